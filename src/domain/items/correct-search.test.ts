// Typing errors in a search of items.
import { expect, it } from 'vitest';
import { nearestWord } from './correct-search.ts';

const known = ['kurma', 'ajwa', 'sajadah', 'zamzam', 'tasbih', 'kismis', 'dates'];

it.each([
  ['kumra', 'kurma'],
  ['krma', 'kurma'],
  ['sejadah', 'sajadah'],
  ['sajdaah', 'sajadah'],
  ['zam', null],
  ['komputer', null],
])('%s is taken for %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant);
});
