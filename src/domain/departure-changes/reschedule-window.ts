// To which days a departure may be moved, and until when its members answer (decision 0034). Pure.
import { addDays, daysBetween } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { rescheduleResponseForm } from '#shared/reschedule-response-form';

export interface TripDays {
  departsOn: string;
  returnsOn: string;
}

/** Our choice: long enough for who reads letters on Sundays. A journey that leaves sooner is answered by the day before it. */
const answerDays = 14;
/** Our choice: one whole day to answer at least, and no year typed wrongly. */
const soonestDays = 2;
const latestDays = 730;
const longestDays = 60;

/** The days a partner asks for. Refuses `invalid_input` with the field at fault; the days it has already are no fault. */
export function readNewDays(input: unknown, old: TripDays, today: string): TripDays {
  const { departs_on: departsOn, returns_on } = checkedForm(rescheduleResponseForm, input);
  const returnsOn = returns_on ?? addDays(departsOn, daysBetween(old.departsOn, old.returnsOn));
  const faults = [
    ...(departsOn < addDays(today, soonestDays)
      ? [{ field: 'departs_on', message: 'error_new_date_soon' }]
      : []),
    ...(departsOn > addDays(today, latestDays)
      ? [{ field: 'departs_on', message: 'error_new_date_far' }]
      : []),
    ...(returnsOn < departsOn ? [{ field: 'returns_on', message: 'error_return_before_departure' }] : []),
    ...(returnsOn > addDays(departsOn, longestDays)
      ? [{ field: 'returns_on', message: 'error_return_far' }]
      : []),
  ];
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return { departsOn, returnsOn };
}

/** The last day on which the money may be asked back. */
export function answerUntilDay(departsOn: string, today: string): string {
  const [inTime, dayBefore] = [addDays(today, answerDays), addDays(departsOn, -1)];
  return inTime < dayBefore ? inTime : dayBefore;
}
