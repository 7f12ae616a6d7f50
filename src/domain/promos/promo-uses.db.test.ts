// Uses of promos: held, used, returned, and never more than allowed, however many concurrent requests
// (docs/product/test-kit.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase, transaction } from '#platform/database/database';
import type { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';
import { createAccount } from '#test/factories/accounts';
import { createBareBooking } from '#test/factories/bookings';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { rounds } from '#test/rounds';
import { useTestContext } from '#test/test-context';
import { holdPromoUse, returnPromoUse, usePromo } from './promo-uses.ts';

const { database } = useTestContext();
/** As many connections as concurrent members. */
let wide: Database;
let departure: string;
beforeAll(async () => {
  await createPlaces(database.db);
  departure = (await createDeparture(database.db)).id;
  wide = openDatabase({
    url: database.url,
    poolSize: 40,
    statementTimeoutMs: 120_000,
    connectTimeoutMs: 120_000,
    applicationName: 'rihlah-race',
  });
});
afterAll(() => wide.close());

const order = { category: 'umrah', partner: 'nurani', departure: null, total: rupiah(30_000_000) } as const;
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const booking = () => createBareBooking(database, departure);
const member = async () => (await createAccount(database.db)).id;

interface Asked {
  promo: { id: string };
  accountId: string;
  bookingId?: string;
  at?: Date;
  locksOff?: true;
  db?: Database['db'];
  /** Waited for before the transaction ends. */
  decided?: () => Promise<void>;
}

/** Holds a use for half an hour, as a booking would; returns the discount, or the reason. */
async function hold({
  promo,
  accountId,
  bookingId: named,
  at = NOW,
  locksOff,
  db = database.db,
  decided,
}: Asked): Promise<number | string> {
  const bookingId = named ?? (await booking());
  return transaction(db, (trx) =>
    holdPromoUse(
      { db: trx, now: () => at, ...(locksOff && { locksOff }) },
      {
        promoId: promo.id,
        accountId,
        bookingId,
        order,
        releaseAt: new Date(at.getTime() + 30 * 60_000),
      },
    ).finally(decided),
  ).then(
    ({ discount }) => discount,
    (error: AppError) => error.faults?.[0]?.message ?? error.message,
  );
}
const inBooking = <T>(work: (deps: { db: Database['db']; now: () => Date }) => Promise<T>, at = NOW) =>
  transaction(database.db, (db) => work({ db, now: () => at }));
const live = async (promo: { id: string }) =>
  (
    await database.db
      .selectFrom('promo_redemptions')
      .select('id')
      .where('promo_id', '=', promo.id)
      .where('state', '<>', 'released')
      .execute()
  ).length;

describe('a use', () => {
  it('is held for a booking and returns its discount', async () => {
    const promo = await createPromo(database.db, { max_uses: 1 });
    expect(await hold({ promo, accountId: await member() })).toBe(500_000);
    expect(await hold({ promo, accountId: await member() })).toBe('promo_refused_used_up');
  });
  it('is limited for each member', async () => {
    const promo = await createPromo(database.db, { max_uses_per_member: 2 });
    const accountId = await member();
    expect([
      await hold({ promo, accountId }),
      await hold({ promo, accountId }),
      await hold({ promo, accountId }),
    ]).toEqual([500_000, 500_000, 'promo_refused_used_by_member']);
    expect(await hold({ promo, accountId: await member() })).toBe(500_000);
  });
  it('is free for another member once returned, and returning twice frees one', async () => {
    const promo = await createPromo(database.db, { max_uses: 1 });
    const bookingId = await booking();
    await hold({ promo, accountId: await member(), bookingId });
    await inBooking((deps) => returnPromoUse(deps, bookingId));
    await inBooking((deps) => returnPromoUse(deps, bookingId));
    expect([
      await hold({ promo, accountId: await member() }),
      await hold({ promo, accountId: await member() }),
    ]).toEqual([500_000, 'promo_refused_used_up']);
  });
  it('is free for another member once its hold expires, without a cleanup job', async () => {
    const promo = await createPromo(database.db, { max_uses: 1 });
    const late = await booking();
    await hold({ promo, accountId: await member(), bookingId: late });
    expect(await hold({ promo, accountId: await member(), at: minutes(29) })).toBe('promo_refused_used_up');
    expect(await hold({ promo, accountId: await member(), at: minutes(30) })).toBe(500_000);
    expect(await inBooking((deps) => usePromo(deps, late), minutes(31))).toBe(false);
  });
  it('is permanent once paid, also when the money arrived after the hold and nobody else took it', async () => {
    const promo = await createPromo(database.db, { max_uses: 1 });
    const bookingId = await booking();
    await hold({ promo, accountId: await member(), bookingId });
    expect([
      await inBooking((deps) => usePromo(deps, bookingId), minutes(45)),
      await inBooking((deps) => usePromo(deps, bookingId), minutes(46)),
    ]).toEqual([true, true]);
    expect(await hold({ promo, accountId: await member(), at: minutes(90) })).toBe('promo_refused_used_up');
  });
  it("replaces the booking's former one, also of the same promo", async () => {
    const [first, second] = [
      await createPromo(database.db, { max_uses: 1 }),
      await createPromo(database.db, { max_uses: 1, discount_amount: 700_000 }),
    ];
    const [accountId, bookingId] = [await member(), await booking()];
    expect([
      await hold({ promo: first, accountId, bookingId }),
      await hold({ promo: first, accountId, bookingId }),
      await hold({ promo: second, accountId, bookingId }),
    ]).toEqual([500_000, 500_000, 700_000]);
    expect([await live(first), await live(second)]).toEqual([0, 1]);
  });
  it('of a refused promo leaves the booking its former one', async () => {
    const [kept, full] = [await createPromo(database.db), await createPromo(database.db, { max_uses: 1 })];
    const [accountId, bookingId] = [await member(), await booking()];
    await hold({ promo: kept, accountId, bookingId });
    await hold({ promo: full, accountId: await member() });
    expect(await hold({ promo: full, accountId, bookingId })).toBe('promo_refused_used_up');
    expect(await live(kept)).toBe(1);
  });
  it('requires a transaction', async () => {
    const promo = await createPromo(database.db);
    await expect(
      holdPromoUse(
        { db: database.db, now: () => NOW },
        {
          promoId: promo.id,
          accountId: await member(),
          bookingId: await booking(),
          order,
          releaseAt: minutes(30),
        },
      ),
    ).rejects.toThrow('inside a transaction');
  });
  it('keeps its number without the member when the member is deleted', async () => {
    const promo = await createPromo(database.db, { max_uses: 1 });
    const accountId = await member();
    await hold({ promo, accountId });
    await database.db.deleteFrom('accounts').where('id', '=', accountId).execute();
    expect(await hold({ promo, accountId: await member() })).toBe('promo_refused_used_up');
  });
});

const manyRounds = Array.from({ length: rounds({ quick: 1, prove: 25 }) }, (_, round) => round + 1);

interface Storm {
  limits: { max_uses?: number; max_uses_per_member: number };
  members: string[];
  locksOff?: true;
  isTogether?: true;
}

/** Releases everybody when all have arrived. */
function gate(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === count) resolve();
    return promise;
  };
}

/**
 * Forty concurrent requests, each on its own connection; returns how many got one. With `isTogether` nobody
 * commits before all have decided.
 */
async function storm({ limits, members, locksOff, isTogether }: Storm) {
  const promo = await createPromo(database.db, limits);
  const how = { ...(locksOff && { locksOff }), ...(isTogether && { decided: gate(members.length) }) };
  const outcomes = await Promise.all(
    members.map((accountId) => hold({ promo, accountId, db: wide.db, ...how })),
  );
  return {
    got: outcomes.filter((outcome) => outcome === 500_000).length,
    live: await live(promo),
    reasons: new Set(outcomes.filter((outcome) => typeof outcome === 'string')),
  };
}
const forty = () => Promise.all(Array.from({ length: 40 }, member));
const fortyTimesOne = async () => Array.from<string>({ length: 40 }).fill(await member());

/**
 * Drops the constraints behind the lock from this test's own database: only then does a missing lock show.
 */
async function withoutLastDefence<T>(work: () => Promise<T>): Promise<T> {
  await database.owner.pool
    .query(`alter table promo_redemptions drop constraint promo_uses_within_limit, drop constraint promo_member_uses_within_limit;
    drop index promo_use_numbers, promo_member_use_numbers`);
  try {
    return await work();
  } finally {
    await database.owner.pool.query(`delete from promo_redemptions;
      alter table promo_redemptions add constraint promo_uses_within_limit check (use_number between 1 and coalesce(max_uses, use_number)),
        add constraint promo_member_uses_within_limit check (member_use_number between 1 and max_uses_per_member);
      create unique index promo_use_numbers on promo_redemptions (promo_id, use_number);
      create unique index promo_member_use_numbers on promo_redemptions (promo_id, account_id, member_use_number)`);
  }
}

describe('forty concurrent requests', () => {
  it.each(manyRounds)('take ten uses exactly ten times (round %i)', async () => {
    expect(await storm({ limits: { max_uses: 10, max_uses_per_member: 1 }, members: await forty() })).toEqual(
      { got: 10, live: 10, reasons: new Set(['promo_refused_used_up']) },
    );
  });
  it.each(manyRounds)('by one member take two uses exactly twice (round %i)', async () => {
    expect(await storm({ limits: { max_uses_per_member: 2 }, members: await fortyTimesOne() })).toEqual({
      got: 2,
      live: 2,
      reasons: new Set(['promo_refused_used_by_member']),
    });
  });
  it('all take one of ten without lock and constraint (negative control)', async () => {
    await withoutLastDefence(async () => {
      expect(
        (
          await storm({
            limits: { max_uses: 10, max_uses_per_member: 1 },
            members: await forty(),
            locksOff: true,
            isTogether: true,
          })
        ).got,
      ).toBe(40);
    });
  });
  it('by one member all take one of two without lock and constraint (negative control)', async () => {
    await withoutLastDefence(async () => {
      expect(
        (
          await storm({
            limits: { max_uses_per_member: 2 },
            members: await fortyTimesOne(),
            locksOff: true,
            isTogether: true,
          })
        ).got,
      ).toBe(40);
    });
  });
  it('take ten uses exactly ten times with the lock alone', async () => {
    await withoutLastDefence(async () => {
      expect(
        (await storm({ limits: { max_uses: 10, max_uses_per_member: 1 }, members: await forty() })).got,
      ).toBe(10);
    });
  });
  it('never take more than ten, nor one member more than two, with the constraint alone', async () => {
    expect(
      (
        await storm({
          limits: { max_uses: 10, max_uses_per_member: 1 },
          members: await forty(),
          locksOff: true,
        })
      ).got,
    ).toBeLessThanOrEqual(10);
    expect(
      (await storm({ limits: { max_uses_per_member: 2 }, members: await fortyTimesOne(), locksOff: true }))
        .got,
    ).toBeLessThanOrEqual(2);
  });
});
