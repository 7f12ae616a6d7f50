// How full the journeys of a period are (docs/product/operator-reports.md): by the day they leave.
import { sql } from 'kysely';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import type { LocalText } from '#shared/locale';
import type { StatementPeriod } from '#shared/statement-query';

export interface ReportedDeparture {
  id: string;
  title: LocalText;
  partner: string;
  departsOn: string;
  state: 'published' | 'cancelled';
  quota: number;
  /** Paid for, at least in part. */
  sold: number;
  /** Ordered, not paid yet. */
  held: number;
  /** People the journey needs to leave; null: it leaves with anybody. */
  minimumGroup: number | null;
}

export interface DepartureReport {
  rows: ReportedDeparture[];
  total: {
    departures: number;
    quota: number;
    sold: number;
    held: number;
    belowMinimum: number;
    cancelled: number;
  };
  /** More leave in the period than `rows` holds; `total` counts them all. */
  isCut: boolean;
}

type Counted = Pick<DepartureReport, 'rows' | 'total'>;

/** Our choice: what a page and a file hold. */
const most = 2_000;

/** The earliest first; cancelled ones count only as such. Refuses `forbidden`. */
export async function readDepartureReport(
  { db }: { db: Db },
  actor: Actor,
  { from, to }: StatementPeriod,
): Promise<DepartureReport> {
  requireOperatorTask(actor, 'reports');
  const { rows } = await sql<Counted>`
    with leaving as (
      select d.id, p.title, t.name as partner, d.departs_on as "departsOn", d.state, d.quota, d.minimum_group as "minimumGroup", seats.sold, seats.held,
        d.state <> 'cancelled' as goes
      from departures d join programmes p on p.id = d.programme_id join partners t on t.id = p.partner_id cross join lateral (
        select coalesce(sum(b.seats) filter (where b.state in ('partly_paid', 'paid', 'in_preparation', 'departed', 'completed')), 0)::int as sold,
          coalesce(sum(b.seats) filter (where b.state = 'waiting_payment'), 0)::int as held
        from bookings b where b.departure_id = d.id and b.state <> 'draft'
      ) seats
      where d.departs_on between ${from}::date and ${to}::date and d.state <> 'draft'
    ), shown as (
      select * from leaving order by "departsOn", id limit ${most}
    ), total as (
      select count(*) filter (where goes)::int as departures, coalesce(sum(quota) filter (where goes), 0)::int as quota,
        coalesce(sum(sold) filter (where goes), 0)::int as sold, coalesce(sum(held) filter (where goes), 0)::int as held,
        count(*) filter (where goes and sold < coalesce("minimumGroup", 0))::int as "belowMinimum", count(*) filter (where not goes)::int as cancelled
      from leaving
    )
    select to_jsonb(total) as total, coalesce((select jsonb_agg(to_jsonb(shown) - 'goes' order by "departsOn", id) from shown), '[]') as rows from total`.execute(
    db,
  );
  const { rows: shown, total } = rows[0]!;
  return { rows: shown, total, isCut: total.departures + total.cancelled > shown.length };
}
