import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from '#test/harness';

const FIRST = '200001010000_first.sql';
const SECOND = '200001020000_second.sql';
const THIRD = '200001030000_third.sql';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase({ asOwner: true });
  await database.pool.query('DROP TABLE schema_migrations');
  directory = await mkdtemp(join(tmpdir(), 'rihlah-migrations-'));
});

afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
const run = () => migrate({ url: database.url, directory });
const one = async (sql: string) => (await database.pool.query(sql)).rows[0];

test('applies files in the order of their names, once', async () => {
  await write(SECOND, 'INSERT INTO fruit VALUES (1); INSERT INTO fruit VALUES (2)');
  await write(FIRST, 'CREATE TABLE fruit (id int)');
  expect(await run()).toEqual([FIRST, SECOND]);
  expect(await run()).toEqual([]);
  expect(await one('SELECT count(*) FROM fruit')).toEqual({ count: 2 });
});

test('applies a file of a parallel branch that is older than the newest applied', async () => {
  await write(SECOND, 'CREATE TABLE second (id int)');
  await run();
  await write(FIRST, 'CREATE TABLE first (id int)');
  expect(await run()).toEqual([FIRST]);
});

test('refuses a file that was edited after it had been applied, before changing anything', async () => {
  await write(FIRST, 'CREATE TABLE fruit (id int)');
  await run();
  await write(FIRST, 'CREATE TABLE fruit (id bigint)');
  await write(SECOND, 'CREATE TABLE bread (id int)');
  await expect(run()).rejects.toThrow(/200001010000_first\.sql was edited .* new migration/);
  expect(await one("SELECT to_regclass('bread') AS bread")).toEqual({ bread: null });
});

test('refuses a database that a newer version has changed, before changing anything, and says what to do', async () => {
  await write(FIRST, 'CREATE TABLE fruit (id int)');
  await write(THIRD, 'ALTER TABLE fruit ADD ripe_on date');
  await run();
  await rm(join(directory, THIRD));
  await write(SECOND, 'CREATE TABLE bread (id int)');
  await expect(run()).rejects.toThrow(
    /newer version of Rihlah: 200001030000_third\.sql is a migration that this version does not know\. Nothing was changed\. Start the newer version again; .* restore a backup/,
  );
  expect(await one("SELECT to_regclass('bread') AS bread")).toEqual({ bread: null });
});

test('accepts Windows line ends as unchanged', async () => {
  await write(FIRST, 'CREATE TABLE fruit (\n id int\n)');
  await run();
  await write(FIRST, 'CREATE TABLE fruit (\r\n id int\r\n)');
  expect(await run()).toEqual([]);
});

test('rolls back a file that fails half-way, and names it', async () => {
  await write(FIRST, 'CREATE TABLE fruit (id int); SELECT 1/0');
  await expect(run()).rejects.toThrow('200001010000_first.sql failed: division by zero');
  expect(await one("SELECT to_regclass('fruit') AS fruit")).toEqual({ fruit: null });
  await write(FIRST, 'CREATE TABLE fruit (id int)');
  expect(await run()).toEqual([FIRST]);
});

test('applies each file once when two processes run at once', async () => {
  await write(FIRST, 'CREATE TABLE fruit (id int); SELECT pg_sleep(0.2)');
  const both = await Promise.all([run(), run()]);
  expect(both.toSorted()).toEqual([[], [FIRST]]);
});

test('refuses a name without a timestamp', async () => {
  await write('fruit.sql', 'SELECT 1');
  await expect(run()).rejects.toThrow('Migration fruit.sql must be named like');
});
