// The 114 surahs: names, meanings, places of revelation, juz (spec §2 Quran, surah list).
import type { LocalText } from '#shared/locale';
import { marks, surahRows } from './quran-text.ts';

export interface Surah {
  /** 1 to 114. */
  number: number;
  /** In Indonesian spelling. */
  name: string;
  arabicName: string;
  /** The meaning of the name. */
  meaning: LocalText;
  otherNames: string[];
  revealedIn: 'makkah' | 'madinah';
  verseCount: number;
  /** Number of its first verse, counted from 1 through the whole text. */
  firstVerse: number;
  juz: { first: number; last: number };
  /** Last segment of its URL: `/quran/{number}/{slug}`. */
  slug: string;
}

export const surahs: readonly Surah[] = surahRows.map(
  ([number, name, arabicName, meaningId, meaningEn, otherNames], index) => {
    const verseCount = marks.verseCounts[index]!;
    const firstVerse = marks.verseCounts.slice(0, index).reduce((sum, count) => sum + count, 1);
    return {
      number: Number(number),
      name: name!,
      arabicName: arabicName!,
      meaning: { id: meaningId!, en: meaningEn! },
      otherNames: otherNames!.split(', ').filter(Boolean),
      revealedIn: marks.madinan.includes(index + 1) ? 'madinah' : 'makkah',
      verseCount,
      firstVerse,
      juz: { first: juzOf(firstVerse), last: juzOf(firstVerse + verseCount - 1) },
      slug: name!
        .toLowerCase()
        .replace(/[^a-z]+/g, '-')
        .replace(/^-|-$/g, ''),
    };
  },
);

/** The surah with a number from a URL; null for anything but 1 to 114. */
export function findSurah(number: string | number): Surah | null {
  return /^[1-9]\d{0,2}$/.test(String(number)) ? (surahs[Number(number) - 1] ?? null) : null;
}

/** 1 to 30, of a verse counted through the whole text. */
export function juzOf(verse: number): number {
  return marks.juzStarts.findLastIndex((start) => start <= verse) + 1;
}

/** 1 to 604 of the Madinah print, of a verse counted through the whole text. */
export function pageOf(verse: number): number {
  return marks.pageStarts.findLastIndex((start) => start <= verse) + 1;
}
