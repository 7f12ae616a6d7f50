// Payments that a bank took back, wholly or in part (docs/product/finance-console.md): what happened to each, and what finance has gathered
// for its answer. A dispute is one payment with what its gateway said of it; nothing is stored twice.
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { readCountedPage, whole } from '#platform/database/counted-page';
import type { Db } from '#platform/database/database';
import { type DisputeDecision, type DisputeSort, firstDisputeSort } from '#shared/dispute-list';
import type { DisputeFileKind, DisputeStep } from '#shared/disputes';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { Page } from '#shared/paging';
import { canSettleMoney } from './refunds-and-exceptions.ts';

export interface Dispute {
  paymentId: string;
  reference: string;
  gateway: string;
  /** Null: the order is gone. */
  orderCode: string | null;
  /** Null: paid to the platform itself, for what stores sell. */
  partnerName: string | null;
  /** Whole rupiah that were paid. */
  total: number;
  begunAt: Date;
  lastStep: DisputeStep;
  /** Whether a person has still to decide about one of its steps. */
  isOpen: boolean;
  fileCount: number;
  /** The day by which the bank wants the answer, where finance has entered it. */
  dueOn: string | null;
  /** Whether our answer, or the bank's decision, is among the files. */
  isAnswered: boolean;
}

export interface DisputeDetail extends Dispute {
  bookerName: string | null;
  method: string;
  paidAt: Date | null;
  steps: { id: string; step: DisputeStep; amount: number; at: Date; isOpen: boolean; note: string | null }[];
  files: { id: string; kind: DisputeFileKind; note: string | null; addedBy: string | null; addedAt: Date }[];
}

/** Everybody's money. Refuses `not_found`. */
export function requireFinance(actor: Actor): void {
  if (!canSettleMoney(actor, null)) throw new AppError('not_found');
}

/** What has no day stands behind what has one, both ways. */
const orders: Record<DisputeSort['by'], (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  urgency: (direction) =>
    sql`(not x.is_open) ${direction}, "isAnswered" ${direction}, d.due_on ${direction} nulls last`,
  order: (direction) => sql`coalesce(b.code, s.code, p.reference) ${direction}`,
  partner: (direction) => sql`t.name ${direction} nulls last`,
  begun: (direction) => sql`x.begun_at ${direction}`,
  due: (direction) => sql`d.due_on ${direction} nulls last`,
  sum: (direction) => sql`p.total ${direction}`,
};

interface DisputesQuery {
  decision?: DisputeDecision | null;
  sort?: DisputeSort;
  page: number;
  limit: number;
}

/** Those that need a person first, of them those without an answer whose day is next, unless another order is asked for. Refuses `not_found`. */
export async function listDisputes(
  { db }: { db: Db },
  actor: Actor,
  { decision = null, sort = firstDisputeSort, page, limit }: DisputesQuery,
): Promise<Page<Dispute>> {
  requireFinance(actor);
  return readCountedPage({ page, limit }, async (slice) => {
    const { rows } = await sql<Dispute & { whole: number }>`
      select ${columns}, ${whole} ${disputes(sql``)}
      where ${decision === null ? sql`true` : sql`x.is_open = ${decision === 'open'}`}
      order by ${orders[sort.by](sort.isDown ? sql`desc` : sql`asc`)}, x.begun_at desc, p.id ${slice}`.execute(
      db,
    );
    return rows;
  });
}

/** Refuses `not_found`, also for a payment that no bank took back. */
export async function getDispute(
  { db }: { db: Db },
  actor: Actor,
  paymentId: string,
): Promise<DisputeDetail> {
  requireFinance(actor);
  if (!isId(paymentId)) throw new AppError('not_found');
  const {
    rows: [dispute],
  } = await sql<Dispute>`select ${columns} ${disputes(sql`and payment_id = ${paymentId}`)}`.execute(db);
  if (!dispute) throw new AppError('not_found');
  const [payment, steps, files] = await Promise.all([
    sql<{ method: string; paidAt: Date | null; bookerName: string | null }>`
      select p.method, p.paid_at as "paidAt", coalesce(b.booker, s.buyer) ->> 'name' as "bookerName"
      from payments p left join bookings b on b.id = p.subject_id left join souvenir_orders s on s.id = p.subject_id
      where p.id = ${paymentId}`.execute(db),
    sql<DisputeDetail['steps'][number]>`
      select id, kind as step, amount, created_at as at, resolved_at is null as "isOpen", note
      from payment_exceptions where payment_id = ${paymentId} and kind in ('reversed', 'partly_reversed', 'settled_again')
      order by created_at, id`.execute(db),
    sql<DisputeDetail['files'][number]>`
      select f.id, f.kind, f.note, a.name as "addedBy", f.added_at as "addedAt"
      from dispute_files f left join accounts a on a.id = f.added_by
      where f.payment_id = ${paymentId} order by f.added_at, f.id`.execute(db),
  ]);
  return { ...dispute, ...payment.rows[0]!, steps: steps.rows, files: files.rows };
}

const columns = sql`p.id as "paymentId", p.reference, p.gateway, coalesce(b.code, s.code) as "orderCode", t.name as "partnerName", p.total,
  x.begun_at as "begunAt", x.last_step as "lastStep", x.is_open as "isOpen",
  (select count(*)::int from dispute_files f where f.payment_id = p.id) as "fileCount", d.due_on as "dueOn",
  exists (select from dispute_files f where f.payment_id = p.id and f.kind in ('our_answer', 'bank_decision')) as "isAnswered"`;

/** States are literals: only then the index of disputes matches (decision 0089). */
const disputes = (which: RawBuilder<unknown>) => sql`from (
    select payment_id, min(created_at) as begun_at, bool_or(resolved_at is null) as is_open,
      (array_agg(kind order by created_at desc, id desc))[1] as last_step
    from payment_exceptions
    where kind in ('reversed', 'partly_reversed', 'settled_again') and payment_id is not null ${which}
    group by payment_id) x
  join payments p on p.id = x.payment_id left join partners t on t.id = p.partner_id left join dispute_deadlines d on d.payment_id = p.id
  left join bookings b on b.id = p.subject_id left join souvenir_orders s on s.id = p.subject_id`;
