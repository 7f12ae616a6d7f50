// The content itself: both languages complete and alike, every guide with sources, nothing a page cannot show (spec §2
// guides).
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { doaMoments, getDoa } from '#domain/doa';
import { renderMarkdown } from '#domain/site-content';
import { locales } from '#shared/locale';
import { foreignPhrases } from '#test/crawl/forbidden-text';
import { findGuide, type Guide, guideParts, guideSlugs, isGuideSlug } from './guides.ts';

const fewestWords = 900;
const fewestSources = 3;

/** Every hadith number that a person has checked against its source (decision 0025). */
const lookedUp = JSON.parse(readFileSync(join(import.meta.dirname, 'data/looked-up.json'), 'utf8')) as Record<
  string,
  number[]
>;
const collections: Record<string, string> = {
  'al-Bukhari': 'bukhari',
  Muslim: 'muslim',
  'Abu Dawud': 'abu-dawud',
  'at-Tirmidzi': 'tirmidzi',
  'al-Tirmidhi': 'tirmidzi',
  'an-Nasa’i': 'nasai',
  'al-Nasa’i': 'nasai',
  'Ibnu Majah': 'ibnu-majah',
  'Ibn Majah': 'ibnu-majah',
};
const reference = new RegExp(
  `(${Object.keys(collections).join('|')}) (?:no\\. )?(\\d+(?:(?:, | dan | and )\\d+)*)`,
  'g',
);

/** 'bukhari 1521', each as often as it is named. */
const hadithsIn = (text: string) =>
  [...text.matchAll(reference)].flatMap(([, collection, numbers]) =>
    numbers!.match(/\d+/g)!.map((number) => `${collections[collection!]} ${number}`),
  );

const textsOf = ({ blocks }: Guide) =>
  blocks.flatMap((block) => (block.kind === 'text' ? [block.markdown] : []));
const htmlOf = (guide: Guide) =>
  textsOf(guide)
    .map((text) => renderMarkdown(text))
    .join('');
const shape = ({ blocks, sources }: Guide) => ({
  sources: sources.length,
  blocks: blocks.map((block) =>
    block.kind === 'ticks' ? block.items.map(({ key }) => key) : block.kind === 'doa' ? block.id : block.kind,
  ),
  headings: textsOf({ blocks } as Guide)
    .join('\n')
    .match(/^#+ /gm),
  tables: textsOf({ blocks } as Guide)
    .join('\n')
    .match(/^\|/gm)?.length,
});

test('has the twelve guides of the specification, and no other file', () => {
  expect([...guideSlugs].sort()).toEqual([
    'jenis-haji',
    'jenis-umroh',
    'miqat',
    'pengenalan-haji',
    'pengenalan-umroh',
    'persiapan-haji',
    'persiapan-umroh',
    'pulang-haji',
    'rukun-haji',
    'sejarah-haji',
    'sejarah-umroh',
    'talbiyah',
  ]);
  for (const locale of locales)
    expect(readdirSync(join(import.meta.dirname, 'data', locale)).sort()).toEqual(
      [...guideSlugs].sort().map((slug) => `${slug}.md`),
    );
  expect(guideParts.flatMap(({ slugs }) => [...slugs])).toEqual(guideSlugs);
  expect([isGuideSlug('miqat'), isGuideSlug('toString'), isGuideSlug('')]).toEqual([true, false, false]);
});

describe.each(guideSlugs)('%s', (slug) => {
  test('has the same sections, lists, supplications, tables and sources in both languages', () => {
    expect(shape(findGuide(slug, 'en'))).toEqual(shape(findGuide(slug, 'id')));
  });

  test.each(locales)('in %s: long enough to be of use, with sources, and in one language', (locale) => {
    const guide = findGuide(slug, locale);
    const words = [
      guide.title,
      guide.summary,
      ...guide.sources.map(({ text }) => text),
      ...textsOf(guide),
      ...guide.blocks.flatMap((block) => (block.kind === 'ticks' ? block.items.map(({ text }) => text) : [])),
    ].join('\n');
    expect(words.split(/\s+/).length).toBeGreaterThan(fewestWords);
    expect(guide.sources.length).toBeGreaterThanOrEqual(fewestSources);
    expect(foreignPhrases(words, locale)).toEqual([]);
    expect(guide.minutes).toBeGreaterThan(2);
  });

  test.each(locales)('in %s: lists every quoted hadith in its sources', (locale) => {
    const guide = findGuide(slug, locale);
    const named = hadithsIn(guide.sources.map(({ text }) => text).join('\n'));
    expect(hadithsIn(textsOf(guide).join('\n')).filter((one) => !named.includes(one))).toEqual([]);
  });

  test.each(locales)(
    'in %s: links lead to guides and pages that exist, and headings have ids of their own',
    (locale) => {
      const html = htmlOf(findGuide(slug, locale));
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
      expect(
        links.filter(
          (href) =>
            !['/doa', '/umroh'].includes(href) &&
            !(href.startsWith('/panduan/') && isGuideSlug(href.slice(9))),
        ),
      ).toEqual([]);
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id!);
      expect(new Set([...ids, 'sources']).size).toBe(ids.length + 1);
    },
  );

  test('has unique list keys, and existing supplications', () => {
    const { blocks } = findGuide(slug, 'id');
    const lists = blocks.flatMap((block) =>
      block.kind === 'ticks' ? [block.items.map(({ key }) => key)] : [],
    );
    expect(lists.map((keys) => new Set(keys).size)).toEqual(lists.map((keys) => keys.length));
    expect(() => blocks.forEach((block) => block.kind === 'doa' && getDoa(block.id))).not.toThrow();
  });
});

test('quotes only checked hadith numbers, and every checked one', () => {
  const ofDoa = doaMoments
    .flatMap(({ doas }) => doas)
    .flatMap(({ sources }) => sources)
    .flatMap((source) =>
      'collection' in source && source.number ? [`${source.collection} ${source.number}`] : [],
    );
  const ofGuides = locales.flatMap((locale) =>
    guideSlugs.flatMap((slug) =>
      hadithsIn(
        [
          ...textsOf(findGuide(slug, locale)),
          ...findGuide(slug, locale).sources.map(({ text }) => text),
        ].join('\n'),
      ),
    ),
  );
  const known = Object.entries(lookedUp).flatMap(([collection, numbers]) =>
    numbers.map((number) => `${collection} ${number}`),
  );
  expect([...new Set([...ofDoa, ...ofGuides])].sort()).toEqual(known.sort());
});

test("has every character in the page's typeface; Arabic in supplications only", () => {
  const font = openSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    ),
  ) as Font;
  const signs = new Set(
    JSON.stringify(locales.flatMap((locale) => guideSlugs.map((slug) => findGuide(slug, locale)))),
  );
  expect([...signs].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0)!))).toEqual([]);
});
