// Reads lists from a replica while it shows every change that this process was told of (decision 0237), and from the primary otherwise.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import type { TableChanges } from './table-changes.ts';
import { isDatabaseAway } from './unreachable.ts';

/** Runs `work`, which only reads, on the database that its list may come from. May run it twice: what it answers must depend on nothing else. */
export type ReadList = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

export interface ListReplica {
  read: ReadList;
  /** How many lists came from where since the start. */
  readonly counts: Readonly<Record<'replica' | 'primary', number>>;
  /** Ends what waits for the replica; the databases are their owner's. */
  close(): Promise<void>;
}

interface ListReplicaOptions {
  primary: Db;
  /** One standby of that primary, not several behind one address: what one has replayed says nothing of another. */
  replica: Db;
  changes: Pick<TableChanges, 'moment'>;
  /** The replica does not answer, or lags: lists come from the primary for a while. */
  onAway: (error: unknown) => void;
}

/** Our choices: a replica nearby is milliseconds behind; one that is away is asked again later, not by every visitor. */
const longestWaitMs = 2_000;
const restMs = 5_000;
const slowestLookMs = 100;

/** Where there is no replica. */
export const readFrom =
  (db: Db): ReadList =>
  (work) =>
    work(db);

export function openListReplica({ primary, replica, changes, onAway }: ListReplicaOptions): ListReplica {
  const counts = { replica: 0, primary: 0 };
  /** The last moment (`TableChanges`) whose changes the replica shows. */
  let shown: number | null = null;
  let following: Promise<void> | null = null;
  let restsUntil = 0;
  let isClosed = false;

  // Whoever happens to ask first does not answer for it: what runs in the background is no statement of that page, and none of its trace.
  const inBackground = AsyncLocalStorage.snapshot();

  const isCurrent = () => shown !== null && shown === changes.moment();

  function rest(error: unknown): void {
    shown = null;
    restsUntil = Date.now() + restMs;
    if (!isClosed) onAway(error);
  }

  async function follow(): Promise<void> {
    const moment = changes.moment();
    if (moment === null) return;
    await waitUntilReplayed(primary, replica, () => isClosed);
    shown = moment;
  }

  return {
    counts,
    async read(work) {
      if (isCurrent()) {
        try {
          const value = await work(replica);
          counts.replica += 1;
          return value;
        } catch (error) {
          if (!isReplicasFault(error)) throw error;
          rest(error);
        }
      } else if (!following && !isClosed && Date.now() >= restsUntil)
        following = inBackground(follow)
          .catch(rest)
          .finally(() => (following = null));
      counts.primary += 1;
      return work(primary);
    },
    async close() {
      isClosed = true;
      await following;
    },
  };
}

/** What is wrong with a replica; null when it follows the primary. */
export const replicaFailure = (primary: Db, replica: Db): Promise<string | null> =>
  waitUntilReplayed(primary, replica, () => false).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/**
 * Waits until the replica has what the primary has now: the commit of every change that was told before lies before that position.
 * Rejects when it takes too long, or when it ends because `isOver`.
 */
async function waitUntilReplayed(primary: Db, replica: Db, isOver: () => boolean): Promise<void> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(primary);
  const deadline = Date.now() + longestWaitMs;
  for (
    let waitMs = 1;
    !(await hasReplayed(replica, rows[0]!.position));
    waitMs = Math.min(2 * waitMs, slowestLookMs)
  ) {
    if (isOver() || Date.now() > deadline)
      throw new Error(`it is no standby of this database, or more than ${longestWaitMs / 1_000} s behind`);
    await sleep(waitMs);
  }
}

/** False for a database that is nobody's standby: one that was promoted goes its own way. */
async function hasReplayed(replica: Db, position: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean | null }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${position}::pg_lsn as has`.execute(replica);
  return rows[0]!.has === true;
}

const statementTimeout = '57014';
/** What a standby says when replaying a change ends a query that still read the old rows. */
const recoveryConflict = '40001';

/** A statement that takes too long on one database takes too long on the other. */
function isReplicasFault(error: unknown): boolean {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  return code === recoveryConflict || (code !== statementTimeout && isDatabaseAway(error));
}
