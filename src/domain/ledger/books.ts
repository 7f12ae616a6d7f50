// The books as an auditor reads them (docs/product/ledger.md): trial balance, journal, closing a month. For the operator's finance.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, mayOperate, requireFreshFactor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import { isCalendarDate } from '#shared/calendar-date';
import { todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import type { LedgerAccount } from './post.ts';

interface BookDeps {
  db: Db;
  now: () => Date;
}

export type AccountType = 'asset' | 'liability' | 'income' | 'expense';

export interface TrialBalanceLine {
  account: LedgerAccount;
  type: AccountType;
  /** Everything that was ever debited and credited, until the end of the day. */
  debit: Rupiah;
  credit: Rupiah;
  /** Debits less credits. */
  balance: Rupiah;
}

export interface TrialBalance {
  until: string;
  lines: TrialBalanceLine[];
  /** Zero: debits equal credits. */
  difference: Rupiah;
}

function refuseOthers(actor: Actor): void {
  if (!mayOperate(actor, 'books')) throw new AppError('not_found');
}

/** Every account until the end of a day. Refuses `not_found` to everybody but finance. */
export async function readTrialBalance(
  { db }: Pick<BookDeps, 'db'>,
  actor: Actor,
  until: string,
): Promise<TrialBalance> {
  refuseOthers(actor);
  const { rows } = await sql<TrialBalanceLine>`
    with through as (select least(day, ${until}::date) as day from ledger_days_through),
    moved as (
      select account, sum(debit) as debit, sum(credit) as credit from ledger_days where day <= (select day from through) group by 1
      union all select account, sum(greatest(amount, 0)), sum(greatest(-amount, 0)) from ledger_entries
        where value_on > (select day from through) and value_on <= ${until}::date group by 1)
    select a.account, a.type, coalesce(sum(m.debit), 0)::bigint as debit, coalesce(sum(m.credit), 0)::bigint as credit,
      coalesce(sum(m.debit - m.credit), 0)::bigint as balance
    from ledger_accounts a left join moved m using (account) group by a.account, a.type
    order by array_position('{asset,liability,income,expense}'::text[], a.type), a.account`.execute(db);
  return {
    until,
    lines: rows,
    difference: rupiah(rows.reduce((sum, { balance }) => sum + balance, 0)),
  };
}

export interface JournalLine {
  transactionId: number;
  at: Date;
  valueOn: string;
  kind: string;
  key: string;
  account: string;
  type: AccountType;
  owner: string;
  currency: string;
  debit: Rupiah;
  credit: Rupiah;
  bookingCode: string | null;
  paymentReference: string | null;
}

/** Our choice: as of a partner's statement. */
const linesAtOnce = 1_000;

/**
 * Every entry of the days `from` to `to`, by day and then in the order of posting: slice after slice by key, so that nobody holds more than
 * one. Refuses `not_found` to everybody but finance, before anything is read.
 */
export function openJournal(
  { db }: Pick<BookDeps, 'db'>,
  actor: Actor,
  { from, to }: { from: string; to: string },
  atOnce = linesAtOnce,
): AsyncGenerator<JournalLine[]> {
  refuseOthers(actor);
  return slicesOf(db, { from, to }, atOnce);
}

export interface JournalPage {
  lines: JournalLine[];
  /** To ask for what follows; null: there is no more. */
  next: string | null;
}

/**
 * The first `limit` entries of the same, or those after a place that an earlier answer named. Refuses `not_found`, also for a place that is none.
 */
export async function readJournal(
  { db }: Pick<BookDeps, 'db'>,
  actor: Actor,
  { from, to, after, limit }: { from: string; to: string; after?: string | undefined; limit: number },
): Promise<JournalPage> {
  refuseOthers(actor);
  const place = after === undefined ? beginning(from) : placeOf(after);
  const lines = await readAfter(db, place.valueOn < from ? beginning(from) : place, { to, limit });
  const last = lines.length < limit ? undefined : lines.at(-1);
  return { lines, next: last ? `${last.valueOn}_${last.transactionId}_${last.position}` : null };
}

const beginning = (from: string): Place => ({ valueOn: from, transactionId: 0, position: 0 });

function placeOf(after: string): Place {
  const [, valueOn, transactionId, position] = /^(\d{4}-\d\d-\d\d)_(\d{1,15})_(\d{1,4})$/.exec(after) ?? [];
  if (!valueOn || !isCalendarDate(valueOn)) throw new AppError('not_found');
  return { valueOn, transactionId: Number(transactionId), position: Number(position) };
}

interface PlacedLine extends JournalLine {
  position: number;
}
type Place = Pick<PlacedLine, 'valueOn' | 'transactionId' | 'position'>;

async function* slicesOf(
  db: Db,
  { from, to }: { from: string; to: string },
  atOnce: number,
): AsyncGenerator<JournalLine[]> {
  let after = beginning(from);
  for (;;) {
    const lines = await readAfter(db, after, { to, limit: atOnce });
    if (lines.length > 0) yield lines;
    if (lines.length < atOnce) return;
    after = lines.at(-1)!;
  }
}

async function readAfter(
  db: Db,
  { valueOn, transactionId, position }: Place,
  { to, limit }: { to: string; limit: number },
): Promise<PlacedLine[]> {
  // The transaction that the last slice ended in is read once more, from its next entry on. Each of the others has two entries or more, so
  // that as many transactions as lines are enough.
  const { rows } = await sql<PlacedLine>`
    select e.id as "transactionId", e.position, e.at, e.value_on as "valueOn", e.kind, e.key, e.account, a.type, e.owner, e.currency,
      greatest(e.amount, 0)::bigint as debit, greatest(-e.amount, 0)::bigint as credit, b.code as "bookingCode", p.reference as "paymentReference"
    from (
      select t.id, t.at, t.value_on, t.kind, t.key, t.currency, e.position, e.account, e.owner, e.amount, e.booking_id, e.payment_id
      from (select * from ledger_transactions where (value_on, id) >= (${valueOn}::date, ${transactionId}::bigint) and value_on <= ${to}::date
          order by value_on, id limit ${limit}::bigint) t
        join ledger_entries e on e.transaction_id = t.id
      where t.id <> ${transactionId}::bigint or e.position > ${position}::smallint
      order by t.value_on, t.id, e.position limit ${limit}) e
    join ledger_accounts a using (account) left join bookings b on b.id = e.booking_id left join payments p on p.id = e.payment_id
    order by e.value_on, e.id, e.position`.execute(db);
  return rows;
}

/** The day itself, where its month takes postings and it is not ahead of us; else undefined: it counts for the day it is posted. */
export async function findOpenDay({ db, now }: BookDeps, day: string): Promise<string | undefined> {
  const closed = await db
    .selectFrom('ledger_periods')
    .select('month')
    .where('month', '=', `${day.slice(0, 7)}-01`)
    .executeTakeFirst();
  return closed || day > todayInIndonesia(now()) ? undefined : day;
}

interface BookCheck {
  checkedAt: Date;
  faults: { promise: string; at: string }[];
}

/** What the last verification found; null before the first. Refuses `not_found` to everybody but finance. */
export async function readLastCheck({ db }: Pick<BookDeps, 'db'>, actor: Actor): Promise<BookCheck | null> {
  refuseOthers(actor);
  const { rows } = await sql<BookCheck>`
    select checked_at as "checkedAt", faults from ledger_checks order by id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export interface ClosedPeriod {
  /** '2027-03' */
  month: string;
  closedAt: Date;
}

/** The newest first. Refuses `not_found` to everybody but finance. */
export async function listClosedPeriods({ db }: Pick<BookDeps, 'db'>, actor: Actor): Promise<ClosedPeriod[]> {
  refuseOthers(actor);
  const rows = await db
    .selectFrom('ledger_periods')
    .select(['month', 'closed_at as closedAt'])
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month, closedAt }) => ({ month: month.slice(0, 7), closedAt }));
}

/**
 * Closes a month ('2027-03') that is over: from then on nothing is posted into it. Wants a fresh code of the second factor. Refuses
 * `not_found`, `period_not_over`, `period_closed`.
 */
export async function closePeriod(deps: BookDeps, actor: Actor, month: string): Promise<void> {
  refuseOthers(actor);
  requireFreshFactor(actor);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) throw new AppError('not_found');
  if (month >= todayInIndonesia(deps.now()).slice(0, 7)) throw new AppError('period_not_over');
  await transaction(deps.db, async (db) => {
    const { rows } = await sql`
      select 1 from ledger_periods where month = ${`${month}-01`}::date`.execute(db);
    if (rows.length > 0) throw new AppError('period_closed');
    await sql`select close_ledger_period(${`${month}-01`}::date, ${deps.now()}, ${actor.accountId}::uuid)`.execute(
      db,
    );
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'operator_finance',
        action: 'ledger.period_closed',
        subjectId: null,
        details: { about: month },
      },
    );
  });
}
