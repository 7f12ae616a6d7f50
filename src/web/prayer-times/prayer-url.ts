// Addresses of prayer times (spec §2): they carry place, month and method, so that they can be kept and sent.
import * as paths from '#shared/paths';
import type { PrayerMethod } from '#shared/prayer-times';

export interface PrayerChoice {
  place: string;
  /** Absent: the current one. */
  month?: string | undefined;
  /** Absent: the place's own. */
  method?: PrayerMethod | undefined;
}

export const monthPath = paths.prayerTimes;
export const nextPath = paths.nextPrayer;
export const calendarPath = paths.prayerCalendar;
export const tablePath = paths.prayerTable;

/** The path of one of them, without language prefix, for a choice. */
export function prayerUrl(path: string, choice: PrayerChoice): string {
  const query = new URLSearchParams(
    Object.entries(choice).filter(([, value]) => value !== undefined) as [string, string][],
  );
  return `${path}?${query}`;
}

/** The month `step` months on: '2027-12' and 1 make '2028-01'. */
export function monthAway(month: string, step: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
