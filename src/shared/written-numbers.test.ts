// Numbers as people and spreadsheets write them: a part of a rupiah never becomes ten of them.
import { expect, it } from 'vitest';
import { basisPointsOf, typedPercent, wholeNumberOf } from './written-numbers.ts';

it.each([
  ['34500000', 34_500_000],
  ['34.500.000', 34_500_000],
  [' 34 500 000 ', 34_500_000],
  ['0', 0],
  ['1000000000', 1_000_000_000],
])('%s is a whole number', (written, number) => expect(wholeNumberOf(written)).toBe(number));

it.each(['30000000.5', '2.5', '1.50', '34.5000', '34,500,000', '-5', '1e9', '', 'banyak', '1.234.56', null])(
  '%s is none, and stays what it is',
  (written) => expect(wholeNumberOf(written)).toBe(written),
);

it('reads shares in either notation', () => {
  expect(['87,5', '87.5', '87,5%', '90 %', '0,05', '100'].map(basisPointsOf)).toEqual([
    8_750, 8_750, 8_750, 9_000, 5, 10_000,
  ]);
  expect(['1,234', 'x', ''].map(basisPointsOf)).toEqual(['1,234', 'x', '']);
  expect(basisPointsOf(typedPercent(275))).toBe(275);
});
