// The refunds of one booking, for the readers of its page (docs/product/payments.md).
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import type { RefundReason } from './refunds.ts';

export interface Refund {
  id: string;
  reason: RefundReason;
  amount: Rupiah;
  /** A calendar date. */
  dueOn: string;
  doneAt: Date | null;
  /** Number of the transfer. */
  proof: string | null;
}

/** Without those no longer owed. The caller has checked who may see the booking. */
export async function listRefunds({ db }: { db: Db }, bookingId: string): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refund_tasks')
    .select(['id', 'reason', 'amount', 'due_on', 'done_at', 'proof'])
    .where('booking_id', '=', bookingId)
    .where('status', '!=', 'void')
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reason: row.reason as RefundReason,
    amount: rupiah(row.amount),
    dueOn: row.due_on,
    doneAt: row.done_at,
    proof: row.proof,
  }));
}
