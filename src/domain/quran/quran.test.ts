// The Quran letter by letter: the verified text, its marks, its font, and navigation.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, it, test } from 'vitest';
import {
  basmalahBefore,
  findSurah,
  findVerse,
  listVerses,
  searchTranslation,
  surahs,
  surahsNamed,
  withoutNoteMarks,
} from './quran.ts';
import { checkedVerses, marks, translations, verseTexts } from './quran-text.ts';
import { stem } from './stem.ts';

const source = readFileSync(join(import.meta.dirname, 'data/verses.txt'), 'utf8');
const verse = (surah: number, number: number) => findVerse(findSurah(surah)!, number)!;

describe('the text', () => {
  it('is the verified one, to the byte; with one mark less it is refused', () => {
    expect(checkedVerses(source)).toHaveLength(6_236);
    expect(() => checkedVerses(source.replace('\u0650', ''))).toThrow('is not the one that was checked');
    expect(() => checkedVerses(`${source}\n`)).toThrow('is not the one that was checked');
  });

  it('is shown unchanged but for one stray thin space in a word of 2:72', () => {
    const changed = checkedVerses(source).flatMap((one, index) =>
      one === verseTexts()[index] ? [] : [{ index, parts: one.split('\u2009'), shown: verseTexts()[index]! }],
    );
    expect(changed.map(({ index }) => index + 1)).toEqual([findSurah(2)!.firstVerse + 71]);
    expect(changed[0]!.shown).toBe(changed[0]!.parts.join(''));
    expect(verseTexts().filter((one) => /^\s|\s$|\s\s|[^\u0600-\u06ff ]/.test(one))).toEqual([]);
  });

  it('has every glyph in the font it is set in', () => {
    const font = create(
      readFileSync(
        createRequire(import.meta.url).resolve(
          '@fontsource/scheherazade-new/files/scheherazade-new-arabic-400-normal.woff2',
        ),
      ),
    );
    if (!('hasGlyphForCodePoint' in font)) throw new Error('not one font');
    const letters = new Set(
      [...verseTexts(), ...surahs.map(({ arabicName }) => arabicName), '٠١٢٣٤٥٦٧٨٩'].flatMap((text) => [
        ...text,
      ]),
    );
    expect(letters.size).toBeGreaterThan(60);
    // The space is the page's own.
    expect(
      [...letters]
        .filter((letter) => letter !== ' ' && !font.hasGlyphForCodePoint(letter.codePointAt(0)!))
        .map((letter) => letter.codePointAt(0)!.toString(16)),
    ).toEqual([]);
  });

  it('marks sajdah exactly where the text itself does', () => {
    const marked = verseTexts().flatMap((one, index) => (one.includes('\u06e9') ? [index + 1] : []));
    expect(marks.sajdahs).toEqual(marked);
    expect(verse(32, 15).isSajdah).toBe(true);
    expect(verse(32, 16).isSajdah).toBe(false);
  });
});

describe('surahs', () => {
  it('are 114 of 6,236 verses, one after the other', () => {
    expect(surahs).toHaveLength(114);
    let next = 1;
    for (const surah of surahs) {
      expect([surah.number, surah.firstVerse]).toEqual([surahs.indexOf(surah) + 1, next]);
      next += surah.verseCount;
    }
    expect(next - 1).toBe(6_236);
    expect(translations()).toHaveLength(6_236);
    expect(surahs.filter(({ revealedIn }) => revealedIn === 'madinah')).toHaveLength(28);
  });

  test.each([
    [1, 7],
    [2, 286],
    [9, 129],
    [36, 83],
    [55, 78],
    [103, 3],
    [108, 3],
    [114, 6],
  ])('surah %i has %i verses, each with its translation', (number, count) => {
    const verses = listVerses(findSurah(number)!);
    expect(verses.map((one) => one.number)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    expect(verses.every(({ text, translation }) => text.length > 0 && translation.length > 0)).toBe(true);
  });

  it('each have a unique slug', () => {
    expect(new Set(surahs.map(({ slug }) => slug)).size).toBe(114);
    expect(surahs.every(({ slug }) => /^[a-z]+(-[a-z]+)*$/.test(slug))).toBe(true);
    expect(findSurah(3)!.slug).toBe('ali-imran');
  });

  test.each(['0', '115', '-1', '1.5', '01', '', 'x', '1e1', '999', '\u0661'])(
    'there is no surah "%s"',
    (number) => {
      expect(findSurah(number)).toBeNull();
    },
  );

  it('have no verse before the first or after the last', () => {
    const surah = findSurah(114)!;
    for (const number of [0, 7, -1, 1.5, Number.NaN]) expect(findVerse(surah, number)).toBeNull();
  });

  it('begin with the basmalah, but Al-Fatihah, whose first verse it is, and At-Taubah', () => {
    expect(surahs.filter((surah) => basmalahBefore(surah) === null).map(({ number }) => number)).toEqual([
      1, 9,
    ]);
    const basmalah = verse(1, 1).text;
    expect(basmalahBefore(findSurah(2)!)).toBe(basmalah);
    // No first verse contains it, so it is never shown twice.
    expect(
      surahs.filter((surah) => verse(surah.number, 1).text.startsWith(basmalah)).map(({ number }) => number),
    ).toEqual([1]);
  });
});

describe('juz and pages', () => {
  it('are 30 and 604, in order', () => {
    expect(marks.juzStarts).toHaveLength(30);
    expect(marks.pageStarts).toHaveLength(604);
    for (const starts of [marks.juzStarts, marks.pageStarts])
      expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other));
  });

  test.each([
    [1, 1, 1, 1],
    [2, 141, 1, 21],
    [2, 142, 2, 22],
    [2, 255, 3, 42],
    [18, 1, 15, 293],
    [36, 1, 22, 440],
    [67, 1, 29, 562],
    [78, 1, 30, 582],
    [114, 6, 30, 604],
  ])('%i:%i lies in juz %i, page %i', (surah, number, juz, page) => {
    expect(verse(surah, number)).toMatchObject({ juz, page });
  });

  it('are marked where they begin', () => {
    expect(verse(2, 142)).toMatchObject({ startsJuz: true, startsPage: true });
    expect(verse(2, 143)).toMatchObject({ startsJuz: false, startsPage: false });
    expect(findSurah(2)!.juz).toEqual({ first: 1, last: 3 });
  });
});

describe('finding a surah', () => {
  test.each([
    ['yasin', 36],
    ['Ya Sin', 36],
    ['al kautsar', 108],
    ['Al-Kawthar', 108],
    ['18', 18],
    ['QS 2:255', 2],
    ['surat yusuf', 12],
    ['kahfi', 18],
    ['al-mulk', 67],
    ['waqiah', 56],
    ['dhuha', 93],
    ['arrohman', 55],
    ['sapi betina', 2],
    ['the cow', 2],
    ['insyirah', 94],
    ['muzamil', 73],
    ['thariq', 86],
    ['Ali Imron', 3],
    ['البقرة', 2],
    ['ikhlash', 112],
  ])('"%s" finds surah %i', (typed, number) => {
    expect(surahsNamed(typed).map((surah) => surah.number)).toContain(number);
    expect(surahsNamed(typed).length).toBeLessThan(4);
  });

  it('by juz returns those within it', () => {
    expect(surahsNamed('juz 1').map(({ number }) => number)).toEqual([1, 2]);
    expect(surahsNamed('Juz 30')).toHaveLength(37);
    expect(surahsNamed('juz 31')).toEqual([]);
  });

  it('returns all without a word, and none for an unknown name', () => {
    expect(surahsNamed(' ')).toHaveLength(114);
    for (const typed of ['qwertz', '115', '🕋', "';--"]) expect(surahsNamed(typed)).toEqual([]);
  });
});

describe('the translation', () => {
  it('is quoted without footnote marks', () => {
    expect(translations().filter((one) => /\d\)/.test(one)).length).toBeGreaterThan(500);
    expect(
      translations()
        .map(withoutNoteMarks)
        .filter((one) => /\d/.test(one)),
    ).toEqual([]);
    expect(withoutNoteMarks(verse(2, 3).translation)).toContain('menginfakkan sebagian');
    expect(withoutNoteMarks(verse(2, 226).translation)).toMatch(
      /^\(Bagi orang yang meng-ila` istrinya\) harus menunggu/,
    );
    expect(withoutNoteMarks(verse(18, 14).translation)).toMatch(/^\(dan Kami .* berdiri\) lalu/);
  });

  it('stays balanced in brackets without the marks', () => {
    const open = (text: string) =>
      [...text].filter((sign) => sign === '(').length - [...text].filter((sign) => sign === ')').length;
    const marked = translations()
      .filter((one) => /\d\)/.test(one))
      .map(withoutNoteMarks);
    expect(marked.filter((one) => open(one) !== 0)).toEqual([]);
  });
});

describe('searching the translation', () => {
  const found = (text: string, limit = 200) =>
    searchTranslation(text, { page: 1, limit }).items.map(({ surah, number }) => `${surah.number}:${number}`);

  it('finds a word in all its forms', () => {
    expect(found('memakan')).toEqual(found('makanan'));
    expect(found('mengampuni')).toEqual(found('ampunan'));
    expect(found('ampunan').length).toBeGreaterThan(50);
  });

  it('requires every word, and lists exact forms first', () => {
    expect(found('seribu bulan')).toEqual(['97:3']);
    expect(found('orang yang sabar')[0]).toBe(found('orang sabar').find((place) => place === '2:153'));
    expect(found('haji umrah')).toContain('2:196');
  });

  it('ignores accents, case, marks and non-words', () => {
    expect(found('YAJUJ')).toEqual(found('ya’jūj'));
    expect(found('YAJUJ')).toContain('18:94');
    for (const nothing of ['', '  ', '🕋', '()', 'qwertz', 'sabar qwertz', '\u0000'])
      expect(found(nothing)).toEqual([]);
  });

  it('highlights the matches, whole words only', () => {
    const { items } = searchTranslation('kursi', { page: 1, limit: 10 });
    const throne = items.find(({ surah, number }) => surah.number === 2 && number === 255)!;
    expect(throne.snippet.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Kursi']);
    expect(throne.snippet.map(({ text }) => text).join('')).toMatch(/^…\S.*\S$/);
  });

  it('pages without a gap or a duplicate', () => {
    const all = found('rahmat');
    const pages = [1, 2, 3].flatMap((page) =>
      searchTranslation('rahmat', { page, limit: 10 }).items.map(
        ({ surah, number }) => `${surah.number}:${number}`,
      ),
    );
    expect(pages).toEqual(all.slice(0, 30));
    expect(searchTranslation('rahmat', { page: 1_000, limit: 10 })).toMatchObject({
      items: [],
      total: all.length,
    });
  });
});

test.each([
  ['menyembah', 'sembah'],
  ['penyembah', 'sembah'],
  ['memakan', 'makan'],
  ['mematikan', 'mati'],
  ['dinafkahkannya', 'nafkah'],
  ['menafkahkan', 'nafkah'],
  ['kesabaran', 'sabar'],
  ['mengasihi', 'kasih'],
  ['iman', 'iman'],
  ['dia', 'dia'],
])('the stem of %s is %s', (word, root) => {
  const known = new Set(['sembah', 'makan', 'mati', 'nafkah', 'sabar', 'kasih', 'iman']);
  expect(stem(word, (one) => known.has(one))).toBe(root);
});
