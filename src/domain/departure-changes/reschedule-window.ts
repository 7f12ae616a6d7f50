// The dates to which a departure may be rescheduled, and the deadline for responses (decision 0034). Pure.
import { addDays, daysBetween } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { rescheduleResponseForm } from '#shared/reschedule-response-form';

export interface TripDays {
  departsOn: string;
  returnsOn: string;
}

/**
 * Our choice: enough for members who read email once a week. For an earlier departure the deadline is the
 * day before it.
 */
const answerDays = 14;
/** Our choice: at least one whole day to respond, and no mistyped year. */
const soonestDays = 2;
const latestDays = 730;
const longestDays = 60;

/**
 * The dates a partner requests. Refuses `invalid_input` with the field at fault; the current dates are
 * allowed.
 */
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

/** The last day to ask for a refund. */
export function answerUntilDay(departsOn: string, today: string): string {
  const [inTime, dayBefore] = [addDays(today, answerDays), addDays(departsOn, -1)];
  return inTime < dayBefore ? inTime : dayBefore;
}
