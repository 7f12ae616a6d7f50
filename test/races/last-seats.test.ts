// The last seats under a rush (docs/product/seats-and-money.md): hundreds of shoppers over HTTP, two application processes, one database. With the
// locks off the same rush oversells: the test can fail.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { applyPromo } from '#domain/checkout';
import { verifyLedger } from '#domain/ledger';
import { createTestDeps } from '#test/deps';
import type { Db } from '#platform/database/database';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createDraft } from '#test/factories/bookings';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { createPromo } from '#test/factories/promos';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { overlapping } from '#test/overlapping';
import { rounds } from '#test/rounds';
import { runTwoApps, type TwoAppOrders } from './two-apps.ts';
import { cartForm, checkoutForm, type HttpAnswer, insist } from './shoppers.ts';

const shoppers = 300;
const quota = 50;
const price = 30_000_000;
/** Twenty rounds on a busy machine. */
const longFormMs = 1_200_000;

let database: TestDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
});
afterAll(() => database.drop());

const withTwoApps = <T>(act: (ports: number[]) => Promise<T>, orders: TwoAppOrders = {}) =>
  runTwoApps(database.url, act, orders);

const claimed = async (departure: string) =>
  Number(
    (
      await database.db
        .selectFrom('seat_claims')
        .select((is) => is.fn.sum<number>('seats').as('seats'))
        .where('departure_id', '=', departure)
        .executeTakeFirst()
    )?.seats ?? 0,
  );

/** Everybody fills a cart and then orders at the same moment, each at one of the processes. */
async function rush(ports: number[]): Promise<{ departure: string; answers: HttpAnswer[] }> {
  // New ones for every rush: whoever has won a few times holds as much as one may (decision 0053).
  const members = await Promise.all(Array.from({ length: shoppers }, () => createMember(deps)));
  const { id: departure } = await createDeparture(database.db, { quota });
  const at = (index: number) => () => ports[index % ports.length]!;
  const carts = await Promise.all(
    members.map((member, index) =>
      insist(at(index), member, 'POST', '/api/v3/bookings/cart', cartForm(departure)),
    ),
  );
  const answers = await Promise.all(
    members.map((member, index) =>
      insist(
        at(index),
        member,
        'POST',
        `/api/v3/bookings/${carts[index]!.data['id'] as string}/do-checkout`,
        checkoutForm(price),
      ),
    ),
  );
  return { departure, answers };
}

describe('three hundred shoppers at once for the last fifty seats', () => {
  it(
    'buy exactly fifty, and the others are told so',
    async () => {
      await withTwoApps(async (ports) => {
        for (let round = 0; round < rounds({ quick: 1, prove: 20 }); round += 1) {
          const { departure, answers } = await rush(ports);
          const codes = answers.map(({ code }) => code);
          expect({
            sold: codes.filter((code) => code === 'ok').length,
            told: codes.filter((code) => code === 'F-DPS-D7m').length,
            claimed: await claimed(departure),
          }).toEqual({ sold: quota, told: shoppers - quota, claimed: quota });
        }
      });
      expect(await verifyLedger(deps)).toEqual([]);
    },
    longFormMs,
  );
});

/** Two carts for one thing, ordered at the same moment at two processes; what both read is read before either has written. */
async function orderTogether(
  carts: readonly { member: SignedIn; bookingId: string; total: number }[],
  orders: { locksOff?: true } = {},
): Promise<string[]> {
  const hold = (held: Db) =>
    held
      .selectFrom('bookings')
      .select('id')
      .where(
        'id',
        'in',
        carts.map(({ bookingId }) => bookingId),
      )
      .forUpdate()
      .execute();
  const outcomes = await withTwoApps(
    (ports) =>
      overlapping(
        database.db,
        hold,
        carts.map(
          ({ member, bookingId, total }, index) =>
            async () =>
              (
                await insist(
                  () => ports[index]!,
                  member,
                  'POST',
                  `/api/v3/bookings/${bookingId}/do-checkout`,
                  checkoutForm(total),
                )
              ).code,
        ),
      ),
    orders,
  );
  return outcomes
    .map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))
    .toSorted();
}

/** Two carts on a departure with so many seats, with a promo or without. */
async function twoCarts(seats: number, promo?: { id: string }) {
  const { id: departure } = await createDeparture(database.db, { quota: seats });
  const carts = [];
  for (const member of [await createMember(deps), await createMember(deps)]) {
    const { bookingId } = await createDraft({ deps }, { member, departure });
    if (promo)
      await applyPromo(deps, member.actor, {
        bookingId,
        brand: deps.brands.forHost('brand.test'),
        promo: promo.id,
      });
    const { total_amount: total } = await database.db
      .selectFrom('bookings')
      .select('total_amount')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow();
    carts.push({ member, bookingId, total });
  }
  return { departure, carts };
}

describe('two processes asked for the last seat at the same moment', () => {
  it('sell it once', async () => {
    const { departure, carts } = await twoCarts(1);
    expect([await orderTogether(carts), await claimed(departure)]).toEqual([['F-DPS-D7m', 'ok'], 1]);
  });

  it('sell it twice without the lock: the test can fail', async () => {
    const { departure, carts } = await twoCarts(1);
    expect([await orderTogether(carts, { locksOff: true }), await claimed(departure)]).toEqual([
      ['ok', 'ok'],
      2,
    ]);
  });
});

it('two processes end what nobody paid once, and tell of the seats once', async () => {
  const { departure, answers } = await withTwoApps(rush);
  const ordered = answers.filter(({ code }) => code === 'ok').map(({ data }) => data['id'] as string);
  await database.db
    .insertInto('seat_notices')
    .values({
      departure_id: departure,
      brand_id: 'rihlah',
      name: 'Siti',
      phone: '+6281200000009',
      locale: 'id',
      created_at: NOW,
    })
    .execute();
  const told = () =>
    database.db.selectFrom('outbox_messages').select('id').where('kind', '=', 'seats_back').execute();
  await withTwoApps(
    async () => {
      await expect.poll(() => claimed(departure)).toBe(0);
      await expect
        .poll(
          async () =>
            (
              await database.db
                .selectFrom('booking_history')
                .select('id')
                .where('booking_id', 'in', ordered)
                .where('reason', '=', 'hold_ran_out')
                .where('told_at', 'is not', null)
                .execute()
            ).length,
        )
        .toBe(quota);
    },
    { laterMs: 151 * 60_000, settleEveryMs: 50 },
  );
  const ends = await database.db
    .selectFrom('booking_history')
    .select(['booking_id', (is) => is.fn.countAll<number>().as('times')])
    .where('booking_id', 'in', ordered)
    .where('reason', '=', 'hold_ran_out')
    .groupBy('booking_id')
    .execute();
  expect([ends.length, new Set(ends.map(({ times }) => Number(times)))]).toEqual([quota, new Set([1])]);
  expect(await told()).toHaveLength(1);
});

/** Sixty put a promo for ten on their carts, and all order at the same moment; answers what each was told. */
async function promoRush(): Promise<string[]> {
  const { id: departure } = await createDeparture(database.db, { quota: 500 });
  const brand = deps.brands.forHost('brand.test');
  const promo = await createPromo(database.db, { brand_id: 'rihlah', max_uses: 10 });
  const buyers = await Promise.all(Array.from({ length: 60 }, () => createMember(deps)));
  const carts = await Promise.all(
    buyers.map(async (member) => {
      const { bookingId } = await createDraft({ deps }, { member, departure });
      await applyPromo(deps, member.actor, { bookingId, brand, promo: promo.id });
      const { total_amount: total } = await database.db
        .selectFrom('bookings')
        .select('total_amount')
        .where('id', '=', bookingId)
        .executeTakeFirstOrThrow();
      return { member, bookingId, total };
    }),
  );
  return withTwoApps((ports) =>
    Promise.all(
      carts.map(
        async ({ member, bookingId, total }, index) =>
          (
            await insist(
              () => ports[index % 2]!,
              member,
              'POST',
              `/api/v3/bookings/${bookingId}/do-checkout`,
              checkoutForm(total),
            )
          ).code,
      ),
    ),
  );
}
const times = (codes: string[], code: string) => codes.filter((each) => each === code).length;

describe('sixty at once with a promo for ten', () => {
  it(
    'use it exactly ten times',
    async () => {
      for (let round = 0; round < rounds({ quick: 1, prove: 20 }); round += 1) {
        const codes = await promoRush();
        expect([times(codes, 'ok'), times(codes, 'promo_refused')]).toEqual([10, 50]);
      }
    },
    longFormMs,
  );

  it('use the last one once when two ask at the same moment', async () => {
    const { carts } = await twoCarts(10, await createPromo(database.db, { brand_id: 'rihlah', max_uses: 1 }));
    expect(await orderTogether(carts)).toEqual(['ok', 'promo_refused']);
  });

  it('use it twice without the lock: the test can fail', async () => {
    // Numbered uses stand behind the lock: taken away from this test's own database, and left away.
    await database.owner.pool.query(
      'alter table promo_redemptions drop constraint promo_uses_within_limit; drop index promo_use_numbers',
    );
    const { carts } = await twoCarts(10, await createPromo(database.db, { brand_id: 'rihlah', max_uses: 1 }));
    expect(await orderTogether(carts, { locksOff: true })).toEqual(['ok', 'ok']);
  });
});
