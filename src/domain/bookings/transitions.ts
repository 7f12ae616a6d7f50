// The life of a booking as a table (reliability.md 10): what may happen, from where, and where it leads.
import type { Attention, BookingState } from '#shared/booking-states';

export interface Transition {
  from: readonly BookingState[];
  to: BookingState;
  attention?: Attention;
}

const beforeDeparture = ['partly_paid', 'paid', 'in_preparation'] as const;

export const transitions = {
  checked_out: { from: ['draft'], to: 'waiting_payment' },
  // Money that arrives after the seats were given back may still find some (`expired`).
  down_payment_paid: { from: ['waiting_payment', 'expired', 'needs_attention'], to: 'partly_paid' },
  paid_in_full: { from: ['waiting_payment', 'partly_paid', 'expired', 'needs_attention'], to: 'paid' },
  hold_ran_out: { from: ['waiting_payment'], to: 'expired' },
  seats_gone: { from: ['waiting_payment', 'expired'], to: 'needs_attention', attention: 'seats_gone' },
  settlement_overdue: { from: ['partly_paid'], to: 'needs_attention', attention: 'settlement_overdue' },
  payment_reversed: { from: [...beforeDeparture, 'needs_attention', 'departed', 'completed'], to: 'needs_attention', attention: 'payment_reversed' },
  attention_settled: { from: ['needs_attention'], to: 'partly_paid' },
  refunded: { from: ['needs_attention'], to: 'expired' },
  preparation_begun: { from: ['paid'], to: 'in_preparation' },
  cancelled_by_partner: { from: ['waiting_payment', ...beforeDeparture, 'needs_attention'], to: 'cancelled_by_partner' },
  journey_begun: { from: ['paid', 'in_preparation'], to: 'departed' },
  journey_over: { from: ['departed'], to: 'completed' },
} as const satisfies Record<string, Transition>;

export type BookingEvent = keyof typeof transitions;
