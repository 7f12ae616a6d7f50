// The last of an item under a rush (docs/product/souvenir-orders.md): hundreds of shoppers over HTTP, two application processes, one database.
// With the locks off the same is reserved twice: the test can fail.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#domain/carts';
import type { Deps } from '#domain/deps';
import { verifyLedger } from '#domain/ledger';
import type { Db } from '#platform/database/database';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createItem } from '#test/factories/items';
import { createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { overlapping } from '#test/overlapping';
import { type HttpAnswer, insist } from './shoppers.ts';
import { runTwoApps, type TwoAppOrders } from './two-apps.ts';

const shoppers = 300;
const stock = 50;
const longFormMs = 600_000;
const path = '/api/v1/merchandise/do-checkout';

let database: TestDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
});
afterAll(() => database.drop());

const reserved = async (variantId: string) =>
  Number(
    (
      await database.db
        .selectFrom('stock_reservations')
        .select((is) => is.fn.sum<number>('quantity').as('sum'))
        .where('variant_id', '=', variantId)
        .executeTakeFirst()
    )?.sum ?? 0,
  );

/** What can be charged to them. */
async function ordersOf(members: readonly SignedIn[]) {
  const { rows } = await sql<{ orders: number; parts: number }>`
    select count(distinct o.id)::integer as orders, count(*)::integer as parts from souvenir_orders o join store_orders s on s.order_id = o.id
    where o.account_id = any (${members.map(({ account }) => account.id)}::uuid[])`.execute(database.db);
  return rows[0]!;
}

/** Members who each have these in their cart. */
async function carts(count: number, variants: readonly string[]): Promise<SignedIn[]> {
  const members = await Promise.all(Array.from({ length: count }, () => createMember(deps)));
  for (const { actor } of members)
    for (const variantId of variants)
      await addToCart(deps, { brandId: 'rihlah', actor, guestId: null }, { variantId, quantity: 1 });
  return members;
}

const orderAll = (ports: number[], members: readonly SignedIn[]): Promise<HttpAnswer[]> =>
  Promise.all(
    members.map((member, index) => insist(() => ports[index % ports.length]!, member, 'POST', path, {})),
  );

it(
  'three hundred shoppers at once for the last fifty: fifty have it, and the others are told so',
  async () => {
    // Of two more stores there is enough: whoever does not get the one has nothing of the others, and owes nothing.
    const made = [
      await createItem(database.db, { sizes: [{ stock: 1_000 }] }),
      await createItem(database.db, { sizes: [{ stock }] }),
      await createItem(database.db, { sizes: [{ stock: 1_000 }] }),
    ];
    const variants = made.map((item) => item.variants[0]!);
    const members = await carts(shoppers, variants);
    const answers = await runTwoApps(database.url, (ports) => orderAll(ports, members));
    const codes = answers.map(({ code }) => code);
    expect({
      ordered: codes.filter((code) => code === 'ok').length,
      told: codes.filter((code) => code === 'stock_too_low').length,
      reserved: await Promise.all(variants.map(reserved)),
      orders: await ordersOf(members),
    }).toEqual({
      ordered: stock,
      told: shoppers - stock,
      reserved: [stock, stock, stock],
      orders: { orders: stock, parts: stock * 3 },
    });
    expect(await verifyLedger(deps)).toEqual([]);
  },
  longFormMs,
);

describe('two processes asked for the last one at the same moment', () => {
  /** What both read is read before either has written: each takes its cart's row last. */
  async function orderTogether(orders: TwoAppOrders = {}) {
    const { variants } = await createItem(database.db, { sizes: [{ stock: 1 }] });
    const members = await carts(2, variants);
    const hold = (held: Db) =>
      held
        .selectFrom('cart_lines')
        .select('id')
        .where(
          'account_id',
          'in',
          members.map(({ account }) => account.id),
        )
        .forUpdate()
        .execute();
    const outcomes = await runTwoApps(
      database.url,
      (ports) =>
        overlapping(
          database.db,
          hold,
          members.map(
            (member, index) => async () => (await insist(() => ports[index]!, member, 'POST', path, {})).code,
          ),
        ),
      orders,
    );
    const codes = outcomes.map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason),
    );
    return [codes.toSorted(), await reserved(variants[0]!)];
  }

  it('reserve it once', async () => {
    expect(await orderTogether()).toEqual([['ok', 'stock_too_low'], 1]);
  });

  it('reserve it twice without the lock: the test can fail', async () => {
    expect(await orderTogether({ locksOff: true })).toEqual([['ok', 'ok'], 2]);
  });
});
