// The Quran (spec §2 Quran, §7 third-party Quran service, which this replaces): the front door.
export { type Bookmark, storeBookmark, storeLastRead, listBookmarks, removeBookmark } from './bookmarks.ts';
export { surahsNamed } from './find-surahs.ts';
export { type FoundVerse, searchTranslation } from './search-translation.ts';
export { findSurah, type Surah, surahs } from './surahs.ts';
export { basmalahBefore, findVerse, listVerses, type Verse, withoutNoteMarks } from './verses.ts';
