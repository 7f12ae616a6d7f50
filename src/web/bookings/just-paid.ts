// Whether a payment of an order has just arrived (spec §4: from the payment to the order), for the confirmation on top of its page. Pure.
import type { Booking } from '#domain/bookings';
import type { BookingState, InvoiceStage } from '#shared/booking-states';
import { formatInstant } from '#shared/dates';
import type { Locale } from '#shared/locale';

export const confirmedStates: readonly BookingState[] = [
  'partly_paid',
  'paid',
  'in_preparation',
  'departed',
  'completed',
];

export interface JustPaid {
  stage: InvoiceStage;
  amount: number;
  at: string;
}

/** Our choice: who comes back the same evening to look again still finds it; tomorrow what is next comes first. */
const hoursShown = 24;

/** The newest payment, while it is new and the order stands. */
export function justPaidOf(
  { state, invoices, supplements }: Pick<Booking, 'state' | 'invoices' | 'supplements'>,
  now: Date,
  locale: Locale,
): JustPaid | null {
  if (!confirmedStates.includes(state)) return null;
  const shownFrom = now.getTime() - hoursShown * 3_600_000;
  const newest = [...invoices, ...supplements]
    .flatMap(({ stage, amount, status, paidAt }) =>
      status === 'paid' && paidAt && paidAt.getTime() > shownFrom ? [{ stage, amount, paidAt }] : [],
    )
    .toSorted((one, other) => other.paidAt.getTime() - one.paidAt.getTime())[0];
  return (
    (newest && { stage: newest.stage, amount: newest.amount, at: formatInstant(newest.paidAt, locale) }) ??
    null
  );
}
