// The lock helper: order, timeout, and refusal outside a transaction.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Db, transaction } from './database.ts';
import { isDatabaseAway } from './unreachable.ts';
import { AppError } from '#shared/errors';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { overlapping } from '#test/overlapping';
import { type LockKey, lockKeys } from './locks.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ asOwner: true });
  await database.pool.query('create table counted (id int primary key, number int not null)');
});
beforeEach(async () => {
  await database.pool.query('delete from counted');
  await database.pool.query('insert into counted values (1, 0)');
});
afterAll(() => database.drop());

const seats: LockKey = { kind: 'departure_seats', id: 'a' };
const promo: LockKey = { kind: 'promo', id: 'a' };
const stock: LockKey = { kind: 'supply_stock', id: 'b' };

/** A promise and its end, for "when that has happened". */
function signal() {
  let done = () => {};
  const happened = new Promise<void>((resolve) => (done = resolve));
  return { happened, done };
}

/** Holds keys on a connection of its own until released. */
async function holding(keys: LockKey[]) {
  const [held, end] = [signal(), signal()];
  const over = transaction(database.db, async (db) => {
    await lockKeys({ db }, keys);
    held.done();
    await end.happened;
  });
  await held.happened;
  return async () => {
    end.done();
    await over;
  };
}

const tries = (keys: LockKey[], timeLimitMs: number) =>
  transaction(database.db, (db) => lockKeys({ db }, keys, { timeLimitMs })).then(
    () => 'got',
    (error: AppError) => error.code,
  );

describe('locks', () => {
  it('are refused outside a transaction, where they would protect nothing', async () => {
    await expect(lockKeys({ db: database.db }, [seats])).rejects.toThrow('inside a transaction');
    await expect(lockKeys({ db: database.db, locksOff: true }, [seats])).rejects.toThrow(
      'inside a transaction',
    );
  });

  it('are held until the transaction ends, and refuse with a retry time after the timeout', async () => {
    const letGo = await holding([seats, promo]);
    expect(await tries([promo], 50)).toBe('busy');
    expect(await tries([stock, seats], 50)).toBe('busy');
    await letGo();
    expect(await tries([promo, seats], 50)).toBe('got');
    // What answers 503 with Retry-After.
    expect(isDatabaseAway(new AppError('busy'))).toBe(true);
  });

  it('leave other kinds and other ids free', async () => {
    const letGo = await holding([seats]);
    expect(await tries([promo, stock, { ...seats, id: 'b' }], 50)).toBe('got');
    await letGo();
  });

  it('may be named twice and may be none', async () => {
    expect(await tries([seats, seats], 50)).toBe('got');
    expect(await tries([], 50)).toBe('got');
  });

  it('limit the rest of the transaction too, and no other', async () => {
    const limits = await transaction(database.db, async (db) => {
      await lockKeys({ db }, [seats], { timeLimitMs: 75 });
      return (await sql<{ ms: string }>`select current_setting('lock_timeout') as ms`.execute(db)).rows;
    });
    expect(limits).toEqual([{ ms: '75ms' }]);
    const { rows } = await sql<{ ms: string }>`select current_setting('lock_timeout') as ms`.execute(
      database.db,
    );
    expect(rows).toEqual([{ ms: '0' }]);
  });

  it('cannot deadlock, in whatever order they are named', async () => {
    const keys = Array.from({ length: 6 }, (_, index): LockKey => ({
      kind: 'departure_seats',
      id: String(index),
    }));
    const orders = [
      keys,
      [...keys].reverse(),
      [...keys.slice(3), ...keys.slice(0, 3)],
      keys.toSorted((a, b) => (Number(b.id) % 3) - (Number(a.id) % 3)),
    ];
    const outcomes = await Promise.all(
      Array.from({ length: 80 }, (_, index) => tries(orders[index % orders.length]!, 30_000)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['got']));
  });
});

/** Reads, then writes: concurrent runs lose one of the additions. */
const addOne = (locksOff?: true) =>
  transaction(database.db, async (db: Db) => {
    await lockKeys({ db, ...(locksOff && { locksOff }) }, [seats], { timeLimitMs: 30_000 });
    const { rows } = await sql<{ number: number }>`select number from counted`.execute(db);
    await sql`update counted set number = ${rows[0]!.number + 1}`.execute(db);
  });
const counted = async () =>
  (await database.pool.query<{ number: number }>('select number from counted')).rows[0]!.number;

describe('a read under a lock', () => {
  const hold = (held: Db) => sql`select from counted for update`.execute(held);

  it('is current: twenty concurrent additions are twenty', async () => {
    await Promise.all(Array.from({ length: 20 }, () => addOne()));
    expect(await counted()).toBe(20);
  });
  it('is current when the second transaction begins before the first has written', async () => {
    await overlapping(database.db, hold, [() => addOne(), () => addOne()]);
    expect(await counted()).toBe(2);
  });
  it('is stale without the lock (negative control): one addition is lost', async () => {
    await overlapping(database.db, hold, [() => addOne(true), () => addOne(true)]);
    expect(await counted()).toBe(1);
  });
});
