// Bookings whose time to pay is over (reliability.md 4): the seats are free for the query at once; here the rest follows.
import { freeSeats, seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { CheckoutDeps } from './booking-deps.ts';
import { transitionBooking } from './transition-booking.ts';

/** Enough for a minute's work; the next minute takes the rest. */
const atOnce = 200;

/** Ends unpaid orders whose grace is over. Answers how many. */
export async function expireBookings(deps: CheckoutDeps): Promise<number> {
  const due = await deps.db
    .selectFrom('bookings')
    .select(['id', 'departure_id'])
    .where('state', '=', 'waiting_payment')
    .where('release_at', '<=', deps.now())
    .orderBy('release_at')
    .limit(atOnce)
    .execute();
  let expired = 0;
  for (const { id, departure_id } of due) {
    if (await expireBooking(deps, id, departure_id)) expired += 1;
  }
  return expired;
}

/** False when it was paid, or ended by another process, meanwhile. */
function expireBooking(deps: CheckoutDeps, bookingId: string, departureId: string): Promise<boolean> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [seatsLock(departureId), { kind: 'booking', id: bookingId }]);
    const still = await db
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', bookingId)
      .where('state', '=', 'waiting_payment')
      .executeTakeFirst();
    if (!still) return false;
    await freeSeats(within, bookingId);
    // Its promo's use no longer counts either, and is somebody else's once they want it: till then late money still finds it.
    await db
      .updateTable('invoices')
      .set({ status: 'expired' })
      .where('booking_id', '=', bookingId)
      .where('status', '=', 'waiting')
      .execute();
    await transitionBooking(within, { bookingId, event: 'hold_ran_out', actorId: null });
    return true;
  });
}

/** Down payments whose settlement is overdue go to a person, never silently away; their seats stay. Answers how many. */
export async function flagOverdueSettlements(deps: CheckoutDeps): Promise<number> {
  const due = await deps.db
    .selectFrom('invoices as i')
    .innerJoin('bookings as b', 'b.id', 'i.booking_id')
    .select('b.id')
    .where('i.stage', '=', 'settlement')
    .where('i.status', '=', 'waiting')
    .where('i.due_at', '<=', deps.now())
    .where('b.state', '=', 'partly_paid')
    .orderBy('i.due_at')
    .limit(atOnce)
    .execute();
  for (const { id } of due) {
    await transaction(deps.db, async (db) => {
      const within = { ...deps, db };
      await lockKeys(within, [{ kind: 'booking', id }]);
      const still = await db
        .selectFrom('bookings as b')
        .innerJoin('invoices as i', 'i.booking_id', 'b.id')
        .select('b.id')
        .where('b.id', '=', id)
        .where('b.state', '=', 'partly_paid')
        // Its day may have moved with the departure's.
        .where('i.stage', '=', 'settlement')
        .where('i.status', '=', 'waiting')
        .where('i.due_at', '<=', deps.now())
        .executeTakeFirst();
      if (still)
        await transitionBooking(within, { bookingId: id, event: 'settlement_overdue', actorId: null });
    });
  }
  return due.length;
}
