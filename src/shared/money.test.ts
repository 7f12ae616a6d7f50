import { expect, test } from 'vitest';
import { formatDollars } from './money.ts';

test.each([
  [34_500_000, 15_000, '2,300.00', '2.300,00'],
  [101_550_000, 16_500, '6,154.54', '6.154,54'],
  [16_499, 16_500, '0.99', '0,99'],
  [0, 16_500, '0.00', '0,00'],
  [20_000_000_000_000, 16_500, '1,212,121,212.12', '1.212.121.212,12'],
])(
  '%i rupiah at %i are dollars cut at the cent, never rounded up, in the separators of the language',
  (amount, rate, english, indonesian) => {
    expect(formatDollars(amount, rate, 'en')).toBe(`US$\u00a0${english}`);
    expect(formatDollars(amount, rate, 'id')).toBe(`US$\u00a0${indonesian}`);
  },
);
