// Every way to send a text message keeps the same promises; the gateway's is tried against a real HTTP server.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxSender } from '#platform/message-sender';
import { RefusedError } from '#platform/refused-error';
import { httpTextMessages } from './http-gateway.ts';
import type { TextMessageSender } from './text-messages.ts';

let server: Server;
let url: string;
let taken: { body: unknown; token: string | undefined; key: string | undefined }[];
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;

beforeEach(async () => {
  taken = [];
  answer = (_request, response) => response.writeHead(202).end('{"queued":true}');
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    taken.push({
      body: JSON.parse(Buffer.concat(chunks).toString() || 'null'),
      token: request.headers.authorization,
      key: request.headers['idempotency-key'] as string,
    });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const message = { id: '0b7e', to: '+6281234567890', text: 'Kode Anda 123456 — jangan dibagikan 🌙' };
const fault = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as Error,
  );

describe.each<[string, () => TextMessageSender]>([
  ['the gateway', () => httpTextMessages({ url })],
  ['the outbox', () => outboxSender],
])('a text message by %s', (_name, open) => {
  it('is taken, again and beside others', async () => {
    const sender = open();
    const sending = [sender.send(message), sender.send(message), sender.send({ ...message, id: '0b7f' })];
    expect(await Promise.all(sending)).toEqual([undefined, undefined, undefined]);
  });
});

describe('a text message by the gateway', () => {
  const send = (timeoutMs = 60_000) => httpTextMessages({ url, token: 'rahasia', timeoutMs }).send(message);

  it('carries number, text, token and a key that stays the same', async () => {
    await send();
    expect(taken).toEqual([
      { body: { to: message.to, text: message.text }, token: 'Bearer rahasia', key: '0b7e' },
    ]);
  });
  it.each([400, 404, 410, 422])('that will never be wanted (%i) is refused', async (status) => {
    answer = (_request, response) => response.writeHead(status).end();
    expect(await fault(send())).toBeInstanceOf(RefusedError);
  });
  it.each([401, 403, 408, 409, 429, 500, 502, 503])(
    'that is not taken now (%i) may be tried again',
    async (status) => {
      answer = (_request, response) => response.writeHead(status).end();
      const error = await fault(send());
      expect(error).toMatchObject({ message: `The text message gateway answered ${status}` });
      expect(error).not.toBeInstanceOf(RefusedError);
    },
  );
  it('does not follow the gateway elsewhere with its token', async () => {
    answer = (request, response) =>
      request.url === '/messages'
        ? response.writeHead(307, { location: '/elsewhere' }).end()
        : response.writeHead(202).end();
    expect(await fault(send())).not.toBeNull();
    expect(taken).toHaveLength(1);
  });
  it('waits for a gateway that never answers only so long, and takes a broken connection for a passing thing', async () => {
    answer = () => {};
    expect(await fault(send(200))).toMatchObject({ name: 'TimeoutError' });
    answer = (request) => request.socket.destroy();
    const error = await fault(send());
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(RefusedError);
  });
});
