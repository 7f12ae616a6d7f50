// A partner cancels a departure (docs/product/departure-changes.md; decision 0034): its sale ends at once; a
// job cancels its orders, each in a transaction of its own, so that a crash midway loses nothing and repeats
// nothing.
import * as z from 'zod';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { raiseWebhooks } from '#domain/webhooks';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { refundDueOn } from '#domain/payments';
import { seatsLock } from '#domain/seats';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { jobKind } from '#platform/jobs/job-kind';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { LocalText } from '#shared/locale';
import { type Rupiah, rupiah } from '#shared/money';
import type { PartnerTask } from '#shared/partner-duties';
import {
  refuseStrangers,
  reverseBooking,
  type TransitionDeps,
  transitionBooking,
  transitions,
} from '#domain/bookings';
import { forEachOrder } from './each-order.ts';

export interface CancelDeps extends TransitionDeps, LockDeps {
  db: Db;
}

export const departureCancelled = jobKind({
  name: 'departure-cancelled',
  payload: z.object({ departureId: z.uuid(), actorId: z.uuid() }),
  retries: 40,
  firstDelaySeconds: 2,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 600,
  atOnce: 1,
});

export interface Cancellation {
  departureId: string;
  title: LocalText;
  departsOn: string;
  isCancelled: boolean;
  isOver: boolean;
  /** Orders that still stand, and their travellers. */
  orders: number;
  people: number;
  /** Of the orders, those with a payment to refund. */
  refunds: number;
  refundTotal: Rupiah;
  refundDueOn: string;
}

/** What cancelling would do now, for the page that asks for confirmation. Refuses `not_found`. */
export async function previewCancellation(
  { db, now }: CancelDeps,
  actor: Actor,
  departureId: string,
): Promise<Cancellation> {
  const departure = await getOwnDeparture(db, actor, departureId, 'departure_changes');
  const {
    rows: [sum],
  } = await sql<{ orders: number; people: number; refunds: number; total: number }>`
    select count(*)::int as orders, coalesce(sum(b.adults + b.children + b.infants), 0)::int as people,
      count(*) filter (where money.total > 0)::int as refunds, coalesce(sum(money.total), 0)::bigint as total
    from bookings b cross join lateral (
      -- What lies at the gateways for it, less what is owed back already.
      select coalesce(sum(e.amount), 0) as total from ledger_entries e where e.booking_id = b.id and e.account in ('gateway_clearing', 'refunds')) money
    where b.departure_id = ${departureId} and b.state = any (${[...transitions.cancelled_by_partner.from]})`.execute(
    db,
  );
  return {
    departureId,
    title: departure.title as unknown as LocalText,
    departsOn: departure.departs_on,
    isCancelled: departure.state === 'cancelled',
    isOver: departure.departs_on <= todayInIndonesia(now()),
    orders: sum!.orders,
    people: sum!.people,
    refunds: sum!.refunds,
    refundTotal: rupiah(Number(sum!.total)),
    refundDueOn: refundDueOn(now()),
  };
}

/**
 * Ends the sale at once and leaves the orders to the job. Repeating it changes nothing. Refuses `not_found`,
 * `departure_departed`, `busy`.
 */
export async function cancelDeparture(deps: CancelDeps, actor: Actor, departureId: string): Promise<void> {
  await getOwnDeparture(deps.db, actor, departureId, 'departure_changes');
  requireFreshFactor(actor);
  await transaction(deps.db, async (db) => {
    // A checkout holds this lock: afterwards it reads that the departure is cancelled.
    await lockKeys({ ...deps, db }, [seatsLock(departureId)]);
    const departure = await getOwnDeparture(db, actor, departureId, 'departure_changes');
    if (departure.state === 'cancelled') return;
    if (departure.departs_on <= todayInIndonesia(deps.now())) throw new AppError('departure_departed');
    await db.updateTable('departures').set({ state: 'cancelled' }).where('id', '=', departureId).execute();
    await deps.jobs.enqueue(db, departureCancelled, { departureId, actorId: actor.accountId });
    await raiseWebhooks({ ...deps, db }, departure.partner_id, [
      { event: 'departure.cancelled', data: { departure_id: departureId, state: 'cancelled' } },
    ]);
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'departure.cancelled',
        subjectId: null,
        details: { about: departureId },
      },
    );
  });
}

/** The job: cancels every order that still stands. Returns how many. */
export function cancelOrdersOf(
  deps: CancelDeps,
  { departureId, actorId: changedBy }: { departureId: string; actorId: string },
): Promise<number> {
  return forEachOrder(deps, {
    actorId: changedBy,
    findNext: async (limit) => {
      const standing = await deps.db
        .selectFrom('bookings')
        .select('id')
        .where('departure_id', '=', departureId)
        .where('state', 'in', [...transitions.cancelled_by_partner.from])
        .orderBy('id')
        .limit(limit)
        .execute();
      return standing.map(({ id }) => id);
    },
    work: (bookingId, actorId) => cancelOrder(deps, { bookingId, departureId, actorId }),
  });
}

/** False when it was cancelled, or ended otherwise, meanwhile. */
function cancelOrder(
  deps: CancelDeps,
  { bookingId, departureId, actorId }: { bookingId: string; departureId: string; actorId: string | null },
): Promise<boolean> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [seatsLock(departureId), { kind: 'booking', id: bookingId }]);
    const booking = await db
      .selectFrom('bookings')
      .select('account_id')
      .where('id', '=', bookingId)
      .where('state', 'in', [...transitions.cancelled_by_partner.from])
      .executeTakeFirst();
    if (!booking) return false;
    await reverseBooking(within, { bookingId, reason: 'cancelled_by_partner', actorId });
    await transitionBooking(within, { bookingId, event: 'cancelled_by_partner', actorId });
    await recordAudit(within, {
      actor: actorId ? { accountId: actorId } : null,
      role: 'partner_staff',
      action: 'booking.cancelled',
      subjectId: booking.account_id,
      details: { about: bookingId },
    });
    return true;
  });
}

/** A departure of the actor's partner, for somebody with this task. Refuses `not_found`, `forbidden`. */
export async function getOwnDeparture(db: Db, actor: Actor, departureId: string, task: PartnerTask) {
  const departure =
    isId(departureId) &&
    (await db
      .selectFrom('departures as d')
      .innerJoin('programmes as p', 'p.id', 'd.programme_id')
      .select([
        'd.state',
        'd.departs_on',
        'd.returns_on',
        'd.sale_ends_on',
        'd.sale_closed_at',
        'd.sale_end_when_open',
        'd.decide_on',
        'p.title',
        'p.partner_id',
      ])
      .where('d.id', '=', departureId)
      .where('d.state', '!=', 'draft')
      .executeTakeFirst());
  if (!departure) throw new AppError('not_found');
  refuseStrangers(actor, departure.partner_id, task, departureId);
  return departure;
}
