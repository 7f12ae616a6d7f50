// Ages at their boundaries: the date of return decides, birthdays included (decision 0058).
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { travellers } from './trip-price.ts';
import { defaultAgeBounds, judgeAge } from './traveller-age.ts';

const returnsOn = '2027-06-21';

it.each([
  ['child', '1990-04-01', 'adult', 'older'],
  ['child', '2015-06-21', 'adult', 'older'],
  ['child', '2015-06-22', 'child', 'fits'],
  ['child', '2025-06-21', 'child', 'fits'],
  ['child', '2025-06-22', 'infant', 'younger'],
  ['infant', '2025-06-21', 'child', 'older'],
  ['infant', '2025-06-22', 'infant', 'fits'],
  ['infant', '2000-01-01', 'adult', 'older'],
  ['adult', '2015-06-22', 'child', 'younger'],
  ['adult', '1960-01-01', 'adult', 'fits'],
] as const)('who pays as %s and was born on %s travels as %s: %s', (paidAs, birthDate, is, verdict) => {
  expect(judgeAge(paidAs, birthDate, returnsOn, defaultAgeBounds)).toMatchObject({ is, verdict });
});

it('counts a birthday on 29 February as 1 March in other years', () => {
  expect(judgeAge('child', '2016-02-29', '2028-02-28', defaultAgeBounds)!.verdict).toBe('fits');
  expect(judgeAge('child', '2016-02-29', '2029-02-28', { infantBelow: 2, childBelow: 13 })!.verdict).toBe(
    'fits',
  );
  expect(judgeAge('child', '2016-02-29', '2029-03-01', { infantBelow: 2, childBelow: 13 })!.verdict).toBe(
    'older',
  );
});

it("uses a programme's own bounds, and decides nothing without a birth date", () => {
  expect(judgeAge('child', '2012-01-01', returnsOn, { infantBelow: 3, childBelow: 17 })!.verdict).toBe(
    'fits',
  );
  expect(judgeAge('child', null, returnsOn, defaultAgeBounds)).toBeNull();
});

it('never makes anybody younger by travelling later', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 0, max: 800 }),
      fc.constantFrom(...travellers),
      (born, later, paidAs) => {
        const birthDate = addDays(returnsOn, -born);
        const [soon, late] = [
          judgeAge(paidAs, birthDate, returnsOn, defaultAgeBounds)!,
          judgeAge(paidAs, birthDate, addDays(returnsOn, later), defaultAgeBounds)!,
        ];
        expect([late.age >= soon.age, travellers.indexOf(late.is) <= travellers.indexOf(soon.is)]).toEqual([
          true,
          true,
        ]);
      },
    ),
  );
});
