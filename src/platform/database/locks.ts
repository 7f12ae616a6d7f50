// The one lock helper (docs/product/seats-and-money.md): code that counts seats, promo uses or stock holds the lock of what
// it counts, and reads under it: in a statement after this one, never in one before.
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { AppError } from '#shared/errors';
import { type Db, transaction } from './database.ts';
import type { LockQueue } from './lock-queue.ts';
import { withNext } from './prepared-statements.ts';

/** What can be locked. `id` names the thing within its kind. */
export type LockKind =
  | 'article_slugs'
  | 'bank_licence'
  | 'booking'
  | 'departure_seats'
  | 'departure_slugs'
  | 'financing_approval'
  | 'holder'
  | 'legal_text'
  | 'merchandise_stock'
  | 'payment'
  | 'payouts'
  | 'platform_invoices'
  | 'programme'
  | 'promo'
  | 'shipping_addresses'
  | 'souvenir_order'
  | 'supply_stock'
  | 'umrah_prices'
  | 'umrah_request';

export interface LockKey {
  kind: LockKind;
  id: string;
}

export interface LockDeps {
  /** A transaction: the locks are held until it ends. */
  readonly db: Db;
  /**
   * Negative controls of tests only: nothing is locked. No environment variable reaches it (start.ts names what it puts
   * into deps, and a rule of test/rules refuses any file of src that sets it), so that no running server can have it.
   */
  readonly locksOff?: true;
  /** Where callers of one process wait for a lock before they take a connection; absent: each waits on its own connection. */
  readonly lockQueue?: LockQueue;
  /** Connections for what moves money and seats; absent: those of everybody. */
  readonly moneyDb?: Db;
}

/** Our choice: shorter than the statement timeout, longer than any queue that still makes progress. */
const defaultTimeLimitMs = 3_000;

/** PostgreSQL's lock_not_available. */
const OUT_OF_TIME = '55P03';

/**
 * Takes every lock in one statement, always in the same order, so that two callers cannot deadlock; holds them until
 * the transaction ends. Refuses with `busy` (503, may be retried) when that takes longer than `timeLimitMs`; the
 * transaction can then only be rolled back. Throws outside a transaction, where a lock would end with its statement.
 * Advisory locks, not `select … for update`: they take seats, a promo and stock together in one round trip whatever
 * their tables, need no existing row, write to no row that is only counted, and do not block transactions that only
 * reference one. They cannot stop a writer that does not take them: CHECK constraints and unique indexes do that.
 */
export async function lockKeys(
  { db, locksOff }: LockDeps,
  keys: readonly LockKey[],
  { timeLimitMs = defaultTimeLimitMs } = {},
): Promise<void> {
  if (!db.isTransaction) throw new Error('lockKeys must be called inside a transaction');
  if (locksOff || keys.length === 0) return;
  await locking(sortedNumbers(keys), timeLimitMs).execute(db).catch(refuseBusy);
}

/**
 * The row that the locks are joined to sets the timeout, and so before the first lock; it also applies to every later
 * wait of the transaction.
 */
const locking = (numbers: readonly string[], timeLimitMs: number, mark = '') =>
  sql`${sql.raw(mark)}with patience as materialized (select set_config('lock_timeout', ${`${timeLimitMs}ms`}, true) as ms)
      select pg_advisory_xact_lock(k) from patience, unnest(${`{${numbers.join(',')}}`}::bigint[]) as k where ms is not null`;

function refuseBusy(error: unknown): never {
  if ((error as { code?: unknown }).code === OUT_OF_TIME) throw new AppError('busy', [], { cause: error });
  throw error;
}

/**
 * One statement under these locks, and a transaction of its own: sent together with the one that takes them, it reads
 * and writes once they are held (decision 0184). What it must not do it does not write: nobody can roll it back
 * afterwards. Within a transaction, and in negative controls, it is a part of that. Refuses with `busy`.
 */
export async function lockedStatement<Row>(
  deps: LockDeps,
  keys: readonly LockKey[],
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  const { db, moneyDb, lockQueue, locksOff } = deps;
  if (db.isTransaction || locksOff)
    return lockedTransaction(deps, keys, async (within) => (await statement.execute(within)).rows);
  const numbers = sortedNumbers(keys);
  const run = () =>
    (moneyDb ?? db).connection().execute(async (one) => {
      await locking(numbers, defaultTimeLimitMs, withNext).execute(one);
      return (await statement.execute(one).catch(refuseBusy)).rows;
    });
  return lockQueue ? lockQueue.run(numbers, run) : run();
}

/**
 * A transaction that holds these locks from its beginning. Callers of one process queue for them without a connection:
 * however many want the same departure, one of them waits in the database, and pages go on. Refuses with `busy`.
 */
export async function lockedTransaction<T>(
  deps: LockDeps,
  keys: readonly LockKey[],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, moneyDb, lockQueue, locksOff } = deps;
  const run = () =>
    transaction(db.isTransaction ? db : (moneyDb ?? db), async (within) => {
      await lockKeys({ ...deps, db: within }, keys);
      return work(within);
    });
  if (db.isTransaction || !lockQueue || locksOff) return run();
  return lockQueue.run(sortedNumbers(keys), run);
}

const sortedNumbers = (keys: readonly LockKey[]) =>
  [...new Set(keys.map(lockNumber))].sort((a, b) => (a < b ? -1 : 1)).map(String);

/** 64 bits of a digest: two keys that collide wait for each other needlessly, and nothing else happens. */
function lockNumber({ kind, id }: LockKey): bigint {
  return createHash('sha256').update(`${kind}\0${id}`).digest().readBigInt64BE();
}
