// `kill -9` in the middle of checkouts and payments (docs/product/test-kit.md): after a restart everybody gets their order, every
// payment the gateway calls settled is in the ledger once, and the proof finds nothing.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { verifyLedger } from '#domain/ledger';
import type { SimulatorActionName } from '#platform/payments/simulator/actions';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { notificationPath } from '#shared/payment-methods';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { rounds } from '#test/rounds';
import { freePort, startAppProcess } from './app-process.ts';
import { cartForm, checkoutForm, insist } from './shoppers.ts';

const orders = 200;
const atOnce = 16;
const price = 30_000_000;
const clockAheadMs = NOW.getTime() - Date.now();
const now = () => new Date(Date.now() + clockAheadMs);
const quiet = { warn: () => {}, error: () => {} };

let database: TestDatabase;
let simulator: PaymentSimulator;
let departure: string;
let deps: Deps;
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  // The gateway is another machine: it lives on, and remembers, when the application is killed.
  simulator = await startPaymentSimulator({
    db: database.db,
    now,
    speed: 1_000,
    lookMs: 20,
  });
  departure = (await createDeparture(database.db, { quota: 100_000 })).id;
  deps = { ...(await createTestDeps(database, NOW)), now };
});
afterAll(async () => {
  await simulator.close();
  await database.drop();
});

/** What payers, banks and forgers do, by turns. */
const fates: SimulatorActionName[][] = [
  ['paid'],
  ['paid', 'repeat'],
  ['forge', 'paid'],
  ['out_of_order'],
  ['paid'],
  ['slow_notice'],
];

async function buyAndPay(port: number, member: SignedIn, nth: number): Promise<void> {
  const at = () => port;
  const {
    data: { id },
  } = await insist(at, member, 'POST', '/api/v3/bookings/cart', cartForm(departure));
  const ordered = await insist(
    at,
    member,
    'POST',
    `/api/v3/bookings/${id as string}/do-checkout`,
    checkoutForm(price),
  );
  expect(ordered.code).toBe('ok');
  const payment = await insist(at, member, 'POST', `/api/v3/bookings/${id as string}/payments/bca_va`, {});
  expect(payment.code).toBe('ok');
  for (const fate of fates[nth % fates.length]!) {
    const simulated = await simulator.find(payment.data['payment_number'] as string);
    expect(await simulator.act(simulated!, fate)).toBe(true);
  }
}

const settledAndNot = async () =>
  (
    await sql<{ settled: number; known: number; received: number }>`
  select count(*)::int as settled, count(*) filter (where p.status = 'paid')::int as known,
    count(*) filter (where (select count(*) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.payment_id = p.id and e.account = 'gateway_clearing' and t.kind = 'receipt' and e.amount = s.amount) = 1)::int as received
  from simulator.payments s left join payments p on p.gateway = 'simulator' and p.reference = s.order_id
  where s.status = 'settlement'`.execute(database.db)
  ).rows[0]!;

it('loses nothing and counts nothing twice', async () => {
  const port = await freePort();
  const start = () =>
    startAppProcess({
      url: database.url,
      port,
      clockAheadMs,
      gateway: simulator.settings.midtrans,
      settleEveryMs: 300,
    });
  let app = await start();
  simulator.notifyAt(`http://127.0.0.1:${port}${notificationPath('simulator')}`, quiet);
  const kills = rounds({ quick: 2, prove: 50 });
  let begun = 0;
  let done = 0;
  const buyers = Array.from({ length: atOnce }, async () => {
    while (begun < orders) {
      const nth = (begun += 1);
      // One for each order: nobody holds many that are not paid yet (decision 0053). They sign in as they come: many kills take longer than a session
      // lasts without being renewed.
      await buyAndPay(port, await createMember(deps), nth);
      done += 1;
    }
  });
  const killer = (async () => {
    for (let nth = 1; nth <= kills; nth += 1) {
      await expect
        .poll(() => done, { interval: 5, timeout: 600_000 })
        .toBeGreaterThanOrEqual(Math.floor((nth * orders) / (kills + 1)));
      await app.kill();
      app = await start();
    }
  })();
  try {
    await Promise.all([...buyers, killer]);
    await expect
      .poll(settledAndNot, { timeout: 120_000 })
      .toEqual({ settled: orders, known: orders, received: orders });
  } finally {
    await app.kill();
  }
  expect(await verifyLedger(database)).toEqual([]);
  const {
    rows: [sold],
  } = await sql<{
    paid: number;
    seats: number;
  }>`select (select count(*)::int from bookings where state = 'paid') as paid,
    (select sum(seats)::int from seat_claims where release_at is null) as seats`.execute(database.db);
  expect(sold).toEqual({ paid: orders, seats: orders });
}, 1_200_000);
