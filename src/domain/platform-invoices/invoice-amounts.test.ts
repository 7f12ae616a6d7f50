// What an invoice to a partner comes to: every rupiah of the commission is net or tax, whatever the rates.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { invoiceAmounts } from './invoice-amounts.ts';

const rates = { vatBasisPoints: 1_100, withholdingBasisPoints: 200 };

it('takes 11 % out of the commission, and 2 % of the net off what is owed', () => {
  const amounts = (sums: { collected: number; owed: number; withholds: boolean }) =>
    invoiceAmounts(sums, rates);
  expect(amounts({ collected: 0, owed: 1_110_000, withholds: true })).toEqual({
    net: 1_000_000,
    vat: 110_000,
    withheld: 20_000,
  });
  expect(amounts({ collected: 555_000, owed: 555_000, withholds: true }).withheld).toBe(10_000);
  expect(amounts({ collected: 555_000, owed: 555_000, withholds: false }).withheld).toBe(0);
  expect(amounts({ collected: -1_110_000, owed: -1_110_000, withholds: true })).toEqual({
    net: -2_000_000,
    vat: -220_000,
    withheld: 0,
  });
});

it('adds up to the rupiah, and gives back exactly what it took', () => {
  const sum = fc.integer({ min: -(10 ** 11), max: 10 ** 11 });
  const rate = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(sum, sum, rate, rate, (collected, owed, vatBasisPoints, withholdingBasisPoints) => {
      const one = { vatBasisPoints, withholdingBasisPoints };
      const { net, vat, withheld } = invoiceAmounts({ collected, owed, withholds: true }, one);
      const back = invoiceAmounts({ collected: -collected, owed: -owed, withholds: true }, one);
      expect(net + vat).toBe(collected + owed);
      expect([back.net + net, back.vat + vat]).toEqual([0, 0]);
      expect(withheld >= 0 && withheld <= Math.max(owed, 0)).toBe(true);
    }),
  );
});
