// Refunds that a gateway reports: the ledger books each rupiah once, whoever initiated it (decision 0037).
import { beforeEach, expect, it } from 'vitest';
import { expireBookings, findBooking } from '#domain/bookings';
import { findBookingMoney } from '#domain/ledger';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { beginPayment, createOrder, createPaidOrder, payNext } from '#test/factories/bookings';
import { createDeparture, NOW } from '#test/factories/programmes';
import { verifyLedgerAfterEach, useBookingFixture } from '#test/booking-fixture';
import { applyGatewayStatus, markRefundDone } from './payments.ts';

const { database, shop, clock } = useBookingFixture();
let member: SignedIn;
beforeEach(async () => {
  member = await createMember(shop.deps);
});
verifyLedgerAfterEach({ shop });

const departure = async (values: Parameters<typeof createDeparture>[1] = {}) =>
  (await createDeparture(database.db, { quota: 10, ...values })).id;
const paidOrder = async () => createPaidOrder(shop, { member, departure: await departure() });
const money = (bookingId: string) => findBookingMoney(shop.deps, bookingId);
const orderOf = async (bookingId: string) => (await findBooking(shop.deps, member.actor, bookingId))!;
const tasks = (bookingId: string) =>
  database.db
    .selectFrom('refund_tasks')
    .select(['id', 'reason', 'amount', 'status'])
    .where('booking_id', '=', bookingId)
    .execute();
const exceptions = (reference: string) =>
  database.db
    .selectFrom('payment_exceptions')
    .select(['kind', 'amount', 'resolution'])
    .where('reference', '=', reference)
    .orderBy('created_at')
    .execute();

it('of the whole sum reverses the payment: the invoice waits again, and a person is notified', async () => {
  const {
    bookingId,
    payment: { reference },
  } = await paidOrder();
  const facts = shop.gateway.sendsBack(reference);
  expect(await applyGatewayStatus(shop.deps, facts)).toBe('exception');
  expect(await applyGatewayStatus(shop.deps, facts)).toBe('known');
  expect(await money(bookingId)).toMatchObject({
    received: 30_004_000,
    refunded: 30_004_000,
    unallocated: 0,
    partner: 0,
    platform: 0,
    gatewayFee: 0,
  });
  expect(await orderOf(bookingId)).toMatchObject({
    state: 'needs_attention',
    attention: 'payment_reversed',
    invoices: [{ status: 'waiting' }],
  });
  expect(await exceptions(reference)).toEqual([
    { kind: 'refunded_at_gateway', amount: 30_004_000, resolution: null },
  ]);
});

it("of a part is the partner's gift, and each part counts once", async () => {
  const {
    bookingId,
    payment: { reference },
  } = await paidOrder();
  for (const sum of [1_000_000, 1_000_000, 3_000_000])
    await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(reference, sum));
  // Reported late.
  await applyGatewayStatus(shop.deps, { ...shop.gateway.sendsBack(reference, 2_000_000) });
  expect(await money(bookingId)).toMatchObject({
    received: 30_004_000,
    refunded: 3_000_000,
    partner: 26_100_000,
    platform: 900_000,
  });
  expect((await orderOf(bookingId)).state).toBe('paid');
  expect((await exceptions(reference)).map(({ amount }) => amount)).toEqual([1_000_000, 2_000_000]);
  await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(reference));
  expect(await money(bookingId)).toMatchObject({
    refunded: 30_004_000,
    partner: 0,
    platform: 0,
    unallocated: 0,
  });
  expect((await orderOf(bookingId)).state).toBe('needs_attention');
});

it('completes the refund that was owed, without an exception', async () => {
  const { bookingId, payment } = await paidOrder();
  await applyGatewayStatus(
    shop.deps,
    shop.gateway.becomes(payment.reference, 'paid', payment.total, 'gw-second'),
  );
  const [task] = await tasks(bookingId);
  expect(
    await applyGatewayStatus(
      shop.deps,
      shop.gateway.sendsBack(payment.reference, payment.total, 'gw-second'),
    ),
  ).toBe('applied');
  expect(await tasks(bookingId)).toEqual([{ ...task, status: 'done' }]);
  // The operator records it too, with the number from the dashboard.
  await markRefundDone(shop.deps, { taskId: task!.id, actorId: member.account.id, proof: 'DESK-1' });
  expect(await money(bookingId)).toMatchObject({
    received: 60_008_000,
    refunded: 30_004_000,
    refundDue: 0,
    partner: 29_100_000,
  });
  expect((await exceptions(payment.reference)).map(({ kind }) => kind)).toEqual(['double_payment']);
});

it('matches a refund that was marked as done before the report', async () => {
  const { bookingId, payment } = await paidOrder();
  await applyGatewayStatus(
    shop.deps,
    shop.gateway.becomes(payment.reference, 'paid', payment.total, 'gw-second'),
  );
  await markRefundDone(shop.deps, {
    taskId: (await tasks(bookingId))[0]!.id,
    actorId: member.account.id,
    proof: 'DESK-1',
  });
  expect(
    await applyGatewayStatus(
      shop.deps,
      shop.gateway.sendsBack(payment.reference, payment.total, 'gw-second'),
    ),
  ).toBe('without_effect');
  expect(await money(bookingId)).toMatchObject({ refunded: 30_004_000, refundDue: 0 });
});

it('of a part of what was owed leaves the rest to refund', async () => {
  const { bookingId, payment } = await paidOrder();
  await applyGatewayStatus(
    shop.deps,
    shop.gateway.becomes(payment.reference, 'paid', payment.total, 'gw-second'),
  );
  await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(payment.reference, 10_000_000, 'gw-second'));
  const [left] = await tasks(bookingId);
  expect(left).toMatchObject({ amount: 20_004_000, status: 'open' });
  await markRefundDone(shop.deps, { taskId: left!.id, actorId: member.account.id, proof: 'DESK-2' });
  expect(await money(bookingId)).toMatchObject({ refunded: 30_004_000, refundDue: 0 });
});

it('of a wrong sum decides about it', async () => {
  const { bookingId } = await createOrder(shop, { member, departure: await departure() });
  const { reference } = await beginPayment(shop, member, bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_000_000));
  expect(
    await applyGatewayStatus(shop.deps, {
      ...shop.gateway.sendsBack(reference, 1_000_000),
      amountRupiah: shop.gateway.becomes(reference, 'paid', 1_000_000).amountRupiah,
    }),
  ).toBe('exception');
  expect(await money(bookingId)).toMatchObject({ received: 1_000_000, refunded: 1_000_000, unmatched: 0 });
  expect(await exceptions(reference)).toContainEqual({
    kind: 'wrong_amount',
    amount: 1_000_000,
    resolution: 'refunded_at_gateway',
  });
  await payNext(shop, member, bookingId);
  expect((await orderOf(bookingId)).state).toBe('paid');
});

it('of an unreported payment also records its arrival', async () => {
  const { bookingId } = await createOrder(shop, { member, departure: await departure() });
  const { reference } = await beginPayment(shop, member, bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(reference));
  expect(await money(bookingId)).toMatchObject({ received: 30_004_000, refunded: 30_004_000 });
  expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'))).toBe('without_effect');
});

it('of money that found no seats is the refund that was owed for it', async () => {
  const id = await departure({ quota: 1 });
  const { bookingId } = await createOrder(shop, { member, departure: id });
  const { reference } = await beginPayment(shop, member, bookingId);
  clock.now = new Date(NOW.getTime() + 151 * 60_000);
  await expireBookings(shop.deps);
  await createPaidOrder(shop, { departure: id });
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
  expect(await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(reference))).toBe('applied');
  expect(await tasks(bookingId)).toMatchObject([{ reason: 'seats_gone', status: 'done' }]);
});
