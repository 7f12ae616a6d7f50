// What stays readable without a network, and what never does.
import { expect, it } from 'vitest';
import { urlsToCache, assetsIn, cachedUrlFor, offlinePath } from './cached-pages.ts';

const now = new Date('2026-11-21T17:00:00Z');
const kept = [
  '/doa',
  '/en/panduan/haji',
  '/jadwal-sholat/solatAwal?place=makkah',
  '/jadwal-sholat?place=makkah',
  '/jadwal-sholat?place=makkah&month=2026-12',
];
const find = (address: string) => cachedUrlFor(new URL(address, 'http://rihlah.localhost'), kept);

it.each(['/doa', '/en/doa', '/panduan/haji', '/quran/2', '/en/panduan'])('keeps %s', (path) => {
  expect(urlsToCache(path, undefined, now)).toEqual([path]);
});

it.each([
  '/',
  '/umroh',
  '/member/profile',
  '/en/member/profile/edit',
  '/auth/login',
  '/api/v3/banners',
  '/doa//evil',
  '/quran/2/al-baqarah/DropdownShare',
  '/panduan/../member',
  '/jadwal-sholat',
  '/jadwal-sholat/jadwal.ics',
])('keeps nothing of %s', (path) => {
  expect(urlsToCache(path, undefined, now)).toEqual([]);
});

it('keeps both pages of the chosen place, and the months of 60 days', () => {
  expect(urlsToCache('/en/jadwal-sholat', 'makkah', now)).toEqual([
    '/en/jadwal-sholat/solatAwal?place=makkah',
    '/en/jadwal-sholat?place=makkah',
    '/en/jadwal-sholat?place=makkah&month=2026-11',
    '/en/jadwal-sholat?place=makkah&month=2026-12',
    '/en/jadwal-sholat?place=makkah&month=2027-01',
  ]);
});

it.each([
  ['/doa', '/doa'],
  ['/doa?affiliate_code=ANI-01', '/doa'],
  ['/doa/lain', undefined],
  ['/en/doa', undefined],
  ['/jadwal-sholat', '/jadwal-sholat?place=makkah'],
  ['/jadwal-sholat?place=makkah&month=2026-12&method=mwl', '/jadwal-sholat?place=makkah&month=2026-12'],
  ['/jadwal-sholat?place=makkah&month=2031-01', '/jadwal-sholat?place=makkah'],
  ['/jadwal-sholat?place=kota-bandung', undefined],
  ['/jadwal-sholat/solatAwal', '/jadwal-sholat/solatAwal?place=makkah'],
  ['/member/profile', undefined],
])('answers %s by %s', (address, answer) => {
  expect(find(address)).toBe(answer);
});

it('speaks the language of the address when it has nothing', () => {
  expect([offlinePath('/umroh'), offlinePath('/en/umroh'), offlinePath('/english')]).toEqual([
    '/offline',
    '/en/offline',
    '/offline',
  ]);
});

it('finds the files of a page, each once', () => {
  expect(
    assetsIn(
      '<link href="/assets/font-1a.woff2"><script src="/assets/a.js"></script><script src="/assets/a.js"></script><link href="/assets/en/b-2c.js"><img src="/covers/v2/x.svg"><script>{"url":"/assets/id/manifest-3d.js"}</script>',
    ),
  ).toEqual(['/assets/font-1a.woff2', '/assets/a.js', '/assets/en/b-2c.js']);
  expect(assetsIn('')).toEqual([]);
});
