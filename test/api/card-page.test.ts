// Cards on a gateway's hosted page (decision 0044), from the order to the ledger: the simulator speaks Xendit's protocol, its
// webhooks are heard as they were written, in any order, and however often.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#app/config';
import { findBooking } from '#domain/bookings';
import { findBookingMoney, verifyLedger } from '#domain/ledger';
import { reconcilePayments, startPayment } from '#domain/payments';
import { openGateways, type PaymentGateways } from '#platform/payments/payments';
import type { SimulatorActionName } from '#platform/payments/simulator/actions';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { failingLog } from '#test/simulator-gateway';
import { notificationPath } from '#shared/payment-methods';
import { brandOf, createOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
let simulator: PaymentSimulator;
let payments: PaymentGateways;
beforeAll(async () => {
  server = await createApiServer({
    deps: {
      payments: {
        own: { gateway: 'simulator' },
        gatewayFor: (credentials) => payments.gatewayFor(credentials),
      },
    },
  });
  const { now } = server.deps;
  simulator = await startPaymentSimulator({ db: server.database.db, now, speed: 1 });
  payments = openGateways(
    { ...readConfig({}).payments, own: { gateway: 'simulator' } },
    { simulator: simulator.settings.xendit, now, timeoutMs: 60_000 },
  );
});
afterAll(async () => {
  await simulator.close();
  await server.close();
});

async function begun() {
  const { id: departure } = await createDeparture(server.database.db);
  const { bookingId, member } = await createOrder(server, { departure });
  const order = async () => (await findBooking(server.deps, member.actor, bookingId))!;
  const invoice = (await order()).invoices[0]!;
  const brand = {
    ...brandOf(server.deps),
    sales: { ...brandOf(server.deps).sales, paymentMethods: [{ code: 'card' as const, adminFee: 15_000 }] },
  };
  const payment = await startPayment(server.deps, member.actor, {
    kind: 'booking_invoice',
    id: invoice.id,
    method: 'card',
    brand,
    returnUrl: 'https://brand.test/back',
  });
  const press = async (action: SimulatorActionName) => {
    expect(await simulator.act((await simulator.find(payment.reference))!, action)).toBe(true);
  };
  return {
    bookingId,
    payment,
    press,
    order,
    stateOf: async () =>
      (
        await server.database.db
          .selectFrom('payments')
          .select('status')
          .where('id', '=', payment.id)
          .executeTakeFirstOrThrow()
      ).status,
  };
}

/** What the gateway has written down for us and not sent. */
async function deliver(
  reference: string,
  sorted: (notifications: { body: string; callback_token: string | null }[]) => typeof notifications = (
    notifications,
  ) => notifications,
): Promise<number[]> {
  const notifications = await server.database.db
    .selectFrom('simulator.notifications as n')
    .innerJoin('simulator.payments as p', 'p.id', 'n.payment_id')
    .select(['n.body', 'n.callback_token'])
    .where('p.order_id', '=', reference)
    .orderBy('n.id')
    .execute();
  const statuses: number[] = [];
  for (const { body, callback_token: token } of sorted(notifications)) {
    statuses.push(
      (
        await server.ask({
          method: 'POST',
          url: notificationPath('simulator'),
          payload: body,
          headers: { 'content-type': 'application/json', 'x-callback-token': token! },
        })
      ).statusCode,
    );
  }
  return statuses;
}

it.each([
  ['as they were sent', (notifications: object[]) => notifications],
  ['the other way round', (notifications: object[]) => notifications.toReversed()],
  ['twice', (notifications: object[]) => [...notifications, ...notifications]],
])('a card is one payment, told of by its page and by its payment, %s', async (_how, sorted) => {
  const { bookingId, payment, press, order } = await begun();
  expect(payment.instructions).toMatchObject({
    kind: 'redirect',
    redirectUrl: 'https://brand.test/dev/payments',
  });
  await press('paid');
  expect(new Set(await deliver(payment.reference, sorted as never))).toEqual(new Set([200]));
  expect((await order()).state).toBe('paid');
  expect(await findBookingMoney(server.deps, bookingId)).toMatchObject({
    received: payment.total,
    unmatched: 0,
    refundDue: 0,
    gatewayFee: 15_000,
  });
  expect(await verifyLedger(server.deps)).toEqual([]);
});
it('a card that is refused leaves the page open for the next one', async () => {
  const { payment, press, order, stateOf } = await begun();
  await press('denied');
  expect(await deliver(payment.reference)).toEqual([200]);
  expect(await stateOf()).toBe('waiting');
  await press('paid');
  await deliver(payment.reference);
  expect((await order()).state).toBe('paid');
});
it('of another amount it is kept and not valid', async () => {
  const { bookingId, payment, press, order } = await begun();
  await press('wrong_amount');
  await deliver(payment.reference);
  expect((await order()).state).toBe('waiting_payment');
  expect(await findBookingMoney(server.deps, bookingId)).toMatchObject({
    received: payment.total - 1_000,
    unmatched: payment.total - 1_000,
  });
});
it('a page whose time is over is told of once, and its money counts when it came all the same', async () => {
  const { payment, press, stateOf, order } = await begun();
  await press('expired');
  expect(await deliver(payment.reference)).toEqual([200]);
  expect(await stateOf()).toBe('expired');
  await press('late');
  await deliver(payment.reference);
  expect((await order()).state).toBe('paid');
});
it('a notification nobody sent is refused, and one that never came is found by asking', async () => {
  const { payment, press, order } = await begun();
  await press('forge');
  expect(new Set(await deliver(payment.reference))).toEqual(new Set([403]));
  await press('paid');
  await reconcilePayments({ ...server.deps, reconcilePatienceSeconds: 0 }, failingLog);
  expect((await order()).state).toBe('paid');
  expect(await verifyLedger(server.deps)).toEqual([]);
});
