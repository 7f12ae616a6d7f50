// What a gateway status does to an order, its seats and the ledger (docs/product/seats-and-money.md): each outcome,
// without losing a rupiah in any.
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findBooking, expireBookings } from '#domain/bookings';
import { findBookingMoney, verifyLedger } from '#domain/ledger';
import { beginPayment, createOrder, createPaidOrder, payNext } from '#test/factories/bookings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createConsultant } from '#test/factories/affiliates';
import { createDeparture } from '#test/factories/programmes';
import { verifyLedgerAfterEach, useBookingFixture } from '#test/booking-fixture';
import { applyCurrentStatus } from './apply-current-status.ts';
import { applyGatewayStatus, markRefundDone, startPayment } from './payments.ts';

const { database, shop, clock } = useBookingFixture();
let member: SignedIn;
const later = (minutes: number) => (clock.now = new Date(clock.now.getTime() + minutes * 60_000));

beforeEach(async () => {
  member = await createMember(shop.deps);
});
verifyLedgerAfterEach({ shop });

const departure = async (values: Parameters<typeof createDeparture>[1] = {}) =>
  (await createDeparture(database.db, { quota: 10, ...values })).id;
const stateOf = async (bookingId: string) => (await findBooking(shop.deps, member.actor, bookingId))!.state;
const exceptions = () =>
  database.db
    .selectFrom('payment_exceptions')
    .select(['kind', 'amount'])
    .orderBy('created_at', 'desc')
    .execute();
const seatsOf = (bookingId: string) =>
  database.db
    .selectFrom('seat_claims')
    .select(['seats', 'release_at'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();

describe('money that arrives in time', () => {
  it('pays the order, makes its seats permanent and is booked to the right accounts', async () => {
    const { code } = await createConsultant(shop.deps);
    const { bookingId } = await createPaidOrder(shop, {
      member,
      departure: await departure(),
      rooms: [{ room_type: 'quad', adults: 2 }],
      affiliateCode: code,
    });
    expect(await stateOf(bookingId)).toBe('paid');
    expect(await seatsOf(bookingId)).toEqual({ seats: 2, release_at: null });
    expect(await findBookingMoney(shop.deps, bookingId)).toEqual({
      received: 60_004_000,
      takenBack: 0,
      borne: 0,
      unallocated: 0,
      partner: 58_200_000,
      withUs: 58_200_000,
      platform: 1_800_000,
      gatewayFee: 4_000,
      unmatched: 0,
      refundDue: 0,
      refunded: 0,
      promo: 0,
    });
    const [owed] = await database.db
      .selectFrom('ledger_entries')
      .innerJoin('affiliates', (join) => join.onRef(sql`affiliates.id::text`, '=', 'owner'))
      .select('amount')
      .where('account', '=', 'affiliate_payable')
      .where('code', '=', code)
      .execute();
    expect(owed).toEqual({ amount: -600_000 });
  });

  it('pays in stages: the settlement takes no seats again', async () => {
    const id = await departure({ down_payment_amount: 5_000_000, settlement_due_days: 45, quota: 1 });
    const { bookingId } = await createPaidOrder(shop, { member, departure: id, plan: 'down_payment' });
    expect(await stateOf(bookingId)).toBe('partly_paid');
    await payNext(shop, member, bookingId);
    expect(await stateOf(bookingId)).toBe('paid');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_008_000,
      partner: 29_100_000,
      platform: 900_000,
      gatewayFee: 8_000,
    });
  });

  it('counts once however often the gateway reports it', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    const facts = shop.gateway.becomes(payment.reference, 'paid');
    expect(
      await Promise.all([
        applyGatewayStatus(shop.deps, facts),
        applyGatewayStatus(shop.deps, facts),
        applyGatewayStatus(shop.deps, { ...facts, statusKey: 'settlement' }),
      ]),
    ).toEqual(['known', 'known', 'without_effect']);
    expect((await findBookingMoney(shop.deps, bookingId)).received).toBe(30_004_000);
  });

  it('is not undone by an earlier status that arrives late', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    for (const status of ['pending', 'expired', 'cancelled', 'failed'] as const) {
      expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, status))).toBe(
        'without_effect',
      );
    }
    expect(await stateOf(bookingId)).toBe('paid');
  });
});

describe('money that does not match', () => {
  it('is stored with another amount as not valid, for a person to decide', async () => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    const { reference } = await beginPayment(shop, member, bookingId);
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 30_000_000))).toBe(
      'exception',
    );
    expect(await stateOf(bookingId)).toBe('waiting_payment');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_000_000,
      unmatched: 30_000_000,
      partner: 0,
    });
    expect(await exceptions()).toContainEqual({ kind: 'wrong_amount', amount: 30_000_000 });
    // The right sum may still be paid.
    await payNext(shop, member, bookingId);
    expect(await stateOf(bookingId)).toBe('paid');
  });

  it('is one exception, and no money, when reported again with another amount', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    const other = shop.gateway.becomes(payment.reference, 'paid', 99_000);
    await applyGatewayStatus(shop.deps, other);
    await applyGatewayStatus(shop.deps, other);
    expect((await exceptions()).filter(({ kind }) => kind === 'amount_changed')).toEqual([
      { kind: 'amount_changed', amount: 99_000 },
    ]);
    expect((await findBookingMoney(shop.deps, bookingId)).received).toBe(30_004_000);
  });

  it('is an exception under an unknown number', async () => {
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes('INV-NOBODY-1', 'paid', 5_000))).toBe(
      'exception',
    );
    expect(await exceptions()).toContainEqual({ kind: 'unknown_reference', amount: 5_000 });
  });

  it('is refunded when it pays a second time', async () => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    const first = await beginPayment(shop, member, bookingId, 'bca_va');
    const second = await beginPayment(shop, member, bookingId, 'permata_va');
    expect(shop.gateway.cancelled).toContain(first.reference);
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(second.reference, 'paid'))).toBe(
      'applied',
    );
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(first.reference, 'paid'))).toBe(
      'exception',
    );
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 60_004_000,
      refundDue: 30_004_000,
      unmatched: 0,
    });
    const task = await database.db
      .selectFrom('refund_tasks')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow();
    expect(task).toMatchObject({
      reason: 'double_payment',
      amount: 30_004_000,
      due_on: '2027-03-29',
      status: 'open',
    });
    await markRefundDone(shop.deps, { taskId: task.id, actorId: member.account.id, proof: 'TRF-1' });
    await markRefundDone(shop.deps, { taskId: task.id, actorId: member.account.id, proof: 'TRF-2' });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 60_004_000,
      refundDue: 0,
      refunded: 30_004_000,
    });
  });
});

describe('a second payment under the same number', () => {
  it('is refunded too, and no refund is owed once its bank reverses it', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    expect(
      await applyGatewayStatus(
        shop.deps,
        shop.gateway.becomes(payment.reference, 'paid', payment.total, 'gw-second'),
      ),
    ).toBe('exception');
    expect(await stateOf(bookingId)).toBe('paid');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 60_008_000,
      refundDue: 30_004_000,
      unmatched: 0,
    });
    expect(
      await applyGatewayStatus(
        shop.deps,
        shop.gateway.becomes(payment.reference, 'denied', payment.total, 'gw-second'),
      ),
    ).toBe('exception');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_004_000,
      refundDue: 0,
      unmatched: 0,
    });
    const tasks = await database.db
      .selectFrom('refund_tasks')
      .select('status')
      .where('booking_id', '=', bookingId)
      .execute();
    expect([tasks, await stateOf(bookingId)]).toEqual([[{ status: 'void' }], 'paid']);
  });
});

describe('money that comes late', () => {
  it('revives the order as a down payment: its settlement waits again and can be paid', async () => {
    const { bookingId } = await createOrder(shop, {
      member,
      plan: 'down_payment',
      departure: await departure({ down_payment_amount: 5_000_000, settlement_due_days: 45 }),
    });
    const { reference } = await beginPayment(shop, member, bookingId);
    later(151);
    await expireBookings(shop.deps);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    expect(await stateOf(bookingId)).toBe('partly_paid');
    await payNext(shop, member, bookingId);
    expect(await stateOf(bookingId)).toBe('paid');
  });

  it('takes its seats again when some are free', async () => {
    const id = await departure();
    const { bookingId } = await createOrder(shop, { member, departure: id });
    const { reference } = await beginPayment(shop, member, bookingId);
    later(151);
    expect(await expireBookings(shop.deps)).toBeGreaterThan(0);
    expect(await stateOf(bookingId)).toBe('expired');
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    expect(await stateOf(bookingId)).toBe('paid');
    expect(await seatsOf(bookingId)).toEqual({ seats: 1, release_at: null });
  });

  it("without seats stays the customer's, with a refund task, and flags the order for a person", async () => {
    const id = await departure({ quota: 1 });
    const { bookingId } = await createOrder(shop, { member, departure: id });
    const { reference } = await beginPayment(shop, member, bookingId);
    later(151);
    await expireBookings(shop.deps);
    await createPaidOrder(shop, { departure: id });
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'))).toBe('applied');
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      state: 'needs_attention',
      attention: 'seats_gone',
    });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_004_000,
      refundDue: 30_004_000,
      partner: 0,
    });
    expect(await seatsOf(bookingId)).toBeUndefined();
  });

  it('is accepted until the grace period ends, though the countdown has ended', async () => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure({ quota: 1 }) });
    const { reference } = await beginPayment(shop, member, bookingId);
    later(149);
    expect(await expireBookings(shop.deps)).toBe(0);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    expect(await stateOf(bookingId)).toBe('paid');
  });
});

describe('money that a bank reverses', () => {
  it('can be paid again as a down payment, before or after the settlement', async () => {
    const id = await departure({ down_payment_amount: 5_000_000, settlement_due_days: 45 });
    const { bookingId, payment } = await createPaidOrder(shop, {
      member,
      departure: id,
      plan: 'down_payment',
    });
    const running = await beginPayment(shop, member, bookingId);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'denied'));
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(running.reference, 'paid'));
    expect(await stateOf(bookingId)).toBe('partly_paid');
    later(-1);
    await database.db
      .updateTable('invoices')
      .set({ due_at: new Date(clock.now.getTime() + 3_600_000) })
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'waiting')
      .execute();
    await payNext(shop, member, bookingId);
    expect(await stateOf(bookingId)).toBe('paid');
  });

  it('leaves the order and its seats to a person, and nothing in the ledger', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'denied'))).toBe(
      'exception',
    );
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      state: 'needs_attention',
      attention: 'payment_reversed',
    });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 0,
      partner: 0,
      platform: 0,
      unallocated: 0,
    });
    expect(await seatsOf(bookingId)).toMatchObject({ release_at: null });
  });
});

describe('a payment', () => {
  it('starts once, however many tabs press', async () => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    const [first, second] = await Promise.all([
      beginPayment(shop, member, bookingId),
      beginPayment(shop, member, bookingId),
    ]);
    const running = await beginPayment(shop, member, bookingId);
    expect([first.reference, second.reference]).toContain(running.reference);
    const rows = await database.db
      .selectFrom('payments')
      .select('status')
      .where('subject_id', '=', bookingId)
      .execute();
    expect(rows.filter(({ status }) => status === 'waiting' || status === 'creating')).toHaveLength(1);
  });

  it.each([
    ['a method the brand does not offer', 'bni_va', {}, 'payment_method_unavailable'],
    ['an unverified phone', 'bca_va', { isPhoneVerified: false }, 'phone_unverified'],
  ])('is refused for %s', async (_what, method, actor, code) => {
    const { bookingId } = await createOrder(shop, { member, departure: await departure() });
    const [invoice] = (await findBooking(shop.deps, member.actor, bookingId))!.invoices;
    const wish = {
      kind: 'booking_invoice' as const,
      id: invoice!.id,
      method,
      brand: shop.deps.brands.forHost('brand.test'),
      returnUrl: 'https://brand.test',
    };
    await expect(startPayment(shop.deps, { ...member.actor, ...actor }, wish)).rejects.toMatchObject({
      code,
    });
  });

  it("is not found for another member's invoice, and refused for a paid one", async () => {
    const { bookingId } = await createPaidOrder(shop, { member, departure: await departure() });
    const [invoice] = (await findBooking(shop.deps, member.actor, bookingId))!.invoices;
    const wish = {
      kind: 'booking_invoice' as const,
      id: invoice!.id,
      method: 'bca_va',
      brand: shop.deps.brands.forHost('brand.test'),
      returnUrl: 'https://brand.test',
    };
    await expect(startPayment(shop.deps, (await createMember(shop.deps)).actor, wish)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(startPayment(shop.deps, member.actor, wish)).rejects.toMatchObject({
      code: 'invoice_not_payable',
    });
  });
});

describe('a dispute that is won', () => {
  const reported = (reference: string) =>
    applyCurrentStatus(shop.deps, { gateway: 'simulator', reference, gatewayId: null });

  it('pays again what its bank had reversed, once, and may be lost again', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    const paid = await findBookingMoney(shop.deps, bookingId);
    for (let round = 0; round < 2; round += 1) {
      shop.gateway.becomes(payment.reference, 'charged_back');
      await reported(payment.reference);
      expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
        state: 'needs_attention',
        attention: 'payment_reversed',
      });
      expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
        received: 0,
        takenBack: 30_004_000,
        partner: 0,
      });
      shop.gateway.becomes(payment.reference, 'paid');
      await reported(payment.reference);
      await reported(payment.reference);
      expect(await stateOf(bookingId)).toBe('paid');
      expect(await findBookingMoney(shop.deps, bookingId)).toEqual(paid);
      expect(await verifyLedger(shop.deps)).toEqual([]);
    }
    expect((await exceptions()).filter(({ kind }) => kind === 'settled_again').length).toBeGreaterThanOrEqual(
      2,
    );
  });

  it('is not concluded from a report that is older than the reversal', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    const older = shop.gateway.becomes(payment.reference, 'paid');
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'charged_back'));
    expect(await applyGatewayStatus(shop.deps, older)).toBe('outdated');
    expect(await stateOf(bookingId)).toBe('needs_attention');
    expect((await findBookingMoney(shop.deps, bookingId)).received).toBe(0);
  });

  it('is refunded when the order was paid otherwise meanwhile', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'charged_back'));
    await database.db
      .updateTable('invoices')
      .set({ due_at: new Date(clock.now.getTime() + 3_600_000) })
      .where('booking_id', '=', bookingId)
      .execute();
    await payNext(shop, member, bookingId);
    shop.gateway.becomes(payment.reference, 'paid');
    await reported(payment.reference);
    expect(await stateOf(bookingId)).toBe('paid');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 60_008_000,
      refundDue: 30_004_000,
    });
  });
});

describe('a part that a bank takes back', () => {
  it('leaves the order as it is, with an exception for a person', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    const before = await findBookingMoney(shop.deps, bookingId);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'partly_charged_back'));
    expect(await stateOf(bookingId)).toBe('paid');
    expect(await findBookingMoney(shop.deps, bookingId)).toEqual(before);
    expect(await exceptions()).toContainEqual({ kind: 'partly_reversed', amount: 0 });
  });

  it('leaves the ledger by exactly what the gateway says', async () => {
    const { bookingId, payment } = await createPaidOrder(shop, { member, departure: await departure() });
    const report = shop.gateway.sendsBack(payment.reference, 4_000);
    await applyGatewayStatus(shop.deps, { ...report, status: 'partly_charged_back' });
    expect(await stateOf(bookingId)).toBe('paid');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_004_000,
      refunded: 4_000,
    });
  });
});
