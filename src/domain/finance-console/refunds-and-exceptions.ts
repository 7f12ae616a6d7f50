// Money that waits for a person (docs/product/finance-console.md): refunds to pay out, and payments that did not count. A
// partner sees its own, the operator's finance all; each action leaves an audit entry.
import * as z from 'zod/mini';
import { type Selectable, sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { findUnapplied, worksOnMoneyOf } from '#domain/ledger';
import { type Actor, hasRole, mayOperate, requireFreshFactor } from '#domain/memberships';
import {
  isTransferred,
  markRefundDone,
  oweRefund,
  type RefundReason,
  type NotifyDeps,
  type Payables,
  notifyDecided,
} from '#domain/payments';
import { type Db, transaction } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { proofMaxLength } from '#shared/limits';
import { rupiah } from '#shared/money';
import { isId } from '#shared/names';

interface MoneyDeps {
  db: Db;
  now: () => Date;
}

/** The decision also notifies the member. */
export type DecideDeps = MoneyDeps & NotifyDeps & { payables: Payables };

/** Whose money: one partner's, or with null everybody's. */
export type MoneyScope = string | null;

export function canSettleMoney(actor: Actor, partnerId: MoneyScope): boolean {
  return partnerId === null ? mayOperate(actor, 'payments') : worksOnMoneyOf(actor, partnerId);
}

export interface RefundTask {
  id: string;
  bookingCode: string | null;
  /** Null once the account is deleted. */
  bookerName: string | null;
  /** Null: paid to the platform itself, for what stores sell. */
  partnerName: string | null;
  reason: RefundReason;
  amount: number;
  dueOn: string;
  /** Whose gateway received the money, and so who gives it back. */
  heldBy: 'partner' | 'platform';
  /** A batch of payouts transfers it: the member's bank account is asked for. */
  isTransferred: boolean;
}

const atMostListed = 200;

/** Refunds not yet paid out, the most urgent first. Refuses `not_found`. */
export async function listOpenRefunds(
  { db }: MoneyDeps,
  actor: Actor,
  scope: MoneyScope,
): Promise<RefundTask[]> {
  if (!canSettleMoney(actor, scope)) throw new AppError('not_found');
  const rows = await db
    .selectFrom('refund_tasks as r')
    .leftJoin('partners as t', 't.id', 'r.partner_id')
    .leftJoin('bookings as b', 'b.id', 'r.booking_id')
    .leftJoin('souvenir_orders as s', 's.id', 'r.booking_id')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .select([isTransferred.as('isTransferred'), holderOf.as('heldBy')])
    .select([
      'r.id',
      sql<string | null>`coalesce(b.code, s.code)`.as('bookingCode'),
      sql<string | null>`coalesce(b.booker, s.buyer) ->> 'name'`.as('bookerName'),
      't.name as partnerName',
      'r.reason',
      'r.amount',
      'r.due_on as dueOn',
    ])
    .where('r.status', 'in', ['open', 'sent'])
    .$if(scope !== null, (query) => query.where('r.partner_id', '=', scope!))
    .orderBy('r.due_on')
    .orderBy('r.id')
    .limit(atMostListed)
    .execute();
  return rows.map((row) => ({ ...row, reason: row.reason as RefundReason }));
}

/** Of a payment `p`. */
const holderOf = sql<
  RefundTask['heldBy']
>`case when held_by_partner(p.credential_id, p.gateway) then 'partner' else 'platform' end`;

const proofForm = z.object({ proof: filled().check(atMost(proofMaxLength), printable) });

/**
 * Marks a refund as paid out, as the transfer number proves: the partner where its own gateway holds the money, finance any. Refuses
 * `not_found`, `refund_not_yours` to a partner whose customer's money the platform holds, `payout_state` while a batch pays it,
 * `invalid_input` without the number.
 */
export async function settleRefund(
  deps: MoneyDeps,
  actor: Actor,
  { taskId, proof: input }: { taskId: string; proof: unknown },
): Promise<void> {
  const task =
    isId(taskId) &&
    (await deps.db
      .selectFrom('refund_tasks as r')
      .innerJoin('payments as p', 'p.id', 'r.payment_id')
      .leftJoin('bookings as b', 'b.id', 'r.booking_id')
      .select(['r.partner_id', 'b.account_id', holderOf.as('heldBy')])
      .where('r.id', '=', taskId)
      .executeTakeFirst());
  if (!task || !canSettleMoney(actor, task.partner_id)) throw new AppError('not_found');
  if (task.heldBy === 'platform' && !canSettleMoney(actor, null)) throw new AppError('refund_not_yours');
  requireFreshFactor(actor);
  const { proof } = checkedForm(proofForm, { proof: input });
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await markRefundDone(within, { taskId, actorId: actor.accountId, proof });
    await recordAudit(within, {
      actor,
      role: moneyRoleOf(actor, task.partner_id),
      action: 'refund.paid',
      subjectId: task.account_id,
      details: { about: taskId },
    });
  });
}

export interface OpenException {
  id: string;
  kind: string;
  reference: string;
  amount: number;
  createdAt: Date;
  bookingCode: string | null;
  partnerName: string | null;
  /** Whether there is money here to refund. */
  canRefund: boolean;
  /** Whether the member is notified of the decision and its reason. */
  isTold: boolean;
}

/** Payments that did not count, or contradicted each other, oldest first. Refuses `not_found`. */
export async function listOpenExceptions(
  { db }: MoneyDeps,
  actor: Actor,
  scope: MoneyScope,
): Promise<OpenException[]> {
  if (!canSettleMoney(actor, scope)) throw new AppError('not_found');
  const rows = await db
    .selectFrom('payment_exceptions as x')
    .leftJoin('bookings as b', 'b.id', 'x.subject_id')
    .leftJoin('partners as t', 't.id', 'x.partner_id')
    .select([
      'x.id',
      'x.kind',
      'x.reference',
      'x.amount',
      'x.created_at as createdAt',
      'x.subject_id as subjectId',
      'b.code as bookingCode',
      't.name as partnerName',
    ])
    .where('x.resolved_at', 'is', null)
    .$if(scope !== null, (query) => query.where('x.partner_id', '=', scope!))
    .orderBy('x.created_at')
    .orderBy('x.id')
    .limit(atMostListed)
    .execute();
  return rows.map(({ subjectId, ...row }) => ({
    ...row,
    canRefund: row.kind === 'wrong_amount',
    isTold: subjectId !== null && unmatchedKinds.has(row.kind),
  }));
}

const noteForm = z.object({ note: filled().check(atMost(proofMaxLength), printable) });

export interface Resolution {
  exceptionId: string;
  decision: 'refund' | 'keep';
  /** The reason, in a person's words: the member reads it. */
  note: unknown;
}

/** Kinds of money that did not count: the owner is notified of the decision. */
const unmatchedKinds = new Set(['wrong_amount', 'unknown_reference']);

/**
 * Settles an exception: the wrong sum is refunded, or held with a note; the member gets an email. Refuses
 * `not_found` (also one that is settled), and `invalid_input` without a note.
 */
export async function resolveException(
  deps: DecideDeps,
  actor: Actor,
  { exceptionId, decision, note: input }: Resolution,
): Promise<void> {
  const found =
    isId(exceptionId) &&
    (await deps.db
      .selectFrom('payment_exceptions')
      .select(['partner_id', 'payment_id', 'subject_id'])
      .where('id', '=', exceptionId)
      .executeTakeFirst());
  if (!found || !canSettleMoney(actor, found.partner_id)) throw new AppError('not_found');
  requireFreshFactor(actor);
  const { note } = checkedForm(noteForm, { note: input });
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    // First, as in every refund: serialises with a concurrent cancellation of the order.
    const payment = found.payment_id
      ? await db
          .selectFrom('payments')
          .selectAll()
          .where('id', '=', found.payment_id)
          .forUpdate()
          .executeTakeFirstOrThrow()
      : null;
    const settled = await db
      .updateTable('payment_exceptions')
      .set({
        resolved_at: deps.now(),
        resolved_by: actor.accountId,
        resolution: decision === 'keep' ? 'kept' : 'refund',
        note,
      })
      .where('id', '=', exceptionId)
      .where('resolved_at', 'is', null)
      .returning(['kind', 'amount'])
      .executeTakeFirst();
    if (!settled) throw new AppError('not_found');
    if (decision === 'refund') await sendBack(within, payment, settled);
    const owner =
      found.subject_id &&
      (await db
        .selectFrom('bookings')
        .select('account_id')
        .where('id', '=', found.subject_id)
        .executeTakeFirst());
    await recordAudit(within, {
      actor,
      role: moneyRoleOf(actor, found.partner_id),
      action: 'money.decided',
      subjectId: payment?.account_id ?? (owner ? owner.account_id : null),
      details: { about: exceptionId, act: decision },
    });
    if (found.subject_id && unmatchedKinds.has(settled.kind)) {
      await notifyDecided(within, {
        subjectId: found.subject_id,
        came: rupiah(settled.amount),
        becomes: decision === 'keep' ? 'kept' : 'refund',
        note,
      });
    }
  });
}

async function sendBack(
  deps: MoneyDeps,
  payment: Selectable<DB['payments']> | null,
  settled: { kind: string; amount: number },
): Promise<void> {
  if (settled.kind !== 'wrong_amount' || !payment)
    throw new AppError('invalid_input', [{ field: 'note', message: 'error_invalid_value' }]);
  // The bank may have reversed it since, or the end of the order refunded it.
  if ((await findUnapplied(deps, payment.id, 'unmatched_receipts')) <= 0)
    throw new AppError('invalid_input', [{ field: 'note', message: 'error_nothing_to_refund' }]);
  await oweRefund(deps, payment, {
    reason: 'wrong_amount',
    from: 'unmatched_receipts',
    amount: settled.amount,
  });
}

export function moneyRoleOf(actor: Actor, partnerId: string | null) {
  return partnerId !== null && hasRole(actor, 'partner_staff', partnerId)
    ? ('partner_staff' as const)
    : ('operator_finance' as const);
}
