// How many of those who chose a journey ordered it, and paid (docs/product/operator-reports.md). Visits are no part of it: nothing is stored
// about people who only read.
import { sql } from 'kysely';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { StatementPeriod } from '#shared/statement-query';
import { stepOf } from './steps.ts';

export interface ReportedConversion {
  /** The first day of the step within the period. */
  of: string;
  /** Journeys chosen in the step: each with rooms and travellers, by one member, on one departure. */
  chosen: number;
  /** Those of them that were ordered, whenever that was. */
  ordered: number;
  /** Those of them for which money has come. */
  paid: number;
}

export interface ConversionReport {
  step: 'day' | 'month';
  rows: ReportedConversion[];
  total: Omit<ReportedConversion, 'of'>;
}

/** Days and months are those of Indonesia; a step without anything is there with zeros. Refuses `forbidden`. */
export async function readConversionReport(
  { db }: { db: Db },
  actor: Actor,
  period: StatementPeriod,
): Promise<ConversionReport> {
  requireOperatorTask(actor, 'reports');
  const { from, to } = period;
  const step = stepOf(period);
  // A constant of ours, not what was asked.
  const unit = sql.lit(step);
  const { rows } = await sql<ReportedConversion>`
    with steps as (
      select greatest(s::date, ${from}::date) as of
      from generate_series(date_trunc(${unit}, ${from}::date::timestamp), ${to}::date::timestamp, ${sql.lit(`1 ${step}`)}::interval) s
    ), chosen as (
      select greatest(date_trunc(${unit}, created_at at time zone 'Asia/Jakarta')::date, ${from}::date) as of, count(*) as chosen,
        count(*) filter (where state <> 'draft') as ordered,
        count(*) filter (where exists (select from invoices i where i.booking_id = b.id and i.paid_at is not null)) as paid
      from bookings b
      where created_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'
        and created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'
      group by 1
    )
    select s.of, coalesce(chosen, 0)::integer as chosen, coalesce(ordered, 0)::integer as ordered, coalesce(paid, 0)::integer as paid
    from steps s left join chosen using (of) order by s.of`.execute(db);
  const sum = (name: 'chosen' | 'ordered' | 'paid') => rows.reduce((total, row) => total + row[name], 0);
  return { step, rows, total: { chosen: sum('chosen'), ordered: sum('ordered'), paid: sum('paid') } };
}
