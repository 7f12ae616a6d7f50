import { expect, test } from 'vitest';
import { isReadingPage } from './reading-pages.ts';

test('worship and articles are for reading; what is sold, and what only begins alike, is not', () => {
  expect(
    [
      '/doa',
      '/jadwal-sholat/solatAwal',
      '/quran',
      '/quran/36/yasin',
      '/panduan/miqat',
      '/blog/arti-5-pasti',
    ].filter((path) => !isReadingPage(path)),
  ).toEqual([]);
  expect(['/', '/umroh', '/product/quran-tour', '/panduanku', '/faq'].filter(isReadingPage)).toEqual([]);
});
