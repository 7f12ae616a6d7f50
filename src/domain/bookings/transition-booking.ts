// Booking transitions (docs/product/bookings.md): allowed by the table, recorded in the history by the same
// statement; its row there says that their consequences wait.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { AppError } from '#shared/errors';
import { sendLater, webhookRows } from '#domain/webhooks';
import {
  type TransitionEvent,
  type NotedEvent,
  type Transition,
  transitions,
} from './booking-state-machine.ts';
import { webhookOfEvent } from './booking-webhooks.ts';

export interface TransitionDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

export interface BookingTransition {
  bookingId: string;
  event: TransitionEvent;
  /** Who did it; null: the clock or a gateway. */
  actorId: string | null;
  /** Other changes to the booking's row: assignments, `column = value`. */
  set?: RawBuilder<unknown>;
  /** Only if the booking's row still has this version (`xmin`). */
  rowVersion?: string;
  /**
   * Queries run in the same statement: `name as (…)`, which read the booking's id `from moved`; without a
   * transition that is empty.
   */
  along?: readonly RawBuilder<unknown>[];
}

/**
 * Makes a transition and writes its history, in one statement. Refuses with `booking_state` when the current
 * state does not allow the event.
 */
export async function transitionBooking(deps: TransitionDeps, move: BookingTransition): Promise<void> {
  await transitionWithSeats(deps, move, null);
}

/**
 * The same, only if the seats are available; otherwise returns false and changes nothing. `claiming`: see
 * #domain/seats.
 */
export async function transitionWithSeats(
  { db, now, jobs }: TransitionDeps,
  move: BookingTransition,
  claiming: RawBuilder<unknown> | null,
): Promise<boolean> {
  const { bookingId, event, actorId, set, rowVersion, along = [] } = move;
  const { from, to, attention }: Transition = transitions[event];
  const webhook = webhookOfEvent[event];
  const {
    rows: [done],
  } = await sql<{ hasSeats: boolean; moveId: number | null; raised: string[] | null }>`
    with ${claiming ? sql`${claiming},` : sql``}
    before as (select id, state from bookings where id = ${bookingId} and state = any (${[...from]})
      and xmin::text = coalesce(${rowVersion ?? null}, xmin::text)${claiming ? sql` and exists (select from claimed)` : sql``} for update),
    moved as (update bookings b set state = ${to}, attention = ${attention ?? null}, ordered_at = coalesce(b.ordered_at, ${now()}),
      changed_at = ${now()}${set ? sql`, ${set}` : sql``} from before where b.id = before.id returning b.id),
    ${sql.join(
      along.map((written) => sql`${written}, `),
      sql``,
    )}
    noted as (insert into booking_history (booking_id, at, from_state, to_state, reason, actor_id, waits)
      select moved.id, ${now()}, before.state, ${to}, ${event}, ${actorId}::uuid, true from moved join before on before.id = moved.id
      returning id),
    raised as (${webhook ? webhookRows(now(), { event: webhook, from: movedOrder(to) }) : sql`select null::uuid as id where false`})
    select ${claiming ? sql`exists (select from claimed)` : sql`true`} as "hasSeats", (select id from noted) as "moveId", (select json_agg(id) from raised) as raised`.execute(
    db,
  );
  const { hasSeats, moveId, raised } = done!;
  if (!hasSeats) return false;
  if (moveId === null) throw new AppError('booking_state');
  await sendLater({ db, jobs }, raised ?? []);
  return true;
}

/** What a partner's systems hear of it. */
const movedOrder = (to: string) => sql`
  select b.partner_id, jsonb_build_object('order_id', b.id, 'order_code', b.code, 'departure_id', b.departure_id, 'state', ${to}::text) as data
  from moved join bookings b on b.id = moved.id`;

/** Records an event in a booking's history without a change of state. */
export async function noteEvent(
  { db, now }: TransitionDeps,
  { bookingId, event, actorId }: Omit<BookingTransition, 'event'> & { event: NotedEvent },
): Promise<void> {
  await sql`
    insert into booking_history (booking_id, at, from_state, to_state, reason, actor_id, waits)
    select id, ${now()}, state, state, ${event}, ${actorId}::uuid, true from bookings where id = ${bookingId}`.execute(
    db,
  );
}
