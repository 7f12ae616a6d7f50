import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Database, type Db, openDatabase, transaction } from './database.ts';
import { unawaited } from './unawaited.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let home: TestDatabase;
/** One connection, so that the next statement meets whatever a test leaves behind. */
let single: Database;

beforeAll(async () => {
  home = await createTestDatabase({ asOwner: true });
  await home.pool.query('create table fruit (id int primary key check (id < 100))');
});
beforeEach(async () => {
  await home.pool.query('truncate fruit');
  single = openDatabase({ url: home.url, poolSize: 1, statementTimeoutMs: 0, applicationName: 'rihlah-one' });
});
afterEach(() => single.close());
afterAll(() => home.drop());

const add = (db: Db, id: number) => sql`insert into fruit values (${id})`.execute(db);
const addUnawaited = (db: Db, id: number) =>
  sql`${sql.raw(unawaited)}insert into fruit values (${id})`.execute(db);
const fruits = async (db: Db) =>
  (await sql<{ id: number }>`select id from fruit order by id`.execute(db)).rows.map(({ id }) => id);

it('commits with its transaction, and later statements see it', async () => {
  const seen = await transaction(single.db, async (db) => {
    await addUnawaited(db, 1);
    await addUnawaited(db, 2);
    const both = await fruits(db);
    await addUnawaited(db, 3);
    return both;
  });
  expect(seen).toEqual([1, 2]);
  expect(await fruits(single.db)).toEqual([1, 2, 3]);
});

it('fails the commit with its own error when it fails, and nothing is stored', async () => {
  const failing = transaction(single.db, async (db) => {
    await add(db, 1);
    await addUnawaited(db, 100);
    await addUnawaited(db, 2);
  });
  await expect(failing).rejects.toThrow('fruit_id_check');
  expect(await fruits(single.db)).toEqual([]);
});

it('reports its failure at the next awaited statement', async () => {
  const failing = transaction(single.db, async (db) => {
    await addUnawaited(db, 100);
    await expect(fruits(db)).rejects.toThrow('fruit_id_check');
    throw new Error('its caller goes on');
  });
  await expect(failing).rejects.toThrow('its caller goes on');
  await transaction(single.db, (db) => addUnawaited(db, 4));
  expect(await fruits(single.db)).toEqual([4]);
});

it('rolls back with its transaction, whose own error is thrown', async () => {
  const failing = transaction(single.db, async (db) => {
    await addUnawaited(db, 100);
    throw new Error('seats are gone');
  });
  await expect(failing).rejects.toThrow('seats are gone');
  expect(await fruits(single.db)).toEqual([]);
});

it('is awaited outside a transaction', async () => {
  await expect(addUnawaited(single.db, 100)).rejects.toThrow('fruit_id_check');
  expect((await addUnawaited(single.db, 5)).numAffectedRows).toBe(1n);
});

it('lets the work continue while it runs', async () => {
  const other = await home.pool.connect();
  await other.query('select pg_advisory_lock(7)');
  await transaction(single.db, async (db) => {
    await sql`${sql.raw(unawaited)}insert into fruit select 6 from (select pg_advisory_xact_lock(7)) waited`.execute(
      db,
    );
    // If it were awaited, this line would never be reached.
    await other.query('select pg_advisory_unlock(7)');
  });
  other.release();
  expect(await fruits(single.db)).toEqual([6]);
});
