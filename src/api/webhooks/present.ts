// Webhooks on the wire.
import type { Delivery, Webhook } from '#domain/webhooks';

export function presentWebhook({ createdAt, pausedBy, last, ...webhook }: Webhook) {
  return {
    ...webhook,
    created_at: createdAt.toISOString(),
    paused_by: pausedBy,
    last: last && {
      event: last.event,
      created_at: last.createdAt.toISOString(),
      state: last.state,
      status: last.status,
    },
  };
}

export function presentDelivery({ eventId, createdAt, tookMs, nextTryAt, byHand, ...delivery }: Delivery) {
  return {
    ...delivery,
    event_id: eventId,
    created_at: createdAt.toISOString(),
    took_ms: tookMs,
    next_try_at: nextTryAt?.toISOString() ?? null,
    by_hand: byHand,
  };
}
