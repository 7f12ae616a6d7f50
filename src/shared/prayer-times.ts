// What server and browser share about prayer times (spec §2, §3 prayer schedule): their names, methods, and the next
// one.

/** Columns of a day's schedule, in chronological order. Only the tables show terbit and dhuha. */
export const prayerColumns = [
  'imsak',
  'subuh',
  'terbit',
  'dhuha',
  'dzuhur',
  'ashar',
  'maghrib',
  'isya',
] as const;
export type PrayerColumn = (typeof prayerColumns)[number];

/** Spec §2: six times are shown. Imsak is none of the five prayers: no countdown leads to it. */
export const shownTimes = ['imsak', 'subuh', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const;
export const prayers = ['subuh', 'dzuhur', 'ashar', 'maghrib', 'isya'] as const;
export type Prayer = (typeof prayers)[number];

/**
 * Calculation methods, with the number each has in the service that spec §7 names (2 for its calendar, 8 for its
 * times).
 */
const methodNumbers = { kemenag: null, isna: '2', gulf: '8', umm_al_qura: '4', mwl: '3' } as const;
export type PrayerMethod = keyof typeof methodNumbers;
export const prayerMethods = Object.keys(methodNumbers) as [PrayerMethod, ...PrayerMethod[]];

/** A method by its name or number; null when there is none. */
export function readPrayerMethod(text: string): PrayerMethod | null {
  return prayerMethods.find((method) => method === text || methodNumbers[method] === text) ?? null;
}

/** Our choice: schedules of this century; the Hijri tables reach further. */
export const prayerMonthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/;
export const prayerDatePattern = /^20\d{2}-/;

export const clockMinuteMs = 60_000;
export const dayMinutes = 1_440;

/** Minutes since midnight as a clock time: 04:05. */
export function clockText(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Consecutive days of a place, from one calendar date on, as numbers only: small enough to send with a page. */
export interface PrayerDays {
  /** UTC midnight of the first date, shifted by the place's offset: the instant at which it begins there. */
  beginsAtMs: number;
  /** A row a day, minutes since midnight, in the order of `shownTimes`. */
  days: readonly (readonly number[])[];
}

export interface NextPrayer {
  prayer: Prayer;
  atMs: number;
  /** Whole seconds until then, rounded up: at 0 it has begun. */
  secondsLeft: number;
  /** Whether it is tomorrow's. */
  isTomorrow: boolean;
}

/** The index of the day at an instant, from 0; null outside the days. */
export function dayAt({ beginsAtMs, days }: PrayerDays, nowMs: number): number | null {
  const day = Math.floor((nowMs - beginsAtMs) / (dayMinutes * clockMinuteMs));
  return day >= 0 && day < days.length ? day : null;
}

/** The first prayer after an instant; null beyond the last day. */
export function nextPrayer(schedule: PrayerDays, nowMs: number): NextPrayer | null {
  const today = dayAt(schedule, nowMs);
  if (today === null) return null;
  for (const day of [today, today + 1]) {
    for (const prayer of prayers) {
      const minutes = schedule.days[day]?.[shownTimes.indexOf(prayer)];
      if (minutes === undefined) return null;
      const atMs = schedule.beginsAtMs + (day * dayMinutes + minutes) * clockMinuteMs;
      if (atMs > nowMs)
        return { prayer, atMs, secondsLeft: Math.ceil((atMs - nowMs) / 1_000), isTomorrow: day > today };
    }
  }
  return null;
}
