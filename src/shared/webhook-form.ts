// Where a partner's systems want to hear what happened (docs/product/webhooks.md).
import * as z from 'zod/mini';
import { atMost, filled } from './form-faults.ts';
import { webhookUrlMaxLength } from './limits.ts';
import { webhookEvents } from './webhook-events.ts';

/** https at a name, by its own port or another; no user, no password. Where the name leads is checked at each connection. */
function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
}

const events = z
  .array(z.enum(webhookEvents, { error: 'error_invalid_value' }), { error: 'error_webhook_events_none' })
  .check(z.minLength(1, { error: 'error_webhook_events_none' }), z.maxLength(webhookEvents.length));

/** Of an address that is there. */
export const webhookEventsForm = z.object({ events });

export const webhookForm = z.object({
  url: filled().check(
    // As it is stored and asked: letters of other scripts become longer.
    z.overwrite((text) => URL.parse(text)?.href ?? text),
    atMost(webhookUrlMaxLength),
    z.refine((text) => isHttpsAddress(text), { error: 'error_https_address' }),
  ),
  events,
});
