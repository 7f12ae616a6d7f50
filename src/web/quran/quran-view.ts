// What the pages of the Quran show, as their loaders answer it.
import * as m from '#messages/messages';
import type { FoundVerse, Surah, Verse } from '#domain/quran';
import { type Locale, textIn } from '#shared/locale';

export interface SurahView extends Pick<
  Surah,
  'number' | 'slug' | 'name' | 'arabicName' | 'revealedIn' | 'verseCount' | 'juz'
> {
  meaning: string;
}

export function surahView(
  { number, slug, name, arabicName, meaning, revealedIn, verseCount, juz }: Surah,
  locale: Locale,
): SurahView {
  return {
    number,
    slug,
    name,
    arabicName,
    meaning: textIn(meaning, locale).text,
    revealedIn,
    verseCount,
    juz,
  };
}

export interface QuranListView {
  /** What was searched for; empty without any. */
  search: string;
  surahs: SurahView[];
  verses: { items: FoundVerse[]; total: number; page: number; limit: number };
}

export interface SurahPageView {
  surah: SurahView;
  basmalah: string | null;
  verses: Verse[];
  previous: SurahView | null;
  next: SurahView | null;
  recitation: Recitation | null;
}

/** Of the whole surah, or verse by verse: as the source has it. */
export interface Recitation {
  reciter: string;
  surah: string | null;
  verses: (string | null)[];
}

const revealedWord = { makkah: m.quran_revealed_makkah, madinah: m.quran_revealed_madinah } as const;

function juzLabels({ first, last }: Surah['juz']): string {
  return first === last ? m.quran_juz({ juz: first }) : m.quran_juz_range({ first, last });
}

/** "286 ayat · Madaniyah · Juz 1–3" */
export function surahDetails({ verseCount, revealedIn, juz }: SurahView): string {
  return m.quran_facts({ count: verseCount, place: revealedWord[revealedIn](), juz: juzLabels(juz) });
}

/** 255 → ٢٥٥ */
export function arabicDigits(number: number): string {
  return String(number).replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}
