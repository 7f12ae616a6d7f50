import { expect, test } from 'vitest';
import { foreignPhrases } from './forbidden-text.ts';

test('a line with a word of another language is named', () => {
  expect(foreignPhrases('Order\nBayar ke rekening ini\n12 kursi', 'en')).toEqual([
    'Bayar ke rekening ini',
    '12 kursi',
  ]);
  expect(foreignPhrases('Pesanan\n2 seats left', 'id')).toEqual(['2 seats left']);
});

test('letters that stand in a code are not a word', () => {
  expect(foreignPhrases('Order RH-M9TCN9KE · Rihlah\nINV-7DI2-1', 'en')).toEqual([]);
  expect(foreignPhrases('RH-2WE9OR', 'id')).toEqual([]);
});
