// Money to refund (docs/product/payments.md: "refunds follow from the ledger, as tasks with dates").
import type { Selectable } from 'kysely';
import {
  findPosted,
  findUnapplied,
  giftKey,
  grantedRefundDue,
  post,
  refundDone,
  refundDue,
  refundKey,
  type RefundSource,
} from '#domain/ledger';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { addDays, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { grantReasons, type GrantReason, type RefundBearer } from '#shared/granted-refunds';
import { paidBy } from './paid-by.ts';
import { notifyOfRefunds } from './refund-notices.ts';

export const refundReasons = [
  'cancelled_by_partner',
  'cancelled_by_terms',
  'rescheduled',
  'ended_by_staff',
  'double_payment',
  'seats_gone',
  'wrong_amount',
  'store_order_ended',
  ...grantReasons,
] as const;
export type RefundReason = (typeof refundReasons)[number];

interface RefundDeps {
  db: Db;
  now: () => Date;
}

/** Our choice: what the terms promise; the order page shows the date. */
const refundDays = 14;

/** The due date of a refund owed from now on: the end of that day. */
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
 * Writes the task and the debt, in the caller's transaction. Never owes more than lies there without paying
 * for anything: a repeated request owes once, and two wrong sums under one number are two debts. Returns the
 * task, or null when nothing is owed.
 */
export async function oweRefund(
  deps: RefundDeps,
  payment: Selectable<DB['payments']>,
  { reason, from, amount = payment.total }: OwedRefund,
): Promise<string | null> {
  const { db, now } = deps;
  // A concurrent refund waits, and then sees this debt.
  await db.selectFrom('payments').select('id').where('id', '=', payment.id).forUpdate().execute();
  const owed = Math.min(amount, await findUnapplied(deps, payment.id, from));
  if (owed <= 0) return null;
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
  return taskId;
}

export interface GrantedRefund {
  reason: GrantReason;
  borneBy: RefundBearer;
  /** Whole rupiah; the caller has checked how much may be granted. */
  amount: number;
}

/** A refund of an order that stands, in the caller's transaction, which holds the booking's lock. Returns the task. */
export async function oweGrantedRefund(
  deps: RefundDeps,
  payment: Selectable<DB['payments']> & { partner_id: string },
  { reason, borneBy, amount }: GrantedRefund,
): Promise<string> {
  const { db, now } = deps;
  const { id: taskId } = await db
    .insertInto('refund_tasks')
    .values({
      booking_id: payment.subject_id,
      payment_id: payment.id,
      partner_id: payment.partner_id,
      reason,
      borne_by: borneBy,
      amount,
      due_on: refundDueOn(now()),
      created_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const paid = { ...paidBy(payment), partnerId: payment.partner_id };
  await post(deps, grantedRefundDue(paid, { taskId, borneBy, total: amount }));
  return taskId;
}

/** The source account of each reason; one that was granted is its bearer's. */
const reasonsOf: Record<RefundSource, readonly RefundReason[]> = {
  customer: [
    'seats_gone',
    'cancelled_by_partner',
    'cancelled_by_terms',
    'rescheduled',
    'ended_by_staff',
    'store_order_ended',
  ],
  unmatched_receipts: ['double_payment', 'wrong_amount'],
};

/**
 * The bank has reversed the payment itself: what was still owed for it is owed no more. A completed refund
 * stays, and the customer owes it: a person sees the exception.
 */
export async function voidRefunds(deps: RefundDeps, paymentId: string, from: RefundSource): Promise<void> {
  if (from === 'customer') await voidGranted(deps, paymentId);
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

/** Nobody grants anything of a payment that its bank has taken back. */
async function voidGranted(deps: RefundDeps, paymentId: string): Promise<void> {
  const open = await deps.db
    .selectFrom('refund_tasks')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('borne_by', 'is not', null)
    .where('status', 'in', ['open', 'sent'])
    .execute();
  for (const { id } of open) await voidRefund(deps, id);
}

/**
 * Revokes an open refund: its remainder returns to its source, in the caller's transaction. False when it
 * has been sent, or is owed no more.
 */
export async function voidRefund(deps: RefundDeps, taskId: string): Promise<boolean> {
  const voided = await deps.db
    .updateTable('refund_tasks')
    .set({ status: 'void' })
    .where('id', '=', taskId)
    .where('status', 'in', ['open', 'sent'])
    .returning(['payment_id', 'reason', 'amount', 'borne_by'])
    .executeTakeFirst();
  if (!voided) return false;
  const payment = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', voided.payment_id)
    .executeTakeFirstOrThrow();
  await post(deps, {
    ...(await dueOf(deps, payment, { ...voided, taskId, total: -voided.amount })),
    key: `${refundKey(taskId)} reversed`,
    kind: 'reversal',
  });
  return true;
}

/** How the debt of a task was posted; one that was granted of an order that has ended since is the customer's own money by now. */
async function dueOf(
  deps: RefundDeps,
  payment: Selectable<DB['payments']>,
  {
    taskId,
    reason,
    borne_by: borneBy,
    total,
  }: { taskId: string; reason: string; borne_by: string | null; total: number },
) {
  const paid = paidBy(payment);
  const isGranted = borneBy !== null && (await findPosted(deps, giftKey(payment.id), 'customer')) === 0;
  if (isGranted)
    return grantedRefundDue(
      { ...paid, partnerId: payment.partner_id! },
      { taskId, borneBy: borneBy as RefundBearer, total },
    );
  const isCustomers = borneBy !== null || reasonsOf.customer.includes(reason as RefundReason);
  return refundDue(paid, { taskId, from: isCustomers ? 'customer' : 'unmatched_receipts', total });
}

/**
 * The money has been refunded, as the transfer number proves. The caller has checked who may record it.
 * Repeating it changes nothing. Refuses `not_found`, and `payout_state` while a batch pays it.
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
        .select('status')
        .where('id', '=', taskId)
        .executeTakeFirst();
      if (!known) throw new AppError('not_found');
      // A batch pays it: paid by hand as well it would be paid twice.
      if (known.status === 'in_batch') throw new AppError('payout_state');
      return;
    }
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', done.payment_id)
      .executeTakeFirstOrThrow();
    await post({ ...deps, db }, refundDone(paidBy(payment), { taskId: done.id, total: done.amount }));
    await notifyOfRefunds({ ...deps, db }, [done.id], 'sent_back');
  });
}
