// Refunds that finance grants of an order that stands (docs/product/finance-console.md): goodwill, charged twice at the bank, a service
// that was missing, a court order. One person asks, another approves; from then on they are refund tasks like all others.
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { findGrantable, type Grantable } from '#domain/ledger';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { oweGrantedRefund, refundOwed } from '#domain/payments';
import type { Db } from '#platform/database/database';
import { lockedTransaction, type LockDeps } from '#platform/database/locks';
import type { Jobs } from '#platform/jobs/jobs';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import {
  type GrantReason,
  grantReasons,
  type GrantStatus,
  type RefundBearer,
  refundBearers,
} from '#shared/granted-refunds';
import { proofMaxLength } from '#shared/limits';
import { formatRupiah, type Rupiah, rupiah } from '#shared/money';
import { isBookingCode, isId } from '#shared/names';
import { paymentMethodCodes } from '#shared/payment-methods';
import { rupiahTyped } from '#shared/rupiah-typed';
import { requireFinance } from './disputes.ts';

export interface GrantDeps extends LockDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
}

/** A payment of which something can be given back. */
export interface GrantablePayment {
  paymentId: string;
  method: string;
  reference: string;
  total: Rupiah;
  paidAt: Date;
  /** Whoever bears it bears this at most. */
  most: Grantable;
}

interface PaymentRow {
  id: string;
  bookingId: string;
  method: string;
  reference: string;
  total: number;
  paidAt: Date;
  /** Whose gateway received it. */
  heldBy: RefundBearer;
}

/** A bank's financing came by no gateway; the bank and the partner settle it between them. */
const grantable = (where: ReturnType<typeof sql>) => sql<PaymentRow>`
  select p.id, p.subject_id as "bookingId", p.method, p.reference, p.total, p.paid_at as "paidAt",
    case when held_by_partner(p.credential_id, p.gateway) then 'partner' else 'platform' end as "heldBy"
  from payments p join bookings b on b.id = p.subject_id
  where p.status = 'paid' and p.method = any (${[...paymentMethodCodes]}::text[]) and ${where} order by p.paid_at, p.id`;

/**
 * The payments of a journey's order and what may still be granted of each; empty for a code that is nobody's. Refuses `not_found` to
 * everybody but finance.
 */
export async function findGrantablePayments(
  { db }: { db: Db },
  actor: Actor,
  orderCode: string,
): Promise<GrantablePayment[]> {
  requireFinance(actor);
  if (!isBookingCode(orderCode)) return [];
  const { rows } = await grantable(sql`b.code = ${orderCode}`).execute(db);
  return Promise.all(
    rows.map(async ({ id, method, reference, total, paidAt, heldBy }) => ({
      paymentId: id,
      method,
      reference,
      total: rupiah(total),
      paidAt,
      most: await findGrantable({ db }, { paymentId: id, heldBy }),
    })),
  );
}

const grantForm = z.object({
  reason: z.enum(grantReasons, { error: 'error_invalid_value' }),
  borne_by: z.enum(refundBearers, { error: 'error_invalid_value' }),
  amount: rupiahTyped,
  note: filled().check(atMost(proofMaxLength), printable),
});

/**
 * Asks for a refund, for another person of finance to approve; answers its id. Refuses `not_found`, `step_up_required` and
 * `invalid_input`: also beyond what the ledger allows, and while another one of the payment waits.
 */
export async function proposeGrantedRefund(
  deps: GrantDeps,
  actor: Actor,
  { paymentId, form }: { paymentId: string; form: unknown },
): Promise<string> {
  requireFinance(actor);
  const { bookingId } = await findPayment(deps.db, paymentId);
  requireFreshFactor(actor);
  const asked = checkedForm(grantForm, form);
  return lockedTransaction(deps, [{ kind: 'booking', id: bookingId }], async (db) => {
    await requireWithin(db, { paymentId, borneBy: asked.borne_by, amount: asked.amount });
    const waiting = await db
      .selectFrom('granted_refunds')
      .select('id')
      .where('payment_id', '=', paymentId)
      .where('status', '=', 'proposed')
      .executeTakeFirst();
    if (waiting) throw new AppError('invalid_input', [{ field: 'amount', message: 'error_refund_waits' }]);
    const { id } = await db
      .insertInto('granted_refunds')
      .values({ payment_id: paymentId, ...asked, made_by: actor.accountId, made_at: deps.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit({ ...deps, db }, actor, { action: 'refund.asked', bookingId, about: id });
    return id;
  });
}

const refusalForm = z.object({ note: filled().check(atMost(proofMaxLength), printable) });

export type GrantDecision = { decision: 'approve' } | { decision: 'refuse'; note: unknown };

/**
 * Approves what a colleague asked for, which owes the refund and lets the gateway send it where it can, or refuses it with a note. Refuses
 * `not_found`, `step_up_required`, `same_person`, `refund_decided` (somebody else was faster), and `invalid_input` where the ledger
 * allows less by now.
 */
export async function decideGrantedRefund(
  deps: GrantDeps,
  actor: Actor,
  grantId: string,
  decided: GrantDecision,
): Promise<void> {
  requireFinance(actor);
  const { payment_id: paymentId } = await findGrant(deps.db, grantId);
  requireFreshFactor(actor);
  const note = decided.decision === 'refuse' ? checkedForm(refusalForm, { note: decided.note }).note : null;
  const { subject_id: bookingId } = await deps.db
    .selectFrom('payments')
    .select('subject_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  // As whatever ends the order: a refund that is granted meanwhile would otherwise be given twice.
  await lockedTransaction(deps, [{ kind: 'booking', id: bookingId }], async (db) => {
    const within = { ...deps, db };
    const grant = await findGrant(db, grantId);
    if (grant.made_by === actor.accountId) throw new AppError('same_person');
    if (grant.status !== 'proposed') throw new AppError('refund_decided');
    const taskId = decided.decision === 'approve' ? await owe(within, grant) : null;
    await db
      .updateTable('granted_refunds')
      .set({
        status: taskId ? 'approved' : 'refused',
        decided_by: actor.accountId,
        decided_at: deps.now(),
        decision_note: note,
        refund_task_id: taskId,
      })
      .where('id', '=', grantId)
      .execute();
    const action = taskId ? 'refund.granted' : 'refund.refused';
    await audit(within, actor, { action, bookingId, about: grantId });
  });
}

type GrantRow = Awaited<ReturnType<typeof findGrant>>;

async function owe(deps: GrantDeps, grant: GrantRow): Promise<string> {
  const { payment_id: paymentId, amount } = grant;
  const borneBy = grant.borne_by as RefundBearer;
  await requireWithin(deps.db, { paymentId, borneBy, amount });
  const payment = await deps.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    // A booking's payee is its partner.
    .$narrowType<{ partner_id: string }>()
    .executeTakeFirstOrThrow();
  const taskId = await oweGrantedRefund(deps, payment, {
    reason: grant.reason as GrantReason,
    borneBy,
    amount,
  });
  await deps.jobs.enqueue(deps.db, refundOwed, { taskId });
  return taskId;
}

async function findPayment(db: Db, paymentId: string): Promise<PaymentRow> {
  const found = isId(paymentId) && (await grantable(sql`p.id = ${paymentId}::uuid`).execute(db)).rows[0];
  if (!found) throw new AppError('not_found');
  return found;
}

async function findGrant(db: Db, grantId: string) {
  const found =
    isId(grantId) &&
    (await db.selectFrom('granted_refunds').selectAll().where('id', '=', grantId).executeTakeFirst());
  if (!found) throw new AppError('not_found');
  return found;
}

/** Under the booking's lock. */
async function requireWithin(
  db: Db,
  { paymentId, borneBy, amount }: { paymentId: string; borneBy: RefundBearer; amount: number },
): Promise<void> {
  const {
    rows: [payment],
  } = await grantable(sql`p.id = ${paymentId}::uuid`).execute(db);
  const most = payment ? (await findGrantable({ db }, { paymentId, heldBy: payment.heldBy }))[borneBy] : 0;
  if (amount > most)
    throw new AppError('invalid_input', [
      { field: 'amount', message: 'error_refund_at_most', values: { amount: formatRupiah(most) } },
    ]);
}

export interface GrantedRefund {
  id: string;
  orderCode: string;
  bookerName: string | null;
  partnerName: string;
  reason: GrantReason;
  borneBy: RefundBearer;
  amount: Rupiah;
  note: string;
  status: GrantStatus;
  madeAt: Date;
  /** Null: the person is gone. */
  madeBy: string | null;
  /** Somebody else decides about it. */
  isOwn: boolean;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionNote: string | null;
  /** When the money had gone back. */
  doneAt: Date | null;
}

const atMostListed = 200;

/** Those that wait first, then the newest. Refuses `not_found`. */
export async function listGrantedRefunds({ db }: { db: Db }, actor: Actor): Promise<GrantedRefund[]> {
  requireFinance(actor);
  const { rows } = await sql<GrantedRefund>`
    select g.id, b.code as "orderCode", b.booker ->> 'name' as "bookerName", t.name as "partnerName", g.reason, g.borne_by as "borneBy",
      g.amount, g.note, g.status, g.made_at as "madeAt", maker.name as "madeBy", g.made_by is not distinct from ${actor.accountId}::uuid as "isOwn",
      g.decided_at as "decidedAt", checker.name as "decidedBy", g.decision_note as "decisionNote", r.done_at as "doneAt"
    from (
      select * from granted_refunds where status = 'proposed'
      union all (select * from granted_refunds where status in ('approved', 'refused') order by made_at desc, id limit ${atMostListed})) g
      join payments p on p.id = g.payment_id join bookings b on b.id = p.subject_id join partners t on t.id = p.partner_id
      left join refund_tasks r on r.id = g.refund_task_id
      left join accounts maker on maker.id = g.made_by left join accounts checker on checker.id = g.decided_by
    order by g.status = 'proposed' desc, g.made_at desc, g.id limit ${atMostListed}`.execute(db);
  return rows;
}

/** It is about whoever ordered, so that they find it in what was done for them. */
async function audit(
  deps: GrantDeps,
  actor: Actor,
  { action, bookingId, about }: { action: AuditAction; bookingId: string; about: string },
): Promise<void> {
  const booking = await deps.db
    .selectFrom('bookings')
    .select('account_id')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  await recordAudit(deps, {
    actor,
    role: 'operator_finance',
    action,
    subjectId: booking?.account_id ?? null,
    details: { about },
  });
}
