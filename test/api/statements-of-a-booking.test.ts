// What a booking costs the database, step by step (docs/product/seats-and-money.md): every statement the application sends is counted, those
// that begin and end a transaction too. A step that sends one more is noticed here, and one that sends fewer may be written down.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notificationPath } from '#shared/payment-methods';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDeparture } from '#test/factories/programmes';
import { createScriptedGateway } from '#test/providers/scripted-gateway';
import { cartForm, checkoutForm } from '#test/races/shoppers';
import { type ApiServer, createApiServer } from './api-server.ts';
import { origin } from './asking.ts';

let server: ApiServer;
let member: SignedIn;
let departure: string;
const scripted = createScriptedGateway();
const sent = vi.spyOn(pg.Client.prototype, 'query');
beforeAll(async () => {
  server = await createApiServer({ deps: { payments: scripted } });
});
afterAll(async () => {
  sent.mockRestore();
  await server.close();
});
beforeEach(async () => {
  member = await createMember(server.deps);
  departure = (await createDeparture(server.database.db)).id;
});

const post = (url: string, payload: object, headers: object = { ...member.headers, origin }) =>
  server.ask({ method: 'POST', url, payload, headers: { ...headers } });

/** How many statements a step sends, and what it answers. */
async function counted(step: () => ReturnType<typeof post>) {
  sent.mockClear();
  const answer = await step();
  expect(answer.statusCode).toBe(200);
  // What locks and what is then done travel together, and are two.
  const count = (sent.mock.calls as unknown[][]).reduce(
    (sum, [query]) => sum + (query instanceof pg.Query ? 2 : 1),
    0,
  );
  return { count, data: answer.json().data as Record<string, string> };
}

/** The counts of each step of one booking, from the basket to the paid order. */
async function bookOnce(): Promise<Record<string, number>> {
  const path = '/api/v3/bookings';
  const cart = await counted(() => post(`${path}/cart`, cartForm(departure)));
  const order = `${path}/${cart.data['id']}`;
  const ordered = await counted(() => post(`${order}/do-checkout`, checkoutForm(30_000_000)));
  const begun = await counted(() => post(`${order}/payments/bca_va`, {}));
  const reference = scripted.created.at(-1)!.reference;
  const notice = (status: string) =>
    counted(() =>
      post(
        notificationPath('simulator'),
        { order_id: reference, signature_key: 'genuine', transaction_status: status },
        {},
      ),
    );
  scripted.becomes(reference, 'pending');
  const told = await notice('pending');
  scripted.becomes(reference, 'paid');
  const paid = await notice('settlement');
  return {
    cart: cart.count,
    order: ordered.count,
    'payment begun': begun.count,
    'notification that it waits': told.count,
    'notification that it is paid': paid.count,
  };
}

it('sends as many statements as this table says', async () => {
  // The first one also opens connections.
  await bookOnce();
  member = await createMember(server.deps);
  const counts = await bookOnce();
  expect(counts).toEqual({
    cart: 2,
    order: 3,
    'payment begun': 4,
    'notification that it waits': 2,
    'notification that it is paid': 5,
  });
  // The aim (docs/product/seats-and-money.md).
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBeLessThanOrEqual(16);
});
