// Refunds that go by a batch of bank transfers (docs/product/payments.md): of money in the platform's gateways that none of them can
// send back. What a partner's own gateway received, the partner gives back.
import { type RawBuilder, sql } from 'kysely';
import { post, refundTransferred } from '#domain/ledger';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { paymentMethodCodes, paymentMethods } from '#shared/payment-methods';
import { paidBy } from './paid-by.ts';
import { notifyOfRefunds } from './refund-notices.ts';

interface TransferDeps {
  /** A transaction that holds the lock of payouts. */
  db: Db;
  now: () => Date;
}

/** A virtual account has nobody to send to. */
const oneWay = paymentMethodCodes.filter((code) => paymentMethods[code].kind === 'virtual_account');

/** Of a task `r` of a payment `p`. */
export const isTransferred: RawBuilder<boolean> = sql<boolean>`((r.needs_transfer or p.method = any (${oneWay}::text[]))
  and not held_by_partner(p.credential_id, p.gateway))`;

export interface RefundToTransfer {
  taskId: string;
  name: string;
  amount: number;
  /** The member's own, as stated last; null: the member has not stated one. */
  accountId: string | null;
  isUsable: boolean;
}

/** Those owed until a day that are in no batch, the most urgent first. */
export async function readRefundsToTransfer(
  { db, now }: TransferDeps,
  until: string,
): Promise<RefundToTransfer[]> {
  const { rows } = await sql<RefundToTransfer>`
    select r.id as "taskId", concat_ws(' · ', coalesce(b.code, s.code), coalesce(b.booker, s.buyer) ->> 'name') as name, r.amount,
      a.id as "accountId", coalesce(a.usable_from <= ${now()}, false) as "isUsable"
    from refund_tasks r join payments p on p.id = r.payment_id
      left join bookings b on b.id = r.booking_id left join souvenir_orders s on s.id = r.booking_id
      left join refund_accounts a on a.account_id = coalesce(b.account_id, s.account_id) and a.replaced_at is null
    where r.status = 'open' and ${isTransferred} and (r.created_at at time zone 'Asia/Jakarta')::date <= ${until}::date
    order by r.due_on, r.id`.execute(db);
  return rows;
}

/** A batch takes them: no gateway, no person and no other batch pays them meanwhile. Refuses `busy` when one has changed. */
export async function takeRefunds(
  { db }: Pick<TransferDeps, 'db'>,
  refunds: readonly Pick<RefundToTransfer, 'taskId' | 'amount'>[],
): Promise<void> {
  if (refunds.length === 0) return;
  const { rows } = await sql`
    update refund_tasks r set status = 'in_batch'
    from unnest(${refunds.map(({ taskId }) => taskId)}::uuid[], ${refunds.map(({ amount }) => amount)}::bigint[]) as due (id, amount)
    where r.id = due.id and r.amount = due.amount and r.status = 'open' returning r.id`.execute(db);
  if (rows.length !== refunds.length) throw new AppError('busy');
}

/** The batch was refused: they wait for the next. */
export async function freeRefunds(
  { db }: Pick<TransferDeps, 'db'>,
  taskIds: readonly string[],
): Promise<void> {
  await sql`update refund_tasks set status = 'open' where id = any (${[...taskIds]}::uuid[]) and status = 'in_batch'`.execute(
    db,
  );
}

/**
 * Whether the accounts of a batch are still what their members say. Who states another one at the same moment waits, and the batch goes
 * where it was approved to go.
 */
export async function areRefundAccountsCurrent(
  { db }: Pick<TransferDeps, 'db'>,
  batchId: string,
): Promise<boolean> {
  const { rows } = await sql<{ replacedAt: Date | null }>`
    select a.replaced_at as "replacedAt" from payouts o join refund_accounts a on a.id = o.refund_account_id
    where o.batch_id = ${batchId}::uuid and o.status = 'waiting' order by a.id for share of a`.execute(db);
  return rows.every(({ replacedAt }) => replacedAt === null);
}

export interface Transfer {
  taskId: string;
  payoutId: string;
  /** Of the payout: the text of the transfer. */
  code: string;
  /** Our own account. */
  account: string;
}

/** The bank has paid it: the task is done, and the ledger says so. */
export async function completeTransfer(
  deps: TransferDeps,
  { taskId, payoutId, code, account }: Transfer,
  day: string | undefined,
): Promise<void> {
  const { db, now } = deps;
  const done = await db
    .updateTable('refund_tasks')
    .set({ status: 'done', done_at: now(), proof: code })
    .where('id', '=', taskId)
    .where('status', '=', 'in_batch')
    .returning(['payment_id', 'amount'])
    .executeTakeFirstOrThrow();
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', done.payment_id)
    .executeTakeFirstOrThrow();
  await post(deps, refundTransferred(paidBy(payment), { payoutId, account }, done.amount, day));
  await notifyOfRefunds(deps, [taskId], 'paid');
}

/**
 * The bank did not pay it, or it came back: it is owed again, and the account counts no more. The member is told, and states another
 * one, or the same once more.
 */
export async function reopenTransfer(
  deps: TransferDeps,
  { taskId, payoutId }: Pick<Transfer, 'taskId' | 'payoutId'>,
): Promise<void> {
  const { db, now } = deps;
  await db
    .updateTable('refund_tasks')
    .set({ status: 'open', done_at: null, done_by: null, proof: null, needs_transfer: true })
    .where('id', '=', taskId)
    .where('status', 'in', ['in_batch', 'done'])
    .execute();
  await sql`
    update refund_accounts set replaced_at = ${now()}
    where id = (select refund_account_id from payouts where id = ${payoutId}::uuid) and replaced_at is null`.execute(
    db,
  );
  await notifyOfRefunds(deps, [taskId], 'returned');
}
