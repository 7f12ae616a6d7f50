// What partners' systems hear of, where, and what became of it, in words.
import * as m from '#messages/messages';
import type { Delivery, Webhook } from '#domain/webhooks';
import type { WebhookEvent, webhookTest } from '#shared/webhook-events';
import type { Tone } from './tone.ts';

export const webhookEventLabel: Record<WebhookEvent | typeof webhookTest, () => string> = {
  'order.placed': m.webhooks_event_order_placed,
  'order.partly_paid': m.webhooks_event_order_partly_paid,
  'order.paid': m.webhooks_event_order_paid,
  'order.needs_attention': m.webhooks_event_order_needs_attention,
  'order.expired': m.webhooks_event_order_expired,
  'order.cancelled': m.webhooks_event_order_cancelled,
  'document.accepted': m.webhooks_event_document_accepted,
  'document.rejected': m.webhooks_event_document_rejected,
  'departure.changed': m.webhooks_event_departure_changed,
  'departure.rescheduled': m.webhooks_event_departure_rescheduled,
  'departure.cancelled': m.webhooks_event_departure_cancelled,
  'webhook.test': m.webhooks_event_test,
};

interface StateLabel {
  text: () => string;
  tone: Tone;
}

export const webhookStateLabel: Record<NonNullable<Webhook['pausedBy']> | 'listening', StateLabel> = {
  listening: { text: m.webhooks_state_listening, tone: 'good' },
  owner: { text: m.webhooks_state_owner, tone: 'neutral' },
  failing: { text: m.webhooks_state_failing, tone: 'bad' },
};

export const deliveryStateLabel: Record<Delivery['state'], StateLabel> = {
  waiting: { text: m.webhooks_delivery_waiting, tone: 'warn' },
  delivered: { text: m.webhooks_delivery_delivered, tone: 'good' },
  failed: { text: m.webhooks_delivery_failed, tone: 'bad' },
};
