// Which transitions a partner's systems hear of (docs/product/webhooks.md), and as which event.
import type { WebhookEvent } from '#shared/webhook-events';
import type { TransitionEvent } from './booking-state-machine.ts';

export const webhookOfEvent: Partial<Record<TransitionEvent, WebhookEvent>> = {
  checked_out: 'order.placed',
  down_payment_paid: 'order.partly_paid',
  attention_settled: 'order.partly_paid',
  paid_in_full: 'order.paid',
  seats_gone: 'order.needs_attention',
  settlement_overdue: 'order.needs_attention',
  payment_reversed: 'order.needs_attention',
  hold_ran_out: 'order.expired',
  financing_ended: 'order.expired',
  account_deleted: 'order.expired',
  refunded: 'order.expired',
  cancelled_by_partner: 'order.cancelled',
  cancelled_by_terms: 'order.cancelled',
  new_date_refused: 'order.cancelled',
};
