import { expect, test } from 'vitest';
import { formatDollars } from './money.ts';

test('dollars are cut at the cent, never rounded up', () => {
  expect(formatDollars(34_500_000, 15_000)).toBe('US$\u00a02,300.00');
  expect(formatDollars(101_550_000, 16_500)).toBe('US$\u00a06,154.54');
  expect(formatDollars(16_499, 16_500)).toBe('US$\u00a00.99');
  expect(formatDollars(0, 16_500)).toBe('US$\u00a00.00');
  expect(formatDollars(20_000_000_000_000, 16_500)).toBe('US$\u00a01,212,121,212.12');
});
