// A cancelled departure refunds every rupiah and frees every seat (decision 0034), whatever the history of
// its orders.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { findBookingMoney, findPartnerBalance, verifyLedger } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  beginPayment,
  checkoutInput,
  createDraft,
  createOrder,
  createPaidOrder,
  payNext,
} from '#test/factories/bookings';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { rounds } from '#test/rounds';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import {
  cancelDeparture,
  cancelOrdersOf,
  departureCancelled,
  previewCancellation,
} from './cancel-departure.ts';
import { checkOut } from '#domain/checkout';

const { database, shop, clock, partner } = usePartnerFixture();
verifyLedgerAfterEach({ shop });

const departure = async (values: Parameters<typeof createDeparture>[1] = {}) =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      quota: 40,
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
      departs_on: '2027-08-13',
      ...values,
    })
  ).id;
const cancelled = async (departureId: string) => {
  await cancelDeparture(shop.deps, partner.staff.actor, departureId);
  return cancelOrdersOf(shop.deps, { departureId, actorId: partner.staff.account.id });
};
const claims = (departureId: string) =>
  database.db.selectFrom('seat_claims').select('seats').where('departure_id', '=', departureId).execute();
const invoices = async (bookingId: string) =>
  (
    await database.db
      .selectFrom('invoices')
      .select('status')
      .where('booking_id', '=', bookingId)
      .orderBy('due_at')
      .execute()
  ).map(({ status }) => status);

describe('cancelling a departure', () => {
  it('previews its effect, then cancels, and leaves a refund task with a due date for each payment', async () => {
    const id = await departure();
    const paid = await createPaidOrder(shop, { departure: id, rooms: [{ room_type: 'quad', adults: 2 }] });
    const partly = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    const unpaid = await createOrder(shop, { departure: id });
    expect(await previewCancellation(shop.deps, partner.staff.actor, id)).toMatchObject({
      orders: 3,
      people: 4,
      refunds: 2,
      refundTotal: 60_004_000 + 5_004_000,
      refundDueOn: '2027-03-29',
      isCancelled: false,
      isOver: false,
    });

    expect(await cancelled(id)).toBe(3);
    for (const { bookingId, member } of [paid, partly, unpaid]) {
      expect((await findBooking(shop.deps, member.actor, bookingId))!.state).toBe('cancelled_by_partner');
    }
    expect(await invoices(paid.bookingId)).toEqual(['refunded']);
    expect(await invoices(partly.bookingId)).toEqual(['refunded', 'expired']);
    expect(await invoices(unpaid.bookingId)).toEqual(['expired']);
    expect(await claims(id)).toEqual([]);
    const tasks = await database.db
      .selectFrom('refund_tasks')
      .select(['booking_id', 'reason', 'amount', 'due_on', 'status'])
      .where('partner_id', '=', partner.id)
      .orderBy('amount')
      .execute();
    expect(tasks).toEqual([
      {
        booking_id: partly.bookingId,
        reason: 'cancelled_by_partner',
        amount: 5_004_000,
        due_on: '2027-03-29',
        status: 'open',
      },
      {
        booking_id: paid.bookingId,
        reason: 'cancelled_by_partner',
        amount: 60_004_000,
        due_on: '2027-03-29',
        status: 'open',
      },
    ]);
    expect(await findBookingMoney(shop.deps, paid.bookingId)).toMatchObject({
      received: 60_004_000,
      refundDue: 60_004_000,
      partner: 0,
      platform: 0,
      gatewayFee: 0,
    });
    expect(await findPartnerBalance(shop.deps, partner.staff.actor, partner.id)).toMatchObject({
      payable: 0,
      refundsOpen: 65_008_000,
    });
    await expect(findPartnerBalance(shop.deps, paid.member.actor, partner.id)).rejects.toMatchObject({
      code: 'not_found',
    });
    const audit = await database.db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('action', '=', 'booking.cancelled')
      .where('actor_id', '=', partner.staff.account.id)
      .execute();
    expect(audit).toHaveLength(3);
    expect(await previewCancellation(shop.deps, partner.staff.actor, id)).toMatchObject({
      orders: 0,
      refundTotal: 0,
      isCancelled: true,
    });
  });

  it('enqueues one job for its orders, however often it is pressed', async () => {
    const id = await departure();
    await createOrder(shop, { departure: id });
    await Promise.all([1, 2, 3].map(() => cancelDeparture(shop.deps, partner.staff.actor, id)));
    const { rows } = await database.pool.query(
      'select data from jobs.job where name = $1 and data ->> $2 = $3',
      [departureCancelled.name, 'departureId', id],
    );
    expect(rows.map(({ data }: { data: unknown }) => departureCancelled.payload.parse(data))).toEqual([
      { departureId: id, actorId: partner.staff.account.id },
    ]);
  });

  it('runs once in two concurrent processes, and resumes where one died', async () => {
    const id = await departure();
    for (let order = 0; order < 6; order += 1) await createPaidOrder(shop, { departure: id });
    await cancelDeparture(shop.deps, partner.staff.actor, id);
    const counts = await Promise.all(
      [1, 2].map(() => cancelOrdersOf(shop.deps, { departureId: id, actorId: partner.staff.account.id })),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6);
    expect(await cancelOrdersOf(shop.deps, { departureId: id, actorId: partner.staff.account.id })).toBe(0);
  });

  it('stops sales at once, also for members at the checkout', async () => {
    const id = await departure();
    const { member, bookingId } = await createDraft(shop, { departure: id });
    const form = await checkoutInput(shop, member, bookingId);
    await cancelled(id);
    await expect(
      checkOut(shop.deps, member.actor, { bookingId, form, brand: shop.deps.brands.forHost('brand.test') }),
    ).rejects.toMatchObject({ code: 'departure_not_sold' });
  });

  it('refunds money that arrives afterwards too', async () => {
    const id = await departure();
    const { member, bookingId } = await createOrder(shop, { departure: id });
    const { reference } = await beginPayment(shop, member, bookingId);
    await cancelled(id);
    expect(await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'))).toBe('exception');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_004_000,
      refundDue: 30_004_000,
      unmatched: 0,
    });
  });

  it('gives no seats to money that arrives before its orders are cancelled', async () => {
    const id = await departure();
    const { member, bookingId } = await createOrder(shop, { departure: id });
    const { reference } = await beginPayment(shop, member, bookingId);
    await cancelDeparture(shop.deps, partner.staff.actor, id);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    expect((await findBooking(shop.deps, member.actor, bookingId))!.attention).toBe('seats_gone');
    await cancelOrdersOf(shop.deps, { departureId: id, actorId: partner.staff.account.id });
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_004_000,
      refundDue: 30_004_000,
      unallocated: 0,
    });
  });

  it("is allowed to the partner's own staff only, and only before departure", async () => {
    const id = await departure();
    const stranger = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(database.db)).id,
    });
    const unproven = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: partner.id,
      hasSecondFactor: false,
    });
    for (const { actor } of [stranger, unproven, await createMember(shop.deps)]) {
      await expect(cancelDeparture(shop.deps, actor, id)).rejects.toMatchObject({ code: 'not_found' });
      await expect(previewCancellation(shop.deps, actor, id)).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(cancelDeparture(shop.deps, partner.staff.actor, 'x')).rejects.toMatchObject({
      code: 'not_found',
    });
    clock.now = new Date('2027-08-13T01:00:00Z');
    await expect(cancelDeparture(shop.deps, partner.staff.actor, id)).rejects.toMatchObject({
      code: 'departure_departed',
    });
  });
});

/** The history of an order before its departure is cancelled. */
type Life = (departure: string) => Promise<{ bookingId: string; member: SignedIn }>;

const wrongAmount: Life = async (departureId) => {
  const order = await createOrder(shop, { departure: departureId });
  const { reference } = await beginPayment(shop, order.member, order.bookingId);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_234_567));
  return order;
};

const lives = {
  unpaid: async (id: string) => createOrder(shop, { departure: id }),
  paid: async (id: string) => createPaidOrder(shop, { departure: id }),
  'partly paid': async (id: string) =>
    createPaidOrder(shop, { departure: id, plan: 'down_payment' as const }),
  'paid in stages': async (id: string) => {
    const order = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    await payNext(shop, order.member, order.bookingId);
    return order;
  },
  'with a wrong amount': wrongAmount,
  'with a wrong amount and then paid': async (id: string) => {
    const order = await wrongAmount(id);
    await payNext(shop, order.member, order.bookingId);
    return order;
  },
  'paid twice': async (id: string) => {
    const order = await createOrder(shop, { departure: id });
    const first = await beginPayment(shop, order.member, order.bookingId);
    const second = await beginPayment(shop, order.member, order.bookingId, 'permata_va');
    for (const { reference } of [first, second])
      await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    return order;
  },
  'paid and taken back': async (id: string) => {
    const order = await createPaidOrder(shop, { departure: id });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(order.payment.reference, 'charged_back'));
    return order;
  },
} satisfies Record<string, Life>;

it('refunds every rupiah received, whatever the history of its orders', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...(Object.keys(lives) as (keyof typeof lives)[])), {
        minLength: 1,
        maxLength: 5,
      }),
      async (chosen) => {
        const id = await departure();
        const orders = [];
        for (const life of chosen) orders.push(await lives[life](id));
        await cancelled(id);
        for (const { bookingId } of orders) {
          // What its bank took back was the member's before: it is nobody's debt.
          const {
            received,
            refundDue,
            refunded,
            takenBack: _,
            ...rest
          } = await findBookingMoney(shop.deps, bookingId);
          expect({ goesBack: refundDue + refunded, ...rest }).toEqual({
            goesBack: received,
            borne: 0,
            unallocated: 0,
            partner: 0,
            withUs: 0,
            platform: 0,
            gatewayFee: 0,
            unmatched: 0,
            promo: 0,
          });
          const { owed } = await database.db
            .selectFrom('refund_tasks')
            .select((is) => is.fn.coalesce(is.fn.sum<number>('amount'), is.lit(0)).as('owed'))
            .where('booking_id', '=', bookingId)
            .executeTakeFirstOrThrow();
          expect(Number(owed)).toBe(received);
        }
        expect(await claims(id)).toEqual([]);
        expect(await verifyLedger(shop.deps)).toEqual([]);
      },
    ),
    { numRuns: rounds({ quick: 8, prove: 100 }) },
  );
});
