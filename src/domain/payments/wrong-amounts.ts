// Money that arrived and did not count (spec §1 "not counted as valid"), sum by sum, as its member sees it.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import { refundedAtGateway } from './refunded-at-gateway.ts';

export interface WrongAmount {
  id: string;
  /** Null: no payment here has its number. */
  paymentId: string | null;
  /** What came. */
  amount: Rupiah;
  /**
   * `waiting`: for a person to decide. `refund`: it is refunded by a day; `refunded`: the gateway has sent
   * it back.
   */
  outcome: 'waiting' | 'kept' | 'refund' | 'refunded';
  /** The reason, in the words of the person who decided. */
  note: string | null;
}

/**
 * Of one subject, the oldest first; the caller has checked who may see the subject. Each sum has a decision
 * of its own, however alike they are.
 */
export async function listWrongAmounts({ db }: { db: Db }, subjectId: string): Promise<WrongAmount[]> {
  const rows = await db
    .selectFrom('payment_exceptions')
    .select([
      'id',
      'payment_id as paymentId',
      'amount',
      'note',
      sql<
        WrongAmount['outcome']
      >`case when resolution is null then 'waiting' when resolution = 'kept' then 'kept' when resolution = ${refundedAtGateway} then 'refunded' else 'refund' end`.as(
        'outcome',
      ),
    ])
    .where('subject_id', '=', subjectId)
    .where('kind', 'in', ['wrong_amount', 'unknown_reference'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, amount: rupiah(row.amount) }));
}
