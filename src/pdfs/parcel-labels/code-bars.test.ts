import { expect, it } from 'vitest';
import { codeBars } from './code-bars.ts';

it('begins with the start of Code 128 and ends with its stop', () => {
  const bars = codeBars('OL-ABCDEFGH-1');
  expect(bars.slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4]);
  expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
});

it('writes a character in eleven modules, with a start, a check and a stop', () => {
  const modules = codeBars('ABCDEF').reduce((sum, width) => sum + width, 0);
  expect(modules).toBe(11 * (6 + 2) + 13);
});
