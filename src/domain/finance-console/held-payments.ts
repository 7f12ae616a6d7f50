// Held payments: money that did not count and that a person decided to hold for now (docs/product/finance-console.md). It
// stays in the ledger, and on a list, until it is refunded. No rupiah is out of sight.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { findUnapplied } from '#domain/ledger';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { listWrongAmounts, oweRefund, notifyDecided } from '#domain/payments';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { canSettleMoney, type DecideDeps, moneyRoleOf, type MoneyScope } from './refunds-and-exceptions.ts';

export interface HeldPayment {
  paymentId: string;
  reference: string;
  amount: number;
  bookingCode: string | null;
  /** Null: paid to the platform itself, for what stores sell. */
  partnerName: string | null;
  /** Why it is held, in a person's words; of several sums under one number, those of each. */
  note: string | null;
}

const atMostListed = 200;

/** Sums that are decided and not refunded, oldest first. Refuses `not_found`. */
export async function listHeldPayments(
  { db }: { db: Db },
  actor: Actor,
  scope: MoneyScope,
): Promise<HeldPayment[]> {
  if (!canSettleMoney(actor, scope)) throw new AppError('not_found');
  const { rows } = await sql<HeldPayment>`
    select p.id as "paymentId", p.reference, -kept.sum as amount, b.code as "bookingCode", t.name as "partnerName", (
      select string_agg(x.note, ' · ' order by x.resolved_at) from payment_exceptions x where x.payment_id = p.id and x.resolution = 'kept') as note
    from (select e.payment_id, sum(e.amount)::bigint as sum from ledger_entries e where e.account = 'unmatched_receipts' group by e.payment_id having sum(e.amount) < 0) kept
    join payments p on p.id = kept.payment_id left join partners t on t.id = p.partner_id left join bookings b on b.id = p.subject_id
    where not exists (select from payment_exceptions x where x.payment_id = p.id and x.kind = 'wrong_amount' and x.resolved_at is null)
      and (${scope}::uuid is null or p.partner_id = ${scope}::uuid)
    order by p.created_at, p.id limit ${atMostListed}`.execute(db);
  return rows;
}

/** Owes a refund of everything still held of this payment. Refuses `not_found`, also when nothing is left. */
export async function refundHeldPayment(deps: DecideDeps, actor: Actor, paymentId: string): Promise<void> {
  const found =
    isId(paymentId) &&
    (await deps.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst());
  if (!found || !canSettleMoney(actor, found.partner_id)) throw new AppError('not_found');
  requireFreshFactor(actor);
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    // A concurrent refund waits, and then finds nothing.
    await db.selectFrom('payments').select('id').where('id', '=', found.id).forUpdate().execute();
    const left = () => findUnapplied(within, found.id, 'unmatched_receipts');
    if ((await left()) <= 0) throw new AppError('not_found');
    // Each sum by itself, as the member was notified of it.
    const kept = (await listWrongAmounts(within, found.subject_id)).filter(
      (wrong) => wrong.paymentId === found.id && wrong.outcome === 'kept',
    );
    for (const { id, amount, note } of kept) {
      await oweRefund(within, found, { reason: 'wrong_amount', from: 'unmatched_receipts', amount });
      await db
        .updateTable('payment_exceptions')
        .set({ resolved_at: deps.now(), resolved_by: actor.accountId, resolution: 'refund' })
        .where('id', '=', id)
        .execute();
      await notifyDecided(within, {
        subjectId: found.subject_id,
        came: amount,
        becomes: 'refund',
        note,
      });
    }
    await oweRefund(within, found, {
      reason: 'wrong_amount',
      from: 'unmatched_receipts',
      amount: await left(),
    });
    await recordAudit(within, {
      actor,
      role: moneyRoleOf(actor, found.partner_id),
      action: 'refund.owed',
      subjectId: found.account_id,
      details: { about: found.id },
    });
  });
}
