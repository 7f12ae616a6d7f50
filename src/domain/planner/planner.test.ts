// The planner's sums: exact to the rupiah, whatever is asked.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinancingTerms } from '#domain/bank-terms';
import { rupiah } from '#shared/money';
import { financeSum, planFinancing } from './finance-way.ts';
import { priceAfter } from './price-growth.ts';
import { monthlyFor, planSaving } from './save-way.ts';
import { planWaiting } from './wait-way.ts';

const text = { id: 'x', en: 'x' };
const terms: FinancingTerms = {
  minimum: 5_000_000,
  maximum: 25_000_000,
  shareBasisPoints: 9_000,
  tenors: [
    { months: 12, ujrah: 780_000 },
    { months: 24, ujrah: 1_560_000 },
  ],
  adminFee: 150_000,
  bankFee: 100_000,
  insuranceFee: 175_000,
  object: text,
  lateRule: text,
  earlySettlement: text,
};
const growthOf = (price: number, yearlyBasisPoints = 500) => ({ price: rupiah(price), yearlyBasisPoints });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const money = (max: number) => fc.integer({ min: 0, max }).map(rupiah);
const price = fc.integer({ min: 5_000_000, max: 900_000_000 }).map(rupiah);
const growth = fc.record({ price, yearlyBasisPoints: fc.integer({ min: 0, max: 3_000 }) });

describe('the price', () => {
  it('rises after every twelfth month, by a share of what it was', () => {
    expect([0, 11, 12, 23, 24].map((months) => priceAfter(months, growthOf(30_000_000)))).toEqual([
      30_000_000, 30_000_000, 31_500_000, 31_500_000, 33_075_000,
    ]);
  });
  it('stays without growth', () => {
    expect(priceAfter(120, growthOf(30_000_000, 0))).toBe(30_000_000);
  });
});

describe('saving', () => {
  it('is ready in the month whose price is there, and the last deposit is only what is missing', () => {
    const way = planSaving(growthOf(30_000_000, 0), rupiah(4_500_000), rupiah(2_000_000));
    expect(way.readyIn).toBe(13);
    expect(way.months.at(-1)).toEqual({ month: 13, pays: 1_500_000, sum: 30_000_000, price: 30_000_000 });
  });
  it('is ready at once for who has the sum already', () => {
    expect(planSaving(growthOf(30_000_000), rupiah(30_000_000), rupiah(100_000)).readyIn).toBe(0);
  });
  it('is never ready while the price grows faster than what is set aside', () => {
    expect(planSaving(growthOf(500_000_000, 1_000), rupiah(0), rupiah(100_000))).toEqual({
      readyIn: null,
      total: null,
      months: [],
    });
  });
  it('adds up to the price to the rupiah', () => {
    fc.assert(
      fc.property(
        growth,
        money(50_000_000),
        fc.integer({ min: 100_000, max: 50_000_000 }),
        (asked, saved, monthly) => {
          const way = planSaving(asked, saved, rupiah(monthly));
          if (way.readyIn === null) return;
          const paid = sumOf(way.months.map(({ pays }) => pays));
          expect(paid).toBe(Math.max(0, way.total! - saved));
          expect(way.months).toHaveLength(way.readyIn + 1);
          expect(way.total).toBe(priceAfter(way.readyIn, asked));
        },
      ),
    );
  });
  it('is in time with the sum a month that is named, and with no smaller step', () => {
    fc.assert(
      fc.property(growth, money(50_000_000), fc.integer({ min: 1, max: 24 }), (asked, saved, months) => {
        const step = 10_000;
        const monthly = monthlyFor(asked, saved, months, step);
        expect(monthly % step).toBe(0);
        expect(planSaving(asked, saved, monthly).readyIn).toBeLessThanOrEqual(months);
        const less = rupiah(Math.max(0, monthly - step));
        const readyIn = planSaving(asked, saved, less).readyIn ?? Infinity;
        expect(readyIn > months || monthly === 0).toBe(true);
      }),
    );
  });
});

describe('financing', () => {
  it('covers at most 90 % and at most what the bank finances; the fee is a sum, not a share', () => {
    expect(financeSum(rupiah(24_000_000), terms, 12)).toMatchObject({
      financed: 21_600_000,
      downPayment: 2_400_000,
      fees: 425_000,
      upfront: 2_825_000,
      ujrah: 780_000,
      total: 25_205_000,
    });
    expect(financeSum(rupiah(60_000_000), terms, 12)).toMatchObject({
      financed: 25_000_000,
      ujrah: 780_000,
    });
  });
  it('is not offered for a price whose share is below the least that is financed', () => {
    expect(financeSum(rupiah(5_555_555), terms, 12)).toBeNull();
    expect(planFinancing(growthOf(5_555_555), terms, rupiah(0), rupiah(1_000_000))).toBeNull();
    expect(financeSum(rupiah(24_000_000), terms, 6)).toBeNull();
  });
  it('has instalments that sum up to the rupiah and differ by one at most', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(12, 24), (asked, months) => {
        const sum = financeSum(asked, terms, months);
        fc.pre(sum !== null);
        expect(sumOf(sum!.instalments)).toBe(sum!.financed + sum!.ujrah);
        expect(sum!.instalments).toHaveLength(months);
        expect(Math.max(...sum!.instalments) - Math.min(...sum!.instalments)).toBeLessThanOrEqual(1);
        expect(sum!.financed * 10).toBeLessThanOrEqual(asked * 9);
        expect(sum!.upfront + sumOf(sum!.instalments)).toBe(sum!.total);
      }),
    );
  });
  it('leaves as soon as the down payment is there, over the shortest tenor that fits', () => {
    const way = planFinancing(growthOf(24_000_000), terms, rupiah(3_000_000), rupiah(2_000_000))!;
    expect([way.readyIn, way.sum!.months, way.isAffordable]).toEqual([0, 12, true]);
    expect(way.months.at(-1)).toMatchObject({ month: 12, sum: 25_205_000 });
    expect(
      planFinancing(growthOf(24_000_000), terms, rupiah(3_000_000), rupiah(1_000_000))!.sum!.months,
    ).toBe(24);
  });
  it('says when no tenor fits', () => {
    const way = planFinancing(growthOf(24_000_000), terms, rupiah(3_000_000), rupiah(500_000))!;
    expect([way.isAffordable, way.sum!.months]).toEqual([false, 24]);
  });
});

it('waiting costs the price of that day', () => {
  expect(planWaiting(growthOf(30_000_000), rupiah(10_000_000), 24)).toMatchObject({
    readyIn: 24,
    total: 33_075_000,
    missing: 23_075_000,
  });
});

it('waiting pays nothing until the last month, and then what is missing', () => {
  fc.assert(
    fc.property(growth, money(50_000_000), fc.integer({ min: 1, max: 60 }), (asked, saved, months) => {
      const way = planWaiting(asked, saved, months);
      expect(way.months.map(({ month }) => month)).toEqual(Array.from({ length: months + 1 }, (_, at) => at));
      expect(sumOf(way.months.slice(0, -1).map(({ pays }) => pays))).toBe(0);
      const last = way.months.at(-1)!;
      expect([last.pays, last.sum, last.price]).toEqual([way.missing, Math.max(saved, way.total), way.total]);
    }),
  );
});
