// The availability shown for seats, at its limits (spec §4).
import { expect, it } from 'vitest';
import { addDays } from '#shared/dates';
import { availabilityOf } from './availability.ts';

const today = '2027-03-15';

it.each([
  ['2027-03-14', 40, 40, 'departed'],
  ['2027-03-15', 40, 40, 'departed'],
  ['2027-03-15', 40, 0, 'departed'],
  ['2027-03-16', 40, 40, 'closed'],
  ['2027-03-16', 40, 0, 'closed'],
  ['2027-03-28', 40, 40, 'closed'],
  ['2027-03-29', 40, 40, 'ready'],
  ['2027-03-29', 40, 0, 'sold_out'],
  ['2027-04-14', 40, 40, 'ready'],
  ['2027-04-15', 40, 40, 'open'],
  ['2027-09-01', 40, 0, 'sold_out'],
  ['2027-09-01', 40, 5, 'ready'],
  ['2027-09-01', 20, 6, 'open'],
  ['2027-09-01', 40, 8, 'ready'],
  ['2027-09-01', 40, 9, 'open'],
  // On sale until fourteen days before.
])('leaving on %s with %i seats, %s left, is %s', (departsOn, quota, seatsLeft, expected) => {
  expect(
    availabilityOf(
      { departsOn, saleEndsOn: addDays(departsOn, -14), quota: Number(quota), seatsLeft: Number(seatsLeft) },
      today,
    ),
  ).toBe(expected);
});
