// What people type becomes plain words that are safe inside a query.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { searchWords } from './search-words.ts';

it('finds spellings of the same word together, the typed one first', () => {
  expect(searchWords('Umroh RAMADHAN')).toEqual({
    groups: [
      'umroh | umrah | umra | umroah',
      'ramadhan | ramadan | ramdhan | ramdan | romadhon | romadon | puasa',
    ],
    words: ['ramadan', 'umrah'],
  });
});

it.each(['', '   ', '!!! &|()', '🕋', "'"])('has nothing to look for in %j', (text) => {
  expect(searchWords(text)).toBeNull();
});

it('leaves no character that means something to a query, and at most six words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const found = searchWords(text);
      expect(found?.groups.length ?? 0).toBeLessThanOrEqual(6);
      expect(
        (found?.groups ?? []).filter((group) => !/^[\p{L}\p{N}]+( \| [\p{L}\p{N}]+)*$/u.test(group)),
      ).toEqual([]);
    }),
    inputs(),
  );
});
