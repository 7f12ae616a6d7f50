// Takes moves of orders whose consequences wait (docs/product/outbox.md): the rows of the history are the queue, so that a sale writes
// no job. One that fails alone gets a job, with its retries.
import { sql } from 'kysely';
import { type BookingEvent, bookingTransitioned, type DispatchDeps } from '#domain/bookings';
import { type Db, transaction } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import { type DispatchedEvent, dispatchBookingEvents } from './dispatch-booking-events.ts';

const atOnce = 200;

/** Does what waits, many moves in one transaction. Several processes take different ones. Returns how many it took. */
export async function dispatchWaitingMoves(deps: DispatchDeps, log: JobLog): Promise<number> {
  try {
    return await dispatchNext(deps, atOnce);
  } catch (error) {
    log.warn({ err: error }, 'consequences of moves failed together, each is tried by itself');
    return dispatchEach(deps, log);
  }
}

function dispatchNext(deps: DispatchDeps, most: number): Promise<number> {
  return transaction(deps.db, async (db) => {
    const moves = await takeWaiting(db, most);
    await dispatchBookingEvents({ ...deps, db }, moves);
    return moves.length;
  });
}

/** Those that fail by themselves wait in jobs, and hold up no other. */
async function dispatchEach(deps: DispatchDeps, log: JobLog): Promise<number> {
  let taken = 0;
  for (let isLeft = true; isLeft && taken < atOnce; taken += isLeft ? 1 : 0)
    isLeft = await dispatchNext(deps, 1).then(
      (count) => count > 0,
      (error: unknown) => postpone(deps, error, log),
    );
  return taken;
}

function postpone(deps: DispatchDeps, error: unknown, log: JobLog): Promise<boolean> {
  return transaction(deps.db, async (db) => {
    const moves = await takeWaiting(db, 1);
    log.warn({ err: error, moves }, 'consequences of a move failed, a job tries again');
    await deps.jobs.enqueue(db, bookingTransitioned, ...moves);
    return moves.length > 0;
  });
}

async function takeWaiting(db: Db, most: number): Promise<DispatchedEvent[]> {
  const { rows } = await sql<{ bookingId: string; event: BookingEvent; moveId: number }>`
    update booking_history set waits = false where id in (
      select id from booking_history where waits order by id limit ${most} for update skip locked)
    returning booking_id as "bookingId", reason as event, id as "moveId"`.execute(db);
  return rows.toSorted((one, other) => one.moveId - other.moveId);
}
