// Members' responses to a reschedule (decision 0034): nobody loses a rupiah or a seat, whatever they respond.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBookingMoney, verifyLedger } from '#domain/ledger';
import { applyGatewayStatus } from '#domain/payments';
import { createMember } from '#test/factories/accounts';
import { beginPayment, createOrder, createPaidOrder, payNext } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { NOW } from '#test/factories/programmes';
import { newDay, useRescheduleFixture } from '#test/reschedule-fixture';
import { rounds } from '#test/rounds';
import { respondToReschedule, findReschedule } from './respond-to-reschedule.ts';
import { expireBookings, findBooking, listOrders } from '#domain/bookings';
import { listRescheduleResponses } from './list-reschedule-responses.ts';
import { readAllNotifications } from '#domain/notifications';
import { remindOfReschedules } from '#domain/booking-notifications';

const { database, shop, clock, partner, brand, departure, moved, answer, stateOf, seatsOf, messagesTo } =
  useRescheduleFixture();

describe('a member asked to respond', () => {
  it('sees the question in the list of orders until they respond', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    const asked = async () =>
      (
        await listOrders(shop.deps, member.actor, brand(), {
          tab: null,
          category: null,
          search: '',
          page: 1,
          limit: 1,
        })
      ).items[0]!.answerUntil;
    expect(await asked()).toBeNull();
    await moved(id);
    expect(await asked()).toEqual(new Date('2027-03-29T16:59:59Z'));
    await answer(member, bookingId, 'keeps');
    expect(await asked()).toBeNull();
  });

  it('gets a refund, and the seats are free', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, {
      departure: id,
      rooms: [{ room_type: 'quad', adults: 2 }],
    });
    await moved(id);
    await answer(member, bookingId, 'refuses');
    expect(await stateOf(member, bookingId)).toBe('cancelled_by_partner');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 60_004_000,
      refundDue: 60_004_000,
      partner: 0,
      platform: 0,
      gatewayFee: 0,
    });
    const tasks = await database.db
      .selectFrom('refund_tasks')
      .select(['reason', 'amount', 'due_on'])
      .where('booking_id', '=', bookingId)
      .execute();
    expect(tasks).toEqual([{ reason: 'rescheduled', amount: 60_004_000, due_on: '2027-03-29' }]);
    expect(await seatsOf(bookingId)).toBe(0);
    const emails = await messagesTo(member);
    expect(emails.at(-1)!.kind).toBe('new_date_refused');
    expect(emails.at(-1)!.text).toContain('Rp\u00a060.004.000');
    await expect(answer(member, bookingId, 'keeps')).rejects.toMatchObject({ code: 'new_date_closed' });
  });

  it('may accept, and change their mind until the deadline', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await answer(member, bookingId, 'keeps');
    expect(await findReschedule(shop.deps, bookingId)).toMatchObject({ answer: 'keeps', isOpen: true });
    clock.now = new Date('2027-03-29T16:59:00Z');
    await answer(member, bookingId, 'refuses');
    expect(await stateOf(member, bookingId)).toBe('cancelled_by_partner');
  });

  it('travels without a response, and gets one reminder before the deadline', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await messagesTo(member);
    const asked = async () =>
      (await messagesTo(member)).filter(({ kind }) => kind === 'order_rescheduled').length;
    clock.now = new Date('2027-03-26T16:00:00Z');
    await remindOfReschedules(shop.deps);
    expect(await asked()).toBe(1);
    clock.now = new Date('2027-03-26T17:01:00Z');
    await readAllNotifications(shop.deps, member.actor);
    for (let minute = 0; minute < 2; minute += 1) await remindOfReschedules(shop.deps);
    expect(await asked()).toBe(2);
    expect(await noticesTo(shop.deps, member, 'order_rescheduled')).toMatchObject([
      { values: { departsOn: newDay }, isRead: false },
    ]);
    clock.now = new Date('2027-03-29T17:00:00Z');
    await expect(answer(member, bookingId, 'refuses')).rejects.toMatchObject({ code: 'new_date_closed' });
    expect(await stateOf(member, bookingId)).toBe('paid');
    expect(await seatsOf(bookingId)).toBe(1);
  });

  it('responds to the date they were shown, and is asked again after another reschedule', async () => {
    const id = await departure();
    const { bookingId, member } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await answer(member, bookingId, 'keeps');
    await moved(id, '2027-09-01');
    expect(await findReschedule(shop.deps, bookingId)).toMatchObject({
      from: { departsOn: newDay },
      to: { departsOn: '2027-09-01' },
      answer: null,
      isOpen: true,
    });
    await expect(answer(member, bookingId, 'refuses')).rejects.toMatchObject({ code: 'departure_moved' });
    await answer(member, bookingId, 'keeps', '2027-09-01');
  });

  it('may decline a date they did not buy when their late money finds seats', async () => {
    const id = await departure();
    const { bookingId, member } = await createOrder(shop, { departure: id });
    const { reference } = await beginPayment(shop, member, bookingId);
    clock.now = new Date(NOW.getTime() + 151 * 60_000);
    await expireBookings(shop.deps);
    await moved(id);
    expect((await listRescheduleResponses(shop.deps, partner.staff.actor, id))!.orders).toEqual([]);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid'));
    expect(await findReschedule(shop.deps, bookingId)).toMatchObject({
      to: { departsOn: newDay },
      answer: null,
      isOpen: true,
    });
    expect((await listRescheduleResponses(shop.deps, partner.staff.actor, id))!.orders).toMatchObject([
      { state: 'paid', answer: null, phone: '+6281234567890' },
    ]);
    await answer(member, bookingId, 'refuses');
    expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
      received: 30_004_000,
      refundDue: 30_004_000,
    });
  });

  it('cannot respond for others, nor on another brand', async () => {
    const id = await departure();
    const { bookingId } = await createPaidOrder(shop, { departure: id });
    await moved(id);
    await expect(answer(await createMember(shop.deps), bookingId, 'refuses')).rejects.toMatchObject({
      code: 'not_found',
    });
    const other = await createPaidOrder(shop, { departure: await departure() });
    await expect(answer(other.member, other.bookingId, 'refuses')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      respondToReschedule(shop.deps, other.member.actor, {
        booking: other.bookingId,
        answer: 'keeps',
        brand: { id: 'amanah' },
        departsOn: newDay,
      }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('refunds a settlement that is paid while the member declines', async () => {
  const id = await departure();
  const { bookingId, member } = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
  await moved(id);
  const { reference } = await beginPayment(shop, member, bookingId);
  await Promise.all([
    applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid')),
    answer(member, bookingId, 'refuses'),
  ]);
  expect(await stateOf(member, bookingId)).toBe('cancelled_by_partner');
  expect(await findBookingMoney(shop.deps, bookingId)).toMatchObject({
    received: 30_008_000,
    refundDue: 30_008_000,
    partner: 0,
    unmatched: 0,
    unallocated: 0,
  });
});

/** The history of an order before its departure is rescheduled. */
const lives = {
  unpaid: (id: string) => createOrder(shop, { departure: id }),
  paid: (id: string) => createPaidOrder(shop, { departure: id }),
  'partly paid': (id: string) => createPaidOrder(shop, { departure: id, plan: 'down_payment' }),
  'with a wrong amount': async (id: string) => {
    const order = await createOrder(shop, { departure: id });
    const { reference } = await beginPayment(shop, order.member, order.bookingId);
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid', 1_234_567));
    return order;
  },
  'paid and taken back': async (id: string) => {
    const order = await createPaidOrder(shop, { departure: id });
    await applyGatewayStatus(shop.deps, shop.gateway.becomes(order.payment.reference, 'charged_back'));
    return order;
  },
};
/** What happens afterwards; `settles` pays what is still open. */
const afterwards = [
  'keeps',
  'refuses',
  'keeps, then refuses',
  'settles',
  'settles, then refuses',
  'silence',
] as const;

it('after any responses every rupiah belongs to an order that stands or is refunded', async () => {
  const one = fc.record({
    life: fc.constantFrom(...(Object.keys(lives) as (keyof typeof lives)[])),
    said: fc.constantFrom(...afterwards),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 5 }), async (chosen) => {
      const id = await departure();
      const orders = [];
      for (const { life, said } of chosen) orders.push({ ...(await lives[life](id)), said });
      await moved(id);
      for (const { member, bookingId, said } of orders) {
        const open = (await findBooking(shop.deps, member.actor, bookingId))!.invoices.some(
          ({ status, dueAt }) => status === 'waiting' && dueAt > clock.now,
        );
        if (said.startsWith('settles') && open) await payNext(shop, member, bookingId);
        if (said.startsWith('keeps')) await answer(member, bookingId, 'keeps');
        if (said.endsWith('refuses')) await answer(member, bookingId, 'refuses');
      }
      for (const { member, bookingId, said } of orders) {
        const { received, refundDue, partner, platform, gatewayFee, unmatched, unallocated } =
          await findBookingMoney(shop.deps, bookingId);
        const isOver = said.endsWith('refuses');
        expect((await stateOf(member, bookingId)) === 'cancelled_by_partner').toBe(isOver);
        expect(isOver ? refundDue : partner + platform + gatewayFee + unmatched + unallocated).toBe(received);
        expect(isOver ? partner + platform + gatewayFee + unmatched + unallocated : refundDue).toBe(0);
        expect(await seatsOf(bookingId)).toBe(isOver ? 0 : 1);
      }
      expect(await verifyLedger(shop.deps)).toEqual([]);
    }),
    { numRuns: rounds({ quick: 8, prove: 100 }) },
  );
});
