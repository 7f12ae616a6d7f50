// `kill -9` while souvenirs are paid for (docs/product/test-kit.md): after a restart each order is paid by its payment once, each store is
// owed its part, the stock has left once, and the proof finds nothing.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#domain/ledger';
import type { SouvenirOrder } from '#domain/souvenir-orders';
import type { SimulatorActionName } from '#platform/payments/simulator/actions';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { notificationPath } from '#shared/payment-methods';
import { createTestDeps } from '#test/deps';
import type { SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createItem } from '#test/factories/items';
import { createPlaces, NOW } from '#test/factories/programmes';
import { createSouvenirOrder } from '#test/factories/souvenir-orders';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { rounds } from '#test/rounds';
import { freePort, startAppProcess } from './app-process.ts';
import { insist } from './shoppers.ts';

const orders = 80;
const atOnce = 12;
const stock = 200;
const clockAheadMs = NOW.getTime() - Date.now();
const quiet = { warn: () => {}, error: () => {} };

let database: TestDatabase;
let simulator: PaymentSimulator;
/** Of two stores. */
let variants: string[];
let waiting: { member: SignedIn; order: SouvenirOrder }[];
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  simulator = await startPaymentSimulator({
    db: database.db,
    now: () => new Date(Date.now() + clockAheadMs),
    speed: 1_000,
    lookMs: 20,
  });
  const deps = await createTestDeps(database, NOW);
  const items = [
    await createItem(database.db, { sizes: [{ price: 40_000, stock }] }),
    await createItem(database.db, { sizes: [{ price: 90_001, stock }] }),
  ];
  variants = items.map((item) => item.variants[0]!);
  waiting = [];
  for (let nth = 0; nth < orders; nth += 1)
    waiting.push(await createSouvenirOrder({ deps }, { wanted: variants.map((id) => [id, 1] as const) }));
});
afterAll(async () => {
  await simulator.close();
  await database.drop();
});

const fates: SimulatorActionName[][] = [['paid'], ['paid', 'repeat'], ['forge', 'paid'], ['out_of_order']];

async function pay(port: number, nth: number): Promise<void> {
  const { member, order } = waiting[nth]!;
  const { code, data } = await insist(() => port, member, 'POST', '/api/v1/merchandise/payments', {
    invoice_id: order.invoiceId,
    payment_method_code: 'bca_va',
  });
  expect(code).toBe('ok');
  for (const fate of fates[nth % fates.length]!) {
    const simulated = await simulator.find(data['payment_number'] as string);
    expect(await simulator.act(simulated!, fate)).toBe(true);
  }
}

const paid = async () =>
  (
    await sql<{ orders: number; parts: number; owed: number }>`
      select (select count(*)::int from souvenir_orders where state = 'paid') as orders,
        (select count(*)::int from store_orders where state = 'paid') as parts,
        (select count(*)::int from ledger_transactions where key like 'store order % paid by %') as owed`.execute(
      database.db,
    )
  ).rows[0]!;

it('sells each piece once, and owes each store once', async () => {
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
  const kills = rounds({ quick: 2, prove: 12 });
  let begun = 0;
  let done = 0;
  const buyers = Array.from({ length: atOnce }, async () => {
    while (begun < orders) {
      const nth = begun;
      begun += 1;
      await pay(port, nth);
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
    await expect.poll(paid, { timeout: 120_000 }).toEqual({ orders, parts: orders * 2, owed: orders * 2 });
  } finally {
    await app.kill();
  }
  expect(await verifyLedger(database)).toEqual([]);
  const onHand = await database.db
    .selectFrom('item_variants')
    .select('on_hand')
    .where('id', 'in', variants)
    .execute();
  expect(onHand.map(({ on_hand: left }) => left)).toEqual([stock - orders, stock - orders]);
}, 1_200_000);
