// The text of the Quran and its Indonesian translation, read from the data files when first asked for (spec §2 Quran;
// src/domain/quran/data/SOURCES.md). A text that differs by one byte from the verified one is refused: no wrong letter is ever shown.
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of the 6,236 verses joined by line breaks, as they come from their source. */
const checkedDigest = '39ff52afa15b2e3f1027dda4dfbcfeec5b4001a19430ccc3e141a2d0f1b490c0';

const data = (file: string) => readFileSync(join(import.meta.dirname, 'data', file), 'utf8');

/** The verses as their source has them; throws when they are not the verified ones. */
export function checkedVerses(text: string): string[] {
  const digest = hash('sha256', text);
  if (digest !== checkedDigest)
    throw new Error(`The text of the Quran is not the one that was checked: its SHA-256 is ${digest}`);
  return text.split('\n');
}

/**
 * The source has one stray thin space inside a word of 2:72. The digest covers the source; the displayed text omits the
 * space.
 */
const straySpace = '\u2009';

let verses: readonly string[] | undefined;
let translated: readonly string[] | undefined;

/** All verses in their order, ready to be shown: marks and white space exact. */
export const verseTexts = (): readonly string[] =>
  (verses ??= checkedVerses(data('verses.txt')).map((verse) => verse.replaceAll(straySpace, '')));

/** The translation of each, unmodified: with the marks of footnotes, which the source does not carry. */
export const translations = (): readonly string[] => (translated ??= data('translation-id.txt').split('\n'));

interface Marks {
  verseCounts: number[];
  /** Surahs revealed in Madinah; the others in Makkah. */
  madinan: number[];
  /** Numbers of verses counted from 1 through the whole text. */
  juzStarts: number[];
  pageStarts: number[];
  sajdahs: number[];
}

export const marks: Readonly<Marks> = JSON.parse(data('marks.json')) as Marks;

export const surahRows: readonly string[][] = data('surahs.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(';'));
