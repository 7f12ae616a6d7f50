// The days of a series of departures (docs/product/departures.md). Pure: the preview and the writing ask the same function.
import { addDays, daysBetween } from '#shared/dates';
import type { DepartureSeries } from '#shared/departure-form';
import { AppError, type FieldFault } from '#shared/errors';

/** Our choice: a year of weekly departures at once. */
const seriesMax = 60;
const soonestDays = 2;
const latestDays = 730;

export interface SeriesDay {
  departsOn: string;
  returnsOn: string;
}

/**
 * The days in order, each once, for a journey of so many days. Refuses `invalid_input`: no day left, more than sixty,
 * or a day too soon or too far.
 */
export function seriesDays(series: DepartureSeries, journeyDays: number, today: string): SeriesDay[] {
  const days = 'dates' in series ? [...new Set(series.dates)].toSorted() : weeklyDays(series.weekly);
  const field = 'dates' in series ? 'series.dates' : 'series.weekly';
  const faults: FieldFault[] = [];
  if (days.length === 0) faults.push({ field, message: 'error_series_empty' });
  if (days.length > seriesMax)
    faults.push({ field, message: 'error_series_long', values: { max: seriesMax } });
  else if (days.some((day) => day < addDays(today, soonestDays)))
    faults.push({ field, message: 'error_new_date_soon' });
  else if (days.some((day) => day > addDays(today, latestDays)))
    faults.push({ field, message: 'error_new_date_far' });
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return days.map((departsOn) => ({ departsOn, returnsOn: addDays(departsOn, journeyDays - 1) }));
}

type Weekly = Extract<DepartureSeries, { weekly: object }>['weekly'];

function weeklyDays({ weekdays, from, until, except = [] }: Weekly): string[] {
  const length = Math.min(daysBetween(from, until) + 1, latestDays + 1);
  return Array.from({ length: Math.max(0, length) }, (_, index) => addDays(from, index)).filter(
    (day) => weekdays.includes(weekdayOf(day)) && !except.includes(day),
  );
}

/** 1 Monday … 7 Sunday. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
