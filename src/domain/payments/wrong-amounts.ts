// Payments whose sum was not the one asked for (spec §1 "not counted as valid"), as their member is told of them.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import { refundedAtGateway } from './refunded-at-gateway.ts';

export interface WrongAmount {
  id: string;
  paymentId: string;
  /** What came. */
  amount: Rupiah;
  /** `waiting`: for a person to look at it. */
  outcome: 'waiting' | 'kept' | 'refund';
}

/** Of one subject, the oldest first; who may see the subject has been asked. */
export async function listWrongAmounts({ db }: { db: Db }, subjectId: string): Promise<WrongAmount[]> {
  const rows = await db.selectFrom('payment_exceptions as x').innerJoin('payments as p', 'p.id', 'x.payment_id')
    .select(['x.id', 'p.id as paymentId', 'x.amount', sql<WrongAmount['outcome']>`case when x.resolved_at is null then 'waiting' when x.resolution = ${refundedAtGateway} or exists (
      select from refund_tasks r where r.payment_id = p.id and r.reason = 'wrong_amount' and r.amount = x.amount and r.status != 'void') then 'refund' else 'kept' end`.as('outcome')])
    .where('p.subject_id', '=', subjectId).where('x.kind', '=', 'wrong_amount').orderBy('x.created_at').orderBy('x.id').execute();
  return rows.map((row) => ({ ...row, amount: rupiah(row.amount) }));
}
