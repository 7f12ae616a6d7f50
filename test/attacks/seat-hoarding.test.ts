// Taking a departure's seats away from everybody without paying (decision 0053): over HTTP, many requests at once, two processes of the
// application on one database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { verifyLedger } from '#domain/ledger';
import { hashPassword } from '#platform/passwords';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { type AppProcess, freePort, startAppProcess } from '#test/races/app-process';
import { call, checkoutForm, insist } from '#test/races/shoppers';

const password = 'Labbaik-1447';
const price = 30_000_000;
const quota = 400;
const clockAheadMs = NOW.getTime() - Date.now();

let database: TestDatabase;
let deps: Deps;
let simulator: PaymentSimulator;
let apps: AppProcess[];
let departures: string[];
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
  departures = await Promise.all(
    Array.from({ length: 12 }, async () => (await createDeparture(database.db, { quota })).id),
  );
  simulator = await startPaymentSimulator({
    db: database.db,
    now: () => new Date(Date.now() + clockAheadMs),
    speed: 1_000,
    lookMs: 20,
  });
  apps = await Promise.all(
    [1, 2].map(async () =>
      startAppProcess({
        url: database.url,
        port: await freePort(),
        clockAheadMs,
        gateway: simulator.settings.midtrans,
        settleEveryMs: null,
      }),
    ),
  );
});
afterAll(async () => {
  await Promise.all(apps.map((app) => app.kill()));
  await simulator.close();
  await database.drop();
});

const port = (nth: number) => apps[nth % apps.length]!.port;

interface Attacker {
  member: SignedIn;
  /** Heads of each of the attacker's orders. */
  adults: number;
}

/** Everybody fills a cart on every departure, then orders all of them at the same moment; answers the codes. */
async function hoard(attackers: readonly Attacker[]): Promise<string[]> {
  const wants = attackers.flatMap((attacker) => departures.map((departure) => ({ ...attacker, departure })));
  const carts = await Promise.all(
    wants.map(({ member, adults, departure }, nth) =>
      insist(() => port(nth), member, 'POST', '/api/v3/bookings/cart', {
        product_id: departure,
        rooms: [{ room_type: 'quad', adults }],
      }),
    ),
  );
  const answers = await Promise.all(
    wants.map(({ member, adults }, nth) =>
      insist(
        () => port(nth),
        member,
        'POST',
        `/api/v3/bookings/${carts[nth]!.data['id'] as string}/do-checkout`,
        checkoutForm(price * adults),
      ),
    ),
  );
  return answers.map(({ code }) => code);
}

const held = async (members: readonly SignedIn[]) => {
  const { orders, seats } = await database.db
    .selectFrom('seat_claims as c')
    .innerJoin('bookings as b', 'b.id', 'c.booking_id')
    .select((is) => [is.fn.countAll<number>().as('orders'), is.fn.sum<number>('c.seats').as('seats')])
    .where(
      'b.account_id',
      'in',
      members.map(({ account }) => account.id),
    )
    .executeTakeFirstOrThrow();
  return { orders: Number(orders), seats: Number(seats ?? 0) };
};

it('a fresh account with a number nobody has proven holds nothing', async () => {
  const member = await createMember(deps, { phone_verified_at: null });
  expect(new Set(await hoard([{ member, adults: 20 }]))).toEqual(new Set(['phone_unverified']));
  expect(await held([member])).toEqual({ orders: 0, seats: 0 });
});

it('one account holds three orders, and no more than twelve seats, however many it sends at once', async () => {
  const [small, large] = [await createMember(deps), await createMember(deps)];
  const codes = await hoard([{ member: small, adults: 1 }]);
  expect([codes.filter((code) => code === 'ok').length, new Set(codes)]).toEqual([
    3,
    new Set(['ok', 'holding_limit']),
  ]);
  expect(await held([small])).toEqual({ orders: 3, seats: 3 });
  await hoard([{ member: large, adults: 5 }]);
  expect(await held([large])).toEqual({ orders: 2, seats: 10 });
});

it('four accounts that have proven one number hold as much as one', async () => {
  const first = await createMember(deps);
  const members = [
    first,
    ...(await Promise.all([1, 2, 3].map(() => createMember(deps, { phone: first.account.phone })))),
  ];
  await hoard(members.map((member) => ({ member, adults: 4 })));
  expect(await held(members)).toEqual({ orders: 3, seats: 12 });
});

it('an account that is deleted holds nothing, also while it orders', async () => {
  const member = await createMember(deps, { password_hash: await hashPassword(password) });
  const [codes, deleted] = await Promise.all([
    hoard([{ member, adults: 1 }]),
    (async () => {
      // As soon as the first seat is held.
      await expect.poll(async () => (await held([member])).orders).toBeGreaterThan(0);
      const own = await database.db
        .selectFrom('bookings')
        .select('id')
        .where('account_id', '=', member.account.id)
        .execute();
      return {
        own,
        answer: await insist(() => port(1), member, 'DELETE', '/api/v3/user/auth/me', { password }),
      };
    })(),
  ]);
  expect(codes.filter((code) => code === 'ok').length).toBeLessThanOrEqual(3);
  expect(deleted.answer.code).toBe('ok');
  expect(
    await database.db
      .selectFrom('seat_claims')
      .select('seats')
      .where(
        'booking_id',
        'in',
        deleted.own.map(({ id }) => id),
      )
      .execute(),
  ).toEqual([]);
  expect((await call(port(0), member, 'GET', '/api/v3/bookings/latest/continue')).code).not.toBe('ok');
});

it('an invoice has one payment number, however often its payment is started at once', async () => {
  const member = await createMember(deps);
  const {
    data: { id },
  } = await insist(() => port(0), member, 'POST', '/api/v3/bookings/cart', {
    product_id: departures[0],
    rooms: [{ room_type: 'quad', adults: 1 }],
  });
  await insist(
    () => port(0),
    member,
    'POST',
    `/api/v3/bookings/${id as string}/do-checkout`,
    checkoutForm(price),
  );
  const start = (nth: number, method: string) =>
    insist(() => port(nth), member, 'POST', `/api/v3/bookings/${id as string}/payments/${method}`, {});
  const same = await Promise.all(Array.from({ length: 12 }, (_, nth) => start(nth, 'bca_va')));
  expect(new Set(same.map(({ code }) => code))).toEqual(new Set(['ok']));
  expect(new Set(same.map(({ data }) => data['payment_number'])).size).toBe(1);
  expect(same.every(({ data }) => (data['instructions'] as { number: string } | null)?.number)).toBe(true);
  // By two methods in turn, too: whatever was made on the way can no longer be paid.
  await Promise.all(Array.from({ length: 12 }, (_, nth) => start(nth, nth % 2 ? 'bca_va' : 'permata_va')));
  const { rows } = await database.pool.query<{ status: string; simulated: string }>(
    `select p.status, s.status as simulated from payments p
    join simulator.payments s on s.order_id = p.reference where p.subject_id = $1`,
    [id],
  );
  expect(rows.filter(({ simulated }) => simulated === 'pending')).toEqual([
    { status: 'waiting', simulated: 'pending' },
  ]);
});

it('leaves the books in order', async () => {
  expect(await verifyLedger(deps)).toEqual([]);
});
