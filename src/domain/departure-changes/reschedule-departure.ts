// A partner reschedules a departure (docs/product/departure-changes.md; decision 0034): one
// transaction under the departure's lock sets the new dates, shifts the settlements, and asks each member
// whose order stands to respond. A job then writes history and emails, order by order.
import * as z from 'zod';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { raiseWebhooks } from '#domain/webhooks';
import { unproveEvidence } from '#domain/departure-evidence';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { renameDepartureSlug, slugsLock } from '#domain/catalogue';
import { seatsLock } from '#domain/seats';
import { notifyOfMovedJourney } from '#domain/souvenir-orders';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { jobKind } from '#platform/jobs/job-kind';
import { addDays, daysBetween, endOfDayInIndonesia, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import type { LocalText } from '#shared/locale';
import { type CancelDeps, previewCancellation, getOwnDeparture } from './cancel-departure.ts';
import { forEachOrder } from './each-order.ts';
import { answerUntilDay, type TripDays, readNewDays } from './reschedule-window.ts';
import { transitionBooking, noteEvent, transitions } from '#domain/bookings';

export const departureRescheduled = jobKind({
  name: 'departure-moved',
  payload: z.object({ moveId: z.uuid(), actorId: z.uuid() }),
  retries: 40,
  firstDelaySeconds: 2,
  maxDelaySeconds: 3_600,
  timeLimitSeconds: 600,
  atOnce: 1,
});

export interface PlannedReschedule {
  title: LocalText;
  from: TripDays;
  to: TripDays;
  /** Orders that still stand, and their travellers: all of them are notified. */
  orders: number;
  people: number;
  /** The refunds if every member asked for one. */
  refundTotal: number;
  answerUntil: string;
}

/**
 * What rescheduling would do now, for the page that asks for confirmation. Refuses `not_found`,
 * `departure_departed`, `departure_not_sold`, `invalid_input`.
 */
export async function previewReschedule(
  deps: CancelDeps,
  actor: Actor,
  { departureId, form }: { departureId: string; form: unknown },
): Promise<PlannedReschedule> {
  const today = todayInIndonesia(deps.now());
  const departure = await getReschedulable(deps.db, actor, departureId, today);
  const from = { departsOn: departure.departs_on, returnsOn: departure.returns_on };
  const to = readNewDays(form, from, today);
  if (areSame(from, to))
    throw new AppError('invalid_input', [{ field: 'departs_on', message: 'error_new_date_same' }]);
  const { title, orders, people, refundTotal } = await previewCancellation(deps, actor, departureId);
  return { title, from, to, orders, people, refundTotal, answerUntil: answerUntilDay(to.departsOn, today) };
}

/** Reschedules it. The current dates change nothing. Refuses like `previewReschedule`, and `busy`. */
export async function rescheduleDeparture(
  deps: CancelDeps,
  actor: Actor,
  { departureId, form }: { departureId: string; form: unknown },
): Promise<void> {
  const today = todayInIndonesia(deps.now());
  await getReschedulable(deps.db, actor, departureId, today);
  requireFreshFactor(actor);
  await transaction(deps.db, async (db) => {
    // A checkout, a payment or a response holds this lock.
    await lockKeys({ ...deps, db }, [seatsLock(departureId), slugsLock]);
    const departure = await getReschedulable(db, actor, departureId, today);
    const from = { departsOn: departure.departs_on, returnsOn: departure.returns_on };
    const to = readNewDays(form, from, today);
    if (areSame(from, to)) return;
    const answerUntil = endOfDayInIndonesia(answerUntilDay(to.departsOn, today));
    const { id: moveId } = await db
      .insertInto('departure_moves')
      .values({
        departure_id: departureId,
        from_departs_on: from.departsOn,
        from_returns_on: from.returnsOn,
        to_departs_on: to.departsOn,
        to_returns_on: to.returnsOn,
        answer_until: answerUntil,
        moved_at: deps.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const moved = (day: string | null) => day && addDays(day, daysBetween(from.departsOn, to.departsOn));
    await db
      .updateTable('departures')
      .set({
        departs_on: to.departsOn,
        returns_on: to.returnsOn,
        // The partner's own days keep their distance to departure; the default end of sale follows by itself. A sale
        // that was closed by hand stays closed.
        ...(departure.sale_closed_at
          ? { sale_end_when_open: moved(departure.sale_end_when_open) }
          : { sale_ends_on: moved(departure.sale_ends_on) }),
        decide_on: moved(departure.decide_on),
      })
      .where('id', '=', departureId)
      .execute();
    await renameDepartureSlug(db, departureId, { from: from.departsOn, to: to.departsOn });
    await resetFlight(db, departureId, deps.now());
    await shiftSettlements(db, { departureId, days: daysBetween(from.departsOn, to.departsOn), answerUntil });
    await askMembers(db, { departureId, moveId });
    await deps.jobs.enqueue(db, departureRescheduled, { moveId, actorId: actor.accountId });
    await raiseWebhooks({ ...deps, db }, departure.partner_id, [
      {
        event: 'departure.rescheduled',
        data: { departure_id: departureId, departs_on: to.departsOn, returns_on: to.returnsOn },
      },
    ]);
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'departure.moved',
        subjectId: null,
        details: { about: departureId },
      },
    );
  });
}

/** Flight details were for the old date: the evidence is dated again, and tickets are recorded again. */
async function resetFlight(db: Db, departureId: string, now: Date): Promise<void> {
  await unproveEvidence(db, now, departureId, ['flight']);
  await sql`delete from booking_milestones s using bookings b where b.id = s.booking_id and b.departure_id = ${departureId} and s.kind = 'ticket'`.execute(
    db,
  );
}

/**
 * Shifts settlements and supplements with the departure. An earlier one is never due before the response is,
 * and never sooner than it was due before.
 */
async function shiftSettlements(
  db: Db,
  { departureId, days, answerUntil }: { departureId: string; days: number; answerUntil: Date },
): Promise<void> {
  // Hours: a day's length depends on the session's time zone.
  const shifted = sql`i.due_at + make_interval(hours => ${days * 24})`;
  await sql`
    update invoices i set reminded_at = null, due_at = ${days >= 0 ? shifted : sql`greatest(${shifted}, least(i.due_at, ${answerUntil}::timestamptz))`}
    from bookings b where b.id = i.booking_id and b.departure_id = ${departureId} and b.state <> 'cancelled_by_partner'
      and i.stage in ('settlement', 'supplement') and i.voided_at is null and i.status in ('waiting', 'expired')`.execute(
    db,
  );
}

/**
 * Members who responded to an earlier reschedule are asked again: that was another date. So are members
 * whose time to pay is over: late money may still revive such an order, on a date they did not buy.
 */
async function askMembers(
  db: Db,
  { departureId, moveId }: { departureId: string; moveId: string },
): Promise<void> {
  await sql`
    insert into new_date_questions (booking_id, move_id)
    select id, ${moveId}::uuid from bookings where departure_id = ${departureId} and state = any (${[...transitions.new_date_refused.from, 'expired']}) order by id
    on conflict (booking_id) do update set move_id = excluded.move_id, told_at = null, reminded_at = null, answer = null, answered_at = null`.execute(
    db,
  );
}

/** The job: writes the history of every order that was asked, and so its email. Returns how many. */
export function announceReschedule(
  deps: CancelDeps,
  { moveId, actorId: changedBy }: { moveId: string; actorId: string },
): Promise<number> {
  return forEachOrder(deps, {
    actorId: changedBy,
    findNext: async (limit) => {
      const asked = await deps.db
        .selectFrom('new_date_questions')
        .select('booking_id')
        .where('move_id', '=', moveId)
        .where('told_at', 'is', null)
        .orderBy('booking_id')
        .limit(limit)
        .execute();
      return asked.map(({ booking_id: id }) => id);
    },
    work: (bookingId, actorId) => notifyOrder(deps, { bookingId, moveId, actorId }),
  });
}

/** False when another process notified it, or it was rescheduled again or ended meanwhile. */
function notifyOrder(
  deps: CancelDeps,
  { bookingId, moveId, actorId }: { bookingId: string; moveId: string; actorId: string | null },
): Promise<boolean> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [{ kind: 'booking', id: bookingId }]);
    const asked = await db
      .updateTable('new_date_questions')
      .set({ told_at: deps.now() })
      .where('booking_id', '=', bookingId)
      .where('move_id', '=', moveId)
      .where('told_at', 'is', null)
      .returning('booking_id')
      .executeTakeFirst();
    const booking =
      asked &&
      (await db
        .selectFrom('bookings')
        .select(['account_id', 'attention'])
        .where('id', '=', bookingId)
        .where('state', 'in', [...transitions.new_date_refused.from])
        .executeTakeFirst());
    if (!booking) return false;
    await noteEvent(within, { bookingId, event: 'rescheduled', actorId });
    await notifyOfMovedJourney(within, bookingId);
    if (booking.attention === 'settlement_overdue' && (await hasTimeAgain(within, bookingId))) {
      await transitionBooking(within, { bookingId, event: 'attention_settled', actorId });
    }
    await recordAudit(within, {
      actor: actorId ? { accountId: actorId } : null,
      role: 'partner_staff',
      action: 'booking.rescheduled',
      subjectId: booking.account_id,
      details: { about: bookingId },
    });
    return true;
  });
}

/** Whether an overdue settlement is due later now. */
async function hasTimeAgain({ db, now }: CancelDeps, bookingId: string): Promise<boolean> {
  const invoice = await db
    .selectFrom('invoices')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('stage', '=', 'settlement')
    .where('status', '=', 'waiting')
    .where('due_at', '>', now())
    .executeTakeFirst();
  return invoice !== undefined;
}

function areSame(one: TripDays, other: TripDays): boolean {
  return one.departsOn === other.departsOn && one.returnsOn === other.returnsOn;
}

async function getReschedulable(db: Db, actor: Actor, departureId: string, today: string) {
  const departure = await getOwnDeparture(db, actor, departureId, 'departure_changes');
  if (departure.state === 'cancelled') throw new AppError('departure_not_sold');
  if (departure.departs_on <= today) throw new AppError('departure_departed');
  return departure;
}
