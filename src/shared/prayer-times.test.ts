// The next prayer at any instant: across midnight, and to the second.
import { expect, it } from 'vitest';
import { clockText, dayAt, nextPrayer } from './prayer-times.ts';

/** Two days in Jakarta: imsak, subuh, dzuhur, ashar, maghrib, isya. */
const schedule = {
  beginsAtMs: Date.parse('2027-03-14T17:00:00Z'),
  days: [
    [273, 283, 724, 912, 1_089, 1_157],
    [273, 283, 723, 912, 1_088, 1_157],
  ],
};
const at = (clock: string) => Date.parse(`2027-03-${clock}+07:00`);

it.each([
  ['15T00:00:00', 'subuh', 283 * 60, false],
  ['15T04:42:59', 'subuh', 1, false],
  ['15T04:43:00', 'dzuhur', 441 * 60, false],
  ['15T18:09:00.001', 'isya', 4_080, false],
  ['15T19:17:00', 'subuh', (1_440 - 1_157 + 283) * 60, true],
  ['15T23:59:59', 'subuh', 283 * 60 + 1, true],
  ['16T00:00:00', 'subuh', 283 * 60, false],
] as const)('on %s it is %s in %i s', (clock, prayer, secondsLeft, isTomorrow) => {
  expect(nextPrayer(schedule, at(clock))).toMatchObject({ prayer, secondsLeft, isTomorrow });
});

it('knows no prayer outside its days', () => {
  expect([
    dayAt(schedule, at('14T23:59:59')),
    dayAt(schedule, at('15T00:00:00')),
    dayAt(schedule, at('16T23:59:59')),
    dayAt(schedule, at('17T00:00:00')),
  ]).toEqual([null, 0, 1, null]);
  expect([
    nextPrayer(schedule, at('14T23:00:00')),
    nextPrayer(schedule, at('16T20:00:00')),
    nextPrayer(schedule, at('18T20:00:00')),
  ]).toEqual([null, null, null]);
});

it('formats minutes as a clock time', () => {
  expect([clockText(0), clockText(245), clockText(1_439)]).toEqual(['00:00', '04:05', '23:59']);
});
