// The content itself: nothing missing, nothing without a source, nothing the font cannot render (spec §2 /doa).
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { findSurah, findVerse } from '#domain/quran';
import { locales } from '#shared/locale';
import { foreignPhrases } from '#test/crawl/forbidden-text';
import { doaAbout, doaMoments, getDoa } from './doa.ts';

const doas = doaMoments.flatMap((moment) => moment.doas);
const font = (file: string) => openSync(createRequire(import.meta.url).resolve(file)) as Font;
const strangers = (text: string, letters: Font) =>
  [...new Set(text)].filter((sign) => !letters.hasGlyphForCodePoint(sign.codePointAt(0)!));

test('reads every file of the data, and has at least 45 supplications', () => {
  expect(readdirSync(join(import.meta.dirname, 'data')).length).toBe(doaMoments.length);
  expect(doas.length).toBeGreaterThanOrEqual(45);
});

test('has unique ids and moments: they are anchors of one page', () => {
  const ids = [...doas.map(({ id }) => id), ...doaMoments.map(({ id }) => `saat-${id}`)];
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

describe.each(doas)('$id', (doa) => {
  test('is complete in both languages and names its sources', () => {
    for (const locale of locales) {
      for (const text of [doa.title[locale], doa.meaning[locale], ...(doa.note ? [doa.note[locale]] : [])])
        expect(text).toMatch(/\S/);
      expect(
        foreignPhrases(`${doa.title[locale]}\n${doa.meaning[locale]}\n${doa.note?.[locale] ?? ''}`, locale),
      ).toEqual([]);
    }
    expect(doa.sources.length).toBeGreaterThan(0);
  });

  test('is vowelled, and in Arabic characters only', () => {
    expect(doa.arabic).toMatch(/^[\p{Script=Arabic}\p{M}\sـ،؛]+$/u);
    const letters = doa.arabic.match(/\p{L}/gu)!.length;
    expect(doa.arabic.match(/\p{M}/gu)!.length / letters).toBeGreaterThan(0.5);
  });

  test('explains a source without number or verse in a note', () => {
    const isExact = doa.sources.every((source) => 'surah' in source || source.number !== undefined);
    expect(isExact || doa.note !== undefined).toBe(true);
  });
});

test.each(
  doas.flatMap((doa) => doa.sources.flatMap((source) => ('surah' in source ? [{ ...doa, ...source }] : []))),
)('the verses of $id are the very text of $surah:$from', ({ arabic, surah, from, to = from }) => {
  const verses = Array.from(
    { length: to - from + 1 },
    (_, index) => findVerse(findSurah(surah)!, from + index)!.text,
  );
  expect(verses.join(' ')).toContain(arabic);
});

test('has a glyph for every character in its font', () => {
  const arabic = font('@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2');
  const latin = font(
    '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  );
  expect(strangers(doas.map((doa) => doa.arabic).join(''), arabic)).toEqual([]);
  expect(strangers(JSON.stringify(doas.map(({ arabic: _arabic, ...rest }) => rest)), latin)).toEqual([]);
});

describe('searching', () => {
  const found = (search: string) =>
    doaAbout(search, 'id')
      .flatMap((moment) => moment.doas)
      .map(({ id }) => id);
  test.each([
    ['labbaikallahumma labbaik', 'talbiyah'],
    ['ZAMZAM', 'minum-zamzam'],
    ['لبيك اللهم لبيك', 'talbiyah'],
    ['madinah cinta', 'cinta-madinah'],
  ])('"%s" finds %s', (search, id) => {
    expect(found(search)).toContain(id);
  });
  test('returns all without a word, and none for an unknown one', () => {
    expect(found('')).toHaveLength(doas.length);
    expect(found('qwerty')).toEqual([]);
  });
  test('throws for an id that does not exist', () => {
    expect(getDoa('talbiyah').latin).toContain('Labbaik');
    expect(() => getDoa('x')).toThrow('There is no doa x');
  });
});
