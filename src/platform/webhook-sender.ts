// Requests to addresses that partners name (docs/product/webhooks.md): https, servers of the public internet, ten seconds, no redirects.
import { type BoundedAnswer, fetchWithin } from './bounded-fetch.ts';

export interface WebhookSender {
  /** Rejects when no answer comes, or none is wanted from there. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<BoundedAnswer>;
}

/** Less than a delivery is held for its sender. */
const timeoutMs = 10_000;
const maxBytes = 64 * 1_024;

export const webhookSender: WebhookSender = {
  post: (url, headers, body) =>
    fetchWithin(url, { method: 'POST', headers, body }, { timeoutMs, maxBytes, reach: 'public' }),
};
