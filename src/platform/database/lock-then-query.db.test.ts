// What locks and what is then done travel together (decision 0184): one transaction, a snapshot taken under the lock, and a connection
// that is whole after every fault.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { transaction } from './database.ts';
import { lockedStatement, type LockKey, lockKeys } from './locks.ts';

let database: TestDatabase;
const key: LockKey = { kind: 'programme', id: 'counted' };
beforeAll(async () => {
  database = await createTestDatabase({ asOwner: true });
  await sql`create table counted (n int not null check (n < 100))`.execute(database.db);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate counted`.execute(database.db);
});

const addOne = () => sql<{ n: number }>`insert into counted select count(*) from counted returning n`;
const counted = async () =>
  (await sql<{ n: number }>`select n from counted order by n`.execute(database.db)).rows.map(({ n }) => n);

it('reads what the one before it has written, however many come at once', async () => {
  await Promise.all(Array.from({ length: 12 }, () => lockedStatement({ db: database.db }, [key], addOne())));
  expect(await counted()).toEqual(Array.from({ length: 12 }, (_, n) => n));
});

it('leaves nothing of a statement that fails, and no lock', async () => {
  const failing = sql`insert into counted select generate_series(98, 100)`;
  await expect(lockedStatement({ db: database.db }, [key], failing)).rejects.toThrow(/counted_n_check/);
  expect(await counted()).toEqual([]);
  expect(await lockedStatement({ db: database.db }, [key], addOne())).toEqual([{ n: 0 }]);
  // Of this database: tests run beside each other on one server.
  const { rows } = await sql`select from pg_locks l join pg_database d on d.oid = l.database
    where l.locktype = 'advisory' and d.datname = current_database()`.execute(database.db);
  expect(rows).toEqual([]);
});

it('is refused while somebody else holds the lock, and every connection works on afterwards', async () => {
  // A statement that no connection has prepared yet: its preparation is refused with it.
  const fresh = () => sql<{ n: number }>`insert into counted values (7) returning n`;
  await transaction(database.db, async (db) => {
    await lockKeys({ db }, [key]);
    await expect(lockedStatement({ db: database.db }, [key], fresh())).rejects.toMatchObject({
      code: 'busy',
    });
  });
  for (let time = 0; time < 6; time += 1)
    expect(await lockedStatement({ db: database.db }, [key], fresh())).toEqual([{ n: 7 }]);
}, 30_000);

it('is a part of a transaction that is there already', async () => {
  await expect(
    transaction(database.db, async (db) => {
      await lockedStatement({ db }, [key], addOne());
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await counted()).toEqual([]);
});
