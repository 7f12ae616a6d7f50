// Refunds what was paid for something that does not take place (docs/product/payments.md):
// ends running payments, and returns whatever lies in the ledger without paying for anything to its payer.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { paymentEnded } from './cancel-at-gateway.ts';
import { oweRefund, type RefundReason } from './refunds.ts';

interface ReturnDeps {
  /** A transaction that holds the locks of the subject. */
  db: Db;
  now: () => Date;
}

/**
 * Their numbers end at the gateway after the transaction. Money that still arrives under them is late money,
 * and is refunded.
 */
export async function endPayments(
  { db, jobs }: Pick<ReturnDeps, 'db'> & { jobs: Jobs },
  subjectId: string,
): Promise<void> {
  const ended = await db
    .updateTable('payments')
    .set({ status: 'cancelled' })
    .where('subject_id', '=', subjectId)
    .where('status', 'in', ['creating', 'waiting'])
    .returning('id')
    .execute();
  await jobs.enqueue(db, paymentEnded, ...ended.map(({ id: paymentId }) => ({ paymentId })));
}

/**
 * The payable is paid: whatever else was requested for it takes no money any more, here at once and at its
 * gateway after the transaction.
 */
export async function endOtherAttempts(
  { db, jobs }: Pick<ReturnDeps, 'db'> & { jobs: Jobs },
  { id, payable_kind, payable_id }: { id: string; payable_kind: string; payable_id: string },
): Promise<void> {
  const ended = await db
    .updateTable('payments')
    .set({ status: 'cancelled' })
    .where('payable_kind', '=', payable_kind)
    .where('payable_id', '=', payable_id)
    .where('id', '<>', id)
    .where('status', 'in', ['creating', 'waiting'])
    .returning('id')
    .execute();
  await jobs.enqueue(db, paymentEnded, ...ended.map((payment) => ({ paymentId: payment.id })));
}

interface Returned {
  subjectId: string;
  reason: RefundReason;
  actorId: string | null;
}

/**
 * A refund for every sum of the subject that pays for nothing; this also decides about money that waited for
 * a person or was held.
 */
export async function refundUnapplied(
  deps: ReturnDeps,
  { subjectId, reason, actorId }: Returned,
): Promise<void> {
  const { db, now } = deps;
  const { rows } = await sql<{ paymentId: string; from: 'customer' | 'unmatched_receipts'; amount: number }>`
    select payment_id as "paymentId", account as from, (-sum(amount))::bigint as amount from ledger_entries
    where booking_id = ${subjectId} and account in ('customer', 'unmatched_receipts') and payment_id is not null
    group by payment_id, account having sum(amount) < 0 order by payment_id, account`.execute(db);
  for (const { paymentId, from, amount } of rows) {
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await oweRefund(deps, payment, { reason: from === 'customer' ? reason : 'wrong_amount', from, amount });
    if (from === 'customer') continue;
    await db
      .updateTable('payment_exceptions')
      .set({ resolved_at: now(), resolved_by: actorId, resolution: reason })
      .where('payment_id', '=', paymentId)
      .where('kind', '=', 'wrong_amount')
      .where((is) => is.or([is('resolution', 'is', null), is('resolution', '=', 'kept')]))
      .execute();
  }
}
