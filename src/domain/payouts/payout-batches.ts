// Batches of payouts (docs/product/payouts.md): one person of finance makes one, another approves it, the bank gets a file, and the
// statement of the bank says what was paid.
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import {
  areRefundAccountsCurrent,
  freeRefunds,
  openRefundAccount,
  reopenTransfer,
  takeRefunds,
} from '#domain/payments';
import type { Db } from '#platform/database/database';
import { lockedTransaction, type LockKey } from '#platform/database/locks';
import { newPayoutBatchCode, newPayoutCode } from '#platform/public-code';
import type { BankCode } from '#shared/bank-names';
import { isCalendarDate } from '#shared/calendar-date';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { proofMaxLength } from '#shared/limits';
import { type Rupiah, rupiah } from '#shared/money';
import { isId } from '#shared/names';
import type { BatchStatus, PayoutStatus } from '#shared/payout-states';
import { openBankDetails } from './consultant-accounts.ts';
import { requireFinance } from './payee-accounts.ts';
import { notifyPayees } from './payout-notices.ts';
import type { PayoutDeps } from './payout-deps.ts';
import { type BatchEvent, batchAfter, payoutMoves } from './payout-states.ts';
import { payableEntries, readPayoutsDue } from './payouts-due.ts';

/** Whoever makes, decides about or settles payouts does so one after the other. */
export const payoutLock: readonly LockKey[] = [{ kind: 'payouts', id: 'all' }];

export interface PayoutBatch {
  id: string;
  code: string;
  until: string;
  status: BatchStatus;
  total: Rupiah;
  count: number;
  madeAt: Date;
  /** Null: the person is gone. */
  madeBy: string | null;
  isOwn: boolean;
  decidedAt: Date | null;
  decidedBy: string | null;
  note: string | null;
}

export interface Payout {
  id: string;
  code: string;
  /** Null: a consultant's commission, or a refund. */
  partnerId: string | null;
  /** A member's refund. */
  isRefund: boolean;
  partnerName: string;
  amount: Rupiah;
  status: PayoutStatus;
  /** Null: the account is gone with its person. */
  bank: BankCode | null;
  number: string | null;
  holder: string | null;
  entries: number;
  /** The day the bank booked it. */
  paidOn: string | null;
}

/**
 * Puts what partners, consultants and members are owed until a day into one batch, for another person to approve. Those without a usable account,
 * and those that are owed nothing, wait for the next. Refuses `not_found`, `invalid_input`, `nothing_to_pay`. Answers its id.
 */
export async function proposeBatch(deps: PayoutDeps, actor: Actor, until: string): Promise<string> {
  requireFinance(actor);
  requireFreshFactor(actor);
  if (!isCalendarDate(until) || until > todayInIndonesia(deps.now()))
    throw new AppError('invalid_input', [{ field: 'until', message: 'error_invalid_value' }]);
  return lockedTransaction(deps, payoutLock, async (db) => {
    const due = (await readPayoutsDue({ ...deps, db }, until)).filter(({ obstacle }) => obstacle === null);
    if (due.length === 0) throw new AppError('nothing_to_pay');
    const { id: batchId } = await db
      .insertInto('payout_batches')
      .values({ code: newPayoutBatchCode(), until, made_by: actor.accountId, made_at: deps.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payouts')
      .values(
        due.map(({ partnerId, payeeId, refundTaskId, accountId, isPersonal, amount }) => ({
          batch_id: batchId,
          partner_id: partnerId,
          payee_id: payeeId,
          refund_task_id: refundTaskId,
          account_id: isPersonal ? null : accountId,
          consultant_account_id: isPersonal && !refundTaskId ? accountId : null,
          refund_account_id: refundTaskId && accountId,
          code: newPayoutCode(),
          amount,
        })),
      )
      .execute();
    await takeRefunds(
      { db },
      due.flatMap(({ refundTaskId, amount }) => (refundTaskId ? [{ taskId: refundTaskId, amount }] : [])),
    );
    const { rows } = await sql<{ owner: string; sum: number }>`
      with taken as (insert into payout_entries (payout_id, transaction_id, position)
        select p.id, d.transaction_id, d.position from (${payableEntries(until)}) d join payouts p on coalesce(p.partner_id, p.payee_id) = coalesce(d.partner_id, d.payee_id) and (p.payee_id is null) = (d.payee_id is null) and p.batch_id = ${batchId}::uuid
        returning payout_id, transaction_id, position)
      select coalesce(p.partner_id, p.payee_id) as owner, -sum(e.amount)::bigint as sum from taken x join payouts p on p.id = x.payout_id
        join ledger_entries e using (transaction_id, position) group by 1`.execute(db);
    // What was posted between the two statements would be in one and not in the other.
    const sums = new Map(rows.map(({ owner, sum }) => [owner, Number(sum)]));
    const isOff = due.some(({ partnerId, payeeId, refundTaskId, amount }) =>
      refundTaskId ? false : sums.get((partnerId ?? payeeId)!) !== amount,
    );
    if (isOff) throw new AppError('busy');
    await audit({ ...deps, db }, actor, 'payout.proposed', batchId);
    return batchId;
  });
}

const refusalForm = z.object({ note: filled().check(atMost(proofMaxLength), printable) });

export type BatchDecision = { decision: 'approve' } | { decision: 'refuse'; note: unknown };

/**
 * Approves a batch, or refuses it with a note, which frees its entries and refunds: never by who made it. Refuses `not_found`,
 * `same_person`, `payout_state` (somebody else was faster), `invalid_input`, `account_changed` where a member has stated another account
 * since.
 */
export async function decideBatch(
  deps: PayoutDeps,
  actor: Actor,
  batchId: string,
  decided: BatchDecision,
): Promise<void> {
  requireFinance(actor);
  requireFreshFactor(actor);
  const note = decided.decision === 'refuse' ? checkedForm(refusalForm, { note: decided.note }).note : null;
  await lockedTransaction(deps, payoutLock, async (db) => {
    const { status, madeBy } = await findStatus(db, batchId);
    if (madeBy === actor.accountId) throw new AppError('same_person');
    const next = batchAfter(status, decided.decision);
    if (decided.decision === 'approve' && !(await areRefundAccountsCurrent({ db }, batchId)))
      throw new AppError('account_changed');
    await db
      .updateTable('payout_batches')
      .set({
        status: next,
        decided_by: actor.accountId,
        decided_at: deps.now(),
        note,
      })
      .where('id', '=', batchId)
      .execute();
    if (decided.decision === 'refuse') {
      const { rows } = await sql<{ taskId: string | null }>`
        with freed as (update payouts set status = 'released' where batch_id = ${batchId}::uuid and status = 'waiting' returning id, refund_task_id),
          entries as (update payout_entries set is_live = false where payout_id in (select id from freed))
        select refund_task_id as "taskId" from freed`.execute(db);
      await freeRefunds(
        { db },
        rows.flatMap(({ taskId }) => taskId ?? []),
      );
    }
    const action = decided.decision === 'approve' ? 'payout.approved' : 'payout.refused';
    await audit({ ...deps, db }, actor, action, batchId);
  });
}

/** The bank has the file of an approved batch. Refuses `not_found`, `payout_state`. */
export async function markBatchSent(deps: PayoutDeps, actor: Actor, batchId: string): Promise<void> {
  requireFinance(actor);
  requireFreshFactor(actor);
  await lockedTransaction(deps, payoutLock, async (db) => {
    const { status } = await findStatus(db, batchId);
    await setStatus(db, batchId, status, 'send', deps.now());
    await audit({ ...deps, db }, actor, 'payout.sent', batchId);
  });
}

/**
 * The bank did not pay one: what it should have paid is free for the next batch. Of a batch that was sent. Refuses `not_found`,
 * `payout_state`.
 */
export async function failPayout(deps: PayoutDeps, actor: Actor, payoutId: string): Promise<void> {
  requireFinance(actor);
  requireFreshFactor(actor);
  await lockedTransaction(deps, payoutLock, async (db) => {
    const { rows } = isId(payoutId)
      ? await sql<{ batchId: string; isFailable: boolean }>`
          select p.batch_id as "batchId", p.status = 'waiting' and b.status = 'sent' as "isFailable"
          from payouts p join payout_batches b on b.id = p.batch_id where p.id = ${payoutId}::uuid`.execute(
          db,
        )
      : { rows: [] };
    if (!rows[0]) throw new AppError('not_found');
    if (!rows[0].isFailable) throw new AppError('payout_state');
    await releasePayout({ ...deps, db }, payoutId, 'failed');
    await notifyPayees({ ...deps, db }, [{ payoutId, event: 'failed' }]);
    await finishBatch(db, rows[0].batchId);
    await audit({ ...deps, db }, actor, 'payout.failed', payoutId);
  });
}

/** Its entries are free again, and its refund is owed again, whether it was never paid or came back. */
export async function releasePayout(
  { db, now }: Pick<PayoutDeps, 'db' | 'now'>,
  payoutId: string,
  event: 'failed' | 'returned',
): Promise<void> {
  const { from, to } = payoutMoves[event];
  const { rows } = await sql<{ taskId: string | null }>`
    with failed as (update payouts set status = ${sql.lit(to)} where id = ${payoutId}::uuid and status = ${sql.lit(from)} returning id, refund_task_id),
      entries as (update payout_entries set is_live = false where payout_id in (select id from failed))
    select refund_task_id as "taskId" from failed`.execute(db);
  for (const { taskId } of rows) if (taskId) await reopenTransfer({ db, now }, { taskId, payoutId });
}

/** Once nothing of a batch is waiting, it is done. */
export async function finishBatch(db: Db, batchId: string): Promise<void> {
  const { status } = await findStatus(db, batchId);
  const waiting = await db
    .selectFrom('payouts')
    .select('id')
    .where('batch_id', '=', batchId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting && status === 'sent') await setStatus(db, batchId, status, 'finish');
}

/** The newest first. Refuses `not_found`. */
export async function listBatches({ db }: Pick<PayoutDeps, 'db'>, actor: Actor): Promise<PayoutBatch[]> {
  requireFinance(actor);
  return readBatches(db, actor, null);
}

/** One batch with its payouts. Refuses `not_found`. */
export async function getBatch(
  { db, keys }: Pick<PayoutDeps, 'db' | 'keys'>,
  actor: Actor,
  batchId: string,
): Promise<PayoutBatch & { payouts: Payout[] }> {
  requireFinance(actor);
  if (!isId(batchId)) throw new AppError('not_found');
  const [batch] = await readBatches(db, actor, batchId);
  if (!batch) throw new AppError('not_found');
  return { ...batch, payouts: await readPayouts({ db, keys }, sql`p.batch_id = ${batchId}::uuid`) };
}

async function readBatches(db: Db, actor: Actor, batchId: string | null): Promise<PayoutBatch[]> {
  const { rows } = await sql<PayoutBatch>`
    select b.id, b.code, b.until, b.status, p.total, p.count, b.made_at as "madeAt", m.name as "madeBy",
      b.made_by is not distinct from ${actor.accountId}::uuid as "isOwn", b.decided_at as "decidedAt", d.name as "decidedBy", b.note
    from payout_batches b left join accounts m on m.id = b.made_by left join accounts d on d.id = b.decided_by
      cross join lateral (select sum(amount)::bigint as total, count(*)::int as count from payouts where batch_id = b.id) p
    where ${batchId}::uuid is null or b.id = ${batchId}::uuid order by b.made_at desc, b.id limit 100`.execute(
    db,
  );
  return rows;
}

export async function readPayouts(
  { db, keys }: Pick<PayoutDeps, 'db' | 'keys'>,
  which: ReturnType<typeof sql>,
): Promise<Payout[]> {
  const { rows } = await sql<
    Payout & { personal: string | null; refunded: string | null; details: Buffer; keyId: string }
  >`
    select p.id, p.code, p.partner_id as "partnerId", p.refund_task_id is not null as "isRefund",
      coalesce(t.name, f.shown_name, concat_ws(' · ', coalesce(k.code, s.code), coalesce(k.booker, s.buyer) ->> 'name')) as "partnerName", p.amount, p.status, a.bank, a.number, a.holder,
      o.id as personal, u.id as refunded, coalesce(o.details, u.details) as details, coalesce(o.key_id, u.key_id) as "keyId",
      (select count(*)::int from payout_entries x where x.payout_id = p.id) as entries,
      (select l.booked_on from bank_lines l where l.payout_id = p.id and l.amount < 0) as "paidOn"
    from payouts p join payout_batches b on b.id = p.batch_id left join affiliates f on f.id = p.payee_id left join partners t on t.id = coalesce(p.partner_id, f.partner_id)
      left join payee_accounts a on a.id = p.account_id left join consultant_accounts o on o.id = p.consultant_account_id
      left join refund_accounts u on u.id = p.refund_account_id left join refund_tasks r on r.id = p.refund_task_id
      left join bookings k on k.id = r.booking_id left join souvenir_orders s on s.id = r.booking_id
    where ${which} order by b.made_at desc, p.refund_task_id is not null, "partnerName", p.id limit 500`.execute(
    db,
  );
  return rows.map(({ personal, refunded, details, keyId, ...row }) => ({
    ...row,
    ...(personal && openBankDetails(keys, { id: personal, details, keyId })),
    ...(refunded && openRefundAccount(keys, { id: refunded, details, keyId })),
    amount: rupiah(row.amount),
  }));
}

async function findStatus(db: Db, batchId: string): Promise<{ status: BatchStatus; madeBy: string | null }> {
  const row =
    isId(batchId) &&
    (await db
      .selectFrom('payout_batches')
      .select(['status', 'made_by'])
      .where('id', '=', batchId)
      .executeTakeFirst());
  if (!row) throw new AppError('not_found');
  return { status: row.status as BatchStatus, madeBy: row.made_by };
}

async function setStatus(
  db: Db,
  batchId: string,
  status: BatchStatus,
  event: BatchEvent,
  sentAt?: Date,
): Promise<void> {
  await db
    .updateTable('payout_batches')
    .set({ status: batchAfter(status, event), ...(sentAt && { sent_at: sentAt }) })
    .where('id', '=', batchId)
    .execute();
}

function audit(
  deps: PayoutDeps,
  actor: Actor,
  action: `payout.${'proposed' | 'approved' | 'refused' | 'sent' | 'failed'}`,
  about: string,
): Promise<void> {
  return recordAudit(deps, {
    actor,
    role: 'operator_finance',
    action,
    subjectId: null,
    details: { about },
  });
}
