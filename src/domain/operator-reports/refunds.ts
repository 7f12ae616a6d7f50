// What went back, why, and how long it took (docs/product/operator-reports.md).
import { sql } from 'kysely';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { RefundReason } from '#domain/payments';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import type { StatementPeriod } from '#shared/statement-query';

export interface ReportedRefunds {
  reason: RefundReason;
  count: number;
  amount: Rupiah;
  /** Of those that have arrived, half took no longer, in whole days; null while none has. */
  medianDays: number | null;
  /** Not done yet: not sent, on their way at the gateway, or in a batch of the bank. */
  open: number;
  openAmount: Rupiah;
}

/** Refunds that came up in the period, by reason, the largest sum first; what was withdrawn is none. Refuses `forbidden`. */
export async function readRefundReport(
  { db }: { db: Db },
  actor: Actor,
  { from, to }: StatementPeriod,
): Promise<ReportedRefunds[]> {
  requireOperatorTask(actor, 'reports');
  const { rows } = await sql<
    Pick<ReportedRefunds, 'reason' | 'count' | 'open'> & {
      amount: string;
      openAmount: string;
      medianDays: number | null;
    }
  >`
    select reason, count(*)::int as count, sum(amount)::text as amount,
      percentile_disc(0.5) within group (order by extract(epoch from done_at - created_at)) filter (where done_at is not null)::float / 86400 as "medianDays",
      count(*) filter (where status <> 'done')::int as open, coalesce(sum(amount) filter (where status <> 'done'), 0)::text as "openAmount"
    from refund_tasks
    where status <> 'void' and created_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'
      and created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'
    group by reason order by sum(amount) desc, reason`.execute(db);
  return rows.map(({ amount, openAmount, medianDays, ...row }) => ({
    ...row,
    amount: rupiah(Number(amount)),
    openAmount: rupiah(Number(openAmount)),
    medianDays: medianDays === null ? null : Math.ceil(medianDays),
  }));
}
