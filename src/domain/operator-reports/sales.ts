// What was ordered, how much of it was paid for, and what arrived (docs/product/operator-reports.md).
import { sql } from 'kysely';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { type Rupiah, rupiah } from '#shared/money';
import type { StatementPeriod } from '#shared/statement-query';
import { stepOf } from './steps.ts';

export interface ReportedSales {
  /** The first day of the step within the period. */
  of: string;
  /** Orders placed in the step; drafts are none. */
  ordered: number;
  /** Those of them for which money has come, whenever that was. */
  paid: number;
  /** Who travels on those. */
  people: number;
  /** The price of those. */
  sold: Rupiah;
  /** What arrived in the step, for orders of any day; also what went back later. */
  received: Rupiah;
}

export interface SalesReport {
  step: 'day' | 'month';
  rows: ReportedSales[];
  total: Omit<ReportedSales, 'of'>;
}

type Counted = Record<Exclude<keyof ReportedSales, 'of'>, string> & { of: string };

/** Days and months are those of Indonesia; a step without anything is there with zeros. Refuses `forbidden`. */
export async function readSalesReport(
  { db }: { db: Db },
  actor: Actor,
  period: StatementPeriod,
): Promise<SalesReport> {
  requireOperatorTask(actor, 'reports');
  const { from, to } = period;
  const step = stepOf(period);
  // A constant of ours, not what was asked.
  const unit = sql.lit(step);
  const start = sql`${from}::date::timestamp at time zone 'Asia/Jakarta'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'Asia/Jakarta'`;
  const stepOfInstant = (instant: 'ordered_at' | 'paid_at') =>
    sql`greatest(date_trunc(${unit}, ${sql.ref(instant)} at time zone 'Asia/Jakarta')::date, ${from}::date)`;
  const { rows } = await sql<Counted>`
    with steps as (
      select greatest(s::date, ${from}::date) as of
      from generate_series(date_trunc(${unit}, ${from}::date::timestamp), ${to}::date::timestamp, ${sql.lit(`1 ${step}`)}::interval) s
    ), orders as (
      select ${stepOfInstant('ordered_at')} as of, adults + children + infants as people, total_amount,
        exists (select from invoices i where i.booking_id = b.id and i.paid_at is not null) as is_paid
      from bookings b where b.state <> 'draft' and b.ordered_at >= ${start} and b.ordered_at < ${end}
    ), sums as (
      select of, count(*) as ordered, count(*) filter (where is_paid) as paid, sum(people) filter (where is_paid) as people,
        sum(total_amount) filter (where is_paid) as sold
      from orders group by of
    ), money as (
      select ${stepOfInstant('paid_at')} as of, sum(amount) as received
      from invoices where paid_at >= ${start} and paid_at < ${end} group by 1
    )
    select s.of, coalesce(ordered, 0)::text as ordered, coalesce(paid, 0)::text as paid, coalesce(people, 0)::text as people,
      coalesce(sold, 0)::text as sold, coalesce(received, 0)::text as received
    from steps s left join sums using (of) left join money using (of) order by s.of`.execute(db);
  const steps = rows.map(({ of, ordered, paid, people, sold, received }) => ({
    of,
    ordered: Number(ordered),
    paid: Number(paid),
    people: Number(people),
    sold: rupiah(Number(sold)),
    received: rupiah(Number(received)),
  }));
  const sum = (name: Exclude<keyof ReportedSales, 'of'>) =>
    steps.reduce((total, row) => total + row[name], 0);
  return {
    step,
    rows: steps,
    total: {
      ordered: sum('ordered'),
      paid: sum('paid'),
      people: sum('people'),
      sold: rupiah(sum('sold')),
      received: rupiah(sum('received')),
    },
  };
}
