// Money that did not count and that somebody decided to keep for the time being (issue "booking" 6): it stays in the ledger, and on a
// list, until it goes back. No rupiah is out of sight.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { findUnspent } from '#domain/ledger';
import { type Actor, hasRole } from '#domain/memberships';
import { listWrongAmounts, oweRefund } from '#domain/payments';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { canSettleMoney, type MoneyScope } from './money-desk.ts';

interface KeptDeps {
  db: Db;
  now: () => Date;
}

export interface KeptMoney {
  paymentId: string;
  reference: string;
  amount: number;
  bookingCode: string | null;
  partnerName: string;
  /** Why it was kept, in a person's words. */
  note: string | null;
}

const atMostListed = 200;

/** Sums that wait for nobody's decision any more and have not gone back, oldest first. Refuses `not_found`. */
export async function listKeptMoney({ db }: Pick<KeptDeps, 'db'>, actor: Actor, scope: MoneyScope): Promise<KeptMoney[]> {
  if (!canSettleMoney(actor, scope)) throw new AppError('not_found');
  const { rows } = await sql<KeptMoney>`
    select p.id as "paymentId", p.reference, -kept.sum as amount, b.code as "bookingCode", t.name as "partnerName", (
      select x.resolution from payment_exceptions x where x.payment_id = p.id and x.kind = 'wrong_amount' order by x.resolved_at desc limit 1) as note
    from (select e.payment_id, sum(e.amount)::bigint as sum from ledger_entries e where e.account = 'unmatched_receipts' group by e.payment_id having sum(e.amount) < 0) kept
    join payments p on p.id = kept.payment_id join partners t on t.id = p.partner_id left join bookings b on b.id = p.subject_id
    where not exists (select from payment_exceptions x where x.payment_id = p.id and x.kind = 'wrong_amount' and x.resolved_at is null)
      and (${scope}::uuid is null or p.partner_id = ${scope}::uuid)
    order by p.created_at, p.id limit ${atMostListed}`.execute(db);
  return rows;
}

/** Owes it back, all that is still kept of this payment. Refuses `not_found`, also when there is nothing (any more). */
export async function refundKeptMoney(deps: KeptDeps, actor: Actor, paymentId: string): Promise<void> {
  const found = isId(paymentId) && await deps.db.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
  if (!found || !canSettleMoney(actor, found.partner_id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    // Whoever else gives it back waits, and then finds nothing.
    await db.selectFrom('payments').select('id').where('id', '=', found.id).forUpdate().execute();
    const left = () => findUnspent(within, found.id, 'unmatched_receipts');
    if (await left() <= 0) throw new AppError('not_found');
    // Each sum by itself, as the member was told of it.
    const kept = (await listWrongAmounts(within, found.subject_id)).filter((wrong) => wrong.paymentId === found.id && wrong.outcome === 'kept');
    for (const { amount } of kept) await oweRefund(within, found, { reason: 'wrong_amount', from: 'unmatched_receipts', amount });
    await oweRefund(within, found, { reason: 'wrong_amount', from: 'unmatched_receipts', amount: await left() });
    const role = hasRole(actor, 'partner_staff', found.partner_id) ? 'partner_staff' : 'operator_finance';
    if (found.account_id) await recordAudit(within, { actor, role, action: 'refund.owed', subjectId: found.account_id });
  });
}
