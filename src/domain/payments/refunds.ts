// Money that has to go back (product.md: "refunds follow from the ledger, as tasks with dates").
import type { Selectable } from 'kysely';
import { post, postReversal, refundDone, refundDue, refundKey } from '#domain/ledger';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';

export type RefundReason = 'cancelled_by_partner' | 'rescheduled' | 'double_payment' | 'seats_gone' | 'wrong_amount';

interface RefundDeps {
  db: Db;
  now: () => Date;
}

/** Our choice: what the terms promise; the day stands on the order page. */
const refundDays = 14;

/** By when money that is owed from now on has gone back: the end of that day. */
export function refundDueOn(now: Date): string {
  return addDays(todayInIndonesia(now), refundDays);
}

export interface OwedRefund {
  reason: RefundReason;
  /** Where the money lies now. */
  from: 'customer' | 'unmatched_receipts';
  /** Whole rupiah; the payment's total unless another sum arrived. */
  amount?: number;
}

/** Writes the task and the debt, in the caller's transaction. The same reason twice is one task. */
export async function oweRefund(deps: RefundDeps, payment: Selectable<DB['payments']>, { reason, from, amount = payment.total }: OwedRefund): Promise<void> {
  const { db, now } = deps;
  const { numInsertedOrUpdatedRows } = await db.insertInto('refund_tasks').values({
    booking_id: payment.subject_id, payment_id: payment.id, partner_id: payment.partner_id, reason, amount,
    due_on: refundDueOn(now()), created_at: now(),
  }).onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing()).executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  await post(deps, refundDue({ paymentId: payment.id, partnerId: payment.partner_id, gateway: payment.gateway, bookingId: payment.subject_id }, { reason, from, total: amount }));
}

/**
 * The bank has taken the money back itself: what was still owed for it is owed no more. A refund that has gone out already stays, and
 * the customer owes it: a person sees the exception.
 */
export async function voidRefunds(deps: RefundDeps, paymentId: string, from: OwedRefund['from']): Promise<void> {
  const reasons: RefundReason[] = from === 'customer' ? ['seats_gone', 'cancelled_by_partner', 'rescheduled'] : ['double_payment', 'wrong_amount'];
  const voided = await deps.db.updateTable('refund_tasks').set({ status: 'void' })
    .where('payment_id', '=', paymentId).where('reason', 'in', reasons).where('status', 'in', ['open', 'sent']).returning('reason').execute();
  for (const { reason } of voided) {
    const key = refundKey(paymentId, reason);
    await postReversal(deps, { of: key, key: `${key} reversed` });
  }
}

/**
 * The money has gone back, as the number of the transfer proves. Who may say so has been asked. Saying it again changes
 * nothing; a task that is not there is `not_found`.
 */
export function markRefundDone(deps: RefundDeps, { taskId, actorId, proof }: { taskId: string; actorId: string; proof: string }): Promise<void> {
  return transaction(deps.db, async (db) => {
    const done = await db.updateTable('refund_tasks').set({ status: 'done', done_at: deps.now(), done_by: actorId, proof })
      .where('id', '=', taskId).where('status', 'in', ['open', 'sent']).returningAll().executeTakeFirst();
    if (!done) {
      const known = await db.selectFrom('refund_tasks').select('id').where('id', '=', taskId).executeTakeFirst();
      if (!known) throw new AppError('not_found');
      return;
    }
    const payment = await db.selectFrom('payments').selectAll().where('id', '=', done.payment_id).executeTakeFirstOrThrow();
    await post({ ...deps, db }, refundDone({ paymentId: payment.id, partnerId: payment.partner_id, gateway: payment.gateway, bookingId: payment.subject_id },
      { reason: done.reason, total: done.amount }));
  });
}
