// Money that has to go back (product.md: "refunds follow from the ledger, as tasks with dates").
import type { Selectable } from 'kysely';
import { findUnapplied, post, refundDone, refundDue, refundKey, type RefundSource } from '#domain/ledger';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { paidBy } from './paid-by.ts';

export type RefundReason =
  | 'cancelled_by_partner'
  | 'cancelled_by_terms'
  | 'rescheduled'
  | 'ended_by_staff'
  | 'double_payment'
  | 'seats_gone'
  | 'wrong_amount';

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
  from: RefundSource;
  /** Whole rupiah; the payment's total unless another sum arrived. */
  amount?: number;
}

/**
 * Writes the task and the debt, in the caller's transaction. No more is owed than lies there without paying for anything: asked for
 * twice, it is owed once, and two wrong sums under one number are two debts.
 */
export async function oweRefund(
  deps: RefundDeps,
  payment: Selectable<DB['payments']>,
  { reason, from, amount = payment.total }: OwedRefund,
): Promise<void> {
  const { db, now } = deps;
  // Whoever else owes it back waits, and then sees this debt.
  await db.selectFrom('payments').select('id').where('id', '=', payment.id).forUpdate().execute();
  const owed = Math.min(amount, await findUnapplied(deps, payment.id, from));
  if (owed <= 0) return;
  const { id: taskId } = await db
    .insertInto('refund_tasks')
    .values({
      booking_id: payment.subject_id,
      payment_id: payment.id,
      partner_id: payment.partner_id,
      reason,
      amount: owed,
      due_on: refundDueOn(now()),
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await post(deps, refundDue(paidBy(payment), { taskId, from, total: owed }));
}

/** Which reasons take from where. */
const reasonsOf: Record<RefundSource, readonly RefundReason[]> = {
  customer: ['seats_gone', 'cancelled_by_partner', 'cancelled_by_terms', 'rescheduled', 'ended_by_staff'],
  unmatched_receipts: ['double_payment', 'wrong_amount'],
};

/**
 * The bank has taken the money back itself: what was still owed for it is owed no more. A refund that has gone out already stays, and
 * the customer owes it: a person sees the exception.
 */
export async function voidRefunds(deps: RefundDeps, paymentId: string, from: RefundSource): Promise<void> {
  const open = await deps.db
    .selectFrom('refund_tasks')
    .select(['id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where('reason', 'in', [...reasonsOf[from]])
    .where('status', 'in', ['open', 'sent'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  let missing = -(await findUnapplied(deps, paymentId, from));
  // The debt of the very sum that is missing first.
  for (const { id, amount } of open.sort(
    (a, b) => Number(b.amount === missing) - Number(a.amount === missing),
  )) {
    if (missing <= 0) return;
    await voidRefund(deps, id);
    missing -= amount;
  }
}

/** Takes an open refund back: what is left of it is where it was before, in the caller's transaction. False when it has gone out, or is owed no more. */
export async function voidRefund(deps: RefundDeps, taskId: string): Promise<boolean> {
  const voided = await deps.db
    .updateTable('refund_tasks')
    .set({ status: 'void' })
    .where('id', '=', taskId)
    .where('status', 'in', ['open', 'sent'])
    .returning(['payment_id', 'reason', 'amount'])
    .executeTakeFirst();
  if (!voided) return false;
  const payment = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', voided.payment_id)
    .executeTakeFirstOrThrow();
  const from = reasonsOf.customer.includes(voided.reason as RefundReason) ? 'customer' : 'unmatched_receipts';
  await post(deps, {
    ...refundDue(paidBy(payment), { taskId, from, total: -voided.amount }),
    key: `${refundKey(taskId)} reversed`,
    kind: 'reversal',
  });
  return true;
}

/**
 * The money has gone back, as the number of the transfer proves. Who may say so has been asked. Saying it again changes
 * nothing; a task that is not there is `not_found`.
 */
export function markRefundDone(
  deps: RefundDeps,
  { taskId, actorId, proof }: { taskId: string; actorId: string; proof: string },
): Promise<void> {
  return transaction(deps.db, async (db) => {
    const done = await db
      .updateTable('refund_tasks')
      .set({ status: 'done', done_at: deps.now(), done_by: actorId, proof })
      .where('id', '=', taskId)
      .where('status', 'in', ['open', 'sent'])
      .returningAll()
      .executeTakeFirst();
    if (!done) {
      const known = await db
        .selectFrom('refund_tasks')
        .select('id')
        .where('id', '=', taskId)
        .executeTakeFirst();
      if (!known) throw new AppError('not_found');
      return;
    }
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', done.payment_id)
      .executeTakeFirstOrThrow();
    await post({ ...deps, db }, refundDone(paidBy(payment), { taskId: done.id, total: done.amount }));
  });
}
