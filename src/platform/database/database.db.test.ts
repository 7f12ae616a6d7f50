import { once } from 'node:events';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, transaction, type Database } from './database.ts';
import { MAX_NAMED_STATEMENTS } from './prepared-statements.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let home: TestDatabase;
let single: Database;

beforeAll(async () => {
  home = await createTestDatabase({ asOwner: true });
  await home.pool.query('CREATE TABLE fruit (id int PRIMARY KEY)');
});
beforeEach(() => {
  // One connection, so that its prepared statements can be listed.
  single = openDatabase({ url: home.url, poolSize: 1, statementTimeoutMs: 0, applicationName: 'rihlah-one' });
});
afterEach(() => single.close());
afterAll(() => home.drop());

const prepared = async (part: string) => {
  const { rows } = await single.pool.query(
    'SELECT name, statement FROM pg_prepared_statements WHERE statement LIKE $1',
    [`%${part}%`],
  );
  return rows as { name: string; statement: string }[];
};
const fruits = async () =>
  (await home.pool.query('SELECT id FROM fruit ORDER BY id')).rows.map((row: { id: number }) => row.id);
const addFruit = (db: Database['db'], id: number) => sql`INSERT INTO fruit VALUES (${id})`.execute(db);

test('prepares a repeated SELECT once, under a name', async () => {
  for (const id of [1, 2]) await sql`SELECT id AS asked_twice FROM fruit WHERE id = ${id}`.execute(single.db);
  const statements = await prepared('asked_twice');
  expect(statements).toHaveLength(1);
  expect(statements[0]?.name).toMatch(/^q_/);
});

test('prepares a SELECT that begins on a new line', async () => {
  await sql`
    SELECT id AS on_a_new_line FROM fruit`.execute(single.db);
  expect(await prepared('on_a_new_line')).toHaveLength(1);
});

test('prepares statements that change data, but not those that define it', async () => {
  for (const id of [-1, -2]) await sql`DELETE FROM fruit WHERE id = ${id}`.execute(single.db);
  expect(await prepared('DELETE FROM fruit')).toHaveLength(1);
  await sql`CREATE TABLE IF NOT EXISTS basket (id int PRIMARY KEY)`.execute(single.db);
  expect(await prepared('basket')).toEqual([]);
});

test('limits the number of prepared statements; later ones still run', async () => {
  for (let n = 0; n < MAX_NAMED_STATEMENTS + 5; n++) {
    await sql`SELECT ${sql.raw(String(n))}::int AS many`.execute(single.db);
  }
  expect((await prepared('')).length).toBe(MAX_NAMED_STATEMENTS);
  const { rows } = await sql`SELECT 7 AS beyond_the_end`.execute(single.db);
  expect(rows).toEqual([{ beyond_the_end: 7 }]);
  // Nor is it lost for good: another connection prepares what it is asked first.
  (await single.pool.connect()).release(true);
  await sql`SELECT 7 AS beyond_the_end`.execute(single.db);
  expect(await prepared('beyond_the_end')).toHaveLength(1);
});

test('cancels a statement that runs too long', async () => {
  const impatient = openDatabase({
    url: home.url,
    poolSize: 1,
    statementTimeoutMs: 50,
    applicationName: 'rihlah-impatient',
  });
  await expect(sql`SELECT pg_sleep(600)`.execute(impatient.db)).rejects.toThrow('statement timeout');
  await impatient.close();
});

test('commits all of a transaction, or nothing', async () => {
  await transaction(home.db, (db) => addFruit(db, 10));
  const failing = transaction(home.db, async (db) => {
    await addFruit(db, 11);
    throw new Error('seats are gone');
  });
  await expect(failing).rejects.toThrow('seats are gone');
  expect(await fruits()).toEqual([10]);
});

test('joins a transaction inside a transaction', async () => {
  const failing = transaction(home.db, async (outer) => {
    await transaction(outer, (inner) => addFruit(inner, 12));
    throw new Error('the outer one fails');
  });
  await expect(failing).rejects.toThrow('the outer one fails');
  expect(await fruits()).not.toContain(12);
});

test('fails only the running work when its connection is lost', async () => {
  const connected = once(single.pool, 'connect') as Promise<[pg.PoolClient]>;
  const failing = transaction(single.db, async (db) => {
    const [connection] = await connected;
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
    // Between two queries no query is pending that could report the loss. Not `once`: the loss is an error event first,
    // which may come before anything awaits this promise.
    const isLost = new Promise<void>((resolve) => connection.once('end', resolve));
    await home.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await isLost;
    await addFruit(db, 13);
  });
  await expect(failing).rejects.toThrow(/terminat|not queryable/);
  expect((await sql`SELECT 1 AS again`.execute(single.db)).rows).toEqual([{ again: 1 }]);
});

test('replaces a connection that the server drops, and reports the loss', async () => {
  const lost: Error[] = [];
  const database = openDatabase({
    url: home.url,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'rihlah-lost',
    onConnectionLost: (error) => lost.push(error),
  });
  await database.pool.query('SELECT 1');
  await home.pool.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'rihlah-lost'",
  );
  await expect.poll(() => lost.length).toBe(1);
  expect((await sql`SELECT 1 AS one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  await database.close();
  await database.close();
});
