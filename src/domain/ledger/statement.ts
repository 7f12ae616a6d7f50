// A partner's ledger account, entry by entry (docs/product/README.md "partner balance and settlements are derived from
// the ledger"): the balance before the period, money in and out, the balance after it.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { addDays } from '#shared/dates';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import type { Page } from '#shared/paging';
import type { StatementPeriod } from '#shared/statement-query';
import { canSeeMoneyOf } from './balances.ts';
import type { Posting } from './post.ts';

export interface StatementEntry {
  id: string;
  at: Date;
  kind: Posting['kind'];
  bookingCode: string | null;
  /** The partner's gain; a loss where it is negative. */
  amount: Rupiah;
  /** The account's balance after it. */
  balance: Rupiah;
  /** The calendar date in Jakarta, and whether it is the last entry of that day, of its month, within the period. */
  on: string;
  endsDay: boolean;
  endsMonth: boolean;
}

/** Money in and out on a day, or in a month ('2027-03'), within the period. */
export interface StatementSum {
  of: string;
  came: Rupiah;
  /** Zero or more. */
  went: Rupiah;
}

interface Statement extends Page<StatementEntry> {
  opening: Rupiah;
  closing: Rupiah;
  /** Of the whole period, on every page; without days and months that have no entry. */
  days: StatementSum[];
  months: StatementSum[];
}

interface StatementRequest extends StatementPeriod {
  partnerId: string;
  page: number;
  limit: number;
}

/**
 * Entries in the order they were written; days end in Jakarta. For the partner's staff and the operator's
 * finance: refuses `not_found`.
 */
export async function readStatement(
  { db }: { db: Db },
  actor: Actor,
  { partnerId, from, to, page, limit }: StatementRequest,
): Promise<Statement> {
  if (!canSeeMoneyOf(actor, partnerId)) throw new AppError('not_found');
  const [begins, ends] = [startOfDay(from), startOfDay(addDays(to, 1))];
  const own = sql`ledger_entries e join ledger_transactions t on t.id = e.transaction_id where e.account = 'partner_payable' and e.owner = ${partnerId}`;
  const {
    rows: [sums],
  } = await sql<{ opening: number; closing: number; count: number }>`
    select coalesce(-sum(e.amount) filter (where t.at < ${begins}), 0)::bigint as opening, coalesce(-sum(e.amount), 0)::bigint as closing,
      (count(*) filter (where t.at >= ${begins}))::int as count
    from ${own} and t.at < ${ends}`.execute(db);
  const { opening, closing, count } = sums!;
  const { rows: days } = await sql<StatementSum>`
    select ${day}::text as of, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as came, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as went
    from ${own} and t.at >= ${begins} and t.at < ${ends} group by 1 order by 1`.execute(db);
  const { rows } = await sql<StatementEntry>`
    select entry.id, entry.at, entry.kind, b.code as "bookingCode", entry.amount, ${opening}::bigint + entry.running as balance,
      entry.on::text, entry.next is distinct from entry.on as "endsDay", date_trunc('month', entry.next) is distinct from date_trunc('month', entry.on) as "endsMonth" from (
      select t.id || '-' || e.position as id, t.at, t.kind, e.booking_id, -e.amount as amount, t.id as transaction_id, e.position,
        (-sum(e.amount) over (order by t.at, t.id, e.position))::bigint as running,
        ${day} as on, lead(${day}) over (order by t.at, t.id, e.position) as next
      from ${own} and t.at >= ${begins} and t.at < ${ends}
      order by t.at, t.id, e.position limit ${limit} offset ${(page - 1) * limit}) entry
    left join bookings b on b.id = entry.booking_id order by entry.at, entry.transaction_id, entry.position`.execute(
    db,
  );
  return {
    opening: rupiah(opening),
    closing: rupiah(closing),
    items: rows,
    days,
    months: monthsOf(days),
    page,
    limit,
    total: count,
    totalIsCapped: false,
  };
}

/** Days end where partners are (WIB). */
const day = sql`(t.at at time zone 'Asia/Jakarta')::date`;

function monthsOf(days: readonly StatementSum[]): StatementSum[] {
  const months = new Map<string, StatementSum>();
  for (const { of, came, went } of days) {
    const month = of.slice(0, 7);
    const sum = months.get(month);
    months.set(month, {
      of: month,
      came: rupiah((sum?.came ?? 0) + came),
      went: rupiah((sum?.went ?? 0) + went),
    });
  }
  return [...months.values()];
}

/** The first moment of a calendar date where partners are (WIB). */
function startOfDay(date: string): Date {
  return new Date(`${date}T00:00:00+07:00`);
}
