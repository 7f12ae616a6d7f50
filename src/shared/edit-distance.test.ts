// Distances between words, against simple properties.
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'k', 'r'), maxLength: 8 });

it.each([
  ['jakrata', 'jakarta', 1],
  ['istambul', 'istanbul', 1],
  ['desembr', 'desember', 1],
  ['surbya', 'surabaya', 2],
  ['sama', 'sama', 0],
  ['', 'dua', 3],
])('%s and %s are %i errors apart', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance);
});

it('is symmetric, zero for equal words only, and never more than limit + 1', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      const distance = editDistance(a, b, limit);
      expect(editDistance(b, a, limit)).toBe(distance);
      expect(distance === 0).toBe(a === b);
      expect(distance).toBeLessThanOrEqual(limit + 1);
      expect(distance).toBe(Math.min(limit + 1, editDistance(a, b, 20)));
    }),
    inputs(),
  );
});
