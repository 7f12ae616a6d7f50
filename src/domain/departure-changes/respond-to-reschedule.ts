// A member's response to a reschedule (decision 0034): travel, or a refund. Either may be changed to the
// other until the deadline; no response means travel.
import type { Actor } from '#domain/memberships';
import { seatsLock } from '#domain/seats';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import type { RescheduleResponse } from '#shared/reschedule-response-form';
import type { CancelDeps } from './cancel-departure.ts';
import { findBooking, reverseBooking, transitionBooking, noteEvent, transitions } from '#domain/bookings';

export interface Reschedule {
  /** The departure and return dates before. */
  from: { departsOn: string; returnsOn: string };
  to: { departsOn: string; returnsOn: string };
  answerUntil: Date;
  answer: RescheduleResponse | null;
  /** Whether a response is possible now; after 'keeps' the member may still ask for a refund. */
  isOpen: boolean;
}

/**
 * The question an order has, or had; null when it was never rescheduled. The caller has checked who may see
 * the order.
 */
export async function findReschedule(
  { db, now }: Pick<CancelDeps, 'db' | 'now'>,
  bookingId: string,
): Promise<Reschedule | null> {
  const row = await db
    .selectFrom('new_date_questions as q')
    .innerJoin('departure_moves as v', 'v.id', 'q.move_id')
    .innerJoin('bookings as b', 'b.id', 'q.booking_id')
    .select([
      'v.from_departs_on',
      'v.from_returns_on',
      'v.to_departs_on',
      'v.to_returns_on',
      'v.answer_until',
      'q.answer',
      'b.state',
    ])
    .where('q.booking_id', '=', bookingId)
    .executeTakeFirst();
  return row
    ? {
        from: { departsOn: row.from_departs_on, returnsOn: row.from_returns_on },
        to: { departsOn: row.to_departs_on, returnsOn: row.to_returns_on },
        answerUntil: row.answer_until,
        answer: row.answer as RescheduleResponse | null,
        isOpen:
          row.answer_until > now() &&
          (transitions.new_date_refused.from as readonly string[]).includes(row.state),
      }
    : null;
}

interface Answer {
  /** Id or code of the actor's own order. */
  booking: string;
  answer: RescheduleResponse;
  brand: { id: string };
  /** The date the member was shown: a response applies to that date only. */
  departsOn: string;
}

/**
 * Stores the response; `refuses` cancels the order and refunds everything. Repeating it changes nothing.
 * Refuses `not_found`, `new_date_closed` (too late, or the order has ended), `departure_moved` when the date
 * has changed again since it was shown.
 */
export async function respondToReschedule(
  deps: CancelDeps,
  actor: Actor,
  { booking: idOrCode, answer, brand, departsOn }: Answer,
): Promise<void> {
  const booking = await findBooking(deps, actor, idOrCode);
  if (!booking || booking.brandId !== brand.id) throw new AppError('not_found');
  const bookingId = booking.id;
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [seatsLock(booking.departure.id), { kind: 'booking', id: bookingId }]);
    const question = await findReschedule(within, bookingId);
    if (!question) throw new AppError('not_found');
    if (question.answer === answer) return;
    if (!question.isOpen) throw new AppError('new_date_closed');
    if (question.to.departsOn !== departsOn) throw new AppError('departure_moved');
    await db
      .updateTable('new_date_questions')
      .set({ answer, answered_at: deps.now() })
      .where('booking_id', '=', bookingId)
      .execute();
    if (answer === 'keeps')
      return noteEvent(within, { bookingId, event: 'new_date_kept', actorId: actor.accountId });
    await reverseBooking(within, { bookingId, reason: 'rescheduled', actorId: actor.accountId });
    await transitionBooking(within, { bookingId, event: 'new_date_refused', actorId: actor.accountId });
  });
}
