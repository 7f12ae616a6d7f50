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
  /** Queries that are run first: `name as (…)`; and a condition that may read them. */
  before?: readonly RawBuilder<unknown>[];
  onlyIf?: RawBuilder<unknown>;
  /**
   * Queries run in the same statement: `name as (…)`, which read the booking's id `from moved`; without a
   * transition that is empty.
   */
  along?: readonly RawBuilder<unknown>[];
  /** Further columns of the answer; a query that is only selected runs because it is named here. */
  answer?: readonly RawBuilder<unknown>[];
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
  deps: TransitionDeps,
  move: BookingTransition,
  claiming: RawBuilder<unknown> | null,
): Promise<boolean> {
  const { rows } = await movingBooking(deps.now(), move, claiming).execute(deps.db);
  return finishMove(deps, rows[0]!);
}

interface Moved {
  /** The order was in a state that allows the event, and whatever else was asked for held. */
  isAllowed: boolean;
  hasSeats: boolean;
  /** Deliveries to a partner's systems that were written. */
  raised: string[] | null;
}

/**
 * The statement of a transition, whole or without effect: nothing is claimed or written where the order's row, its state or
 * `onlyIf` say no, and nothing moves without its seats.
 */
export function movingBooking<Answer extends object = object>(
  at: Date,
  {
    bookingId,
    event,
    actorId,
    set,
    rowVersion,
    before = [],
    onlyIf,
    along = [],
    answer = [],
  }: BookingTransition,
  claiming: RawBuilder<unknown> | null,
): RawBuilder<Moved & Answer> {
  const { from, to, attention }: Transition = transitions[event];
  const webhook = webhookOfEvent[event];
  const parts = (queries: readonly RawBuilder<unknown>[]) =>
    sql.join(
      queries.map((query) => sql`${query}, `),
      sql``,
    );
  return sql<Moved & Answer>`
    with ${parts(before)}
    before as (select id, state from bookings where id = ${bookingId} and state = any (${[...from]})
      and xmin::text = coalesce(${rowVersion ?? null}, xmin::text)${onlyIf ? sql` and ${onlyIf}` : sql``} for no key update),
    ${parts(claiming ? [claiming] : [])}
    moved as (update bookings b set state = ${to}, attention = ${attention ?? null}, ordered_at = coalesce(b.ordered_at, ${at}),
      changed_at = ${at}${set ? sql`, ${set}` : sql``} from before where b.id = before.id${claiming ? sql` and exists (select from claimed)` : sql``} returning b.id),
    ${parts(along)}
    noted as (insert into booking_history (booking_id, at, from_state, to_state, reason, actor_id, waits)
      select moved.id, ${at}, before.state, ${to}, ${event}, ${actorId}::uuid, true from moved join before on before.id = moved.id),
    raised as (${webhook ? webhookRows(at, { event: webhook, from: movedOrder(to) }) : sql`select null::uuid as id where false`})
    select exists (select from before) as "isAllowed", ${claiming ? sql`exists (select from claimed)` : sql`true`} as "hasSeats", (select json_agg(id) from raised) as raised${sql.join(
      answer.map((column) => sql`, ${column}`),
      sql``,
    )}`;
}

/** False without seats. Refuses `booking_state` where the move was not allowed. */
export async function finishMove(
  deps: Pick<TransitionDeps, 'db' | 'jobs'>,
  { isAllowed, hasSeats, raised }: Moved,
): Promise<boolean> {
  if (!isAllowed) throw new AppError('booking_state');
  if (!hasSeats) return false;
  await sendLater(deps, raised ?? []);
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
