// A promo's discount: by its rules, and as properties over all orders.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '#shared/catalogue';
import { leastPayable } from '#shared/limits';
import { rupiah } from '#shared/money';
import { inputs } from '#test/rounds';
import { judge, type PromoOrder } from './discount.ts';
import type { PromoRules } from './promo.ts';

const promo = (change: Partial<PromoRules> = {}): PromoRules => ({
  category: 'umrah',
  partner: null,
  departureIds: [],
  validFrom: '2027-03-01',
  validUntil: '2027-03-31',
  discount: { amount: rupiah(500_000) },
  minimumOrder: rupiah(0),
  isActive: true,
  ...change,
});
const order = (change: Partial<PromoOrder> = {}): PromoOrder => ({
  category: 'umrah',
  partner: 'nurani',
  departure: 'a',
  total: rupiah(30_000_000),
  today: '2027-03-15',
  ...change,
});
const share = (basisPoints: number, cap: number) => ({ discount: { basisPoints, cap: rupiah(cap) } });

describe('a promo', () => {
  it.each<[string, Partial<PromoRules>, Partial<PromoOrder>, number]>([
    ['an amount', {}, {}, 500_000],
    ['no more than leaves something to pay', {}, { total: rupiah(120_000) }, 110_000],
    ['a share', share(500, 10_000_000), {}, 1_500_000],
    ['a share up to its cap', share(500, 1_000_000), {}, 1_000_000],
    ['half a rupiah as a whole one', share(500, 1_000), { total: rupiah(10_010) }, 10],
    ['on its first day', { validFrom: '2027-03-15' }, {}, 500_000],
    ['on its last day', { validUntil: '2027-03-15' }, {}, 500_000],
    ['from its minimum on', { minimumOrder: rupiah(30_000_000) }, {}, 500_000],
    ['of a departure it names', { departureIds: ['b', 'a'] }, {}, 500_000],
    ['of its own partner', { partner: { slug: 'nurani', name: 'Nurani' } }, {}, 500_000],
  ])('takes off %s', (_what, rules, asked, discount) => {
    expect(judge(promo(rules), order(asked))).toEqual({ discount, refusal: null });
  });
  it.each<[string, Partial<PromoRules>, Partial<PromoOrder>]>([
    ['withdrawn', { isActive: false }, {}],
    ['not_started', { validFrom: '2027-03-16' }, {}],
    ['ended', { validUntil: '2027-03-14' }, {}],
    ['other_category', {}, { category: 'tourism' }],
    ['other_partner', { partner: { slug: 'safwa', name: 'Safwa' } }, {}],
    ['other_departure', { departureIds: ['b', 'c'] }, {}],
    ['other_departure', { departureIds: ['b'] }, { departure: null }],
    ['below_minimum', { minimumOrder: rupiah(30_000_001) }, {}],
    ['nothing_to_pay', {}, { total: rupiah(0) }],
    ['nothing_to_pay', {}, { total: rupiah(10_000) }],
  ])('gives no discount: %s', (refusal, rules, asked) => {
    expect(judge(promo(rules), order(asked))).toEqual({ discount: null, refusal });
  });
});

const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 }).map(rupiah);
const discounts = fc.oneof(
  amounts.map((amount) => ({ amount })),
  fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }), cap: amounts }),
);
const rules = fc.record({
  category: fc.constantFrom(...categories),
  partner: fc.constantFrom(null, { slug: 'nurani', name: 'Nurani' }),
  departureIds: fc.constantFrom<string[]>([], ['a']),
  validFrom: fc.constantFrom('2027-03-01', '2027-03-20'),
  validUntil: fc.constantFrom('2027-03-20', '2027-04-01'),
  discount: discounts,
  minimumOrder: fc.oneof(fc.constant(rupiah(0)), amounts),
  isActive: fc.boolean(),
});
const orders = fc.record({
  category: fc.constantFrom(...categories),
  partner: fc.constantFrom('nurani', 'safwa'),
  departure: fc.constantFrom('a', 'b'),
  total: amounts,
  today: fc.constantFrom('2027-02-28', '2027-03-15', '2027-03-20', '2027-04-02'),
});
const takenOff = (by: PromoRules, from: PromoOrder) => judge(by, from).discount ?? 0;

describe('every order', () => {
  it('gets a discount in whole rupiah above zero, never over the amount or the cap, that leaves the smallest payable amount', () => {
    fc.assert(
      fc.property(rules, orders, (by, from) => {
        const { discount, refusal } = judge(by, from);
        expect((discount === null) !== (refusal === null)).toBe(true);
        if (discount === null) return;
        expect(Number.isSafeInteger(discount) && discount > 0).toBe(true);
        expect(discount).toBeLessThanOrEqual(
          Math.min(from.total - leastPayable, 'amount' in by.discount ? by.discount.amount : by.discount.cap),
        );
      }),
      inputs(500),
    );
  });
  it('gets no smaller discount for a larger amount', () => {
    fc.assert(
      fc.property(rules, orders, amounts, (by, from, more) => {
        expect(takenOff(by, { ...from, total: rupiah(from.total + more) })).toBeGreaterThanOrEqual(
          takenOff(by, from),
        );
      }),
      inputs(500),
    );
  });
  it('never costs less for a larger amount, beyond the minimum', () => {
    fc.assert(
      fc.property(rules, orders, amounts, (by, from, more) => {
        if (from.total < by.minimumOrder) return;
        const dearer = { ...from, total: rupiah(from.total + more) };
        expect(dearer.total - takenOff(by, dearer)).toBeGreaterThanOrEqual(from.total - takenOff(by, from));
      }),
      inputs(500),
    );
  });
});
