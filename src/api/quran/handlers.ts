// The Quran over HTTP (spec §7).
import { quranContract } from './contract.ts';
import {
  basmalahBefore,
  type Bookmark,
  findSurah,
  storeBookmark,
  storeLastRead,
  listBookmarks,
  listVerses,
  removeBookmark,
  searchTranslation,
  type Surah,
  surahs,
} from '#domain/quran';
import { AppError } from '#shared/errors';
import { type Locale, textIn } from '#shared/locale';
import { quranSource } from '#shared/quran';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';

export const quranApi = implement(quranContract, {
  chapters: async (_input, { locale }) => ({ data: surahs.map((surah) => presentChapter(surah, locale)) }),
  verses: async ({ params }, { locale }) => {
    const surah = getSurah(params.chapter);
    const verses = listVerses(surah).map(({ number, text, juz, page, isSajdah }) => ({
      number,
      text,
      juz,
      page,
      is_sajdah: isSajdah,
    }));
    return {
      data: {
        chapter: presentChapter(surah, locale),
        basmalah: basmalahBefore(surah),
        source: quranSource,
        verses,
      },
    };
  },
  translation: async ({ params }, { locale }) => {
    const surah = getSurah(params.chapter);
    const verses = listVerses(surah).map(({ number, translation }) => ({ number, text: translation }));
    return {
      data: { chapter: presentChapter(surah, locale), language: 'id' as const, source: quranSource, verses },
    };
  },
  search: async ({ query: { q, page, limit } }) => {
    const { items, total } = searchTranslation(q, { page, limit });
    const data = items.map(({ surah, number, snippet }) => ({
      chapter: surah.number,
      chapter_name: surah.name,
      verse: number,
      snippet: snippet.map(({ text, isHit }) => ({ text, is_hit: isHit })),
    }));
    return { data, pagination: presentPagination({ items, page, limit, total, totalIsCapped: false }) };
  },
  bookmarks: async (_input, { deps, actor }) => {
    const { bookmarks, lastRead } = await listBookmarks(deps, actor);
    return { data: { bookmarks: bookmarks.map(presentMark), last_read: lastRead && presentMark(lastRead) } };
  },
  keepBookmark: async ({ params }, { deps, actor }) => {
    await storeBookmark(deps, actor, placeIn(params));
    return { data: null };
  },
  removeBookmark: async ({ params }, { deps, actor }) => {
    await removeBookmark(deps, actor, placeIn(params));
    return { data: null };
  },
  lastRead: async ({ params }, { deps, actor }) => {
    await storeLastRead(deps, actor, placeIn(params));
    return { data: null };
  },
});

function presentChapter(
  { number, slug, name, arabicName, meaning, revealedIn, verseCount, juz }: Surah,
  locale: Locale,
) {
  return {
    number,
    slug,
    name,
    arabic_name: arabicName,
    meaning: textIn(meaning, locale).text,
    revealed_in: revealedIn,
    verse_count: verseCount,
    first_juz: juz.first,
    last_juz: juz.last,
  };
}

function presentMark({ surah, verse, keptAt }: Bookmark) {
  return { chapter: surah.number, chapter_name: surah.name, verse, kept_at: keptAt.toISOString() };
}

function getSurah(number: string): Surah {
  const surah = findSurah(number);
  if (!surah) throw new AppError('not_found');
  return surah;
}

/** Not a number means no verse; the domain refuses a verse that does not exist. */
function placeIn({ chapter, verse }: { chapter: string; verse: string }): { surah: number; verse: number } {
  return { surah: getSurah(chapter).number, verse: /^\d{1,3}$/.test(verse) ? Number(verse) : 0 };
}
