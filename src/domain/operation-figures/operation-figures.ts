// What an operator watches of the marketplace itself (docs/product/metrics.md): counts over rows, no person and no money of anybody.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';

export interface OperationFigures {
  jobs: { queue: string; state: string; count: number; oldestSeconds: number }[];
  messages: { channel: string; state: string; count: number; oldestSeconds: number }[];
  payments: { state: string; count: number }[];
  holds: { count: number; seats: number };
  /** The last verification of the ledger; null before the first. */
  ledger: { faults: number; ageSeconds: number } | null;
}

/** Everything at once, in five statements. Finished rows are left out: they only grow. */
export async function readOperationFigures({
  db,
  now,
}: {
  db: Db;
  now: () => Date;
}): Promise<OperationFigures> {
  const at = now();
  const age = (column: string) =>
    sql`greatest(0, extract(epoch from ${at}::timestamptz - min(${sql.ref(column)})))::float8`;
  const [jobs, messages, payments, holds, ledger] = await Promise.all([
    sql<OperationFigures['jobs'][number]>`
      select name as queue, state::text, count(*)::integer as count, ${age('start_after')} as "oldestSeconds" from jobs.job
      where state in ('created', 'retry', 'active', 'failed') group by 1, 2
      union all select 'booking-moves', 'waiting', count(*)::integer, ${age('at')} from booking_history where waits having count(*) > 0
      order by 1, 2`.execute(db),
    sql<OperationFigures['messages'][number]>`
      select channel, case when failed_at is not null then 'failed' else 'waiting' end as state, count(*)::integer as count,
        ${age('created_at')} as "oldestSeconds" from outbox_messages where sent_at is null group by 1, 2 order by 1, 2`.execute(
      db,
    ),
    sql<OperationFigures['payments'][number]>`
      select status as state, count(*)::integer as count from payments where status in ('creating', 'waiting') group by 1 order by 1`.execute(
      db,
    ),
    sql<OperationFigures['holds']>`
      select count(*)::integer as count, coalesce(sum(seats), 0)::integer as seats from seat_claims where release_at > ${at}`.execute(
      db,
    ),
    sql<{ faults: number; ageSeconds: number }>`
      select jsonb_array_length(faults)::integer as faults, extract(epoch from ${at}::timestamptz - checked_at)::float8 as "ageSeconds"
      from ledger_checks order by id desc limit 1`.execute(db),
  ]);
  return {
    jobs: jobs.rows,
    messages: messages.rows,
    payments: payments.rows,
    holds: holds.rows[0]!,
    ledger: ledger.rows[0] ?? null,
  };
}
