// The verses of a surah with the annotations of print: juz, page, sajdah, and the basmalah before them (spec §2 surah
// detail).
import { marks, translations, verseTexts } from './quran-text.ts';
import { juzOf, pageOf, type Surah, surahs } from './surahs.ts';

export interface Verse {
  /** Counted from 1 within its surah. */
  number: number;
  /** Uthmani spelling. */
  text: string;
  /** Indonesian, unmodified: with marks of footnotes such as `6)`, which `withoutNoteMarks` takes out. */
  translation: string;
  juz: number;
  page: number;
  /** It begins a juz or a page of print. */
  startsJuz: boolean;
  startsPage: boolean;
  isSajdah: boolean;
}

const juzStarts = new Set(marks.juzStarts);
const pageStarts = new Set(marks.pageStarts);
const sajdahs = new Set(marks.sajdahs);

export function listVerses(surah: Surah): Verse[] {
  return Array.from({ length: surah.verseCount }, (_, index) => verseAt(surah.firstVerse + index, index + 1));
}

/** Null when the surah has no verse of that number. */
export function findVerse(surah: Surah, number: number): Verse | null {
  if (!Number.isInteger(number) || number < 1 || number > surah.verseCount) return null;
  return verseAt(surah.firstVerse + number - 1, number);
}

/** `verse` is counted through the whole text, `number` within the surah. */
function verseAt(verse: number, number: number): Verse {
  return {
    number,
    text: verseTexts()[verse - 1]!,
    translation: translations()[verse - 1]!,
    juz: juzOf(verse),
    page: pageOf(verse),
    startsJuz: juzStarts.has(verse),
    startsPage: pageStarts.has(verse),
    isSajdah: sajdahs.has(verse),
  };
}

/**
 * What is written before the first verse: the words of 1:1. Null for Al-Fatihah, where they are the first verse, and for
 * At-Taubah, which begins without them.
 */
export function basmalahBefore({ number }: Surah): string | null {
  return number === 1 || number === 9 ? null : verseTexts()[0]!;
}

/** The position of a verse of the whole text. */
export function placeOf(verse: number): { surah: Surah; number: number } {
  const surah = surahs.findLast(({ firstVerse }) => firstVerse <= verse)!;
  return { surah, number: verse - surah.firstVerse + 1 };
}

/**
 * A translation for quoting: without its footnote marks. A mark within brackets has mostly absorbed the closing one
 * ("(… istrinya80) harus"): that one stays.
 */
export function withoutNoteMarks(translation: string): string {
  let depth = 0;
  return translation.replace(/(?: |(?<!\d))\d+\)(?=(\)?))|[()]/g, (sign, bracketFollows?: string) => {
    if (sign === '(') depth += 1;
    const isMark = sign.length > 1;
    if (isMark && (depth === 0 || bracketFollows)) return '';
    if (sign !== '(' && depth > 0) depth -= 1;
    return isMark ? ')' : sign;
  });
}
