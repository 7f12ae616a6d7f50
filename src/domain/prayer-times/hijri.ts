// Hijri dates (spec §3 `tanggal`): the calendar of Umm al-Qura, and for Indonesia the months that began on another day there. Pure.
import { addDays, daysBetween } from '#shared/dates';

export interface HijriDate {
  year: number;
  /** 1 Muharam … 9 Ramadan … 12 Zulhijah. */
  month: number;
  day: number;
}

/** Whose announcements count: Indonesia sights the moon by the criteria of MABIMS. */
export type HijriCalendar = 'mabims' | 'umm_al_qura';

/** First days of months in Indonesia, as the Ministry announced them, where they differ from Umm al-Qura; 1447-11 follows, a month having 29 days at least. */
const indonesianStarts: Readonly<Record<string, string>> = {
  '1444-10': '2023-04-22',
  '1444-12': '2023-06-20',
  '1445-09': '2024-03-12',
  '1445-12': '2024-06-08',
  '1446-10': '2025-03-31',
  '1447-01': '2025-06-27',
  '1447-09': '2026-02-19',
  '1447-10': '2026-03-21',
  '1447-11': '2026-04-19',
};

const ummAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const read = new Map<string, HijriDate>();
const maxRead = 10_000;

/** The Hijri date of a calendar date by day (the Hijri day itself begins the evening before). */
export function hijriOf(date: string, calendar: HijriCalendar): HijriDate {
  const counted = ummAlQuraDate(date);
  if (calendar === 'umm_al_qura') return counted;
  // A month that begins a day earlier or later elsewhere moves a date into its neighbour.
  for (const month of [neighbour(counted, 1), counted, neighbour(counted, -1)]) {
    const start = indonesianStart(month, date, counted);
    if (start <= date) return { year: month.year, month: month.month, day: daysBetween(start, date) + 1 };
  }
  throw new Error(`No Hijri month holds ${date}`);
}

/** 1447-09-01, as the API writes it. */
export function hijriText({ year, month, day }: HijriDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

type Month = Pick<HijriDate, 'year' | 'month'>;

function neighbour({ year, month }: Month, step: 1 | -1): Month {
  if (month + step > 12) return { year: year + 1, month: 1 };
  if (month + step < 1) return { year: year - 1, month: 12 };
  return { year, month: month + step };
}

function indonesianStart(month: Month, near: string, counted: HijriDate): string {
  const announced = indonesianStarts[hijriText({ ...month, day: 1 }).slice(0, 7)];
  if (announced) return announced;
  const first = addDays(near, 1 - counted.day);
  if (month.year === counted.year && month.month === counted.month) return first;
  // Months have 29 or 30 days: within these steps lies the first of the neighbour.
  const isLater = month.year * 12 + month.month > counted.year * 12 + counted.month;
  return isLater ? addDays(first, daysIn(first)) : firstOf(addDays(first, -1));
}

function daysIn(first: string): number {
  return ummAlQuraDate(addDays(first, 29)).day === 30 ? 30 : 29;
}

function firstOf(date: string): string {
  return addDays(date, 1 - ummAlQuraDate(date).day);
}

function ummAlQuraDate(date: string): HijriDate {
  let known = read.get(date);
  if (!known) {
    const parts = ummAlQura.formatToParts(new Date(`${date}T00:00:00Z`));
    const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
    known = { year: part('year'), month: part('month'), day: part('day') };
    if (read.size >= maxRead) read.clear();
    read.set(date, known);
  }
  return known;
}
