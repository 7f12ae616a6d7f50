// Expires bookings whose time to pay is over (docs/product/seats-and-money.md): the seat query frees their seats at once;
// this job does the rest.
import { freeSeats, seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { CheckoutDeps } from './booking-deps.ts';
import { transitionBooking } from './transition-booking.ts';

/** Enough for one minute's work; the next run takes the rest. */
const atOnce = 200;

/** Expires unpaid orders whose grace period is over. Returns how many. */
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

/** False when it was paid, or when another process ended it, meanwhile. */
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
    // Its promo use stops counting too, but stays assigned until another member needs it: until then late
    // money can still claim it.
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

/**
 * Flags down-paid orders with an overdue settlement for a person; never cancels them silently, and their
 * seats stay. Returns how many.
 */
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
        // A rescheduled departure may have changed its due date.
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
