// Calendar dates are 'YYYY-MM-DD' texts, never instants (docs/product/pages.md).
import { dayMs, hourMs } from './durations.ts';
import type { Locale } from './locale.ts';

/** The calendar date of an instant in a time zone. */
export function dateInZone(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(instant);
}

/** Today in Jakarta (WIB), where most pilgrims and all partners are. */
export function todayInIndonesia(now: Date): string {
  // WIB has no daylight saving time: a fixed offset is exact, and a hundred times cheaper than Intl.
  return new Date(now.getTime() + 7 * hourMs).toISOString().slice(0, 10);
}

/** The last second of a calendar date in WIB. */
export function endOfDayInIndonesia(date: string): Date {
  return new Date(`${date}T23:59:59+07:00`);
}

/** The first instant after a calendar date in WIB: what ends with that date is over then. */
export function dayAfterInIndonesia(date: string): Date {
  return new Date(`${addDays(date, 1)}T00:00:00+07:00`);
}

/**
 * The instant of a local time in WIB, 'YYYY-MM-DDTHH:mm', as forms send it; null for anything else, and for impossible
 * dates.
 */
export function instantInIndonesia(clock: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(clock)) return null;
  const instant = new Date(`${clock}:00+07:00`);
  return Number.isNaN(instant.getTime()) || clockInIndonesia(instant) !== clock ? null : instant;
}

/** The local time in WIB at an instant: 'YYYY-MM-DDTHH:mm'. */
export function clockInIndonesia(instant: Date): string {
  return new Date(instant.getTime() + 7 * hourMs).toISOString().slice(0, 16);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The same day of the month, so many months later; in a shorter month its last day. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** Whole months from the month of `today` to `month` (yyyy-mm); negative when it is over. */
export function monthsUntil(month: string, today: string): number {
  const count = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return count(month) - count(today);
}

/** Whole days from `from` to `to`; negative when `to` lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

const shapes = {
  /** 14 Januari 2027 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 14 Jan */
  day: { day: 'numeric', month: 'short' },
  /** 14 Jan 2027 */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Kamis, 14 Januari 2027 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** Kam, 14 Jan */
  weekday: { weekday: 'short', day: 'numeric', month: 'short' },
  /** Januari 2027 */
  month: { month: 'long', year: 'numeric' },
  /** Jan 2027 */
  shortMonth: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const instants = {
  long: { id: instantFormat('id-ID', 'long'), en: instantFormat('en-GB', 'long') },
  short: { id: instantFormat('id-ID', 'medium'), en: instantFormat('en-GB', 'medium') },
} as const satisfies Record<string, Record<Locale, Intl.DateTimeFormat>>;

/** An instant in WIB: 14 Januari 2027 pukul 09.30 WIB; for narrow columns 14 Jan 2027, 09.30 WIB. */
export function formatInstant(instant: Date, locale: Locale, shape: keyof typeof instants = 'long'): string {
  return `${instants[shape][locale].format(instant)} WIB`;
}

function instantFormat(language: string, dateStyle: 'long' | 'medium'): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short', timeZone: 'Asia/Jakarta' });
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** Cached: a page formats dozens of dates, most of them repeatedly, and Intl is slow. */
const written = new Map<string, string>();
const maxWritten = 10_000;

/** Formats a calendar date (or 'YYYY-MM' for shapes month and shortMonth). */
export function formatDate(date: string, locale: Locale, shape: keyof typeof shapes = 'long'): string {
  const key = `${locale} ${shape} ${date}`;
  let text = written.get(key);
  if (text === undefined) {
    text = formatWith(locale, shape).format(new Date(`${date.length === 7 ? `${date}-01` : date}T00:00:00Z`));
    if (written.size >= maxWritten) written.clear();
    written.set(key, text);
  }
  return text;
}

function formatWith(locale: Locale, shape: keyof typeof shapes): Intl.DateTimeFormat {
  const key = `${locale} ${shape}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
      ...shapes[shape],
      timeZone: 'UTC',
    });
    formats.set(key, format);
  }
  return format;
}
