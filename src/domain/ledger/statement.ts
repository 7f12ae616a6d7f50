// A partner's ledger account, entry by entry (docs/product/README.md "partner balance and settlements are derived from
// the ledger"): the balance before the period, money in and out, the balance after it.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
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
  /** Of the order, a trip's or souvenirs'. */
  bookingCode: string | null;
  /** Of a store, its first parcel of that order. */
  parcelId: string | null;
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
 * Entries in the order of their days, which are Jakarta's. For the partner's staff and the operator's finance: refuses `not_found`. Days
 * before the page come added up (`ledger_days`), so a page of a million entries costs what its own days cost.
 */
export async function readStatement(
  { db }: { db: Db },
  actor: Actor,
  { partnerId, from, to, page, limit }: StatementRequest,
): Promise<Statement> {
  if (!canSeeMoneyOf(actor, partnerId)) throw new AppError('not_found');
  const moved = await readDays(db, partnerId, to);
  const opening = moved.filter(({ of }) => of < from).reduce((sum, { came, went }) => sum + came - went, 0);
  const days = moved.filter(({ of }) => of >= from);
  const total = days.reduce((sum, { entries }) => sum + entries, 0);
  const closing = days.reduce((sum, { came, went }) => sum + came - went, opening);
  return {
    opening: rupiah(opening),
    closing: rupiah(closing),
    items: await readEntries(db, partnerId, days, opening, { skipped: (page - 1) * limit, limit }),
    days: days.map(({ of, came, went }) => ({ of, came, went })),
    months: monthsOf(days),
    page,
    limit,
    total,
    totalIsCapped: false,
  };
}

interface Day extends StatementSum {
  entries: number;
}

/** The accounts of a partner's statement: what it is owed, less what it owes. */
const accounts = sql.raw("('partner_payable', 'partner_receivable')");

/** Every day until `to` on which something moved. */
async function readDays(db: Db, partnerId: string, to: string): Promise<Day[]> {
  const { rows } = await sql<Day>`
    with through as (select day from ledger_days_through),
    moved as (
      select day, credit, debit, entries from ledger_days
      where account in ${accounts} and owner = ${partnerId} and partner_id = ${partnerId}::uuid and day <= ${to}::date
      union all
      select value_on, greatest(-amount, 0), greatest(amount, 0), 1 from ledger_entries
      where account in ${accounts} and owner = ${partnerId} and value_on > (select day from through) and value_on <= ${to}::date)
    select day::text as of, sum(credit)::bigint as came, sum(debit)::bigint as went, sum(entries)::int as entries from moved group by day order by day`.execute(
    db,
  );
  return rows.map(({ of, came, went, entries }) => ({ of, came: rupiah(came), went: rupiah(went), entries }));
}

interface EntryRow extends Omit<StatementEntry, 'balance' | 'endsDay' | 'endsMonth'> {
  /** Of the days that were read, this entry included. */
  running: number;
  /** Among the entries of its day, from 1. */
  place: number;
}

/** The page: only the days on which it begins, goes on and ends are read. */
async function readEntries(
  db: Db,
  partnerId: string,
  days: readonly Day[],
  opening: number,
  { skipped, limit }: { skipped: number; limit: number },
): Promise<StatementEntry[]> {
  let left = skipped;
  let balance = opening;
  let first = 0;
  for (; first < days.length && left >= days[first]!.entries; first += 1) {
    left -= days[first]!.entries;
    balance += days[first]!.came - days[first]!.went;
  }
  if (first === days.length) return [];
  let last = first;
  for (let seen = days[first]!.entries; seen < left + limit && last + 1 < days.length; last += 1)
    seen += days[last + 1]!.entries;
  const { rows } = await sql<EntryRow>`
    select entry.*, coalesce(b.code, o.code) as "bookingCode",
      (select s.id from store_orders s where s.order_id = o.id and s.store_id = ${partnerId}::uuid order by s.position limit 1) as "parcelId" from (
      select t.id || '-' || e.position as id, t.at, t.kind, e.booking_id, -e.amount as amount, e.value_on::text as on, t.id as transaction_id, e.position,
        (-sum(e.amount) over (order by e.value_on, t.id, e.position))::bigint as running,
        (row_number() over (partition by e.value_on order by t.id, e.position))::int as place
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account in ${accounts} and e.owner = ${partnerId} and e.value_on >= ${days[first]!.of}::date and e.value_on <= ${days[last]!.of}::date
      order by e.value_on, t.id, e.position limit ${limit} offset ${left}) entry
    left join bookings b on b.id = entry.booking_id left join souvenir_orders o on o.id = entry.booking_id order by entry.on, entry.transaction_id, entry.position`.execute(
    db,
  );
  const lastOfMonth = new Map(days.map(({ of }) => [of.slice(0, 7), of]));
  const counts = new Map(days.map(({ of, entries }) => [of, entries]));
  return rows.map(({ id, at, kind, bookingCode, parcelId, amount, on, running, place }) => {
    const endsDay = counts.get(on) === place;
    return {
      id,
      at,
      kind,
      bookingCode,
      parcelId,
      amount,
      balance: rupiah(balance + running),
      on,
      endsDay,
      endsMonth: endsDay && lastOfMonth.get(on.slice(0, 7)) === on,
    };
  });
}

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
