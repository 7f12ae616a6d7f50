// A partner's ledger account, entry by entry (docs/product/README.md "partner balance and settlements are derived from
// the ledger"): the balance before the period, money in and out, the balance after it.
import { type RawBuilder, sql } from 'kysely';
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
 * before the page come added up (`ledger_days`), so a page of a million entries costs what its own days cost; a file of all of them is
 * `openStatement`.
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

/**
 * What a partner is owed and what it owes, the first `most` in one order: of each account's index no more than that is read, whatever
 * PostgreSQL thinks of how many there are. `which` names the columns of `e`.
 */
const entriesOf = (partnerId: string, which: RawBuilder<unknown>, most: number): RawBuilder<unknown> => {
  const of = (account: 'partner_payable' | 'partner_receivable') => sql`
    (select e.value_on, e.transaction_id, e.position, e.amount from ledger_entries e where e.account = ${sql.lit(account)} and e.owner = ${partnerId} and ${which}
      order by e.value_on, e.transaction_id, e.position limit ${most}::bigint)`;
  return sql`(${of('partner_payable')} union all ${of('partner_receivable')})`;
};

/** What stands beside the columns of `entriesOf`, of a row `entry` of them. */
const details = (partnerId: string) => ({
  columns: sql`t.id || '-' || entry.position as id, t.at, t.kind, coalesce(b.code, o.code) as "bookingCode",
      (select s.id from store_orders s where s.order_id = o.id and s.store_id = ${partnerId}::uuid order by s.position limit 1) as "parcelId",
      -entry.amount as amount, entry.value_on::text as on`,
  tables: sql`join ledger_transactions t on t.id = entry.transaction_id
    join ledger_entries e on e.transaction_id = entry.transaction_id and e.position = entry.position
    left join bookings b on b.id = e.booking_id left join souvenir_orders o on o.id = e.booking_id
    order by entry.value_on, entry.transaction_id, entry.position`,
});

type BareEntry = Omit<StatementEntry, 'balance' | 'endsDay' | 'endsMonth'>;

interface EntryRow extends BareEntry {
  /** Of the days that were read, this entry included. */
  running: number;
  /** Among the entries of its day, from 1. */
  place: number;
}

/** The page: only the days on which it begins, goes on and ends are read, in the index alone, and no further than it goes. */
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
  const { columns, tables } = details(partnerId);
  const isOfThem = sql`e.value_on >= ${days[first]!.of}::date and e.value_on <= ${days[last]!.of}::date`;
  const { rows } = await sql<EntryRow>`
    select ${columns}, entry.running, entry.place from (
      select value_on, transaction_id, position, amount,
        (-sum(amount) over (order by value_on, transaction_id, position rows unbounded preceding))::bigint as running,
        (row_number() over (partition by value_on order by transaction_id, position))::int as place
      from ${entriesOf(partnerId, isOfThem, left + limit)} moved
      order by value_on, transaction_id, position limit ${limit} offset ${left}) entry
    ${tables}`.execute(db);
  const lastOfMonth = new Map(days.map(({ of }) => [of.slice(0, 7), of]));
  const counts = new Map(days.map(({ of, entries }) => [of, entries]));
  return rows.map(({ running, place, ...entry }) => {
    const { on } = entry;
    const endsDay = counts.get(on) === place;
    return {
      ...entry,
      balance: rupiah(balance + running),
      endsDay,
      endsMonth: endsDay && lastOfMonth.get(on.slice(0, 7)) === on,
    };
  });
}

/** An entry with what its day and its month add up to, where it is the last of them; null elsewhere. */
interface StatementLine extends Pick<StatementEntry, 'on' | 'kind' | 'bookingCode' | 'amount' | 'balance'> {
  ofDay: Rupiah | null;
  ofMonth: Rupiah | null;
}

/** Our choice: rows that are read in a few milliseconds, and whose text is small beside what a connection holds back. */
const linesAtOnce = 1_000;

/**
 * A whole statement, however long, for a file: slice after slice by key, so that neither PostgreSQL nor this process holds more than one.
 * What is posted meanwhile is in it or not; balances and sums are those of the lines that are. Refuses as `readStatement`.
 */
export async function openStatement(
  { db }: { db: Db },
  actor: Actor,
  { partnerId, from, to }: StatementPeriod & { partnerId: string },
  atOnce = linesAtOnce,
): Promise<{ opening: Rupiah; slices: AsyncGenerator<StatementLine[]> }> {
  if (!canSeeMoneyOf(actor, partnerId)) throw new AppError('not_found');
  const before = await readDays(db, partnerId, addDays(from, -1));
  const opening = rupiah(before.reduce((sum, { came, went }) => sum + came - went, 0));
  return { opening, slices: slicesOf(db, { partnerId, from, to, opening }, atOnce) };
}

interface KeyedEntry extends BareEntry {
  transactionId: number;
  position: number;
}

async function* slicesOf(
  db: Db,
  { partnerId, from, to, opening }: StatementPeriod & { partnerId: string; opening: Rupiah },
  atOnce: number,
): AsyncGenerator<StatementLine[]> {
  let [balance, ofDay, ofMonth] = [opening as number, 0, 0];
  let after: Pick<KeyedEntry, 'on' | 'transactionId' | 'position'> = {
    on: from,
    transactionId: 0,
    position: 0,
  };
  for (;;) {
    // One more than the slice: whether its last line ends a day, the next one says.
    const rows = await readAfter(db, partnerId, after, { to, limit: atOnce + 1 });
    const slice = rows.slice(0, atOnce);
    yield slice.map(({ on, kind, bookingCode, amount }, index) => {
      const next = rows[index + 1]?.on;
      balance += amount;
      ofDay += amount;
      ofMonth += amount;
      const line = {
        on,
        kind,
        bookingCode,
        amount,
        balance: rupiah(balance),
        ofDay: next === on ? null : rupiah(ofDay),
        ofMonth: next?.slice(0, 7) === on.slice(0, 7) ? null : rupiah(ofMonth),
      };
      if (line.ofDay !== null) ofDay = 0;
      if (line.ofMonth !== null) ofMonth = 0;
      return line;
    });
    if (rows.length <= atOnce) return;
    after = slice.at(-1)!;
  }
}

async function readAfter(
  db: Db,
  partnerId: string,
  { on, transactionId, position }: Pick<KeyedEntry, 'on' | 'transactionId' | 'position'>,
  { to, limit }: { to: string; limit: number },
): Promise<KeyedEntry[]> {
  const { columns, tables } = details(partnerId);
  const isAfter = sql`(e.value_on, e.transaction_id, e.position) > (${on}::date, ${transactionId}::bigint, ${position}::smallint) and e.value_on <= ${to}::date`;
  const { rows } = await sql<KeyedEntry>`
    select ${columns}, entry.transaction_id as "transactionId", entry.position from (
      select * from ${entriesOf(partnerId, isAfter, limit)} moved order by value_on, transaction_id, position limit ${limit}) entry
    ${tables}`.execute(db);
  return rows;
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
