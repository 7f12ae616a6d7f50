// When the demo's programmes depart (README.md: departed, near and later departures), by season.
import { addDays } from '#shared/dates';
import { dayOfTarwiyah } from './agenda.ts';
import { nextHijriDay, nextYearlyDay } from './calendar.ts';
import type { ProgrammeSeed } from './programme-seed.ts';
import { randomFrom } from './random.ts';

const RAMADAN = 9;
const DHUL_HIJJAH = 12;
/** Saudi Arabia issues no umrah visas in the weeks around hajj. */
const CLOSED_BEFORE_HAJJ_DAYS = 40;
const CLOSED_AFTER_HAJJ_DAYS = 16;
const HIJRI_YEAR_DAYS = 354;

/** Departure dates in order, past ones first. `index` spreads programmes of one season over the calendar. */
export function departureDates(programme: ProgrammeSeed, index: number, today: string): string[] {
  const dates = datesOfSeason(programme, index, today);
  const isUmrah = programme.kind === 'umrah_regular' || programme.kind === 'tour_umrah_plus';
  return [...new Set(isUmrah ? dates.map(outsideHajj) : dates)].sort();
}

function datesOfSeason(programme: ProgrammeSeed, index: number, today: string): string[] {
  const chance = randomFrom(`dates/${programme.slug}/${today}`);
  const past = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      addDays(today, -(programme.days + 6 + i * 62 + chance.whole(0, 40))),
    );
  const coming = (count: number, firstIn: number, everyDays: number) =>
    Array.from({ length: count }, (_, i) =>
      addDays(today, firstIn + i * everyDays + (i === 0 ? 0 : chance.whole(-3, 3))),
    );
  switch (programme.season) {
    case 'all-year':
      return [...past(2), ...coming(6, 3 + ((index * 7) % 32), 48)];
    case 'tour':
      return [...past(1), ...coming(4, 6 + ((index * 11) % 45), 68)];
    case 'domestic':
      return [...past(2), ...coming(5, 4 + ((index * 5) % 20), 31)];
    case 'ramadan': {
      const first = nextHijriDay(addDays(today, 3), RAMADAN, 1);
      return [addDays(first, -2), addDays(first, 8), addDays(first, 18)];
    }
    case 'year-end':
      return ['12-19', '12-24', '12-28'].map((day) => nextYearlyDay(addDays(today, 2), day));
    case 'school-holiday':
      return ['06-18', '06-25', '07-02'].map((day) => nextYearlyDay(addDays(today, 2), day));
    case 'hajj':
      return hajjDates(programme, index, today);
  }
}

/** The two coming seasons and, for every second programme, the last one. */
function hajjDates(programme: ProgrammeSeed, index: number, today: string): string[] {
  const daysBefore = dayOfTarwiyah(programme) - 1;
  const next = nextHijriDay(addDays(today, daysBefore + 20), DHUL_HIJJAH, 8);
  const seasons = [next, nextHijriDay(addDays(next, 300), DHUL_HIJJAH, 8)];
  if (index % 2 === 0) seasons.push(nextHijriDay(addDays(next, -HIJRI_YEAR_DAYS - 20), DHUL_HIJJAH, 8));
  return seasons.map((tarwiyah) => addDays(tarwiyah, -daysBefore));
}

function outsideHajj(date: string): string {
  const hajj = nextHijriDay(addDays(date, -CLOSED_AFTER_HAJJ_DAYS), DHUL_HIJJAH, 8);
  const isClosed =
    date > addDays(hajj, -CLOSED_BEFORE_HAJJ_DAYS) && date < addDays(hajj, CLOSED_AFTER_HAJJ_DAYS);
  return isClosed ? addDays(hajj, CLOSED_AFTER_HAJJ_DAYS + (Number(date.slice(-2)) % 7)) : date;
}
