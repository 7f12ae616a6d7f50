// What has happened to an order, in words for the partner.
import * as m from '#messages/messages';
import type { BookingEvent } from '#domain/bookings';

export const eventLabel: Record<BookingEvent, () => string> = {
  checked_out: m.pconsole_event_checked_out,
  down_payment_paid: m.pconsole_event_down_payment_paid,
  paid_in_full: m.pconsole_event_paid_in_full,
  financing_ended: m.pconsole_event_financing_ended,
  hold_ran_out: m.pconsole_event_hold_ran_out,
  account_deleted: m.pconsole_event_account_deleted,
  seats_gone: m.pconsole_event_seats_gone,
  settlement_overdue: m.pconsole_event_settlement_overdue,
  payment_reversed: m.pconsole_event_payment_reversed,
  attention_settled: m.pconsole_event_attention_settled,
  refunded: m.pconsole_event_refunded,
  preparation_begun: m.pconsole_event_preparation_begun,
  cancelled_by_partner: m.pconsole_event_cancelled_by_partner,
  cancelled_by_terms: m.pconsole_event_cancelled_by_terms,
  journey_begun: m.pconsole_event_journey_begun,
  journey_over: m.pconsole_event_journey_over,
  rescheduled: m.pconsole_event_rescheduled,
  new_date_kept: m.pconsole_event_new_date_kept,
  new_date_refused: m.pconsole_event_new_date_refused,
  time_given: m.pconsole_event_time_given,
  supplement_paid: m.pconsole_event_supplement_paid,
  supplement_reversed: m.pconsole_event_supplement_reversed,
};
