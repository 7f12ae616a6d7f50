// What the worker does when a browser changes the address of its push notifications: against a real server of ours, in a worker's world of the
// few things it touches.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

interface Subscription {
  endpoint: string;
  options: { applicationServerKey: string | null };
}

let server: Server;
let asked: { what: string; body: unknown }[];
/** What the browser has now, and the keys for which it was subscribed again. */
let current: Subscription | null;
let subscribedFor: unknown[];
let renew: (change: object) => Promise<void>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    asked.push({
      what: `${request.method} ${request.url}`,
      body: JSON.parse(Buffer.concat(chunks).toString()) as unknown,
    });
    response.writeHead(200).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscribedFor.push(applicationServerKey);
      return subscription('https://push.example/baru', applicationServerKey);
    },
  };
  vi.stubGlobal('self', { registration: { pushManager }, clients: {} });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (to: string, options: RequestInit) => fetch(origin + to, options));
  renew = (await import('./push.ts')).renewSubscription as typeof renew;
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  asked = [];
  current = null;
  subscribedFor = [];
});

const subscription = (endpoint: string, key: string | null = 'kunci'): Subscription => ({
  endpoint,
  options: { applicationServerKey: key },
});
const address = '/api/v3/user/notification/browser';
const before = subscription('https://push.example/lama');

it('stores the new address before it removes the old one', async () => {
  await renew({ oldSubscription: before, newSubscription: subscription('https://push.example/baru') });
  expect(asked.map(({ what, body }) => [what, (body as Subscription).endpoint])).toEqual([
    [`PUT ${address}`, 'https://push.example/baru'],
    [`POST ${address}/remove`, 'https://push.example/lama'],
  ]);
});

it('subscribes again for the same key where the browser has lost its address', async () => {
  await renew({ oldSubscription: before });
  expect(subscribedFor).toEqual(['kunci']);
  expect(asked.map(({ what }) => what)).toEqual([`PUT ${address}`, `POST ${address}/remove`]);
});

it('sends what there is where the browser says nothing, and nothing where there is nothing', async () => {
  current = subscription('https://push.example/ada');
  await renew({});
  expect(asked).toMatchObject([{ what: `PUT ${address}`, body: { endpoint: 'https://push.example/ada' } }]);
  current = null;
  await renew({ oldSubscription: null });
  expect([asked.length, subscribedFor]).toEqual([1, []]);
});
