// What the page for times without a network lists.
import { expect, it } from 'vitest';
import { headingOf, withCachedPages } from './cached-headings.ts';

const page =
  '<div hidden="" data-kept-pages="true"><h2>Tersimpan</h2><ul data-kept-list="true" class="mt-2"></ul></div>';

it('takes the words of the first heading, in every script, and nothing of what shapes them', () => {
  expect(
    decodeURIComponent(
      headingOf('<p>x</p><h1 class="a">Sholat <span lang="ar">صلاة</span>\n&amp; doa</h1><h1>lain</h1>'),
    ),
  ).toBe('Sholat صلاة\n&amp; doa');
  expect(headingOf('<h1>صلاة</h1>')).toMatch(/^[\x20-\x7e]+$/);
  expect(headingOf('<h2>tidak</h2>')).toBe('');
});

it('lists in its own language, each page once and neither months, tabs nor itself', () => {
  const kept = [
    '/doa',
    '/en/doa',
    '/offline',
    '/jadwal-sholat?place=makkah',
    '/jadwal-sholat?place=makkah&month=2026-12',
    '/member/my-order?tab=completed',
    '/member/my-order/RHL-1',
  ].map((address) => ({ address, heading: headingOf(`<h1>Judul ${address}</h1>`) }));
  const html = withCachedPages(page, 'id', kept);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/doa"',
    'href="/jadwal-sholat?place=makkah"',
    'href="/member/my-order/RHL-1"',
  ]);
  expect(html).toContain('<ul data-kept-list="true" class="mt-2"><li><a href="/doa">Judul /doa</a></li>');
  expect(html).not.toContain('hidden');
  expect(withCachedPages(page, 'en', kept).match(/href="[^"]*"/g)).toEqual(['href="/en/doa"']);
});

it('writes words that mean something to a replacement as they are', () => {
  expect(
    withCachedPages(page, 'id', [{ address: '/doa?a=1&b=2', heading: headingOf('<h1>$& $1 100%</h1>') }]),
  ).toContain('<a href="/doa?a=1&amp;b=2">$& $1 100%</a>');
});

it('stays as it is where nothing was kept, or nothing with a heading', () => {
  expect(withCachedPages(page, 'id', [])).toBe(page);
  expect(
    withCachedPages(page, 'id', [
      { address: '/doa', heading: null },
      { address: '/quran', heading: '' },
    ]),
  ).toBe(page);
});
