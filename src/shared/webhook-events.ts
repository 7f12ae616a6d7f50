// What a partner's systems can be told of (docs/product/webhooks.md): the closed list of events.
export const webhookEvents = [
  'order.placed',
  'order.partly_paid',
  'order.paid',
  'order.needs_attention',
  'order.expired',
  'order.cancelled',
  'document.accepted',
  'document.rejected',
  'departure.changed',
  'departure.rescheduled',
  'departure.cancelled',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by hand, to see whether it arrives. */
export const webhookTest = 'webhook.test';
