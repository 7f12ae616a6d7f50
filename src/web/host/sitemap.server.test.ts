import { expect, test } from 'vitest';
import type { FeatureFlags } from '#domain/brands';
import { openAreas } from '#web/areas';
import { sitemapXml, sitePaths } from './sitemap.server.ts';

const flags = {
  is_hajj: 1,
  is_hasanah: 1,
  is_promo: 1,
  is_financing: 1,
  is_savings: 1,
  is_custom_product: 1,
  link_hasanah: '',
} as FeatureFlags;

test('every path stands in both languages, each naming both twins', () => {
  const xml = sitemapXml('https://rihlah.example', ['/', '/umroh']);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://rihlah.example/',
    '<loc>https://rihlah.example/en',
    '<loc>https://rihlah.example/umroh',
    '<loc>https://rihlah.example/en/umroh',
  ]);
  expect(xml.match(/hreflang="en" href="https:\/\/rihlah.example\/en\/umroh"/g)).toHaveLength(2);
});

test('a brand without hajj does not name its pages, nor one without a lawyer’s approval financing', () => {
  const all = sitePaths(openAreas(flags, true));
  expect(all).toContain('/haji');
  expect(all).toContain('/umroh-dana-talangan');
  expect(sitePaths(openAreas(flags, false))).not.toContain('/umroh-dana-talangan');
  expect(
    sitePaths(openAreas({ ...flags, is_hajj: 0 } as FeatureFlags, true)).filter(
      (path) => path.includes('haji') && !path.startsWith('/panduan/'),
    ),
  ).toEqual([]);
});

test('no more than fifty thousand addresses go into one file', () => {
  const xml = sitemapXml(
    'https://rihlah.example',
    Array.from({ length: 30_000 }, (_, index) => `/product/p-${index}`),
  );
  expect(xml.match(/<loc>/g)).toHaveLength(50_000);
});

test('what XML would read as its own is escaped', () => {
  expect(sitemapXml('https://rihlah.example', ['/a?b=1&c="2"'])).toContain(
    '/a?b=1&amp;c=&quot;2&quot;</loc>',
  );
});
