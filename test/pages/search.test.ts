// The search as a browser gets it (docs/product/catalogue.md): what words are understood as stands there as chips that can be dropped alone,
// and typing errors are named. And the types of /wisata-syariah, each a page of its own (point 29).
import { describe, expect, test } from 'vitest';
import { headingOf, useDemoSite } from './demo-site.ts';

const site = useDemoSite();
const ask = async (url: string) =>
  (await site.app.inject({ url, headers: { host: 'rihlah.localhost' } })).body;
/** The chips: what each drops, and the address that is left. */
const chips = (body: string) =>
  [...body.matchAll(/<a[^>]*aria-label="Hapus filter ([^"]+)"[^>]*>/g)].map(([tag, label]) => [
    label,
    /href="([^"]+)"/.exec(tag)![1]!.replaceAll('&amp;', '&'),
  ]);
const total = (body: string) => /<h2[^>]*>([^<]+)<\/h2>/.exec(body)![1];

describe('free words', () => {
  test.each([
    [
      'umroh desember dari surabaya',
      [
        ['Des 2027', '/search?q=umroh&from=SUB'],
        ['Surabaya (SUB)', '/search?q=umroh&month=2027-12'],
      ],
    ],
    ['5 bintang', [['Bintang 5', '/search']]],
    ['istambul', [['Istanbul', '/search']]],
    ['murah', [['Termurah', '/search']]],
  ])('%s: chips that can be dropped alone', async (words, shown) => {
    const body = await ask(`/search?q=${encodeURIComponent(words)}`);
    expect(chips(body)).toEqual(shown);
    expect(body).toContain(`value="${words}"`);
  });
  test('a typing error is named', async () => {
    const body = await ask('/search?q=jakrata');
    expect(body).toContain('Maksud Anda “jakarta”?');
    expect(total(body)).not.toBe('0 paket');
    expect(await ask('/en/search?q=jakrata')).toContain('Did you mean “jakarta”?');
    expect(await ask('/search?q=jakarta')).not.toContain('Maksud Anda');
  });
  test('umrah dari surabaya finds what the filters find', async () => {
    expect(total(await ask('/search?q=umrah%20dari%20surabaya'))).toBe(
      total(await ask('/search?q=umrah&from=SUB')),
    );
    expect(total(await ask('/search?q=dari%20surabaya&category=umrah'))).toBe(
      total(await ask('/umroh?from=SUB')),
    );
  });
});

test.each([
  ['', 'Wisata syariah', '/wisata-syariah'],
  ['?type=wisata', 'Wisata halal dalam dan luar negeri', '/wisata-syariah?type=wisata'],
  ['?type=halal-tour&sort=cheapest', 'Halal tour luar negeri', '/wisata-syariah?type=halal-tour'],
  ['?type=umroh', 'Umrah plus wisata', '/wisata-syariah?type=umroh'],
  ['?type=kapal', 'Wisata syariah', '/wisata-syariah'],
])('/wisata-syariah%s is the page "%s"', async (search, title, canonical) => {
  const body = await ask(`/wisata-syariah${search}`);
  expect(headingOf(body)).toBe(title);
  expect(/<title>(.*?)<\/title>/.exec(body)![1]).toMatch(new RegExp(`^${title} ·`));
  expect(body).toContain(`<link rel="canonical" href="http://rihlah.localhost${canonical}"`);
});
