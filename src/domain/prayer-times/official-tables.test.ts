// Our times against the Ministry's own tables (docs/product/prayer-times.md, accuracy): 24 months of places high and low, and four more days.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prayerColumns } from '#shared/prayer-times';
import { findPrayerPlace, prayersOfDate } from './prayer-times.ts';

interface Table {
  province: string;
  place: string;
  columns: string[];
  days: string[][];
}

const tables = JSON.parse(readFileSync(join(import.meta.dirname, 'official-tables.json'), 'utf8')) as Table[];

/** Single days published elsewhere. */
const furtherDays = [
  ['kota-jakarta', '2025-03-15', '04:33 04:43 05:54 06:21 12:04 15:12 18:09 19:17'],
  ['kota-makassar', '2025-12-01', '04:08 04:18 05:36 06:05 11:54 15:20 18:06 19:21'],
  ['kota-banda-aceh', '2026-06-15', '04:53 05:03 06:23 06:52 12:42 16:09 18:56 20:11'],
  ['kota-bandung', '2026-03-15', '04:29 04:39 05:47 06:18 12:01 15:10 18:10 19:15'],
] as const;

/** Difference between our times of a day and the table's, in minutes. */
function differences(placeSlug: string, date: string, official: readonly string[]): number[] {
  const { times } = prayersOfDate(findPrayerPlace(placeSlug)!, date, 'kemenag');
  return prayerColumns.map((column, at) => times[column] - minutesOf(official[at]!));
}

function minutesOf(clock: string): number {
  const [hour, minute] = clock.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
}

it('matches to the minute in 97 of 100 times, and never differs by more than one', () => {
  const found = tables.flatMap(({ place, days }) =>
    days.flatMap(([date, ...official]) => differences(place, date!, official)),
  );
  expect(tables).toHaveLength(24);
  expect(found).toHaveLength(tables.reduce((sum, { days }) => sum + days.length, 0) * prayerColumns.length);
  expect(found.filter((minutes) => Math.abs(minutes) > 1)).toEqual([]);
  expect(found.filter((minutes) => minutes === 0).length / found.length).toBeGreaterThanOrEqual(0.97);
});

it.each(tables.map((table) => [`${table.place} ${table.days[0]![0]!.slice(0, 7)}`, table] as const))(
  'holds at %s by itself',
  (_name, { province, place, columns, days }) => {
    expect(findPrayerPlace(place, province)).not.toBeNull();
    expect(columns).toEqual(['date', ...prayerColumns]);
    const found = days.flatMap(([date, ...official]) => differences(place, date!, official));
    expect(found.filter((minutes) => minutes === 0).length / found.length).toBeGreaterThanOrEqual(0.9);
  },
);

it.each(furtherDays)('%s on %s', (place, date, official) => {
  const found = differences(place, date, official.split(' '));
  expect(found.filter((minutes) => Math.abs(minutes) > 1)).toEqual([]);
  expect(found.filter((minutes) => minutes !== 0).length).toBeLessThanOrEqual(1);
});
