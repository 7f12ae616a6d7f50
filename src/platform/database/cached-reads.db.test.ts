// What is read once and used until it changes: through views and functions, over transactions, across a lost connection.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { type CachedReads, openCachedReads } from './cached-reads.ts';
import { transaction } from './database.ts';
import { openTableIndex } from './table-index.ts';
import { openTableChanges, type TableChanges } from './table-changes.ts';

let database: TestDatabase;
let changes: TableChanges;
let reads: CachedReads;
beforeAll(async () => {
  database = await createTestDatabase();
  changes = await openTableChanges({ url: database.url });
  reads = await openCachedReads(database.db, changes);
});
afterAll(async () => {
  await changes.close();
  await database.drop();
});

/** Whatever was told before has been heard: the database keeps the order of commits. */
async function heard(): Promise<void> {
  const marker = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  changes.onChange((told) => told === marker && resolve());
  await sql`select pg_notify('rihlah_tables', ${marker})`.execute(database.db);
  await promise;
}
const insert = (iata: string) =>
  database.db
    .insertInto('airlines')
    .values({ iata, name: `Airline ${iata}` })
    .execute();
/** By a connection that nobody records. */
async function changeElsewhere(iata: string): Promise<void> {
  await database.pool.query("insert into airlines (iata, name) values ($1, 'Elsewhere')", [iata]);
  const marker = `marker-${iata}`;
  const { promise, resolve } = Promise.withResolvers<void>();
  changes.onChange((told) => told === marker && resolve());
  await database.pool.query("select pg_notify('rihlah_tables', $1)", [marker]);
  await promise;
}
const readAirlines = () => database.db.selectFrom('airlines').select('iata').execute();

describe('a reading', () => {
  test('is true until one of its tables changes, and not for others', async () => {
    const { reading } = await reads.record(readAirlines);
    expect(reading?.tables).toEqual(['airlines']);
    await sql`update brands set name = name`.execute(database.db);
    await heard();
    expect(reads.isTrue(reading!)).toBe(true);
    await insert('X1');
    await heard();
    expect(reads.isTrue(reading!)).toBe(false);
  });
  test('a statement that touches no row, and a transaction that is rolled back, change nothing', async () => {
    const { reading } = await reads.record(readAirlines);
    await sql`delete from airlines where iata = 'none'`.execute(database.db);
    await transaction(database.db, async (db) => {
      await db.insertInto('airlines').values({ iata: 'X2', name: 'Never' }).execute();
      throw new Error('no');
    }).catch(() => {});
    await heard();
    expect(reads.isTrue(reading!)).toBe(true);
  });
  test('that began before a change and ends after it is not true', async () => {
    const { reading } = await reads.record(async () => {
      await readAirlines();
      await insert('X3');
      await heard();
    });
    // The insert is one of its statements: what writes is never stored.
    expect(reading).toBeNull();
    const other = await reads.record(async () => {
      await readAirlines();
      await changeElsewhere('X4');
    });
    expect(reads.isTrue(other.reading!)).toBe(false);
  });
});

describe('which tables a statement reads', () => {
  test('those behind functions too', async () => {
    const index = await openTableIndex(database.db);
    expect(index.tablesOf(['select seats_claimed($1, $2)'])).toEqual(['seat_claims']);
  });
  test('none where it writes, or where nobody tells of the table', async () => {
    const index = await openTableIndex(database.db);
    const texts = [
      'update airlines set name = $1',
      'with x as (insert into airlines values ($1) returning iata) select * from x',
      'select * from airlines for update',
      'select post_ledger($1)',
      'select * from accounts',
    ];
    expect(texts.filter((text) => index.tablesOf([text]) !== null)).toEqual([]);
    expect(index.untoldOf(['select * from accounts join airlines using (id)'])).toEqual(['accounts']);
  });
  test('without the triggers of a table nothing read from it is stored', async () => {
    const bare = await createTestDatabase({ asOwner: true });
    await sql`drop trigger told_insert on airlines`.execute(bare.db);
    const index = await openTableIndex(bare.db);
    expect(index.tablesOf(['select * from airlines'])).toBeNull();
    await bare.drop();
  });
});

describe('a value', () => {
  test('is loaded once for all who ask at the same time, and again after a change', async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return (await readAirlines()).length;
    };
    const [first, second] = await Promise.all([reads.value('count', load), reads.value('count', load)]);
    expect(first).toBe(second);
    await reads.value('count', load);
    expect(loads).toBe(1);
    await insert('X5');
    await heard();
    expect(await reads.value('count', load)).toBe(first + 1);
    expect(loads).toBe(2);
  });
  test('whoever uses it depends on what it was read from', async () => {
    await reads.value('names', readAirlines);
    const { reading } = await reads.record(() => reads.value('names', readAirlines));
    expect(reading?.tables).toEqual(['airlines']);
  });
  test('a failure is not stored', async () => {
    await expect(reads.value('broken', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await reads.value('broken', async () => 1)).toBe(1);
  });
});

describe('what is held under a key', () => {
  const clockAt = (now: number, until: number) => ({ now: () => now, until: async () => until });
  /** Counts how often it is loaded. */
  const counted = () => {
    const load = async () => {
      load.times += 1;
      return { names: (await readAirlines()).map(({ iata }) => iata) };
    };
    load.times = 0;
    return load;
  };

  test('is loaded once under each key, and again after a change', async () => {
    const load = counted();
    for (const key of ['one', 'one', 'two']) await reads.held(key, clockAt(0, 10), load);
    expect(load.times).toBe(2);
    await insert('X6');
    await heard();
    expect((await reads.held('one', clockAt(0, 10), load)).names).toContain('X6');
  });
  test('is loaded again once the clock has changed it', async () => {
    const load = counted();
    await reads.held('clock', clockAt(0, 10), load);
    await reads.held('clock', clockAt(9, 10), load);
    expect(load.times).toBe(1);
    await reads.held('clock', clockAt(10, 20), load);
    expect(load.times).toBe(2);
  });
  test('whoever uses it depends on its tables and on its moment', async () => {
    const load = counted();
    for (const _ of ['made', 'used']) {
      const { reading } = await reads.record(() => reads.held('depends', clockAt(0, 10), load));
      expect(reading).toMatchObject({ tables: ['airlines'] });
    }
    const { reading } = await reads.record(() => reads.held('depends', clockAt(0, 99), load));
    expect([reading?.until, load.times]).toEqual([10, 1]);
  });
  test('cannot be changed by whoever gets it', async () => {
    const held = await reads.held('frozen', clockAt(0, 10), counted());
    expect(() => held.names.push('mine')).toThrow(TypeError);
  });
  test('that changes while it is loaded is not stored', async () => {
    const load = counted();
    await reads.held('meanwhile', clockAt(0, 10), async () => {
      const value = await load();
      await changeElsewhere('X7');
      return value;
    });
    expect((await reads.held('meanwhile', clockAt(0, 10), load)).names).toContain('X7');
  });
});

test('while the connection is lost nothing is true or stored; what was stored before it never again', async () => {
  const { reading } = await reads.record(readAirlines);
  expect(reads.isTrue(reading!)).toBe(true);
  await database.owner.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rihlah-changes' and datname = current_database()",
  );
  await expect.poll(() => changes.moment()).toBeNull();
  expect(reads.isTrue(reading!)).toBe(false);
  expect((await reads.record(readAirlines)).reading).toBeNull();
  await expect.poll(() => changes.moment(), { timeout: 10_000 }).not.toBeNull();
  expect(reads.isTrue(reading!)).toBe(false);
  const { reading: again } = await reads.record(readAirlines);
  expect(reads.isTrue(again!)).toBe(true);
});
