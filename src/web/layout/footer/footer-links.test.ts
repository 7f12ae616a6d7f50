import { expect, test } from 'vitest';
import { areas } from '#web/areas';
import { openColumns } from './footer-links.ts';

const linksOf = (open: readonly string[], consultantMode: boolean) =>
  openColumns(open, consultantMode).flatMap(({ links }) => links.map(({ to }) => to));

test('with every area open the footer links to every address of the specification', () => {
  expect(linksOf(Object.keys(areas), false)).toEqual(
    expect.arrayContaining([
      '/tentang-kami',
      '/galleries',
      '/faq',
      '/kebijakan-privasi',
      '/syarat-ketentuan',
      '/doa',
      '/jadwal-sholat',
      '/blog',
      '/haji',
      '/umroh',
      '/wisata-syariah',
      '/gabung-partner',
      '/gabung-travel-distribution-channel',
      '/',
    ]),
  );
});

test('consultant mode hides the product links and nothing else', () => {
  const all = linksOf(Object.keys(areas), false);
  expect(all.filter((to) => !linksOf(Object.keys(areas), true).includes(to))).toEqual([
    '/umroh',
    '/haji',
    '/wisata-syariah',
    '/partner',
  ]);
});

test('a column whose links are all closed is left out', () => {
  expect(linksOf(['site'], true)).not.toContain('/doa');
  expect(openColumns(['prayerTimes'], false)).toHaveLength(1);
});

test('an area that stands on another site is linked there, whether its pages are open here or not', () => {
  const hasanah = openColumns(['site'], false, { hasanah: 'https://hasanah.example/baca' })
    .flatMap(({ links }) => links)
    .filter(({ area }) => area === 'hasanah');
  expect(hasanah).toMatchObject([{ to: 'https://hasanah.example/baca', isElsewhere: true }]);
  expect(linksOf(['site'], false)).not.toContain('/blog');
});
