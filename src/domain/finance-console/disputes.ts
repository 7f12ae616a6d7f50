// Payments that a bank took back, wholly or in part (docs/product/finance-console.md): what happened to each, and what finance has gathered
// for its answer. A dispute is one payment with what its gateway said of it; nothing is stored twice.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { DisputeFileKind, DisputeStep } from '#shared/disputes';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
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

const atMostListed = 200;

/** Everybody's money. Refuses `not_found`. */
export function requireFinance(actor: Actor): void {
  if (!canSettleMoney(actor, null)) throw new AppError('not_found');
}

/** Those that need a person first, of them those without an answer whose day is next; 200 at most. Refuses `not_found`. */
export async function listDisputes({ db }: { db: Db }, actor: Actor): Promise<Dispute[]> {
  requireFinance(actor);
  const { rows } = await disputes(null).execute(db);
  return rows;
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
  } = await disputes(paymentId).execute(db);
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

/** States are literals: only then the index of disputes matches (decision 0089). */
const disputes = (paymentId: string | null) => sql<Dispute>`
  select p.id as "paymentId", p.reference, p.gateway, coalesce(b.code, s.code) as "orderCode", t.name as "partnerName", p.total,
    x.begun_at as "begunAt", x.last_step as "lastStep", x.is_open as "isOpen",
    (select count(*)::int from dispute_files f where f.payment_id = p.id) as "fileCount", d.due_on as "dueOn",
    exists (select from dispute_files f where f.payment_id = p.id and f.kind in ('our_answer', 'bank_decision')) as "isAnswered"
  from (
    select payment_id, min(created_at) as begun_at, bool_or(resolved_at is null) as is_open,
      (array_agg(kind order by created_at desc, id desc))[1] as last_step
    from payment_exceptions
    where kind in ('reversed', 'partly_reversed', 'settled_again') and payment_id is not null
      ${paymentId === null ? sql`` : sql`and payment_id = ${paymentId}`}
    group by payment_id) x
  join payments p on p.id = x.payment_id left join partners t on t.id = p.partner_id left join dispute_deadlines d on d.payment_id = p.id
  left join bookings b on b.id = p.subject_id left join souvenir_orders s on s.id = p.subject_id
  order by x.is_open desc, "isAnswered", d.due_on nulls last, x.begun_at desc, p.id limit ${atMostListed}`;
