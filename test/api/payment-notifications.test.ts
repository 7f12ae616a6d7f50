// Notifications of gateways (docs/product/payments.md): genuine, forged, unreadable, too large, while the gateway or the database is away.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBooking } from '#domain/bookings';
import { verifyLedger } from '#domain/ledger';
import { purgeNotifications, reconcilePayments } from '#domain/payments';
import { GatewayError } from '#platform/payments/gateway';
import { notificationPath } from '#shared/payment-methods';
import { beginPayment, createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { createScriptedGateway } from '#test/providers/scripted-gateway';
import { failingLog } from '#test/simulator-gateway';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
const scripted = createScriptedGateway();
beforeAll(async () => {
  server = await createApiServer({ deps: { payments: scripted } });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.deleteFrom('throttles').execute();
  await server.database.db.deleteFrom('payment_notifications').execute();
});

const path = notificationPath('simulator');
const tell = (body: string | object, { url = path, ...headers }: Record<string, string> = {}) =>
  server.ask({
    method: 'POST',
    url,
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const storedEvents = () =>
  server.database.db
    .selectFrom('payment_notifications')
    .select(['is_genuine', 'reference', 'applied_at'])
    .execute();
/** Its turn has come once more. */
const nextAsk = (reference: string) =>
  server.database.db
    .updateTable('payments')
    .set({ next_ask_at: server.deps.now() })
    .where('reference', '=', reference)
    .execute();
async function waiting() {
  const { id } = await createDeparture(server.database.db);
  const { bookingId, member } = await createOrder(server, { departure: id });
  const { reference } = await beginPayment(server, member, bookingId);
  return {
    reference,
    body: { order_id: reference, signature_key: 'genuine' },
    state: async () => (await findBooking(server.deps, member.actor, bookingId))!.state,
  };
}

describe('a notification', () => {
  it('needs no access-token, no origin and no cookie, and is answered when what it means is kept', async () => {
    const { reference, body, state } = await waiting();
    scripted.becomes(reference, 'paid');
    expect((await tell(body, { 'content-type': 'text/plain' })).statusCode).toBe(200);
    expect(await state()).toBe('paid');
    expect(await storedEvents()).toEqual([{ is_genuine: true, reference, applied_at: server.deps.now() }]);
    expect((await tell(body, { url: path.replace('/v3', '') })).statusCode).toBe(200);
    expect(await verifyLedger(server.deps)).toEqual([]);
  });

  it('that is forged is refused, kept for a day, and slowed after twenty from one address', async () => {
    const { reference, state } = await waiting();
    scripted.becomes(reference, 'paid');
    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await tell({ order_id: reference, signature_key: 'made up' })).statusCode);
    expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([403]), 429]);
    expect(await state()).toBe('waiting_payment');
    expect(await storedEvents()).toHaveLength(20);
    const later = (days: number) => ({
      ...server.deps,
      now: () => new Date(server.deps.now().getTime() + days * 86_400_000),
    });
    await purgeNotifications(later(0.9));
    expect(await storedEvents()).toHaveLength(20);
    await purgeNotifications(later(1.1));
    expect(await storedEvents()).toEqual([]);
  });

  it.each<[string, string | object, number, string]>([
    ['is no JSON', 'status=paid', 422, 'unreadable'],
    ['names nothing', {}, 422, 'unreadable'],
    ['is empty', '', 422, 'unreadable'],
    ['is larger than any', { order_id: 'x', padding: 'x'.repeat(16_384) }, 413, 'payload_too_large'],
  ])('that %s is refused', async (_what, body, status, code) => {
    const answer = await tell(body);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await storedEvents()).toEqual([]);
  });

  it('of a gateway that is not here is not found, and only POST is taken', async () => {
    expect(
      (await tell({ order_id: 'INV-1', signature_key: 'genuine' }, { url: notificationPath('xendit') }))
        .statusCode,
    ).toBe(404);
    expect((await server.ask(path)).headers['allow']).toBe('POST');
  });

  it('about an order nobody knows is kept and answered: nothing will come of sending it again', async () => {
    scripted.becomes('INV-NOBODY-1', 'paid', 5_000);
    expect((await tell({ order_id: 'INV-NOBODY-1', signature_key: 'genuine' })).statusCode).toBe(200);
    const raised = await server.database.db
      .selectFrom('payment_exceptions')
      .select(['kind', 'amount'])
      .where('reference', '=', 'INV-NOBODY-1')
      .execute();
    expect(raised).toEqual([{ kind: 'unknown_reference', amount: 5_000 }]);
  });

  describe('that only says that money is waited for', () => {
    const waits = (body: object) => ({ ...body, transaction_status: 'pending' });
    const eventsOf = (reference: string) =>
      server.database.db
        .selectFrom('payment_events')
        .select(['outcome', 'brought'])
        .where('reference', '=', reference)
        .execute();
    const reconcile = () => reconcilePayments({ ...server.deps, reconcilePatienceSeconds: 0 }, failingLog);

    it('is stored and counted, and its gateway is not asked', async () => {
      const { reference, body, state } = await waiting();
      const asked = vi.spyOn(scripted.gateway, 'findPayment');
      for (const _ of [1, 2, 3]) expect((await tell(waits(body))).statusCode).toBe(200);
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
      expect(await storedEvents()).toEqual([{ is_genuine: true, reference, applied_at: server.deps.now() }]);
      const { times } = await server.database.db
        .selectFrom('payment_notifications')
        .select('times')
        .executeTakeFirstOrThrow();
      expect([times, await state()]).toEqual([3, 'waiting_payment']);
      expect(await eventsOf(reference)).toEqual([]);
    });

    it('is stored once, however many come at the same moment', async () => {
      const { reference, body } = await waiting();
      const answers = await Promise.all(Array.from({ length: 8 }, () => tell(waits(body))));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await storedEvents()).toEqual([{ is_genuine: true, reference, applied_at: server.deps.now() }]);
    });

    it('hides nothing from the reconciler: what its gateway says otherwise is applied', async () => {
      const { reference, body, state } = await waiting();
      scripted.becomes(reference, 'paid');
      expect((await tell(waits(body))).statusCode).toBe(200);
      expect(await state()).toBe('waiting_payment');
      await reconcile();
      expect(await state()).toBe('paid');
      expect(await verifyLedger(server.deps)).toEqual([]);
    });

    it('about a payment that is over here is asked about like any other', async () => {
      const { reference, body, state } = await waiting();
      await server.database.db
        .updateTable('payments')
        .set({ status: 'expired' })
        .where('reference', '=', reference)
        .execute();
      scripted.becomes(reference, 'paid');
      expect((await tell(waits(body))).statusCode).toBe(200);
      expect(await state()).toBe('paid');
    });

    it('is stored when nobody knows its payment', async () => {
      const body = waits({ order_id: 'INV-NOBODY-2', signature_key: 'genuine' });
      expect((await tell(body)).statusCode).toBe(200);
      expect(await storedEvents()).toEqual([
        { is_genuine: true, reference: 'INV-NOBODY-2', applied_at: server.deps.now() },
      ]);
    });

    it('with another sum than it had is an exception, and no money', async () => {
      const { reference, body } = await waiting();
      scripted.becomes(reference, 'pending');
      await tell(waits(body));
      await reconcile();
      expect(await eventsOf(reference)).toEqual([{ outcome: 'without_effect', brought: 0 }]);
      scripted.becomes(reference, 'pending', 5_000);
      await nextAsk(reference);
      await reconcile();
      const raised = await server.database.db
        .selectFrom('payment_exceptions')
        .select(['kind', 'amount'])
        .where('reference', '=', reference)
        .execute();
      expect(raised).toEqual([{ kind: 'amount_changed', amount: 5_000 }]);
    });
  });

  it('while the gateway does not answer is asked for again, and applied then, once', async () => {
    const { reference, body, state } = await waiting();
    const { findPayment } = scripted.gateway;
    scripted.gateway.findPayment = () => Promise.reject(new GatewayError('away', true));
    const refused = await tell(body);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, expect.any(String)]);
    expect(await storedEvents()).toEqual([{ is_genuine: true, reference, applied_at: null }]);
    scripted.gateway.findPayment = findPayment;
    scripted.becomes(reference, 'paid');
    expect((await tell(body)).statusCode).toBe(200);
    expect((await tell(body)).statusCode).toBe(200);
    expect(await state()).toBe('paid');
    const events = await server.database.db
      .selectFrom('payment_events')
      .select('outcome')
      .where('reference', '=', reference)
      .execute();
    expect(events).toEqual([{ outcome: 'applied' }]);
  });
});
