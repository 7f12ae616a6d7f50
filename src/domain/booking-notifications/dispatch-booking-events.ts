// What follows when bookings have moved (reliability.md 12): one table, event → what is done. All of it is written in one
// transaction with the mark that it was done: a job that runs twice, or dies in between, tells nobody twice.
import { sql } from 'kysely';
import { type LetterToSend, type PushToSend, sendLetters, sendPushes } from '#domain/outbox';
import { tellSeatsBack } from '#domain/seat-notices';
import { transaction } from '#platform/database/database';
import { type FollowDeps, type Booking, unsafeFindBookings, type BookingEvent } from '#domain/bookings';
import {
  tellAttention, tellCancelled, tellCancelledByTerms, tellConfirmed, tellEnded, tellNewDateRefused, tellPaidInFull, tellPlaced, tellRescheduled, tellTimeGiven,
} from './order-emails.ts';
import { pushers } from './order-push-notifications.ts';

/** Answers the letters that are to be written. */
type Follower = (deps: FollowDeps, booking: Booking) => Promise<LetterToSend[]>;

const followers: Partial<Record<BookingEvent, readonly Follower[]>> = {
  checked_out: [tellPlaced],
  down_payment_paid: [tellConfirmed],
  paid_in_full: [tellPaidInFull],
  seats_gone: [tellAttention],
  settlement_overdue: [tellAttention],
  payment_reversed: [tellAttention],
  hold_ran_out: [tellOfFreedSeats],
  account_deleted: [tellOfFreedSeats],
  cancelled_by_partner: [tellCancelled, tellOfFreedSeats],
  cancelled_by_terms: [tellCancelledByTerms, tellOfFreedSeats],
  rescheduled: [tellRescheduled],
  new_date_refused: [tellNewDateRefused, tellOfFreedSeats],
  time_given: [tellTimeGiven],
  refunded: [tellEnded, tellOfFreedSeats],
};

export interface FollowedMove {
  bookingId: string;
  event: BookingEvent;
  moveId: number;
}

/** Does it, once for each move. Many moves at once cost as many statements as one. */
export async function followMoves(deps: FollowDeps, moves: readonly FollowedMove[]): Promise<void> {
  // In the order in which they happened; each once, though its job be written twice.
  const followed = [...new Map(moves.map((move) => [move.moveId, move])).values()].filter(({ event }) => followers[event]).toSorted((a, b) => a.moveId - b.moveId);
  if (followed.length === 0) return;
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const marked = await db.updateTable('booking_history').set({ told_at: deps.now() })
      .where(sql<boolean>`id = any (${followed.map(({ moveId }) => moveId)}::bigint[])`).where('told_at', 'is', null).returning('id').execute();
    const fresh = followed.filter(({ moveId }) => marked.some(({ id }) => id === moveId));
    const bookings = await unsafeFindBookings(within, fresh.map(({ bookingId }) => bookingId));
    const letters: LetterToSend[] = [];
    const pushes: PushToSend[] = [];
    for (const { bookingId, event } of fresh) {
      const booking = bookings.find(({ id }) => id === bookingId);
      if (!booking) continue;
      for (const follow of followers[event]!) letters.push(...(await follow(within, booking)));
      pushes.push(...(pushers[event]?.(within, booking) ?? []));
    }
    await sendLetters(within, letters);
    await sendPushes(within, pushes);
  });
}

async function tellOfFreedSeats(deps: FollowDeps, { departure }: Booking): Promise<LetterToSend[]> {
  await tellSeatsBack(deps, departure.id);
  return [];
}
