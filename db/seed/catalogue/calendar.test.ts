// Seasons of the demo fall where the calendars say.
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#shared/dates';
import { nextHijriDay, nextYearlyDay } from './calendar.ts';

test('Ramadan and the days of hajj are those of Umm al-Qura', () => {
  expect(nextHijriDay('2026-11-21', 9, 1)).toBe('2027-02-08');
  expect(nextHijriDay('2026-11-21', 12, 8)).toBe('2027-05-14');
  expect(nextHijriDay('2027-05-14', 12, 8)).toBe('2027-05-14');
  expect(nextHijriDay('2027-05-15', 12, 8)).toBe('2028-05-03');
});

test('days are counted across months, leap years and clock changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31);
});

test('a yearly day is today or ahead', () => {
  expect(nextYearlyDay('2026-12-19', '12-19')).toBe('2026-12-19');
  expect(nextYearlyDay('2026-12-20', '12-19')).toBe('2027-12-19');
});
