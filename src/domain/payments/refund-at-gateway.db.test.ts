// Refunds through the gateway (docs/product/payments.md): what it can send back it sends once, and reports; the rest is
// for a person. The simulator over HTTP.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findBookingMoney, verifyLedger } from '#domain/ledger';
import { createMember } from '#test/factories/accounts';
import { beginPayment, brandOf, createOrder } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { createDeparture } from '#test/factories/programmes';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { openSimulatorGateway, type SimulatorGateway } from '#test/simulator-gateway';
import { applyCurrentStatus } from './apply-current-status.ts';
import { refundAtGateway } from './payments.ts';

const { database, shop, clock } = useBookingFixture();
let simulated: SimulatorGateway;
beforeAll(async () => {
  simulated = await openSimulatorGateway(database, () => clock.now);
  shop.deps = { ...shop.deps, payments: simulated.payments };
  brandOf(shop.deps).sales.paymentMethods.push({ code: 'card', adminFee: 4_000 });
});
afterAll(() => simulated.close());
verifyLedgerAfterEach({ shop });

/** An order that was paid twice under one number. */
async function paidTwice(method: string) {
  const member = await createMember(shop.deps);
  const { bookingId } = await createOrder(shop, {
    member,
    departure: (await createDeparture(database.db)).id,
  });
  const { id, reference } = await beginPayment(shop, member, bookingId, method);
  await simulated.simulator.act((await simulated.simulator.find(reference))!, 'pay_twice');
  const { rows } = await sql<{ id: string }>`
    select id from simulator.payments where order_id = ${reference} order by duplicate_of nulls first`.execute(
    database.db,
  );
  const report = (gatewayId: string) =>
    applyCurrentStatus(shop.deps, { gateway: 'simulator', reference, gatewayId });
  for (const payment of rows) await report(payment.id);
  const task = () =>
    database.db
      .selectFrom('refund_tasks')
      .select(['id', 'status', 'needs_transfer'])
      .where('payment_id', '=', id)
      .executeTakeFirstOrThrow();
  const second = rows[1]!.id;
  return { member, bookingId, second, task, report: () => report(second) };
}

it('sends the second payment of a card back by itself, once, and is done when the gateway reports it', async () => {
  const { member, bookingId, second, task, report } = await paidTwice('card');
  const { id: taskId } = await task();
  const { rows: jobs } = await sql<{ data: { taskId: string } }>`
    select data from jobs.job where name = 'refund-at-gateway' and data ->> 'taskId' = ${taskId}`.execute(
    database.db,
  );
  expect(jobs).toHaveLength(1);
  await refundAtGateway(shop.deps, { taskId });
  await refundAtGateway(shop.deps, { taskId });
  expect((await simulated.simulator.find(second))!.status).toBe('refund');
  expect(await task()).toMatchObject({ status: 'sent', needs_transfer: false });
  await database.db
    .updateTable('refund_tasks')
    .set({ requested_at: new Date(Date.now() - 8 * 86_400_000) })
    .where('id', '=', taskId)
    .execute();
  expect((await verifyLedger(shop.deps)).map(({ at }) => at)).toEqual([taskId]);
  expect(await noticesTo(shop.deps, member, 'refund_moved')).toEqual([]);
  for (let turn = 0; turn < 2; turn += 1) await report();
  expect((await task()).status).toBe('done');
  expect(await noticesTo(shop.deps, member, 'refund_moved')).toMatchObject([
    {
      values: { event: 'sent_back', amount: 30_004_000 },
      path: expect.stringMatching(/^\/member\/my-order\/RH-/),
    },
  ]);
  expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
    received: 60_008_000,
    refunded: 30_004_000,
    refundDue: 0,
  });
});

it('leaves that of a virtual account to a person', async () => {
  const { second, task } = await paidTwice('bca_va');
  await refundAtGateway(shop.deps, { taskId: (await task()).id });
  expect((await simulated.simulator.find(second))!.status).toBe('settlement');
  expect(await task()).toMatchObject({ status: 'open', needs_transfer: true });
});
