// Reconciliation (docs/product/payments.md): one item that fails holds up no other, a silent gateway is left alone after
// a round, and nothing stays half begun. The simulator over HTTP, beside a gateway on loopback that misbehaves.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { verifyLedger } from '#domain/ledger';
import { seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { midtransGateway } from '#platform/payments/midtrans';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { createMember } from '#test/factories/accounts';
import { beginPayment, brandOf, createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { type FaultyGateway, says, startFaultyGateway } from '#test/providers/faulty-gateway';
import { receiveWebhook, reconcilePayments, storeGateway } from './payments.ts';

const { database, shop, clock } = useBookingFixture();
let simulator: PaymentSimulator;
let silent: FaultyGateway;
const logged: string[] = [];
const log = {
  warn: (_details: object, message: string) => void logged.push(message),
  error: (_details: object, message: string) => void logged.push(message),
};
const later = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1_000));
const reconcile = () => reconcilePayments(shop.deps, log);

beforeAll(async () => {
  simulator = await startPaymentSimulator({ db: database.db, now: () => clock.now, speed: 1_000 });
  silent = await startFaultyGateway();
  const { serverKey, apiUrl } = simulator.settings.midtrans;
  const at = (url: string) => ({ name: 'midtrans' as const, serverKey, apiUrl: url, snapUrl: url });
  const options = { now: () => clock.now, timeoutMs: 5_000 };
  const own = { gateway: 'midtrans', serverKey } as const;
  shop.deps = {
    ...shop.deps,
    payments: {
      own,
      // Requests reach the simulator; only the one that is silent is asked in vain.
      gatewayFor: (credentials) =>
        credentials?.gateway === 'midtrans' && credentials.serverKey === 'silent'
          ? {
              ...midtransGateway(at(silent.url), options),
              createPayment: (request) => midtransGateway(at(apiUrl), options).createPayment(request),
            }
          : midtransGateway(at(apiUrl), options),
    },
  };
  brandOf(shop.deps).flags['is_receive_payment_midtrans'] = 1;
});
afterAll(async () => {
  await simulator.close();
  await silent.close();
});
beforeEach(async () => {
  logged.length = 0;
  silent.asked = [];
  silent.answer = says({ status_code: '500' }, 500);
  await database.db.updateTable('payments').set({ status: 'failed' }).where('status', '!=', 'paid').execute();
});
verifyLedgerAfterEach({ shop });

/** An order that waits for money, under a partner of its own. */
async function waiting(credentials?: string) {
  const member = await createMember(shop.deps);
  const { id, programme_id } = await createDeparture(database.db, { quota: 100 });
  const { partner_id: partnerId } = await database.db
    .selectFrom('programmes')
    .select('partner_id')
    .where('id', '=', programme_id)
    .executeTakeFirstOrThrow();
  if (credentials) await storeGateway(shop.deps, partnerId, { gateway: 'midtrans', serverKey: credentials });
  const { bookingId } = await createOrder(shop, { member, departure: id });
  const payment = await beginPayment(shop, member, bookingId);
  return {
    departureId: id,
    bookingId,
    member,
    payment,
    pay: async () => simulator.act((await simulator.find(payment.reference))!, 'paid'),
    state: async () => (await findBooking(shop.deps, member.actor, bookingId))!.state,
  };
}
const rowOf = (reference: string) =>
  database.db
    .selectFrom('payments')
    .select(['status', 'ask_failures', 'next_ask_at'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

it('of a locked departure fails alone, is logged, and comes after a pause', async () => {
  const [locked, other] = [await waiting(), await waiting()];
  await locked.pay();
  await other.pay();
  later(60);
  await transaction(database.db, async (db) => {
    await lockKeys({ db }, [seatsLock(locked.departureId)]);
    await reconcile();
  });
  expect([await locked.state(), await other.state()]).toEqual(['waiting_payment', 'paid']);
  expect(logged).toHaveLength(1);
  expect(await rowOf(locked.payment.reference)).toEqual({
    status: 'waiting',
    ask_failures: 1,
    next_ask_at: new Date(clock.now.getTime() + 60_000),
  });
  await reconcile();
  expect(await locked.state()).toBe('waiting_payment');
  later(60);
  await reconcile();
  expect(await locked.state()).toBe('paid');
});

it('with credentials that cannot be read fails alone', async () => {
  const [unreadable, other] = [await waiting('unreadable'), await waiting()];
  await other.pay();
  const versions = database.db.updateTable('gateway_credentials').set({ settings: Buffer.alloc(40) });
  const { credential_id } = await database.db
    .selectFrom('payments')
    .select('credential_id')
    .where('id', '=', unreadable.payment.id)
    .executeTakeFirstOrThrow();
  await versions.where('id', '=', credential_id!).execute();
  later(60);
  await reconcile();
  expect(await other.state()).toBe('paid');
  expect(await rowOf(unreadable.payment.reference)).toMatchObject({ status: 'waiting', ask_failures: 1 });
});

it('leaves a gateway that does not answer alone after one round, and asks once whether it is back', async () => {
  const first = await waiting('silent');
  const { partner_id, credential_id } = await database.db
    .selectFrom('payments')
    .select(['partner_id', 'credential_id'])
    .where('id', '=', first.payment.id)
    .executeTakeFirstOrThrow();
  // Sixty-four members of one partner, as rows: what reconciliation reads.
  await database.db
    .insertInto('payments')
    .values(
      Array.from({ length: 63 }, (_, nth) => ({
        payable_kind: 'booking_invoice',
        payable_id: crypto.randomUUID(),
        subject_id: first.bookingId,
        account_id: first.member.account.id,
        partner_id,
        credential_id,
        gateway: 'midtrans',
        reference: `SILENT-${nth}`,
        method: 'bca_va',
        amount: 1,
        admin_fee: 0,
        status: 'waiting',
        instructions: '{}',
        expires_at: new Date(clock.now.getTime() + 86_400_000),
        created_at: clock.now,
      })),
    )
    .execute();
  const other = await waiting();
  await other.pay();
  later(60);
  await reconcile();
  expect(silent.asked).toHaveLength(4);
  expect(await other.state()).toBe('paid');
  await reconcile();
  expect(silent.asked).toHaveLength(4);
  later(61);
  await reconcile();
  expect(silent.asked).toHaveLength(5);
  later(121);
  silent.answer = says({ status_code: '404' });
  await reconcile();
  expect(silent.asked.length).toBeGreaterThan(60);
});

it('ends a payment whose process died before anybody got its number, there as well', async () => {
  const member = await createMember(shop.deps);
  const { id: departure } = await createDeparture(database.db);
  const { bookingId } = await createOrder(shop, { member, departure });
  const real = shop.deps.payments.gatewayFor(null);
  const dying = {
    ...real,
    createPayment: async (request: Parameters<typeof real.createPayment>[0]) => {
      await real.createPayment(request);
      throw new Error('The process is killed');
    },
  };
  const payments = { ...shop.deps.payments, gatewayFor: () => dying };
  await expect(beginPayment({ deps: { ...shop.deps, payments } }, member, bookingId)).rejects.toThrow(
    'killed',
  );
  const { reference } = await database.db
    .selectFrom('payments')
    .select('reference')
    .where('subject_id', '=', bookingId)
    .executeTakeFirstOrThrow();
  later(60);
  await reconcile();
  expect((await rowOf(reference)).status).toBe('cancelled');
  expect((await simulator.find(reference))!.status).toBe('cancel');
});

it('is stored once and applied once, however often the same bytes come', async () => {
  const { payment, pay, state } = await waiting();
  await pay();
  const { id } = (await simulator.find(payment.reference))!;
  const { body } = await database.db
    .selectFrom('simulator.notifications')
    .select('body')
    .where('payment_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  let asked = 0;
  const payments = {
    ...shop.deps.payments,
    gatewayFor: (credentials: Parameters<typeof shop.deps.payments.gatewayFor>[0]) => {
      const gateway = shop.deps.payments.gatewayFor(credentials);
      return {
        ...gateway,
        findPayment: (name: Parameters<typeof gateway.findPayment>[0]) => (
          (asked += 1),
          gateway.findPayment(name)
        ),
      };
    },
  };
  const replay = () =>
    receiveWebhook(
      { ...shop.deps, payments },
      { gateway: 'midtrans', body: Buffer.from(body), headers: {}, address: '192.0.2.1' },
    );
  for (let nth = 0; nth < 20; nth += 1) await replay();
  expect(await state()).toBe('paid');
  expect(asked).toBe(1);
  const stored = () =>
    database.db
      .selectFrom('payment_notifications')
      .select('times')
      .where('reference', '=', payment.reference)
      .execute();
  expect(await stored()).toEqual([{ times: 20 }]);
  // It may mean something new: a dispute that was won is told in the same words.
  later(601);
  await replay();
  expect([asked, await stored()]).toEqual([2, [{ times: 21 }]]);
});

it('that names an order no database can hold is unreadable', async () => {
  const body = Buffer.from(JSON.stringify({ order_id: 'INV-1\0', transaction_id: 'x', signature_key: 'x' }));
  await expect(
    receiveWebhook(shop.deps, { gateway: 'midtrans', body, headers: {}, address: '192.0.2.1' }),
  ).rejects.toMatchObject({ code: 'unreadable' });
});

it('is named by the proof when nobody could be asked for a day, and when a notification was not applied', async () => {
  const { payment } = await waiting();
  const before = new Date(Date.now() - 2 * 86_400_000);
  await database.db
    .updateTable('payments')
    .set({ ask_failures: 3, created_at: before })
    .where('id', '=', payment.id)
    .execute();
  const { id } = await database.db
    .insertInto('payment_notifications')
    .values({
      gateway: 'midtrans',
      reference: payment.reference,
      gateway_id: 'x',
      body: '{}',
      is_genuine: true,
      received_at: before,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await verifyLedger(shop.deps)).map(({ at }) => at)).toEqual([
    `${payment.reference}: 3 times`,
    `midtrans ${payment.reference}`,
  ]);
  await database.db.deleteFrom('payment_notifications').where('id', '=', id).execute();
  await database.db.updateTable('payments').set({ ask_failures: 0 }).where('id', '=', payment.id).execute();
});
