// Sequences that once lost money between two rules that are each correct alone (docs/product/seats-and-money.md).
import { beforeAll, describe, expect, it } from 'vitest';
import { findBookingMoney } from '#domain/ledger';
import { applyGatewayStatus, markRefundDone } from '#domain/payments';
import { addDays } from '#shared/dates';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import {
  beginPayment,
  checkoutInput,
  createDraft,
  createOrder,
  createPaidOrder,
  payNext,
} from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import { applyPromo, checkOut } from '#domain/checkout';
import { cancelDeparture, cancelOrdersOf } from '#domain/departure-changes';
import { expireBookings, findBooking } from '#domain/bookings';
import { settleAttention } from '#domain/finance-console';

const { database, shop, clock, partner } = usePartnerFixture();
let finance: SignedIn;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});
verifyLedgerAfterEach({ shop });

const brand = () => shop.deps.brands.forHost('brand.test');
/** On sale until the day before. */
const departure = async (departs_on?: string) =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      quota: 4,
      ...(departs_on && { departs_on, sale_ends_on: addDays(departs_on, -1) }),
    })
  ).id;
const money = (bookingId: string) => findBookingMoney(shop.deps, bookingId);
const orderOf = async (member: SignedIn, bookingId: string) =>
  (await findBooking(shop.deps, member.actor, bookingId))!;
const tell = (reference: string, status: 'paid' | 'charged_back') =>
  applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, status));

async function cancelled(departureId: string): Promise<void> {
  await cancelDeparture(shop.deps, partner.staff.actor, departureId);
  await cancelOrdersOf(shop.deps, { departureId, actorId: partner.staff.account.id });
}

describe('an order cancelled after a partial refund by its partner', () => {
  it('refunds the rest and no more', async () => {
    const id = await departure();
    const { bookingId, payment } = await createPaidOrder(shop, { departure: id });
    await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(payment.reference, 1_000_000));
    await cancelled(id);
    expect(await money(bookingId)).toMatchObject({
      received: 30_004_000,
      refunded: 1_000_000,
      refundDue: 29_004_000,
      partner: 0,
    });
    const { id: taskId } = await database.db
      .selectFrom('refund_tasks')
      .select('id')
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    await markRefundDone(shop.deps, { taskId, actorId: finance.account.id, proof: 'TRF-1' });
    expect(await money(bookingId)).toMatchObject({
      refunded: 30_004_000,
      refundDue: 0,
      partner: 0,
      unallocated: 0,
    });
  });

  it("balances when the rest is refunded in the gateway's dashboard too", async () => {
    const id = await departure();
    const { bookingId, payment } = await createPaidOrder(shop, { departure: id });
    await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(payment.reference, 1_000_000));
    await cancelled(id);
    expect(await applyGatewayStatus(shop.deps, shop.gateway.sendsBack(payment.reference))).toBe('applied');
    expect(await money(bookingId)).toMatchObject({
      refunded: 30_004_000,
      refundDue: 0,
      partner: 0,
      unallocated: 0,
    });
  });
});

it('an order that staff ended stays ended after late money, and its promo stays unspent', async () => {
  const promo = await createPromo(database.db, {
    discount_amount: 1_000_000,
    paid_by: 'platform',
    max_uses: 1,
  });
  const { member, bookingId } = await createDraft(shop, { departure: await departure() });
  await applyPromo(shop.deps, member.actor, { bookingId, brand: brand(), promo: promo.id });
  await checkOut(shop.deps, member.actor, {
    bookingId,
    form: await checkoutInput(shop, member, bookingId),
    brand: brand(),
  });
  const { code } = await orderOf(member, bookingId);
  const first = await payNext(shop, member, bookingId);
  await tell(first.reference, 'charged_back');
  await settleAttention(shop.deps, finance.actor, { code, act: 'extend', form: { due_on: '2027-03-20' } });
  const second = await beginPayment(shop, member, bookingId);
  await settleAttention(shop.deps, finance.actor, { code, act: 'refund', form: {} });
  expect(await tell(second.reference, 'paid')).toBe('exception');
  expect((await orderOf(member, bookingId)).state).toBe('expired');
  expect(await money(bookingId)).toMatchObject({
    received: 29_004_000,
    refundDue: 29_004_000,
    partner: 0,
    promo: 0,
  });
  expect(
    await database.db
      .selectFrom('promo_redemptions')
      .select('state')
      .where('promo_id', '=', promo.id)
      .execute(),
  ).toEqual([{ state: 'released' }]);
});

describe('money that arrives after departure', () => {
  const eve = new Date('2027-03-15T15:00:00Z'); // 22:00 in Jakarta
  const order = async () => {
    clock.now = eve;
    const { member, bookingId } = await createOrder(shop, { departure: await departure('2027-03-16') });
    return { member, bookingId, reference: (await beginPayment(shop, member, bookingId)).reference };
  };

  it('buys no seat after the hold, and is refunded', async () => {
    const { member, bookingId, reference } = await order();
    clock.now = new Date('2027-03-16T04:00:00Z');
    await expireBookings(shop.deps);
    await tell(reference, 'paid');
    expect(await orderOf(member, bookingId)).toMatchObject({
      state: 'needs_attention',
      attention: 'seats_gone',
    });
    expect(await money(bookingId)).toMatchObject({ received: 30_004_000, refundDue: 30_004_000, partner: 0 });
  });

  it('buys no seat after the hold, though the expiry job has not run', async () => {
    const { member, bookingId, reference } = await order();
    clock.now = new Date('2027-03-15T17:30:00Z');
    await tell(reference, 'paid');
    expect((await orderOf(member, bookingId)).state).toBe('needs_attention');
  });

  it('pays within the grace period: its seats were held', async () => {
    const { member, bookingId, reference } = await order();
    clock.now = new Date('2027-03-15T17:29:58Z');
    await tell(reference, 'paid');
    expect((await orderOf(member, bookingId)).state).toBe('paid');
  });
});

it('ends a hold at the end of the day before departure, in Jakarta', async () => {
  clock.now = new Date('2027-03-15T16:30:00Z');
  const { member, bookingId, payableUntil } = await createOrder(shop, {
    departure: await departure('2027-03-16'),
  });
  expect(payableUntil.toISOString()).toBe('2027-03-15T16:59:59.000Z');
  const { expiresAt } = await beginPayment(shop, member, bookingId);
  expect(expiresAt.toISOString()).toBe('2027-03-15T16:59:59.000Z');
  clock.now = payableUntil;
  await expect(beginPayment(shop, member, bookingId, 'permata_va')).rejects.toMatchObject({
    code: 'invoice_not_payable',
  });
});

it('pays a consultant no more than the commission, though it fell since the cart was filled', async () => {
  const { code } = await createConsultant(shop.deps);
  const id = await departure();
  const { member } = await createDraft(shop, { departure: id, affiliateCode: code });
  const { sales } = brand();
  const before = { ...sales };
  Object.assign(sales, { commissionBasisPoints: 50, affiliateBasisPoints: 20 });
  const { bookingId } = await createOrder(shop, { member, departure: id }).finally(() =>
    Object.assign(sales, before),
  );
  await payNext(shop, member, bookingId);
  expect(await money(bookingId)).toMatchObject({ partner: 29_850_000, platform: 150_000 });
});
