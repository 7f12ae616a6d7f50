// The states of a booking as a table (docs/product/bookings.md): which events are allowed, from which states, and to
// which state they lead.
import type { Attention, BookingState } from '#shared/booking-states';

export interface Transition {
  from: readonly BookingState[];
  to: BookingState;
  attention?: Attention;
}

const beforeDeparture = ['partly_paid', 'paid', 'in_preparation'] as const;
const standing = ['waiting_payment', ...beforeDeparture, 'needs_attention'] as const;

export const transitions = {
  checked_out: { from: ['draft'], to: 'waiting_payment' },
  // Money that arrives after the seats were released may still find some (`expired`).
  down_payment_paid: { from: ['waiting_payment', 'expired', 'needs_attention'], to: 'partly_paid' },
  paid_in_full: { from: ['waiting_payment', 'partly_paid', 'expired', 'needs_attention'], to: 'paid' },
  hold_ran_out: { from: ['waiting_payment'], to: 'expired' },
  // The bank said no, the member withdrew, or an offer ran out.
  financing_ended: { from: ['waiting_payment'], to: 'expired' },
  account_deleted: { from: ['waiting_payment'], to: 'expired' },
  seats_gone: { from: ['waiting_payment', 'expired'], to: 'needs_attention', attention: 'seats_gone' },
  settlement_overdue: { from: ['partly_paid'], to: 'needs_attention', attention: 'settlement_overdue' },
  payment_reversed: {
    from: [...beforeDeparture, 'needs_attention', 'departed', 'completed'],
    to: 'needs_attention',
    attention: 'payment_reversed',
  },
  attention_settled: { from: ['needs_attention'], to: 'partly_paid' },
  refunded: { from: ['needs_attention'], to: 'expired' },
  preparation_begun: { from: ['paid'], to: 'in_preparation' },
  cancelled_by_partner: { from: standing, to: 'cancelled_by_partner' },
  // Cancels this one order, at its booker's request, by the partner's own contract terms (decision 0055).
  cancelled_by_terms: { from: ['waiting_payment', ...beforeDeparture], to: 'cancelled_by_partner' },
  // The member declines the dates to which the partner rescheduled the departure.
  new_date_refused: { from: standing, to: 'cancelled_by_partner' },
  journey_begun: { from: ['paid', 'in_preparation'], to: 'departed' },
  journey_over: { from: ['departed'], to: 'completed' },
} as const satisfies Record<string, Transition>;

export type TransitionEvent = keyof typeof transitions;

/** Events that the booking's history records without a change of state. */
export const notedEvents = [
  'rescheduled',
  'new_date_kept',
  'time_given',
  'supplement_paid',
  'supplement_reversed',
] as const;
export type NotedEvent = (typeof notedEvents)[number];

export const bookingEvents = [...(Object.keys(transitions) as TransitionEvent[]), ...notedEvents] as const;
export type BookingEvent = TransitionEvent | NotedEvent;
