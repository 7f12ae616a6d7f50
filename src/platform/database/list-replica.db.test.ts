// Lists from a standby (decision 0237): a real one, that follows a primary of its own.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type PrimaryAndStandby, startPrimaryAndStandby } from '#test/standby';
import { type Database, type Db, openDatabase } from './database.ts';
import { type ListReplica, openListReplica, replicaFailure } from './list-replica.ts';
import { recordStatements } from './recorded-statements.ts';
import { openTableChanges, type TableChanges } from './table-changes.ts';

let both: PrimaryAndStandby;
let primary: Database;
let standby: Database;
let changes: TableChanges;
let lists: ListReplica;
let away: unknown[];

const open = (url: string) =>
  openDatabase({
    url,
    poolSize: 4,
    statementTimeoutMs: 5_000,
    applicationName: 'lists',
    connectTimeoutMs: 500,
  });

beforeAll(async () => {
  both = await startPrimaryAndStandby();
  primary = open(both.primaryUrl);
  changes = await openTableChanges({ url: both.primaryUrl });
  await sql`create table seats (free integer not null)`.execute(primary.db);
  await sql`insert into seats values (0)`.execute(primary.db);
}, 120_000);
beforeEach(() => {
  away = [];
  standby = open(both.standbyUrl);
  lists = openListReplica({
    primary: primary.db,
    replica: standby.db,
    changes,
    onAway: (error) => away.push(error),
  });
});
afterEach(async () => {
  await lists.close();
  await standby.close();
});
afterAll(async () => {
  await changes.close();
  await primary.close();
  await both.close();
}, 60_000);

/** As a booking does: the change and its telling in one transaction. Answers when this process has heard. */
async function sell(free: number): Promise<void> {
  const before = changes.moment();
  await sql`with sold as (update seats set free = ${free} returning 1) select pg_notify('rihlah_tables', 'seats') from sold`.execute(
    primary.db,
  );
  await vi.waitUntil(() => changes.moment() !== before, { timeout: 10_000, interval: 1 });
}

async function readSeats(db: Db): Promise<{ free: number; isStandby: boolean }> {
  const { rows } = await sql<{ free: number; isStandby: boolean }>`
    select free, pg_is_in_recovery() as "isStandby" from seats`.execute(db);
  return rows[0]!;
}

/** Reads until a list comes from the standby. */
const readFromStandby = () =>
  vi.waitUntil(
    async () => {
      const seen = await lists.read(readSeats);
      return seen.isStandby && seen;
    },
    { timeout: 20_000, interval: 5 },
  );

const pauseReplay = () => sql`select pg_wal_replay_pause()`.execute(standby.db);
const resumeReplay = () => sql`select pg_wal_replay_resume()`.execute(standby.db);

it('reads lists from the standby once it shows every change that was told', async () => {
  await sell(7);
  expect(await readFromStandby()).toEqual({ free: 7, isStandby: true });
  expect(lists.counts.replica).toBeGreaterThan(0);
  expect(await replicaFailure(primary.db, standby.db)).toBeNull();
});

it('asks for positions on behalf of nobody: a page depends on its list alone', async () => {
  await sell(5);
  const { statements } = await recordStatements(readFromStandby);
  expect([...statements]).toEqual([expect.stringContaining('from seats')]);
});

it('never shows less than was told, however fast it is sold', async () => {
  const sellAndRead = async (free: number) => {
    await sell(free);
    // The first asks, later ones may come from the standby.
    for (let read = 0; read < 4; read += 1) expect((await lists.read(readSeats)).free).toBe(free);
  };
  for (let free = 300; free > 0; free -= 5) {
    for (let more = 4; more >= 0; more -= 1) await sellAndRead(free + more);
    expect((await readFromStandby()).free).toBe(free);
  }
  expect(away).toEqual([]);
});

it('reads from the primary while the standby lags', async () => {
  await sell(9);
  await readFromStandby();
  await pauseReplay();
  try {
    await sell(8);
    for (let read = 0; read < 20; read += 1)
      expect(await lists.read(readSeats)).toEqual({ free: 8, isStandby: false });
    // What guards is the position: without it the standby answers what was true before (negative control).
    expect(await readSeats(standby.db)).toEqual({ free: 9, isStandby: true });
    await vi.waitUntil(() => away.length > 0, { timeout: 10_000 });
    expect(String(away[0])).toContain('behind');
  } finally {
    await resumeReplay();
  }
  expect(await readFromStandby()).toEqual({ free: 8, isStandby: true });
});

it('reads from the primary while nobody tells of changes', async () => {
  const deaf = openListReplica({
    primary: primary.db,
    replica: standby.db,
    changes: { moment: () => null },
    onAway: (error) => away.push(error),
  });
  for (let read = 0; read < 5; read += 1) expect((await deaf.read(readSeats)).isStandby).toBe(false);
  await deaf.close();
});

it('hands on what is wrong with a query, and asks the primary when a standby ends it for a change', async () => {
  await readFromStandby();
  await expect(lists.read((db) => sql`select no_such_column from seats`.execute(db))).rejects.toMatchObject({
    code: '42703',
  });
  expect(away).toEqual([]);
  const ended = await lists.read(async (db) => {
    if (db === standby.db)
      throw Object.assign(new Error('canceling statement due to conflict'), { code: '40001' });
    return 'from the primary';
  });
  expect([ended, away.length]).toEqual(['from the primary', 1]);
});

it('reads from the primary when the standby has gone, without one failed list', async () => {
  await readFromStandby();
  await both.stopStandby();
  for (let read = 0; read < 20; read += 1) expect((await lists.read(readSeats)).isStandby).toBe(false);
  expect(away.length).toBeGreaterThan(0);
  both.standbyUrl = await both.startStandby();
});

it('reads no more from a standby that was promoted', async () => {
  await readFromStandby();
  await sql`select pg_promote()`.execute(standby.db);
  await sell(3);
  for (let read = 0; read < 20; read += 1)
    expect(await lists.read(readSeats)).toEqual({ free: 3, isStandby: false });
  await vi.waitUntil(() => away.length > 0, { timeout: 10_000 });
  expect(await replicaFailure(primary.db, standby.db)).toContain('no standby');
});
