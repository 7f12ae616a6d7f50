// Moving a booking (reliability.md 10, 12): as the table allows, with its history in the same statement and with what follows
// from it as a job in the same transaction.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import type { BookingState } from '#shared/booking-states';
import { AppError } from '#shared/errors';
import { bookingMoved } from './booking-events.ts';
import { type MovingEvent, type NotedEvent, type Transition, transitions } from './transitions.ts';

export interface MoveDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

export interface Move {
  bookingId: string;
  event: MovingEvent;
  /** Who did it; null: the clock or a gateway. */
  actorId: string | null;
}

/** Moves a booking and writes its history. Refuses with `booking_state` when it is not where the event may happen. */
export async function moveBooking({ db, now, jobs }: MoveDeps, { bookingId, event, actorId }: Move): Promise<BookingState> {
  const { from, to, attention }: Transition = transitions[event];
  const { rows: [move] } = await sql<{ id: number }>`
    with before as (select id, state from bookings where id = ${bookingId} and state = any (${[...from]}) for update),
    moved as (update bookings b set state = ${to}, attention = ${attention ?? null}, ordered_at = coalesce(b.ordered_at, ${now()}),
      changed_at = ${now()} from before where b.id = before.id returning b.id)
    insert into booking_history (booking_id, at, from_state, to_state, reason, actor_id)
    select moved.id, ${now()}, before.state, ${to}, ${event}, ${actorId}::uuid from moved join before on before.id = moved.id
    returning id`.execute(db);
  if (!move) throw new AppError('booking_state');
  await jobs.enqueue(db, bookingMoved, { bookingId, event, moveId: move.id });
  return to;
}

/** Writes into a booking's history what leaves it where it is. */
export async function noteEvent({ db, now, jobs }: MoveDeps, { bookingId, event, actorId }: Omit<Move, 'event'> & { event: NotedEvent }): Promise<void> {
  const { rows: [move] } = await sql<{ id: number }>`
    insert into booking_history (booking_id, at, from_state, to_state, reason, actor_id)
    select id, ${now()}, state, state, ${event}, ${actorId}::uuid from bookings where id = ${bookingId} returning id`.execute(db);
  await jobs.enqueue(db, bookingMoved, { bookingId, event, moveId: move!.id });
}
