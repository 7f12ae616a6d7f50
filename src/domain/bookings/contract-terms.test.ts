// What a partner's contract grants: which share on which day, and what the partner retains, to the rupiah.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractTermsKey, grantedShare, retainedByTerms } from './contract-terms.ts';

const terms = [
  { daysBefore: 60, refundBasisPoints: 9_000 },
  { daysBefore: 30, refundBasisPoints: 5_000 },
  { daysBefore: 0, refundBasisPoints: 0 },
];
const on = (askedOn: string, granted = terms) => grantedShare(granted, { askedOn, departsOn: '2027-06-13' });

it('grants the share of the step that contains the day of the request, the last day of a step included', () => {
  expect(
    ['2027-04-14', '2027-04-15', '2027-05-14', '2027-05-15', '2027-06-13'].map((day) => on(day)),
  ).toEqual([9_000, 5_000, 5_000, 0, 0]);
  expect(on('2027-04-14', terms.toReversed())).toBe(9_000);
});

it('grants nothing without terms, after the departure, or before the first step', () => {
  expect([on('2027-04-14', []), on('2027-06-14'), on('2027-06-01', [terms[0]!])]).toEqual([0, 0, 0]);
});

it('leaves the partner the share of the price that is not granted, rounded half up, and never more than was paid', () => {
  expect(
    [
      [30_000_000, 30_000_000, 7_500],
      [30_000_000, 5_000_000, 9_000],
      [30_000_000, 5_000_000, 5_000],
      [1_001, 1_001, 5_000],
      [30_000_000, 0, 2_500],
      [30_000_000, 30_000_000, 10_000],
    ].map(([total, paid, granted]) => retainedByTerms({ total: total!, paid: paid! }, granted!)),
  ).toEqual([7_500_000, 3_000_000, 5_000_000, 501, 0, 0]);
});

it('never retains more than was paid, nor less when the terms grant less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.integer({ min: 0, max: 10 ** 12 }),
      fc.nat(10_000),
      fc.nat(10_000),
      (total, paid, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((granted) =>
          retainedByTerms({ total, paid }, granted),
        );
        expect(less!).toBeGreaterThanOrEqual(more!);
        expect(less!).toBeLessThanOrEqual(Math.min(paid, total));
      },
    ),
  );
});

it('recognises equal terms by their key', () => {
  expect([contractTermsKey(terms), contractTermsKey([])]).toEqual(['60:9000,30:5000,0:0', '']);
});
