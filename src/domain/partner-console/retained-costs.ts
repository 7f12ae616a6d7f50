// What a partner has already spent on an order whose settlement is overdue (decision 0048): its staff state
// it with a reason that the member reads at once; the operator's finance decides whether it is retained when
// the order ends (#domain/finance-console).
import { recordAudit } from '#domain/audit';
import { findBookingMoney } from '#domain/ledger';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { formatRupiah } from '#shared/money';
import { retainedCostForm } from '#shared/retained-cost-form';
import { grantedShare, retainedByTerms, type Booking, type TransitionDeps } from '#domain/bookings';
import { getPartnerBooking } from './partner-bookings.ts';

export interface RetainedCost {
  amount: number;
  /** Null once the account is deleted. */
  reason: string | null;
  /** Whether the order was ended and this was retained. */
  isKept: boolean;
}

/**
 * The stated cost that may still be retained or was; null for none. The caller has checked who may see the
 * order.
 */
export async function findRetainedCost(
  { db }: { db: Db },
  { id, attention }: Pick<Booking, 'id' | 'attention'>,
): Promise<RetainedCost | null> {
  const row = await db
    .selectFrom('spent_costs')
    .select(['amount', 'reason', 'kept_at'])
    .where('booking_id', '=', id)
    .executeTakeFirst();
  if (!row || (row.kept_at === null && attention !== 'settlement_overdue')) return null;
  return { amount: row.amount, reason: row.reason, isKept: row.kept_at !== null };
}

/**
 * The most a partner may retain: what the member agreed to lose (the contract terms copied onto the order,
 * on the day the settlement was due), and no more than has been paid. Zero unless its settlement is overdue.
 */
export async function maxRetainable(
  { db }: { db: Db },
  { id, attention, total, invoices, departure, contract }: Booking,
): Promise<number> {
  const settlement = invoices.find(({ stage }) => stage === 'settlement');
  if (attention !== 'settlement_overdue' || !settlement) return 0;
  const { refunded } = await findBookingMoney({ db }, id);
  const paid =
    invoices.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0) - refunded;
  // Without terms of its own the whole payment is the limit: the cost is stated, shown and decided all the
  // same.
  return retainedByTerms(
    { total, paid },
    grantedShare(contract?.terms ?? [], {
      askedOn: todayInIndonesia(settlement.dueAt),
      departsOn: departure.departsOn,
    }),
  );
}

/**
 * Stores it and replaces an earlier statement. Refuses `not_found` to everybody but the partner's staff,
 * `booking_state`, `invalid_input`.
 */
export async function recordRetainedCost(
  deps: TransitionDeps,
  actor: Actor,
  code: string,
  form: unknown,
): Promise<void> {
  const { amount, reason } = checkedForm(retainedCostForm, form);
  const said = { amount, reason, stated_by: actor.accountId, stated_at: deps.now() };
  await changeCost(deps, actor, code, amount, async (db, bookingId) => {
    await db
      .insertInto('spent_costs')
      .values({ booking_id: bookingId, ...said })
      .onConflict((conflict) => conflict.column('booking_id').doUpdateSet(said))
      .execute();
  });
}

/** Withdraws it before a decision. Refuses like `recordRetainedCost`. */
export async function withdrawRetainedCost(deps: TransitionDeps, actor: Actor, code: string): Promise<void> {
  await changeCost(deps, actor, code, 0, async (db, bookingId) => {
    await db.deleteFrom('spent_costs').where('booking_id', '=', bookingId).execute();
  });
}

async function changeCost(
  deps: TransitionDeps,
  actor: Actor,
  code: string,
  amount: number,
  change: (db: Db, bookingId: string) => Promise<void>,
): Promise<void> {
  const { id } = await getPartnerBooking(deps, actor, code, 'money');
  requireFreshFactor(actor);
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [{ kind: 'booking', id }]);
    const booking = await getPartnerBooking(within, actor, id, 'money');
    if (booking.attention !== 'settlement_overdue') throw new AppError('booking_state');
    const most = await maxRetainable(within, booking);
    if (amount > most)
      throw new AppError('invalid_input', [
        { field: 'amount', message: 'error_cost_most', values: { most: formatRupiah(most) } },
      ]);
    await change(db, id);
    const { account_id: owner } = await db
      .selectFrom('bookings')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await recordAudit(within, {
      actor,
      role: 'partner_staff',
      action: 'booking.cost_stated',
      subjectId: owner,
      details: { about: id, amount },
    });
  });
}
