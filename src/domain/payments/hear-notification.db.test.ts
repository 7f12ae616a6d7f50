// What a notification costs: one that has no news asks nobody (decision 0036); every other is asked about at its gateway.
import { beforeAll, expect, it } from 'vitest';
import type { PaymentGateway } from '#platform/payments/gateway';
import { beginPayment, createOrder, openShop } from '#test/factories/bookings';
import { createDeparture, createPlaces } from '#test/factories/programmes';
import { useScene } from '#test/scene';
import { hearNotification } from './payments.ts';

const { deps, database } = useScene();
let departure: string;
beforeAll(async () => {
  await createPlaces(database.db);
  departure = (await createDeparture(database.db, { quota: 10 })).id;
});

/** A payment that waits, and how often its gateway was asked about it. */
async function waiting() {
  const shop = openShop(deps);
  const { bookingId, member } = await createOrder(shop, { departure });
  const { reference, id } = await beginPayment(shop, member, bookingId);
  const asked: string[] = [];
  const gateway: PaymentGateway = {
    ...shop.gateway.gateway,
    readNotification: (body) => ({ outcome: 'genuine', reference, gatewayId: `gw-${reference}`, hint: 'told', saysPending: body.toString().includes('pending') }),
    findPayment: (payment) => {
      asked.push(payment.reference);
      return shop.gateway.gateway.findPayment(payment);
    },
  };
  const told = (what: string) => hearNotification({ ...shop.deps, payments: { gatewayFor: () => gateway } }, {
    gateway: 'simulator', body: Buffer.from(JSON.stringify({ order_id: reference, what })), headers: {}, address: '192.0.2.1' });
  const kept = () => database.db.selectFrom('payment_notifications').select('applied_at').where('reference', '=', reference).execute();
  return { shop, reference, id, asked, told, kept };
}

it('that a payment waits which waits is kept, and its gateway is not asked', async () => {
  const { asked, told, kept } = await waiting();
  await told('pending');
  expect([asked, await kept()]).toEqual([[], [{ applied_at: deps.now() }]]);
});

it('the same of one that has ended is asked about, as is any other', async () => {
  const { shop, reference, id, asked, told, kept } = await waiting();
  await database.db.updateTable('payments').set({ status: 'expired' }).where('id', '=', id).execute();
  await told('pending');
  shop.gateway.becomes(reference, 'paid');
  await told('paid');
  expect(asked).toEqual([reference, reference]);
  expect((await kept()).map(({ applied_at: at }) => at)).toEqual([deps.now(), deps.now()]);
  expect(await database.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirst()).toEqual({ status: 'paid' });
});
