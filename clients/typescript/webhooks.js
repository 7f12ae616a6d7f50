// Whether a webhook comes from Rihlah (docs/product/webhooks.md): for the server that receives it.
import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The event of a genuine webhook; null for anything else. `body` is the request's body as it came, as text; `signature` its header
 * `rihlah-signature`. What is older than `toleranceSeconds` is refused, so that nobody sends an old one again.
 */
export function verifyWebhook({ body, signature, secret, toleranceSeconds = 300, now = new Date() }) {
  const parts = (signature ?? '').split(',').map((part) => part.split('='));
  const seconds = Number(parts.find(([name]) => name === 't')?.[1]);
  if (!(Math.abs(now.getTime() / 1_000 - seconds) <= toleranceSeconds)) return null;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const isGenuine = parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex, 'hex');
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isGenuine ? JSON.parse(body) : null;
}
