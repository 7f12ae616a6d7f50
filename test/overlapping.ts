// Makes actions overlap without chance (docs/product/test-kit.md): each has read what it decides by before any of them
// writes, because each stands before a row that the test holds, or before the lock that another of them holds.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#platform/database/database';

/**
 * Starts every action while `hold` keeps the rows they write first, waits until all of them wait for a lock, then lets go.
 * `hold` must lock, for each action, a row that it writes only after it has read what it decides by. Of a row that others refer to it
 * takes `for no key update`: before `for update` whoever inserts a reference waits as well. Answers how each ended.
 */
export async function overlapping<Result>(
  db: Db,
  hold: (held: Db) => Promise<unknown>,
  actions: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  let running: Promise<PromiseSettledResult<Result>[]> | undefined;
  await db.transaction().execute(async (held) => {
    await hold(held);
    running = Promise.allSettled(actions.map((action) => action()));
    await expect.poll(() => waitingForLocks(db), { interval: 5 }).toBe(actions.length);
  });
  return running!;
}

/**
 * The same, in this order: an action starts once those before it wait, so that the first comes first, and the next has read before it
 * was done.
 */
export async function overlappingInOrder<Result>(
  db: Db,
  hold: (held: Db) => Promise<unknown>,
  actions: readonly (() => Promise<Result>)[],
): Promise<PromiseSettledResult<Result>[]> {
  const running: Promise<PromiseSettledResult<Result>[]>[] = [];
  await db.transaction().execute(async (held) => {
    await hold(held);
    for (const action of actions) {
      running.push(Promise.allSettled([action()]));
      await expect.poll(() => waitingForLocks(db), { interval: 5 }).toBe(running.length);
    }
  });
  return (await Promise.all(running)).flat();
}

/** Connections to this database that wait for a lock, of a row or of ours. */
async function waitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]!.waiting;
}
