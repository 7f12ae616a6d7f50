// What the calls about the Quran are asked (spec §7).
import { storeBookmark, storeLastRead } from '#domain/quran';
import type { Ask, Call } from '#test/api/call';

const quran = '/api/v3/quran';
const noChapter = ['0', '115', 'x', '01', '1.5', '%00', '%D9%A1', '%27%20or%201=1'];
const noPlace = [
  ...noChapter.map((chapter) => `${chapter}/1`),
  '114/7',
  '1/0',
  '1/x',
  '1/1.5',
  '1/-1',
  '1/%00',
  '2/9999',
];
const unknownPlaces = (url: string) => noPlace.map((place) => `${url}/${place}`);
const marked: Ask = async ({ deps, caller }) => {
  await storeBookmark(deps, caller!.actor, { surah: 2, verse: 255 });
  await storeLastRead(deps, caller!.actor, { surah: 18, verse: 10 });
  return {};
};

export const quranCalls: Record<string, Call> = {
  [`GET ${quran}/chapters`]: { works: [`${quran}/chapters`] },
  [`GET ${quran}/chapters/:chapter/verses`]: {
    works: [`${quran}/chapters/1/verses`, `${quran}/chapters/9/verses`, `${quran}/chapters/114/verses`],
    unknown: noChapter.map((chapter) => `${quran}/chapters/${chapter}/verses`),
  },
  [`GET ${quran}/chapters/:chapter/translation`]: {
    works: [`${quran}/chapters/1/translation`, `${quran}/chapters/2/translation`],
    unknown: noChapter.map((chapter) => `${quran}/chapters/${chapter}/translation`),
  },
  [`GET ${quran}/search`]: {
    works: [
      `${quran}/search?q=sabar`,
      `${quran}/search`,
      `${quran}/search?q=%27%3B--%20%F0%9F%95%8B`,
      `${quran}/search?q=dan%20yang&page=2&limit=1`,
      `${quran}/search?q=yang&page=1000&limit=100`,
    ],
    wrong: {
      [`${quran}/search?q=${'x'.repeat(101)}`]: 'q',
      [`${quran}/search?q=a&q=b`]: 'q',
      [`${quran}/search?limit=0`]: 'limit',
      [`${quran}/search?limit=101`]: 'limit',
      [`${quran}/search?page=0`]: 'page',
      [`${quran}/search?page=x`]: 'page',
    },
  },
  [`GET ${quran}/bookmarks`]: { works: [marked, {}] },
  [`PUT ${quran}/bookmarks/:chapter/:verse`]: {
    works: [`${quran}/bookmarks/2/255`],
    unknown: unknownPlaces(`${quran}/bookmarks`),
  },
  [`DELETE ${quran}/bookmarks/:chapter/:verse`]: {
    works: [`${quran}/bookmarks/2/255`],
    unknown: unknownPlaces(`${quran}/bookmarks`),
  },
  [`PUT ${quran}/last-read/:chapter/:verse`]: {
    works: [`${quran}/last-read/36/83`],
    unknown: unknownPlaces(`${quran}/last-read`),
  },
};
