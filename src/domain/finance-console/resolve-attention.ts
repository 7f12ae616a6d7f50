// Resolves orders that need a person (docs/product/finance-console.md; docs/product/seats-and-money.md): the actions
// of the operator's finance for each reason, as a table; each runs under the locks a payment takes, and
// leaves an audit entry.
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { findBookingMoney, retainedCostPosting } from '#domain/ledger';
import { type Actor, mayOperate, requireFreshFactor } from '#domain/memberships';
import { voidRefund } from '#domain/payments';
import { findSeatsLeft, seatsLock } from '#domain/seats';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import type { Attention } from '#shared/booking-states';
import { addDays, endOfDayInIndonesia, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { type Rupiah, rupiah } from '#shared/money';
import type { CancelDeps } from '#domain/departure-changes';
import {
  type Booking,
  unsafeFindBooking,
  reverseBooking,
  transitionBooking,
  noteEvent,
} from '#domain/bookings';
import { settleInvoice } from '#domain/booking-payments';
import { findRetainedCost, maxRetainable, type RetainedCost } from '#domain/partner-console';

export const attentionActions = {
  seats_gone: ['give_seats', 'refund'],
  settlement_overdue: ['extend', 'refund', 'refund_less_cost'],
  payment_reversed: ['extend', 'refund'],
} as const satisfies Record<Attention, readonly string[]>;
export type AttentionAction = (typeof attentionActions)[Attention][number];

/** Our choice: how long a member may be given to pay when there is no later day to pay before. */
const daysAfterJourney = 60;

/**
 * An order that needs a person. Refuses `not_found` to everybody but finance, and for one that needs nobody.
 */
export async function getAttention(
  { db }: Pick<CancelDeps, 'db'>,
  actor: Actor,
  code: string,
): Promise<Booking & { attention: Attention }> {
  const booking = mayOperate(actor, 'payments') ? await unsafeFindBooking({ db }, code) : null;
  if (!booking?.attention) throw new AppError('not_found');
  return { ...booking, attention: booking.attention };
}

export interface OpenAttention {
  booking: Booking & { attention: Attention };
  /** What can be done about it now. */
  acts: AttentionAction[];
  /** What its partner has stated that it had spent. */
  cost: RetainedCost | null;
  seatsLeft: number;
  seatsWanted: number;
  /** What has come, and what of it would go back when the order is ended. */
  received: Rupiah;
  goesBack: Rupiah;
  /** Days between which more time may be given. */
  soonest: string;
  latest: string;
}

/** The same with its money, its seats and what can be done. Refuses as `getAttention`. */
export async function readAttention(
  deps: Pick<CancelDeps, 'db' | 'now'>,
  actor: Actor,
  code: string,
): Promise<OpenAttention> {
  const booking = await getAttention(deps, actor, code);
  const { id, attention, departure, people } = booking;
  const [money, seatsLeft, cost] = await Promise.all([
    findBookingMoney(deps, id),
    findSeatsLeft(deps, departure.id),
    findRetainedCost(deps, booking),
  ]);
  const today = todayInIndonesia(deps.now());
  const acts: readonly AttentionAction[] = attentionActions[attention];
  return {
    ...{ booking, cost, seatsLeft },
    acts: acts.filter((act) => act !== 'refund_less_cost' || cost),
    seatsWanted: people.adults + people.children,
    received: money.received,
    goesBack: rupiah(money.received - money.refunded),
    soonest: addDays(today, 1),
    latest: lastDayToPay(departure, today),
  };
}

/** The last day to which the time may be extended. */
function lastDayToPay({ departsOn }: Pick<Booking['departure'], 'departsOn'>, today: string): string {
  return departsOn > today ? addDays(departsOn, -1) : addDays(today, daysAfterJourney);
}

const dayForm = z.object({ due_on: z.iso.date({ error: 'error_date_invalid' }) });

const costForm = z.object({
  amount: z.pipe(
    z.transform((value: unknown) => Number(value)),
    z.int({ error: 'error_cost_changed' }),
  ),
});

type Act = (deps: CancelDeps, actor: Actor, booking: Booking, form: unknown) => Promise<void>;

const acts: Record<AttentionAction, Act> = {
  give_seats: giveSeats,
  extend: giveTime,
  refund: endOrder,
  refund_less_cost: endLessCost,
};

interface Decision {
  code: string;
  act: AttentionAction;
  /** Of `extend`: {due_on}; of `refund_less_cost`: {amount}, the cost that was shown. */
  form: unknown;
}

/**
 * Runs one of `attentionActions`. Refuses `not_found` (also when it needs nobody any more), `booking_state`
 * for an action that does not fit the reason or has nothing to do, `seats_sold_out`, `departure_departed`,
 * `invalid_input`, `busy`.
 */
export async function settleAttention(
  deps: CancelDeps,
  actor: Actor,
  { code, act, form }: Decision,
): Promise<void> {
  const {
    id,
    departure: { id: departureId },
  } = await getAttention(deps, actor, code);
  requireFreshFactor(actor);
  const invoices = await deps.db.selectFrom('invoices').select('id').where('booking_id', '=', id).execute();
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [
      ...invoices.map((invoice) => ({ kind: 'payment' as const, id: invoice.id })),
      seatsLock(departureId),
      { kind: 'booking', id },
    ]);
    const booking = await getAttention(within, actor, id);
    if (!(attentionActions[booking.attention] as readonly AttentionAction[]).includes(act))
      throw new AppError('booking_state');
    await acts[act](within, actor, booking, form);
    const { account_id: owner } = await db
      .selectFrom('bookings')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await recordAudit(within, {
      actor,
      role: 'operator_finance',
      action: 'booking.settled',
      subjectId: owner,
      details: { about: id, act },
    });
  });
}

/** Late money pays after all: revokes its refund, and does what a payment in time would have done. */
async function giveSeats(deps: CancelDeps, actor: Actor, { id, departure }: Booking): Promise<void> {
  if (departure.departsOn <= todayInIndonesia(deps.now())) throw new AppError('departure_departed');
  const payment = await latePayment(deps.db, id);
  if (!payment || !(await voidRefund(deps, payment.taskId))) throw new AppError('booking_state');
  const settled = {
    id: payment.id,
    payableId: payment.payable_id,
    gateway: payment.gateway,
    adminFee: rupiah(payment.admin_fee),
    round: payment.resettlements,
  };
  const outcome = await settleInvoice(deps, settled, actor.accountId);
  if (outcome === 'seats_gone') throw new AppError('seats_sold_out');
  if (outcome !== 'applied') throw new AppError('booking_state');
}

/** A payment whose refund has not been sent yet. */
function latePayment(db: Db, bookingId: string) {
  return db
    .selectFrom('payments as p')
    .innerJoin('refund_tasks as r', 'r.payment_id', 'p.id')
    .selectAll('p')
    .select('r.id as taskId')
    .where('p.subject_id', '=', bookingId)
    .where('p.status', '=', 'paid')
    .where('r.reason', '=', 'seats_gone')
    .where('r.status', '=', 'open')
    .orderBy('p.paid_at')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Open invoices may be paid until the end of that day. An order with a down payment continues; another one
 * stays as it is until it is paid.
 */
async function giveTime(
  deps: CancelDeps,
  actor: Actor,
  { id, departure, invoices }: Booking,
  form: unknown,
): Promise<void> {
  const { db, now } = deps;
  const today = todayInIndonesia(now());
  const { due_on: dueOn } = checkedForm(dayForm, form);
  if (dueOn <= today || dueOn > lastDayToPay(departure, today))
    throw new AppError('invalid_input', [{ field: 'due_on', message: 'error_due_range' }]);
  const due = endOfDayInIndonesia(dueOn);
  const { numUpdatedRows } = await db
    .updateTable('invoices')
    .set({ due_at: due, reminded_at: null })
    .where('booking_id', '=', id)
    .where('status', '=', 'waiting')
    .where('due_at', '<', due)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('booking_state');
  await noteEvent(deps, { bookingId: id, event: 'time_given', actorId: actor.accountId });
  // Costs stated for an order about to end: it continues, so they are dropped, and stated anew if needed.
  await db.deleteFrom('spent_costs').where('booking_id', '=', id).execute();
  if (
    invoices.every(({ stage, status }) => (stage === 'settlement' ? status === 'waiting' : status === 'paid'))
  ) {
    await transitionBooking(deps, { bookingId: id, event: 'attention_settled', actorId: actor.accountId });
  }
}

async function endOrder(deps: CancelDeps, actor: Actor, { id }: Booking): Promise<void> {
  await reverseBooking(deps, { bookingId: id, reason: 'ended_by_staff', actorId: actor.accountId });
  await transitionBooking(deps, { bookingId: id, event: 'refunded', actorId: actor.accountId });
}

/** The partner retains the cost it has stated in writing; everything else is refunded. */
async function endLessCost(deps: CancelDeps, actor: Actor, booking: Booking, form: unknown): Promise<void> {
  const { id } = booking;
  const { amount } = checkedForm(costForm, form);
  const cost = await findRetainedCost(deps, booking);
  if (!cost) throw new AppError('booking_state');
  if (cost.amount !== amount || amount > (await maxRetainable(deps, booking)))
    throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_cost_changed' }]);
  await deps.db
    .updateTable('spent_costs')
    .set({ kept_at: deps.now() })
    .where('booking_id', '=', id)
    .execute();
  await reverseBooking(deps, {
    bookingId: id,
    reason: 'ended_by_staff',
    actorId: actor.accountId,
    kept: { sum: amount, posting: retainedCostPosting },
  });
  await transitionBooking(deps, { bookingId: id, event: 'refunded', actorId: actor.accountId });
}
