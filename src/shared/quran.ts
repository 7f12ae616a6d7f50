// What both sides share about the Quran (spec §2 Quran).
import * as paths from './paths.ts';

/** Our choice: bookmarks stored for one member; as many on a device. */
export const maxBookmarks = 500;

/** Shown wherever the text or its translation is: their licence (CC BY-SA) requires it. */
export const quranSource = {
  name: 'QuranEnc.com (Kementerian Agama Republik Indonesia)',
  licence: 'CC BY-SA 4.0',
  address: 'https://quranenc.com/id/browse/indonesian_affairs',
} as const;

/** Path of a surah without language prefix; with a verse, its anchor. */
export function surahPath({ number, slug }: { number: number; slug: string }, verse?: number): string {
  return paths.surah(number, slug) + (verse === undefined ? '' : `#${verseAnchor(verse)}`);
}

/** The page that shares a verse (spec §2 DropdownShare). */
export function versePath(surah: { number: number; slug: string }, verse: number): string {
  return `${surahPath(surah)}/DropdownShare?ayat=${verse}`;
}

export function verseAnchor(verse: number): string {
  return `ayat-${verse}`;
}

/** The picture of a verse, drawn by #web/quran/verse-pictures.server. */
export function versePicturePath(surah: number, verse: number): string {
  return `/verses/v1/${surah}/${verse}.png`;
}
