// How long a partner or store usually takes to answer (docs/product/conversations.md), in words.
import * as m from '#messages/messages';

export function replyTimeText(hours: number): string {
  if (hours === 1) return m.partners_replies_within_hour();
  return hours <= 24
    ? m.partners_replies_within_hours({ hours })
    : m.partners_replies_within_days({ days: Math.ceil(hours / 24) });
}
