// Orders follow the calendar: they depart on their day, and are completed the day after the return.
import { expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { verifyLedgerAfterEach, useBookingFixture } from '#test/booking-fixture';
import { cancelOrdersOf } from './cancel-departure.ts';
import { advanceDepartures } from './departure-lifecycle.ts';

const { database, shop, clock } = useBookingFixture();
verifyLedgerAfterEach({ shop });

it('transitions paid orders by Indonesian days, once, and leaves the others', async () => {
  const { id } = await createDeparture(database.db, {
    departs_on: '2027-05-10',
    returns_on: '2027-05-18',
    down_payment_amount: 5_000_000,
    settlement_due_days: 45,
  });
  const paid = await createPaidOrder(shop, { departure: id });
  const partly = await createPaidOrder(shop, { departure: id, plan: 'down_payment' });
  const unpaid = await createOrder(shop, { departure: id });
  const states = () =>
    Promise.all(
      [paid, partly, unpaid].map(
        async ({ member, bookingId }) => (await findBooking(shop.deps, member.actor, bookingId))!.state,
      ),
    );
  const seen: (string | undefined)[] = [];
  for (const at of [
    '2027-05-09T16:59:00Z',
    '2027-05-09T17:01:00Z',
    '2027-05-18T12:00:00Z',
    '2027-05-18T17:01:00Z',
  ]) {
    clock.now = new Date(at);
    await Promise.all([advanceDepartures(shop.deps), advanceDepartures(shop.deps)]);
    seen.push((await states())[0]);
  }
  expect(seen).toEqual(['paid', 'departed', 'departed', 'completed']);
  expect((await states()).slice(1)).toEqual(['partly_paid', 'waiting_payment']);
  const moves = await database.db
    .selectFrom('booking_history')
    .select(['reason', 'actor_id'])
    .where('booking_id', '=', paid.bookingId)
    .where('reason', 'like', 'journey%')
    .orderBy('id')
    .execute();
  expect(moves).toEqual([
    { reason: 'journey_begun', actor_id: null },
    { reason: 'journey_over', actor_id: null },
  ]);
});

it('goes on past an order that is locked, which departs the next time', async () => {
  const { id } = await createDeparture(database.db, { departs_on: '2027-05-10', returns_on: '2027-05-18' });
  const [locked, other] = [
    await createPaidOrder(shop, { departure: id }),
    await createPaidOrder(shop, { departure: id }),
  ];
  const stateOf = async ({ member, bookingId }: typeof locked) =>
    (await findBooking(shop.deps, member.actor, bookingId))!.state;
  clock.now = new Date('2027-05-11T03:00:00Z');
  await transaction(database.owner.db, async (db) => {
    await lockKeys({ db }, [{ kind: 'booking', id: locked.bookingId }]);
    await expect(advanceDepartures(shop.deps)).rejects.toThrow('1 orders could not be begun');
  });
  expect([await stateOf(locked), await stateOf(other)]).toEqual(['paid', 'departed']);
  await advanceDepartures(shop.deps);
  expect(await stateOf(locked)).toBe('departed');
});

it('leaves orders of a cancelled departure', async () => {
  const { id } = await createDeparture(database.db, { departs_on: '2027-05-10', returns_on: '2027-05-18' });
  const { member, bookingId } = await createPaidOrder(shop, { departure: id });
  await database.db.updateTable('departures').set({ state: 'cancelled' }).where('id', '=', id).execute();
  clock.now = new Date('2027-05-11T03:00:00Z');
  expect(await advanceDepartures(shop.deps)).toBe(0);
  await cancelOrdersOf(shop.deps, { departureId: id, actorId: member.account.id });
  expect((await findBooking(shop.deps, member.actor, bookingId))!.state).toBe('cancelled_by_partner');
});
