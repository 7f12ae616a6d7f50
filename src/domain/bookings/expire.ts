// Expires bookings whose time to pay is over (docs/product/seats-and-money.md): the seat query frees their seats at once;
// this job does the rest.
import { sql } from 'kysely';
import { returnPromoUse } from '#domain/promos';
import { freeSeats, seatsLock } from '#domain/seats';
import type { Db } from '#platform/database/database';
import { lockedTransaction } from '#platform/database/locks';
import type { CheckoutDeps } from './booking-deps.ts';
import { dueAtOnce, moveDue } from './move-due.ts';
import { transitionBooking } from './transition-booking.ts';

/**
 * Expires every unpaid order whose grace period is over. Returns how many. One that fails (its departure is
 * locked) holds up no other: what failed is thrown at the end, and tried again by the next run.
 */
export async function expireBookings(deps: CheckoutDeps): Promise<number> {
  const faults: Error[] = [];
  let expired = 0;
  let last = { id: '00000000-0000-0000-0000-000000000000', releaseAt: new Date(0) };
  for (let due = await takeDue(deps, last); due.length > 0; due = await takeDue(deps, last)) {
    for (const { id, departureId } of due) {
      const isExpired = await expireBooking(deps, id, departureId).catch((error: Error) => {
        faults.push(error);
        return false;
      });
      if (isExpired) expired += 1;
    }
    // Never the same twice, whatever the precision of its time.
    if (last.id === due.at(-1)!.id) break;
    last = due.at(-1)!;
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders could not be expired`);
  return expired;
}

interface DueBooking {
  id: string;
  departureId: string;
  releaseAt: Date;
}

/** After `last`, so that one which fails is not met again. */
async function takeDue(
  { db, now }: CheckoutDeps,
  last: Pick<DueBooking, 'id' | 'releaseAt'>,
): Promise<DueBooking[]> {
  const { rows } = await sql<DueBooking>`
    select id, departure_id as "departureId", release_at as "releaseAt" from bookings
    where state = 'waiting_payment' and release_at <= ${now()} and release_at >= ${last.releaseAt} and (release_at, id) > (${last.releaseAt}, ${last.id}::uuid)
    order by release_at, id limit ${dueAtOnce}`.execute(db);
  return rows;
}

/** False when it was paid, or when another process ended it, meanwhile. */
function expireBooking(deps: CheckoutDeps, bookingId: string, departureId: string): Promise<boolean> {
  const locks = [seatsLock(departureId), { kind: 'booking' as const, id: bookingId }];
  return lockedTransaction(deps, locks, async (db) => {
    const within = { ...deps, db };
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
 * Ends an order whose financing ended: its seats are free and its promo may be used again. In a transaction that holds the locks of
 * the departure's seats and of the booking. An order that is no longer unpaid stays as it is.
 */
export async function endFinancedOrder(
  deps: CheckoutDeps,
  bookingId: string,
  actorId: string | null,
): Promise<void> {
  const { db } = deps;
  const still = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', '=', bookingId)
    .where('state', '=', 'waiting_payment')
    .executeTakeFirst();
  if (!still) return;
  await freeSeats(deps, bookingId);
  await db
    .updateTable('invoices')
    .set({ status: 'expired' })
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'waiting')
    .execute();
  await returnPromoUse(deps, bookingId);
  await transitionBooking(deps, { bookingId, event: 'financing_ended', actorId });
}

/**
 * Flags down-paid orders with an overdue settlement for a person; never cancels them silently, and their
 * seats stay. Returns how many.
 */
export function flagOverdueSettlements(deps: CheckoutDeps): Promise<number> {
  const overdue = (db: Db) =>
    db
      .selectFrom('invoices as i')
      .innerJoin('bookings as b', 'b.id', 'i.booking_id')
      .select('b.id')
      .where('i.stage', '=', 'settlement')
      .where('i.status', '=', 'waiting')
      .where('i.due_at', '<=', deps.now())
      .where('b.state', '=', 'partly_paid');
  return moveDue(deps, {
    take: (without) =>
      overdue(deps.db)
        .where(sql<boolean>`b.id <> all (${without}::uuid[])`)
        .orderBy('i.due_at')
        .limit(dueAtOnce)
        .execute(),
    async move(within, bookingId) {
      // A rescheduled departure may have changed its due date.
      const still = await overdue(within.db).where('b.id', '=', bookingId).executeTakeFirst();
      if (!still) return false;
      await transitionBooking(within, { bookingId, event: 'settlement_overdue', actorId: null });
      return true;
    },
    failed: 'flagged as overdue',
  });
}
