// Words of orders for their closed lists: states, steps, what comes next, stages of payment (docs/product/bookings.md).
import * as m from '#messages/messages';
import type { NextAction, OrderStep } from '#domain/bookings';
import type { RefundReason } from '#domain/payments';
import type { BookingState, InvoiceStage, InvoiceStatus, OrderTab } from '#shared/booking-states';
import type { Tone } from '#labels/tone';

export const tabLabel: Record<OrderTab, () => string> = {
  unpaid: m.orders_tab_unpaid,
  in_progress: m.orders_tab_in_progress,
  completed: m.orders_tab_completed,
};

export const stateLabel: Record<BookingState, { word: () => string; tone: Tone }> = {
  draft: { word: m.orders_state_draft, tone: 'neutral' },
  waiting_payment: { word: m.orders_state_waiting_payment, tone: 'warn' },
  partly_paid: { word: m.orders_state_partly_paid, tone: 'accent' },
  paid: { word: m.orders_state_paid, tone: 'good' },
  in_preparation: { word: m.orders_state_in_preparation, tone: 'good' },
  departed: { word: m.orders_state_departed, tone: 'good' },
  completed: { word: m.orders_state_completed, tone: 'neutral' },
  expired: { word: m.orders_state_expired, tone: 'neutral' },
  cancelled_by_partner: { word: m.orders_state_cancelled, tone: 'bad' },
  needs_attention: { word: m.orders_state_needs_attention, tone: 'bad' },
};

export const stepLabel: Record<OrderStep, () => string> = {
  payment: m.orders_step_payment,
  documents: m.orders_step_documents,
  settlement: m.orders_step_settlement,
  visa: m.orders_step_visa,
  ticket: m.orders_step_ticket,
  kit: m.orders_step_kit,
  manasik: m.orders_step_manasik,
  departure: m.orders_step_departure,
};

/** What to do or to wait for, in a few words; the page says more. */
export const nextTitle: Record<NextAction, () => string> = {
  pay: m.orders_next_pay,
  await_bank: m.orders_next_await_bank,
  settle: m.orders_next_settle,
  supplement: m.orders_next_supplement,
  name_travellers: m.orders_next_name_travellers,
  mend_documents: m.orders_next_mend_documents,
  send_documents: m.orders_next_send_documents,
  await_check: m.orders_next_await_check,
  await_journey: m.orders_next_await_journey,
  travel: m.orders_next_travel,
  review: m.orders_next_review,
  done: m.orders_next_done,
  expired: m.orders_next_expired,
  cancelled: m.orders_next_cancelled,
  seats_gone: m.orders_next_seats_gone,
  settlement_overdue: m.orders_next_settlement_overdue,
  payment_reversed: m.orders_next_payment_reversed,
};

/** What is done by paying, and has a day by which. */
export const isPaying = (next: NextAction): boolean =>
  next === 'pay' || next === 'settle' || next === 'supplement';

export const nextText: Record<NextAction, () => string> = {
  pay: m.orders_next_pay_text,
  await_bank: m.orders_next_await_bank_text,
  settle: m.orders_next_settle_text,
  supplement: m.orders_next_supplement_text,
  name_travellers: m.orders_next_name_travellers_text,
  mend_documents: m.orders_next_mend_documents_text,
  send_documents: m.orders_next_send_documents_text,
  await_check: m.orders_next_await_check_text,
  await_journey: m.orders_next_await_journey_text,
  travel: m.orders_next_travel_text,
  review: m.orders_next_review_text,
  done: m.orders_next_done_text,
  expired: m.orders_next_expired_text,
  cancelled: m.orders_next_cancelled_text,
  seats_gone: m.orders_next_seats_gone_text,
  settlement_overdue: m.orders_next_settlement_overdue_text,
  payment_reversed: m.orders_next_payment_reversed_text,
};

export const stageLabel: Record<InvoiceStage, () => string> = {
  full: m.orders_stage_full,
  down_payment: m.orders_stage_down_payment,
  settlement: m.orders_stage_settlement,
  supplement: m.orders_stage_supplement,
};

export const invoiceStatusLabel: Record<InvoiceStatus, { word: () => string; tone: Tone }> = {
  waiting: { word: m.orders_invoice_waiting, tone: 'warn' },
  paid: { word: m.orders_invoice_paid, tone: 'good' },
  expired: { word: m.orders_invoice_expired, tone: 'neutral' },
  refunded: { word: m.orders_invoice_refunded, tone: 'neutral' },
};

export const refundLabel: Record<RefundReason, () => string> = {
  cancelled_by_partner: m.orders_refund_cancelled,
  cancelled_by_terms: m.orders_refund_cancelled_by_terms,
  rescheduled: m.orders_refund_rescheduled,
  ended_by_staff: m.orders_refund_ended,
  double_payment: m.orders_refund_double,
  seats_gone: m.orders_refund_seats_gone,
  wrong_amount: m.orders_refund_wrong_amount,
  store_order_ended: m.souvenir_orders_refund_ended,
  goodwill: m.orders_refund_goodwill,
  charged_twice: m.orders_refund_charged_twice,
  service_missing: m.orders_refund_service_missing,
  court_order: m.orders_refund_court_order,
};
