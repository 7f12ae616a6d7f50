// What the clock does with the ledger: seals postings into the chain, adds up the days that are over, and verifies (docs/product/ledger.md).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { JobLog } from '#platform/jobs/job-kind';
import { addDays, todayInIndonesia } from '#shared/dates';
import type { LedgerFault } from './ledger-check.ts';
import { verifyBookings, verifyLedger } from './verify-ledger.ts';

interface CheckDeps {
  db: Db;
  now: () => Date;
}

/** Far more than a minute brings. */
const sealedAtOnce = 20_000;

/** Appends to the chain what was posted since. Returns how many. */
export async function sealLedger({ db }: Pick<CheckDeps, 'db'>): Promise<number> {
  const { rows } = await sql<{ sealed: number }>`select seal_ledger(${sealedAtOnce}) as sealed`.execute(db);
  return rows[0]!.sealed;
}

/**
 * Adds up the days until yesterday in Jakarta, once it has been over for an hour: nothing that began before midnight is still being
 * written then.
 */
async function addUpDays({ db, now }: CheckDeps): Promise<void> {
  const anHourAgo = new Date(now().getTime() - 3_600_000);
  await sql`select add_ledger_days(${addDays(todayInIndonesia(anHourAgo), -1)}::date)`.execute(db);
}

/** A whole verification every so many days; the nights between ask about what changed. */
const daysBetweenWhole = 7;
/** An earlier check may have missed what was being written while it ran. */
const overlapMs = 3_600_000;
const faultsStored = 100;

interface LastCheck {
  checkedAt: Date;
  throughLink: number;
}

/**
 * Verifies what changed since the last check, or everything where that is a week ago, and stores what it found. Every fault is an error
 * in the log, by which whoever operates the deployment is alerted. Returns the faults.
 */
export async function checkLedger(deps: CheckDeps, log: JobLog): Promise<LedgerFault[]> {
  const { db, now } = deps;
  await sealLedger(deps);
  await addUpDays(deps);
  const [last, whole] = [await lastCheck(db, false), await lastCheck(db, true)];
  const isFull =
    !last || !whole || whole.checkedAt.getTime() <= now().getTime() - daysBetweenWhole * 86_400_000;
  const faults = isFull
    ? await verifyLedger(deps)
    : await verifyBookings(deps, {
        bookingIds: await changedBookings(db, new Date(last.checkedAt.getTime() - overlapMs)),
        afterLink: last.throughLink,
      });
  await sql`
    insert into ledger_checks (checked_at, is_full, through_link, head, faults)
    select ${now()}, ${isFull}, coalesce(max(link), 0), (select head from ledger_chain order by link desc limit 1), ${JSON.stringify(faults.slice(0, faultsStored))}::jsonb
    from ledger_chain`.execute(db);
  for (const { promise, at } of faults.slice(0, faultsStored))
    log.error({ promise, at }, 'the ledger has a fault');
  return faults;
}

async function lastCheck(db: Db, isFull: boolean): Promise<LastCheck | undefined> {
  const { rows } = await sql<LastCheck>`
    select checked_at as "checkedAt", through_link as "throughLink" from ledger_checks
    where is_full or not ${isFull} order by id desc limit 1`.execute(db);
  return rows[0];
}

/** Whose order, payment, invoice or entry is newer. */
async function changedBookings(db: Db, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where changed_at >= ${since} and state <> 'draft'
    union select e.booking_id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.value_on >= ${todayInIndonesia(since)}::date and t.at >= ${since} and e.booking_id is not null
    union select subject_id from payments where created_at >= ${since}
    union select subject_id from payment_exceptions where subject_id is not null and greatest(created_at, resolved_at) >= ${since}
    union select booking_id from refund_tasks where booking_id is not null and greatest(created_at, sent_at, done_at) >= ${since}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
