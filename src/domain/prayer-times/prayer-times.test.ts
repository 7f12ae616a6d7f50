// Invariants of every schedule (docs/product/prayer-times.md, property tests): all places over ten years in `npm run prove`, a few
// days of each in `npm test`.
import { expect, it } from 'vitest';
import { addDays } from '#shared/dates';
import { clockText, type PrayerColumn, prayerColumns, prayerMethods } from '#shared/prayer-times';
import { rounds } from '#test/rounds';
import {
  findPrayerPlace,
  type PrayerPlace,
  prayerPlaces,
  prayersOfDate,
  prayersOfMonth,
} from './prayer-times.ts';

const years = { first: '2025-01-01', days: 3_653 };
/**
 * From one day to the next no time shifts further than this, in minutes: the sun's own pace here, and one of rounding.
 */
const mostADay = 2;
/** Minimum minutes between consecutive times, in any method here. */
const leastBetween: Record<PrayerColumn, number> = {
  imsak: 1,
  subuh: 10,
  terbit: 40,
  dhuha: 20,
  dzuhur: 240,
  ashar: 150,
  maghrib: 90,
  isya: 50,
};

/** Faults of a run of days at one place, as sentences. */
function faults(
  place: PrayerPlace,
  from: string,
  days: number,
  method: (typeof prayerMethods)[number],
): string[] {
  const found: string[] = [];
  let before: Record<PrayerColumn, number> | null = null;
  for (let day = 0; day < days; day++) {
    const date = addDays(from, day);
    const { times } = prayersOfDate(place, date, method);
    prayerColumns.forEach((column, at) => {
      const minutes = times[column];
      const since = minutes - (at === 0 ? 0 : times[prayerColumns[at - 1]!]);
      if (!Number.isInteger(minutes) || minutes < 0 || minutes >= 1_440)
        found.push(`${place.slug} ${date} ${column} is ${minutes}`);
      if (!(since >= leastBetween[column]))
        found.push(`${place.slug} ${date} ${column} comes ${since} minutes after the one before`);
      // Isya after a fixed time jumps by half an hour when Ramadan begins and ends.
      const leap = method === 'umm_al_qura' && column === 'isya' ? 30 + mostADay : mostADay;
      if (before && !(Math.abs(minutes - before[column]) <= leap))
        found.push(`${place.slug} ${date} ${column} moved by ${minutes - before[column]}`);
    });
    before = times;
  }
  return found;
}

it('orders the times of every place, without a gap, a jump or an invalid time', () => {
  // A run of days somewhere else in the ten years for each place, or all of them.
  const days = rounds({ quick: 4, prove: years.days });
  const found = prayerPlaces.flatMap((place, at) =>
    faults(
      place,
      addDays(years.first, days === years.days ? 0 : (at * 7) % (years.days - days)),
      days,
      place.method,
    ),
  );
  expect(found).toEqual([]);
}, 3_600_000);

it.each(prayerMethods)('holds for the method %s', (method) => {
  const places = [
    'kota-sabang',
    'kab-merauke',
    'kab-rote-ndao',
    'kab-lanny-jaya',
    'makkah',
    'madinah',
    'jeddah',
  ].map((slug) => findPrayerPlace(slug)!);
  expect(
    places.flatMap((place) => faults(place, '2026-12-20', rounds({ quick: 60, prove: 730 }), method)),
  ).toEqual([]);
});

it('gives Makkah isya 90 minutes after maghrib, and two hours in Ramadan', () => {
  const makkah = findPrayerPlace('makkah')!;
  const between = ['2025-02-28', '2025-03-01', '2025-03-29', '2025-03-30'].map((date) => {
    const { times } = prayersOfDate(makkah, date, makkah.method);
    return times.isya - times.maghrib;
  });
  expect(between).toEqual([90, 120, 120, 90]);
  expect(clockText(prayersOfDate(makkah, '2025-03-01', makkah.method).times.dzuhur)).toBe('12:33');
});

it('orders methods by their angles', () => {
  const place = findPrayerPlace('kota-jakarta')!;
  const [kemenag, isna, gulf, ummAlQura, mwl] = prayerMethods.map(
    (method) => prayersOfDate(place, '2026-11-21', method).times.subuh,
  ) as [number, number, number, number, number];
  expect([gulf < ummAlQura, ummAlQura < mwl, mwl < isna, isna - kemenag > 15]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it.each([
  ['2026-02', 28],
  ['2028-02', 29],
  ['2026-11', 30],
  ['2026-12', 31],
] as const)('%s has %i days', (month, length) => {
  const days = prayersOfMonth(findPrayerPlace('kota-jakarta')!, month, 'kemenag');
  expect(days.map(({ date }) => date)).toEqual(
    Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
  );
});
