// A partner cancels one order at its booker's request, by its own contract (docs/product/README.md "can then cancel that
// one order by them"; decision 0055): refunds the share for the day of the request; the partner retains the
// rest of the price.
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { findBookingMoney, findPaymentMoney, termsRetained } from '#domain/ledger';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { refundDueOn } from '#domain/payments';
import { seatsLock } from '#domain/seats';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { type Rupiah, rupiah } from '#shared/money';
import { findReschedule, type CancelDeps } from '#domain/departure-changes';
import {
  grantedShare,
  retainedByTerms,
  type Booking,
  reverseBooking,
  transitionBooking,
  transitions,
} from '#domain/bookings';
import { getPartnerBooking } from './partner-bookings.ts';

/** Why an order cannot be cancelled by its terms now. */
export type TermsRefusal = 'state' | 'departed' | 'departure_cancelled' | 'new_date_open' | 'nothing_granted';

export interface TermsPlan {
  bookingId: string;
  code: string;
  departsOn: string;
  /** The allowed days of the request: from the order to today. */
  firstDay: string;
  lastDay: string;
  requestedOn: string;
  refusal: TermsRefusal | null;
  /** Of the price, in basis points. */
  granted: number;
  total: Rupiah;
  /** What has paid invoices and was not refunded since. */
  paid: Rupiah;
  /** Retained by the partner. */
  kept: Rupiah;
  /** Refunded to the member: everything else received, payment fees and money that did not count included. */
  goesBack: Rupiah;
  refundDueOn: string;
}

const requestForm = z.object({ requested_on: z.iso.date({ error: 'error_date_invalid' }) });

/**
 * What cancelling would do, for the page that asks for confirmation; default day: today. Refuses
 * `not_found`, `invalid_input`.
 */
export async function foreseeTermsCancellation(
  deps: Pick<CancelDeps, 'db' | 'now'>,
  actor: Actor,
  code: string,
  form?: unknown,
): Promise<TermsPlan> {
  const booking = await getPartnerBooking(deps, actor, code, 'money');
  const today = todayInIndonesia(deps.now());
  const requestedOn = form === undefined ? today : checkedForm(requestForm, form).requested_on;
  const firstDay = todayInIndonesia(booking.orderedAt!);
  if (requestedOn < firstDay || requestedOn > today)
    throw new AppError('invalid_input', [{ field: 'requested_on', message: 'error_request_day' }]);
  const {
    id,
    total,
    departure: { departsOn },
  } = booking;
  const granted = grantedShare(booking.contract?.terms ?? [], { askedOn: requestedOn, departsOn });
  const [paid, lies] = await Promise.all([standingPayments(deps.db, booking), liesHere(deps.db, id)]);
  const kept = retainedByTerms({ total, paid }, granted);
  return {
    bookingId: id,
    code: booking.code,
    departsOn,
    firstDay,
    lastDay: today,
    requestedOn,
    refusal: await refusalOf(deps, booking, granted),
    granted,
    total: rupiah(total),
    paid: rupiah(paid),
    kept,
    goesBack: rupiah(Math.max(0, lies - kept)),
    refundDueOn: refundDueOn(deps.now()),
  };
}

const cancelForm = z.object({
  requested_on: z.iso.date({ error: 'error_date_invalid' }),
  confirmed: z.literal('yes', { error: 'error_cancel_unconfirmed' }),
  /** The retained sum that was shown. */
  kept: z.pipe(
    z.transform((value: unknown) => Number(value)),
    z.int({ error: 'error_terms_sum_changed' }),
  ),
});

/**
 * Cancels it. Repeating it changes nothing. Refuses `not_found` to everybody but the partner's staff,
 * `terms_not_applicable` (see `TermsRefusal`), `invalid_input` (also when the sum differs from the one
 * shown), `busy`.
 */
export async function cancelByTerms(
  deps: CancelDeps,
  actor: Actor,
  code: string,
  form: unknown,
): Promise<void> {
  const asked = checkedForm(cancelForm, form);
  const { id, departure } = await getPartnerBooking(deps, actor, code, 'money');
  requireFreshFactor(actor);
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [seatsLock(departure.id), { kind: 'booking', id }]);
    if (await findTermsCancellation(within, id)) return;
    const { refusal, granted, kept } = await foreseeTermsCancellation(within, actor, id, asked);
    if (refusal) throw new AppError('terms_not_applicable');
    if (kept !== asked.kept)
      throw new AppError('invalid_input', [{ field: 'confirmed', message: 'error_terms_sum_changed' }]);
    await db
      .insertInto('terms_cancellations')
      .values({
        booking_id: id,
        requested_on: asked.requested_on,
        refund_basis_points: granted,
        kept,
        cancelled_by: actor.accountId,
        cancelled_at: deps.now(),
      })
      .execute();
    await reverseBooking(within, {
      bookingId: id,
      reason: 'cancelled_by_terms',
      actorId: actor.accountId,
      kept: { sum: kept, posting: termsRetained },
    });
    await transitionBooking(within, { bookingId: id, event: 'cancelled_by_terms', actorId: actor.accountId });
    const { account_id: owner } = await db
      .selectFrom('bookings')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await recordAudit(within, {
      actor,
      role: 'partner_staff',
      action: 'booking.cancelled_by_terms',
      subjectId: owner,
      details: { about: id, kept, requestedOn: asked.requested_on },
    });
  });
}

export interface TermsCancellation {
  requestedOn: string;
  granted: number;
  kept: number;
}

/** Null for an order that was not cancelled this way. The caller has checked who may see the order. */
export async function findTermsCancellation(
  { db }: { db: Db },
  bookingId: string,
): Promise<TermsCancellation | null> {
  const row = await db
    .selectFrom('terms_cancellations')
    .select(['requested_on', 'refund_basis_points', 'kept'])
    .where('booking_id', '=', bookingId)
    .executeTakeFirst();
  return row ? { requestedOn: row.requested_on, granted: row.refund_basis_points, kept: row.kept } : null;
}

async function refusalOf(
  deps: Pick<CancelDeps, 'db' | 'now'>,
  { id, state, departure }: Booking,
  granted: number,
): Promise<TermsRefusal | null> {
  if (!(transitions.cancelled_by_terms.from as readonly string[]).includes(state)) return 'state';
  if (departure.departsOn <= todayInIndonesia(deps.now())) return 'departed';
  const { state: sale } = await deps.db
    .selectFrom('departures')
    .select('state')
    .where('id', '=', departure.id)
    .executeTakeFirstOrThrow();
  // A cancelled departure refunds everything, and so does a rescheduled one that the member has not accepted
  // yet.
  if (sale === 'cancelled') return 'departure_cancelled';
  if ((await findReschedule(deps, id))?.isOpen) return 'new_date_open';
  return granted === 0 ? 'nothing_granted' : null;
}

/** What paid invoices, less what the partner refunded by itself (decision 0037) or finance granted. */
async function standingPayments(db: Db, { id, invoices }: Booking): Promise<number> {
  const payments = await db
    .selectFrom('payments')
    .select('id')
    .where('subject_id', '=', id)
    .where('status', '=', 'paid')
    .execute();
  let paid = invoices.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0);
  for (const payment of payments) {
    const { refundedByPartner, refundedByPlatform } = await findPaymentMoney({ db }, payment.id);
    paid -= refundedByPartner + refundedByPlatform;
  }
  return Math.max(0, paid);
}

/** What was received, and neither refunded nor owed as a refund. */
async function liesHere(db: Db, bookingId: string): Promise<number> {
  const { received, refunded, refundDue } = await findBookingMoney({ db }, bookingId);
  return received - refunded - refundDue;
}
