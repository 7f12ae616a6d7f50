// One word for one thing (docs/glossary.md): words the glossary refuses stand in no file name and in no exported symbol.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Refused, and what to say instead. */
const refused: Record<string, string> = {
  act: 'action',
  acts: 'actions',
  anew: 'rename or repeat',
  cashier: 'payment gateway',
  cashiers: 'payment gateways',
  crooked: 'faulty',
  desk: 'console',
  desks: 'consoles',
  facts: 'status, context or details',
  hear: 'receive',
  keep: 'store, cache or retain',
  keeps: 'stores, caches or retains',
  kept: 'stored, cached or retained',
  letter: 'email',
  letters: 'emails',
  luck: 'flaky',
  messenger: 'message channel',
  messengers: 'message channels',
  misfit: 'unmatched payment',
  paper: 'pdf',
  papers: 'pdfs',
  said: 'localized',
  scene: 'fixture or context',
  shop: 'fixture',
  stray: 'orphan',
  strays: 'orphans',
  tell: 'notify',
  told: 'notified',
  words: 'labels or text',
};

/** Words that mean what they say: where, and why. */
const exceptions: Record<string, string> = {
  'src/art/scenes': 'scenes of a drawn cover',
  Scene: 'a scene of a drawn cover',
  SCENES: 'scenes of a drawn cover',
  letter: 'the drawn outline of letters',
  letterArabic: 'the drawn outline of letters',
  'src/domain/catalogue': 'words that a visitor typed into the search',
  SearchWords: 'words that visitors typed, in the database',
  searchWords: 'words that a visitor typed',
  correctWords: 'words that a visitor typed',
  understandWords: 'words that a visitor typed',
  wordsOf: 'words that a visitor typed',
  numberWords: 'numbers that a visitor typed as words',
};

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'test', 'scripts', 'bench', 'db/seed'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('test/lint-examples/'));

/** `listOpenHTTPThings2` → list, open, http, things. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

function wrongWords(name: string): string[] {
  return wordsOf(name)
    .filter((word) => Object.hasOwn(refused, word))
    .map((word) => `${name}: not '${word}' but ${refused[word]}`);
}

test('file names', () => {
  const wrong = files
    .filter((file) => !Object.keys(exceptions).some((start) => file.startsWith(`${start}/`)))
    .flatMap(wrongWords);
  expect(wrong).toEqual([]);
});

test('exported symbols', () => {
  const wrong = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const names = [
      ...source.matchAll(/^export (?:async )?(?:function|const|class|interface|type|enum) (\w+)/gm),
    ].map(([, name]) => name!);
    return names
      .filter((name) => !Object.hasOwn(exceptions, name))
      .flatMap(wrongWords)
      .map((fault) => `${file} ${fault}`);
  });
  expect(wrong).toEqual([]);
});

test('the rule is alive', () => {
  expect(wrongWords('tellSeatsBack')).toHaveLength(1);
  expect(wrongWords('src/web/desks/open-desks.ts')).toHaveLength(2);
  expect(wrongWords('keeper of shopping')).toEqual([]);
});
