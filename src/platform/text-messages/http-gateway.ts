// Text messages through an HTTP gateway: POST {to, text} as JSON, with a token and an idempotency key.
import { RefusedError } from '#platform/refused-error';
import type { TextMessageSender } from './text-messages.ts';

export interface GatewayOptions {
  url: string;
  /** Sent as a bearer token. */
  token?: string | undefined;
  timeoutMs?: number;
}

/** Answers that say something about the moment or about us, not about the message: a late token, too many, slow down. */
const passing = new Set([401, 403, 407, 408, 409, 421, 423, 425, 429]);

export function httpTextMessages({ url, token, timeoutMs = 15_000 }: GatewayOptions): TextMessageSender {
  return {
    isLocal: false,
    async send({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        // The token is meant for this address only.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await response.body?.cancel();
      if (response.ok) return;
      const fault = `The text message gateway answered ${response.status}`;
      if (response.status < 500 && !passing.has(response.status)) throw new RefusedError(fault);
      throw new Error(fault);
    },
  };
}
