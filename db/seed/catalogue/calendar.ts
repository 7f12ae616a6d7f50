// Dates of the demo, counted from the day of seeding: journeys follow the hijri year (Ramadan, hajj) and the
// Indonesian school year. Calendar dates are 'YYYY-MM-DD', never instants.
import { addDays } from '#shared/dates';

const umAlQura = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The first day on or after `from` that is this day of the hijri year (Umm al-Qura). */
export function nextHijriDay(from: string, month: number, day: number): string {
  for (let offset = 0; offset < 384; offset++) {
    const date = addDays(from, offset);
    if (hijriMonthDay(date) === `${month}/${day}`) return date;
  }
  throw new RangeError(`There is no hijri day ${month}-${day} within a year of ${from}`);
}

/** Asked some hundred thousand times for some thousand dates: remembering them saves a second. */
const hijriMonthDays = new Map<string, string>();

function hijriMonthDay(date: string): string {
  const known = hijriMonthDays.get(date);
  if (known) return known;
  const parts = umAlQura.formatToParts(new Date(`${date}T00:00:00Z`));
  const value = (type: string) => parts.find((part) => part.type === type)?.value;
  const monthDay = `${value('month')}/${value('day')}`;
  hijriMonthDays.set(date, monthDay);
  return monthDay;
}

/** The first day on or after `from` with this month and day of the common calendar ('06-20'). */
export function nextYearlyDay(from: string, monthDay: string): string {
  const thisYear = `${yearOf(from)}-${monthDay}`;
  return thisYear >= from ? thisYear : `${yearOf(from) + 1}-${monthDay}`;
}
