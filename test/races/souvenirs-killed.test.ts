// `kill -9` while souvenirs are ordered, given their shipping and paid for (docs/product/test-kit.md): after a restart each cart is one
// order, paid by its payment once; each store is owed its part, the stock has left once, nothing stays set aside, and the proof finds nothing.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToCart } from '#domain/carts';
import type { Deps } from '#domain/deps';
import { verifyLedger } from '#domain/ledger';
import type { SimulatorActionName } from '#platform/payments/simulator/actions';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { notificationPath } from '#shared/payment-methods';
import { createTestDeps } from '#test/deps';
import { type SignedIn, signIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createItem } from '#test/factories/items';
import { createPlaces, NOW } from '#test/factories/programmes';
import { createShopper } from '#test/factories/souvenir-orders';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { rounds } from '#test/rounds';
import { freePort, startAppProcess } from './app-process.ts';
import { insist } from './shoppers.ts';

const orders = rounds({ quick: 60, prove: 200 });
const atOnce = 12;
const stock = 300;
const clockAheadMs = NOW.getTime() - Date.now();
const now = () => new Date(Date.now() + clockAheadMs);
const quiet = { warn: () => {}, error: () => {} };

let database: TestDatabase;
let deps: Deps;
let simulator: PaymentSimulator;
/** Of two stores. */
let variants: string[];
/** Each with a cart of both. */
let members: SignedIn[];
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  simulator = await startPaymentSimulator({
    db: database.db,
    now,
    speed: 1_000,
    lookMs: 20,
  });
  deps = { ...(await createTestDeps(database, NOW)), now };
  const items = [
    await createItem(database.db, { sizes: [{ price: 40_000, stock }] }),
    await createItem(database.db, { sizes: [{ price: 90_001, stock }] }),
  ];
  variants = items.map((item) => item.variants[0]!);
  members = await Promise.all(Array.from({ length: orders }, () => createShopper(deps)));
  for (const { actor } of members)
    for (const variantId of variants)
      await addToCart(deps, { brandId: 'rihlah', actor, guestId: null }, { variantId, quantity: 1 });
});
afterAll(async () => {
  await simulator.close();
  await database.drop();
});

const fates: SimulatorActionName[][] = [['paid'], ['paid', 'repeat'], ['forge', 'paid'], ['out_of_order']];

/** From the cart to the money. */
async function buy(port: number, nth: number): Promise<void> {
  // Signed in as they come: many kills take longer than a session lasts without being renewed.
  const member = await signIn(deps, members[nth]!.account);
  const asked = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { code, data } = await insist(() => port, member, method, `/api/v1/merchandise/${path}`, body);
    expect([path, code]).toEqual([path, 'ok']);
    return data;
  };
  const { booking_merchandise_id: id } = await asked('POST', 'do-checkout', {});
  const parcels = (await asked('GET', `${id as string}/shipping`)) as unknown as {
    partner_store_id: string;
  }[];
  for (const { partner_store_id } of parcels) {
    const couriers = await asked(
      'GET',
      `shipping-methods?merchandise_id=${id as string}&partner_store_id=${partner_store_id}`,
    );
    const [{ quote_id }] = couriers as unknown as [{ quote_id: string }];
    await asked('POST', `${id as string}/shipping`, { partner_store_id, quote_id });
  }
  const { invoice_id } = await asked('POST', `${id as string}/confirm`, {});
  const data = await asked('POST', 'payments', { invoice_id, payment_method_code: 'bca_va' });
  for (const fate of fates[nth % fates.length]!) {
    const simulated = await simulator.find(data['payment_number'] as string);
    expect(await simulator.act(simulated!, fate)).toBe(true);
  }
}

const outcome = async () =>
  (
    await sql<{ orders: number; paid: number; parts: number; owed: number; reserved: number }>`
      select (select count(*)::int from souvenir_orders) as orders,
        (select count(*)::int from souvenir_orders where state = 'paid') as paid,
        (select count(*)::int from stock_reservations) as reserved,
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
  const kills = rounds({ quick: 2, prove: 50 });
  let begun = 0;
  let done = 0;
  const buyers = Array.from({ length: atOnce }, async () => {
    while (begun < orders) {
      const nth = begun;
      begun += 1;
      await buy(port, nth);
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
      .poll(outcome, { timeout: 120_000 })
      .toEqual({ orders, paid: orders, parts: orders * 2, owed: orders * 2, reserved: 0 });
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
