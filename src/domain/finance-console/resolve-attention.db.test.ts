// Orders that need a person (decision 0038): every reason has its resolution, and after each of them the
// ledger verifies.
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBookingMoney, verifyLedger, readStatement } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import type { AppError } from '#shared/errors';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  beginPayment,
  createOrder,
  createPaidOrder,
  dispatchAllBookingEvents,
  payNext,
} from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, NOW } from '#test/factories/programmes';
import { rounds } from '#test/rounds';
import { verifyLedgerAfterEach, usePartnerFixture } from '#test/booking-fixture';
import {
  type AttentionAction,
  attentionActions,
  getAttention,
  settleAttention,
} from './resolve-attention.ts';
import { expireBookings, findBooking, flagOverdueSettlements } from '#domain/bookings';
import { cancelDeparture, cancelOrdersOf, setExternalSeatSales } from '#domain/departure-changes';
import { listAttention } from './list-attention.ts';
import { listOpenRefunds, settleRefund } from './refunds-and-exceptions.ts';
import { expectEverySort } from '#test/sorted-list';
import { emailsTo } from '#test/sent-emails';
import { findRetainedCost, recordRetainedCost, withdrawRetainedCost } from '#domain/partner-console';

const { database, shop, clock, partner } = usePartnerFixture();
let finance: SignedIn;
beforeAll(async () => {
  finance = await createMember(shop.deps, { roles: ['operator_finance'] });
});
beforeEach(async () => {});
verifyLedgerAfterEach({ shop });

interface Order {
  code: string;
  bookingId: string;
  departureId: string;
  member: SignedIn;
}
const orderOf = async (
  { bookingId, member }: { bookingId: string; member: SignedIn },
  departureId: string,
): Promise<Order> => ({
  bookingId,
  member,
  departureId,
  code: (await findBooking(shop.deps, member.actor, bookingId))!.code,
});
const departure = async () =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      quota: 4,
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    })
  ).id;

/** Brings an order to the state in which it needs a person. */
const lives = {
  seats_gone: async () => {
    const id = await departure();
    const order = await createOrder(shop, { departure: id });
    const { reference } = await beginPayment(shop, order.member, order.bookingId);
    clock.now = new Date(clock.now.getTime() + 151 * 60_000);
    await expireBookings(shop.deps);
    await setExternalSeatSales(shop.deps, partner.staff.actor, { departureId: id, seats: '4' });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    return orderOf(order, id);
  },
  settlement_overdue: async () => {
    const id = await departure();
    const order = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
    clock.now = new Date('2027-05-01T05:00:00Z');
    await flagOverdueSettlements(shop.deps);
    return orderOf(order, id);
  },
  payment_reversed: async () => {
    const id = await departure();
    const order = await createPaidOrder(shop, { departure: id });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(order.payment.reference, 'charged_back'));
    return orderOf(order, id);
  },
};
const whole = { page: 1, limit: 200 };
const settle = (code: string, act: AttentionAction, form: unknown = {}, { actor } = finance) =>
  settleAttention(shop.deps, actor, { code, act, form });
const stateOf = async ({ member, bookingId }: Order) =>
  (await findBooking(shop.deps, member.actor, bookingId))!.state;
const moneyOf = ({ bookingId }: Order) => findBookingMoney(shop.deps, bookingId);
const seatsOf = async ({ bookingId }: Order) =>
  (
    await database.db
      .selectFrom('seat_claims')
      .select('seats')
      .where('booking_id', '=', bookingId)
      .executeTakeFirst()
  )?.seats ?? 0;
const tasksOf = ({ bookingId }: Order) =>
  database.db
    .selectFrom('refund_tasks')
    .select(['reason', 'amount', 'status'])
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .execute();
const freeASeat = ({ departureId }: Order) =>
  setExternalSeatSales(shop.deps, partner.staff.actor, { departureId, seats: '3' });

/** Does what the moves of bookings have left; returns the text of the email of this kind. */
async function letterTo({ account: { email } }: SignedIn, kind: string) {
  await dispatchAllBookingEvents(shop.deps);
  return (await emailsTo(database.db, email)).find((received) => received.kind === kind)!.text;
}

const cost = { amount: 'Rp 1.250.000', reason: 'Visa dan asuransi, dibayar ke provider visa pada 2 April' };
describe('costs that a partner stated for an order not settled in time', () => {
  const state = (order: Order, form: unknown = cost, { actor } = partner.staff) =>
    recordRetainedCost(shop.deps, actor, order.code, form);
  const costOf = async (order: Order) =>
    findRetainedCost(shop.deps, (await findBooking(shop.deps, order.member.actor, order.bookingId))!);

  it('leave a line in the audit log, also after the account of the member is deleted', async () => {
    const order = await lives.settlement_overdue();
    await database.db
      .updateTable('bookings')
      .set({ account_id: null })
      .where('id', '=', order.bookingId)
      .execute();
    await state(order);
    const lines = await database.db
      .selectFrom('audit_log')
      .select('subject_id')
      .where('action', '=', 'booking.cost_stated')
      .where(sql`details ->> 'about'`, '=', order.bookingId)
      .execute();
    expect(lines).toEqual([{ subject_id: null }]);
  });
  it('are shown to the member at once, and retained when finance ends the order so; the rest is refunded', async () => {
    const order = await lives.settlement_overdue();
    await expect(settle(order.code, 'refund_less_cost', { amount: '1250000' })).rejects.toMatchObject({
      code: 'booking_state',
    });
    await state(order);
    expect(await costOf(order)).toEqual({ amount: 1_250_000, reason: cost.reason, isKept: false });
    const audit = await database.db
      .selectFrom('audit_log')
      .select(['actor_id', 'details'])
      .where('subject_id', '=', order.member.account.id)
      .where('action', '=', 'booking.cost_stated')
      .execute();
    expect(audit).toEqual([
      { actor_id: partner.staff.account.id, details: { about: order.bookingId, amount: 1_250_000 } },
    ]);

    await settle(order.code, 'refund_less_cost', { amount: '1250000' });
    expect([await stateOf(order), await seatsOf(order), await costOf(order)]).toEqual([
      'expired',
      0,
      { amount: 1_250_000, reason: cost.reason, isKept: true },
    ]);
    expect(await moneyOf(order)).toMatchObject({
      received: 5_004_000,
      partner: 1_250_000,
      platform: 0,
      gatewayFee: 0,
      refundDue: 3_754_000,
      unallocated: 0,
    });
    expect(await tasksOf(order)).toEqual([{ reason: 'ended_by_staff', amount: 3_754_000, status: 'open' }]);
    const letter = await letterTo(order.member, 'order_ended');
    for (const words of ['Rp\u00a03.754.000', 'Rp\u00a01.250.000', cost.reason])
      expect(letter).toContain(words);
    const statement = await readStatement(shop.deps, partner.staff.actor, {
      partnerId: partner.id,
      from: '2027-05-01',
      to: '2027-05-01',
      page: 1,
      limit: 100,
    });
    expect(
      statement.items
        .filter(({ kind, bookingCode }) => kind === 'cost_kept' && bookingCode === order.code)
        .map(({ amount }) => amount),
    ).toEqual([1_250_000]);
  });

  it('are not retained when the order ends without them, continues, or is cancelled by the partner itself', async () => {
    const overdue = async () => {
      clock.now = NOW;
      const order = await lives.settlement_overdue();
      await state(order);
      return order;
    };
    const [ended, goesOn, cancelled] = [await overdue(), await overdue(), await overdue()];
    await settle(ended.code, 'refund');
    await settle(goesOn.code, 'extend', { due_on: '2027-05-20' });
    await cancelDeparture(shop.deps, partner.staff.actor, cancelled.departureId);
    await cancelOrdersOf(shop.deps, {
      departureId: cancelled.departureId,
      actorId: partner.staff.account.id,
    });
    expect(
      [await moneyOf(ended), await moneyOf(cancelled)].map(({ refundDue, partner: kept }) => [
        refundDue,
        kept,
      ]),
    ).toEqual([
      [5_004_000, 0],
      [5_004_000, 0],
    ]);
    expect([await costOf(ended), await costOf(goesOn), await costOf(cancelled)]).toEqual([null, null, null]);
    // Overdue once more, they must be stated anew.
    clock.now = new Date('2027-05-22T05:00:00Z');
    await flagOverdueSettlements(shop.deps);
    expect(await costOf(goesOn)).toBeNull();
  });

  it('need a reason, and exceed neither the payments nor what the member agreed to lose', async () => {
    const order = await lives.settlement_overdue();
    const faults = (form: unknown) =>
      state(order, form).then(
        () => [],
        (error: AppError) => error.faults,
      );
    expect(await faults({ amount: 'banyak', reason: 'Visa' })).toMatchObject([
      { field: 'amount', message: 'error_cost_sum' },
      { field: 'reason', message: 'error_cost_reason', values: { min: 20 } },
    ]);
    expect(await faults({ ...cost, amount: '5000001' })).toMatchObject([
      { field: 'amount', message: 'error_cost_most', values: { most: 'Rp\u00a05.000.000' } },
    ]);
    // The order's own copy counts, whatever its programme says by now.
    const terms = (basisPoints: number) =>
      database.db
        .updateTable('bookings')
        .where('id', '=', order.bookingId)
        .set({
          contract_terms: JSON.stringify([
            { daysBefore: 90, refundBasisPoints: 10_000 },
            { daysBefore: 45, refundBasisPoints: basisPoints },
            { daysBefore: 0, refundBasisPoints: 0 },
          ]),
        })
        .execute();
    // 45 days before departure the settlement was due: a tenth of 30 million may be lost then.
    await terms(9_000);
    expect(await faults({ ...cost, amount: '3.000.001' })).toMatchObject([
      { values: { most: 'Rp\u00a03.000.000' } },
    ]);
    await state(order, { ...cost, amount: '3.000.000' });
    // The sum that finance was shown is retained, or the decision is refused.
    await expect(settle(order.code, 'refund_less_cost', { amount: '2000000' })).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'confirmed', message: 'error_cost_changed' }],
    });
    await terms(10_000);
    await expect(settle(order.code, 'refund_less_cost', { amount: '3000000' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(await stateOf(order)).toBe('needs_attention');
  });

  it('are stated by that partner’s staff only, for an overdue order, until the decision', async () => {
    const order = await lives.settlement_overdue();
    const other = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: (await createPartner(database.db)).id,
    });
    for (const stranger of [order.member, finance, other])
      await expect(state(order, cost, stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(state(await lives.seats_gone())).rejects.toMatchObject({ code: 'booking_state' });
    await state(order);
    await withdrawRetainedCost(shop.deps, partner.staff.actor, order.code);
    expect(await costOf(order)).toBeNull();
    await state(order);
    await settle(order.code, 'refund_less_cost', { amount: '1250000' });
    await expect(withdrawRetainedCost(shop.deps, partner.staff.actor, order.code)).rejects.toMatchObject({
      code: 'booking_state',
    });
    // A later reversal by the bank leaves the ledger in order.
    const { reference } = await database.db
      .selectFrom('payments')
      .select('reference')
      .where('subject_id', '=', order.bookingId)
      .executeTakeFirstOrThrow();
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference!, 'charged_back'));
    expect(await moneyOf(order)).toMatchObject({ received: 0, partner: 1_250_000, refundDue: 0 });
  });
});

describe('money that came after the seats were gone', () => {
  it('pays for seats that are free again, as if it had arrived in time', async () => {
    const order = await lives.seats_gone();
    expect((await getAttention(shop.deps, finance.actor, order.code)).attention).toBe('seats_gone');
    await expect(settle(order.code, 'give_seats')).rejects.toMatchObject({ code: 'seats_sold_out' });
    expect(await moneyOf(order)).toMatchObject({ received: 30_004_000, refundDue: 30_004_000 });
    await freeASeat(order);
    await settle(order.code, 'give_seats');
    expect([await stateOf(order), await seatsOf(order)]).toEqual(['paid', 1]);
    expect(await moneyOf(order)).toMatchObject({
      received: 30_004_000,
      refundDue: 0,
      partner: 29_100_000,
      platform: 900_000,
      gatewayFee: 4_000,
    });
    expect(await tasksOf(order)).toEqual([{ reason: 'seats_gone', amount: 30_004_000, status: 'void' }]);
    expect(
      (await listOpenRefunds(shop.deps, partner.staff.actor, partner.id)).filter(
        ({ bookingCode }) => bookingCode === order.code,
      ),
    ).toEqual([]);
    expect(await letterTo(order.member, 'order_confirmed')).toContain('Rp\u00a030.000.000');
    const [said] = await database.db
      .selectFrom('booking_history')
      .select(['reason', 'actor_id'])
      .where('booking_id', '=', order.bookingId)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(said).toEqual({ reason: 'paid_in_full', actor_id: finance.account.id });
  });

  it('is refunded in full when the departure is cancelled after it was given seats', async () => {
    const order = await lives.seats_gone();
    await freeASeat(order);
    await settle(order.code, 'give_seats');
    await cancelDeparture(shop.deps, partner.staff.actor, order.departureId);
    await cancelOrdersOf(shop.deps, { departureId: order.departureId, actorId: partner.staff.account.id });
    expect(await moneyOf(order)).toMatchObject({ received: 30_004_000, refundDue: 30_004_000, partner: 0 });
  });

  it('is refunded, and the order ends', async () => {
    const order = await lives.seats_gone();
    await settle(order.code, 'refund');
    expect([await stateOf(order), await seatsOf(order)]).toEqual(['expired', 0]);
    expect(await tasksOf(order)).toEqual([{ reason: 'seats_gone', amount: 30_004_000, status: 'open' }]);
    expect(await letterTo(order.member, 'order_ended')).toContain('Rp\u00a030.004.000');
  });

  it('gives no seats once it was refunded', async () => {
    const order = await lives.seats_gone();
    await freeASeat(order);
    const [task] = (await listOpenRefunds(shop.deps, finance.actor, null)).filter(
      ({ bookingCode }) => bookingCode === order.code,
    );
    await settleRefund(shop.deps, finance.actor, { taskId: task!.id, proof: 'TRF-1' });
    await expect(settle(order.code, 'give_seats')).rejects.toMatchObject({ code: 'booking_state' });
    await settle(order.code, 'refund');
    expect(await moneyOf(order)).toMatchObject({ refundDue: 0, refunded: 30_004_000 });
  });
});

describe('a settlement that is overdue', () => {
  it('gets more time, and can be paid', async () => {
    const order = await lives.settlement_overdue();
    await settle(order.code, 'extend', { due_on: '2027-05-20' });
    expect(await stateOf(order)).toBe('partly_paid');
    await flagOverdueSettlements(shop.deps);
    expect(await stateOf(order)).toBe('partly_paid');
    expect(await letterTo(order.member, 'time_given')).toContain('20 Mei 2027');
    await payNext(shop, order.member, order.bookingId);
    expect(await stateOf(order)).toBe('paid');
  });

  it.each(['', '2027-05-01', '2027-06-13', 'besok'])('is not extended to %j', async (due_on) => {
    const order = await lives.settlement_overdue();
    await expect(settle(order.code, 'extend', { due_on })).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'due_on' }],
    });
    expect(await stateOf(order)).toBe('needs_attention');
  });

  it('ends the order, and refunds the down payment', async () => {
    const order = await lives.settlement_overdue();
    await settle(order.code, 'refund');
    expect([await stateOf(order), await seatsOf(order)]).toEqual(['expired', 0]);
    expect(await tasksOf(order)).toEqual([{ reason: 'ended_by_staff', amount: 5_004_000, status: 'open' }]);
    expect(await moneyOf(order)).toMatchObject({
      received: 5_004_000,
      refundDue: 5_004_000,
      partner: 0,
      platform: 0,
      gatewayFee: 0,
    });
  });
});

describe('a payment the bank reversed', () => {
  it('may be paid again until a day, and needs a person until it is', async () => {
    const order = await lives.payment_reversed();
    await settle(order.code, 'extend', { due_on: '2027-04-01' });
    expect(await stateOf(order)).toBe('needs_attention');
    await payNext(shop, order.member, order.bookingId);
    expect([await stateOf(order), await seatsOf(order)]).toEqual(['paid', 1]);
  });

  it('ends the order, without a refund', async () => {
    const order = await lives.payment_reversed();
    await settle(order.code, 'refund');
    expect([await stateOf(order), await seatsOf(order), await tasksOf(order)]).toEqual(['expired', 0, []]);
  });
});

it('allows finance only, for orders that need a person, the actions of their reason', async () => {
  const order = await lives.settlement_overdue();
  for (const who of [
    partner.staff,
    order.member,
    await createMember(shop.deps, { roles: ['operator_support'] }),
  ]) {
    await expect(settle(order.code, 'refund', {}, who)).rejects.toMatchObject({ code: 'not_found' });
    await expect(getAttention(shop.deps, who.actor, order.code)).rejects.toMatchObject({ code: 'not_found' });
    await expect(listAttention(shop.deps, who.actor, whole)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect((await listAttention(shop.deps, finance.actor, whole)).items.map(({ code }) => code)).toContain(
    order.code,
  );
  await expect(settle(order.code, 'give_seats')).rejects.toMatchObject({ code: 'booking_state' });
  await settle(order.code, 'refund');
  await expect(settle(order.code, 'refund')).rejects.toMatchObject({ code: 'not_found' });
  const audit = await database.db
    .selectFrom('audit_log')
    .select(['actor_role', 'details'])
    .where('subject_id', '=', order.member.account.id)
    .where('action', '=', 'booking.settled')
    .execute();
  expect(audit).toEqual([
    { actor_role: 'operator_finance', details: { about: order.bookingId, act: 'refund' } },
  ]);
});

it('applies one of two concurrent actions', async () => {
  const order = await lives.seats_gone();
  await freeASeat(order);
  const both = await Promise.allSettled([settle(order.code, 'give_seats'), settle(order.code, 'refund')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

it('leaves every rupiah with an order that stands or as a refund, whatever is decided', async () => {
  const reasons = Object.keys(attentionActions) as (keyof typeof attentionActions)[];
  const one = fc.constantFrom(...reasons).chain((reason) =>
    fc.record({
      reason: fc.constant(reason),
      act: fc.constantFrom<AttentionAction>(...attentionActions[reason]),
      hasSeats: fc.boolean(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(one, async ({ reason, act, hasSeats }) => {
      clock.now = NOW;
      const order = await lives[reason]();
      if (hasSeats) await freeASeat(order);
      if (act === 'refund_less_cost')
        await recordRetainedCost(shop.deps, partner.staff.actor, order.code, cost);
      const outcome = await settle(order.code, act, { due_on: '2027-05-20', amount: '1250000' }).then(
        () => 'done',
        (error: AppError) => error.code,
      );
      expect(outcome).toBe(act === 'give_seats' && !hasSeats ? 'seats_sold_out' : 'done');
      const {
        received,
        refundDue,
        refunded,
        partner: share,
        platform,
        gatewayFee,
        unallocated,
        unmatched,
      } = await moneyOf(order);
      expect(refundDue + refunded + share + platform + gatewayFee + unallocated + unmatched).toBe(received);
      const isOver = (await stateOf(order)) === 'expired';
      expect([isOver, isOver ? received - refundDue : null]).toEqual([
        act.startsWith('refund'),
        isOver ? (act === 'refund_less_cost' ? 1_250_000 : 0) : null,
      ]);
      expect(await seatsOf(order)).toBe(isOver || (reason === 'seats_gone' && outcome !== 'done') ? 0 : 1);
      expect(await verifyLedger(shop.deps)).toEqual([]);
    }),
    { numRuns: rounds({ quick: 10, prove: 100 }) },
  );
});

it('lists orders that need a person in every order, both ways, narrowed by the reason', async () => {
  const made = { seats_gone: await lives.seats_gone(), payment_reversed: await lives.payment_reversed() };
  const other = await createPartner(database.db, { name: 'Aulia Wisata' });
  const { id: programme_id } = await createProgramme(database.db, { partner_id: other.id });
  const { id: theirs } = await createDeparture(database.db, {
    programme_id,
    price: 41_000_000,
    departs_on: '2027-09-09',
  });
  clock.now = new Date(clock.now.getTime() + 3_600_000);
  const order = await createPaidOrder(shop, { departure: theirs });
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(order.payment.reference, 'charged_back'));

  const list = (query: object = {}) => listAttention(shop.deps, finance.actor, { ...whole, ...query });
  await expectEverySort({
    list,
    nameOf: ({ code }) => code,
    by: {
      since: ({ since }) => since,
      why: ({ attention }) => attention,
      partner: ({ partnerName }) => partnerName,
      departs: ({ departsOn }) => departsOn,
      total: ({ total }) => total,
    },
  });
  const { items: gone } = await list({ why: 'seats_gone', sort: { by: 'total', isDown: true } });
  expect(gone.map(({ code }) => code)).toContain(made.seats_gone.code);
  expect(new Set(gone.map(({ attention }) => attention))).toEqual(new Set(['seats_gone']));
});
