// What has happened to an order, in words for the partner.
import * as m from '#messages/messages';
import type { BookingEvent } from '#domain/bookings';

export const eventWord: Record<BookingEvent, () => string> = {
  checked_out: m.pdesk_event_checked_out, down_payment_paid: m.pdesk_event_down_payment_paid, paid_in_full: m.pdesk_event_paid_in_full,
  hold_ran_out: m.pdesk_event_hold_ran_out, account_deleted: m.pdesk_event_account_deleted, seats_gone: m.pdesk_event_seats_gone, settlement_overdue: m.pdesk_event_settlement_overdue,
  payment_reversed: m.pdesk_event_payment_reversed, attention_settled: m.pdesk_event_attention_settled, refunded: m.pdesk_event_refunded,
  preparation_begun: m.pdesk_event_preparation_begun, cancelled_by_partner: m.pdesk_event_cancelled_by_partner, cancelled_by_terms: m.pdesk_event_cancelled_by_terms, journey_begun: m.pdesk_event_journey_begun,
  journey_over: m.pdesk_event_journey_over, rescheduled: m.pdesk_event_rescheduled, new_date_kept: m.pdesk_event_new_date_kept,
  new_date_refused: m.pdesk_event_new_date_refused, time_given: m.pdesk_event_time_given,
  supplement_paid: m.pdesk_event_supplement_paid, supplement_reversed: m.pdesk_event_supplement_reversed,
};
