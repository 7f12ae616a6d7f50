// What follows when a booking has moved (reliability.md 12): one table, event → what is done. All of it is written in one
// transaction with the mark that it was done: a job that runs twice, or dies in between, tells nobody twice.
import { tellSeatsBack } from '#domain/seat-notices';
import { transaction } from '#platform/database/database';
import type { FollowDeps } from './booking-deps.ts';
import {
  tellAttention, tellCancelled, tellConfirmed, tellEnded, tellNewDateRefused, tellPaidInFull, tellPlaced, tellRescheduled, tellTimeGiven,
} from './order-letters.ts';
import type { BookingEvent } from './transitions.ts';

type Follower = (deps: FollowDeps, bookingId: string) => Promise<void>;

const followers: Partial<Record<BookingEvent, readonly Follower[]>> = {
  checked_out: [tellPlaced],
  down_payment_paid: [tellConfirmed],
  paid_in_full: [tellPaidInFull],
  seats_gone: [tellAttention],
  settlement_overdue: [tellAttention],
  payment_reversed: [tellAttention],
  hold_ran_out: [tellOfFreedSeats],
  cancelled_by_partner: [tellCancelled, tellOfFreedSeats],
  rescheduled: [tellRescheduled],
  new_date_refused: [tellNewDateRefused, tellOfFreedSeats],
  time_given: [tellTimeGiven],
  refunded: [tellEnded, tellOfFreedSeats],
};

/** Does it, once for each move. */
export async function followMove(deps: FollowDeps, { bookingId, event, moveId }: { bookingId: string; event: BookingEvent; moveId: number }): Promise<void> {
  const follow = followers[event];
  if (!follow) return;
  await transaction(deps.db, async (db) => {
    const { numUpdatedRows } = await db.updateTable('booking_history').set({ told_at: deps.now() })
      .where('id', '=', moveId).where('told_at', 'is', null).executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    for (const each of follow) await each({ ...deps, db }, bookingId);
  });
}

async function tellOfFreedSeats(deps: FollowDeps, bookingId: string): Promise<void> {
  const { departure_id: departureId } = await deps.db.selectFrom('bookings').select('departure_id').where('id', '=', bookingId).executeTakeFirstOrThrow();
  await tellSeatsBack(deps, departureId);
}
