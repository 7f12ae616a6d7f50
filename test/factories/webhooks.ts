// Addresses of partners' systems, and a system that listens.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Deps } from '#domain/deps';
import { createWebhook } from '#domain/webhooks';
import { fetchWithin } from '#platform/bounded-fetch';
import type { WebhookSender } from '#platform/webhook-sender';
import { type WebhookEvent, webhookEvents } from '#shared/webhook-events';
import { createMember } from './accounts.ts';

/** Registered by an owner of its own. */
export async function createHook(
  deps: Deps,
  partnerId: string,
  { url = 'https://sistem.example/rihlah', events = webhookEvents as readonly WebhookEvent[] } = {},
) {
  const owner = await createMember(deps, { roles: ['partner_staff'], partnerId });
  return { owner, ...(await createWebhook(deps, owner.actor, { url, events: [...events] })) };
}

export interface Receiver {
  /** Reaches this receiver whatever the address says. */
  sender: WebhookSender;
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** What it answers next: a status and a text. */
  answer: (nth: number) => { status: number; text: string };
  close(): Promise<void>;
}

/** A partner's system on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Pick<Receiver, 'received' | 'answer'> = {
    received: [],
    answer: () => ({ status: 200, text: 'diterima' }),
  };
  const server = createServer(async (request, response) => {
    receiver.received.push({ headers: request.headers, body: await text(request) });
    const { status, text: said } = receiver.answer(receiver.received.length);
    response.writeHead(status, { location: 'https://lain.example/' }).end(said);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    sender: {
      post: (url, headers, body) =>
        fetchWithin(
          `http://127.0.0.1:${port}${new URL(url).pathname}`,
          { method: 'POST', headers, body },
          { timeoutMs: 5_000, maxBytes: 10_000 },
        ),
    } satisfies WebhookSender,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
