// Schedules of a place (spec §3: daily and monthly; spec §7: by city and date or month). Pure.
import { addDays } from '#shared/dates';
import { type PrayerDays, type PrayerMethod, shownTimes } from '#shared/prayer-times';
import { type DayTimes, dayTimes } from './day-times.ts';
import { type HijriDate, hijriOf } from './hijri.ts';
import type { PrayerPlace } from './places.ts';

export interface PrayerDay {
  date: string;
  hijri: HijriDate;
  /** Minutes since midnight, local time of the place. */
  times: DayTimes;
}

/** Cached: most visitors request the same days of the same cities. */
const known = new Map<string, PrayerDay>();
const maxKnown = 20_000;

export function prayersOfDate(place: PrayerPlace, date: string, method: PrayerMethod): PrayerDay {
  const key = `${place.slug} ${date} ${method}`;
  let day = known.get(key);
  if (!day) {
    day = { date, hijri: hijriOf(date, place.calendar), times: dayTimes(place, date, method) };
    if (known.size >= maxKnown) known.clear();
    known.set(key, day);
  }
  return day;
}

/** Every day of a month 'YYYY-MM'. */
export function prayersOfMonth(place: PrayerPlace, month: string, method: PrayerMethod): PrayerDay[] {
  return daysFrom(`${month}-01`, 31)
    .filter((date) => date.startsWith(month))
    .map((date) => prayersOfDate(place, date, method));
}

/** Compact rows of `count` days from a date on, for the browser. */
export function prayerDays(
  place: PrayerPlace,
  from: string,
  count: number,
  method: PrayerMethod,
): PrayerDays {
  const days = daysFrom(from, count).map((date) => {
    const { times } = prayersOfDate(place, date, method);
    return shownTimes.map((name) => times[name]);
  });
  return { beginsAtMs: Date.parse(`${from}T00:00:00Z`) - place.utcOffsetHours * 3_600_000, days };
}

/** The calendar date at a place. */
export function dateAt({ utcOffsetHours }: PrayerPlace, now: Date): string {
  return new Date(now.getTime() + utcOffsetHours * 3_600_000).toISOString().slice(0, 10);
}

function daysFrom(date: string, count: number): string[] {
  return Array.from({ length: count }, (_, day) => addDays(date, day));
}
