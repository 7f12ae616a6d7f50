// Whoever changes the stock or the orders of stores behind the ledger's back is found (docs/product/souvenir-orders.md, "Verification"): for
// each promise changes that only its check names, and none of which leaves a trace in the next test.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptReturn, applyCartPromo, cancelStoreOrder, receiveReturn } from '#domain/souvenir-orders';
import { addToCart } from '#domain/carts';
import { useBookingFixture } from '#test/booking-fixture';
import { brandOf } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { createPromo } from '#test/factories/promos';
import {
  askForReturn,
  createDeliveredParcel,
  createPaidSouvenirOrder,
  createShopper,
  createSouvenirDraft,
  createSouvenirOrder,
} from '#test/factories/souvenir-orders';
import { verifyLedger } from './ledger.ts';
import { souvenirPromises } from './verify-souvenirs.ts';

const { database, shop } = useBookingFixture();

/** Orders that choose shipping, wait for money, are paid with a promo, and of which a part or pieces went back. */
beforeAll(async () => {
  const { deps } = shop;
  const items = [
    await createItem(database.db, { sizes: [{ price: 40_000, stock: 100 }] }),
    await createItem(database.db, { sizes: [{ price: 90_001, stock: 100 }] }),
  ];
  const wanted = items.map(({ variants }) => [variants[0]!, 2] as const);
  await createSouvenirDraft(shop, { wanted });
  await createSouvenirOrder(shop, { wanted });
  const member = await createShopper(deps);
  const brand = brandOf(deps);
  const { code } = await createPromo(database.db, { category: 'souvenirs', discount_amount: 10_001 });
  // A code is put on what lies in the cart; the others come to it.
  const first = items[0]!.variants[0]!;
  await addToCart(
    deps,
    { brandId: brand.id, actor: member.actor, guestId: null },
    { variantId: first, quantity: 1 },
  );
  await applyCartPromo(deps, member.actor, { brand, code, address: '127.0.0.1' });
  await createPaidSouvenirOrder(shop, { member, wanted });
  const half = await createPaidSouvenirOrder(shop, { wanted });
  await cancelStoreOrder(deps, half.member.actor, half.order.parts[0]!.id);
  const { member: sender, part, keeper } = await createDeliveredParcel(shop, { quantity: 3 });
  const { id: line } = part.lines[0]!;
  await askForReturn(deps, sender, part.id, [[line, 2]]);
  await acceptReturn(deps, keeper.actor, part.id, { note: 'Jl. Pasar 1' });
  await receiveReturn(deps, keeper.actor, part.id, { sellable: new Map([[line, 1]]) });
});

const standing = `(select id from store_orders where state = 'paid' and discount = 0 limit 1)`;
/** A movement that is written once more, or undone, together with what is on hand: only the orders can tell. */
const movedAgain = (which: string, times: number) =>
  `with m as (insert into stock_movements (variant_id, quantity, reason, at, line_id)
      select variant_id, quantity * ${times}, reason, at, line_id from stock_movements where ${which} order by id limit 1 returning variant_id, quantity)
    update item_variants v set on_hand = v.on_hand + m.quantity from m where v.id = m.variant_id`;

const corruptions: readonly (readonly [what: string, statement: string, promise: string])[] = [
  ['one more on hand', `update item_variants set on_hand = on_hand + 1`, 'what is on hand'],
  ['what came in deleted', `delete from stock_movements where line_id is null`, 'what is on hand'],
  [
    'more reserved than there is',
    `update stock_reservations set quantity = quantity + 100`,
    'what is on hand',
  ],
  ['sold twice', movedAgain(`line_id is not null and quantity < 0`, 1), 'what was paid for left'],
  ['paid for and not sold', movedAgain(`line_id is not null and quantity < 0`, -1), 'what was paid for left'],
  ['back on sale twice', movedAgain(`reason = 'returned'`, 1), 'what was paid for left'],
  [
    'one that was written off said to be on sale',
    `update store_order_lines set restocked = returned where returned > restocked`,
    'what was paid for left',
  ],
  [
    'money back for pieces that nobody sent back',
    `update store_orders set refunded = 1 where id = ${standing}`,
    'pieces went back for money',
  ],
  ['nothing set aside for an order', `delete from stock_reservations`, 'an order reserves'],
  [
    'stock set aside longer than its order',
    `update stock_reservations set release_at = release_at + interval '1 hour'`,
    'an order reserves',
  ],
  [
    'an order dearer than its parts',
    `update souvenir_orders set items_total = items_total + 1 where state = 'paid'`,
    'a souvenir order comes to its parts',
  ],
  [
    'a line dearer than its part says',
    `update store_order_lines set price = price + 1 where store_order_id = ${standing}`,
    'a souvenir order comes to its parts',
  ],
  [
    'a larger commission',
    `update store_orders set commission = commission + 1 where id = ${standing}`,
    'each part that stands',
  ],
  [
    'a part said to be refunded whose money is still the store’s',
    `update store_orders set state = 'refunded' where id = ${standing}`,
    'each part that stands',
  ],
  [
    'a part said to stand that was given back',
    `update store_orders set state = 'accepted' where state = 'refunded'`,
    'each part that stands',
  ],
  [
    'more owed by the platform for its promo',
    `update ledger_entries set amount = amount * 2 where account = 'promo_cost'`,
    'the platform owes each part',
  ],
  [
    'a promo of every store said to be of one',
    `update promos set partner_id = (select store_id from store_orders where discount > 0 limit 1)`,
    'a promo of one store',
  ],
  [
    'a discount without a promo',
    `update souvenir_orders set promo_id = null where discount > 0`,
    'a souvenir order with a discount',
  ],
  [
    'a use of a promo given away again',
    `delete from promo_redemptions where state = 'used'`,
    'a souvenir order with a discount',
  ],
  [
    'paid by nothing',
    `update payments set status = 'expired' where payable_kind = 'souvenir_invoice'`,
    'a souvenir order is paid by a payment',
  ],
];

it('finds nothing before', async () => {
  expect(await verifyLedger(shop.deps)).toEqual([]);
});

describe('names', () => {
  it.each(corruptions)('%s', async (_what, statement, promise) => {
    const found = await faultsAfter(statement);
    expect(found.filter((one) => one.startsWith(promise))).not.toEqual([]);
  });
  it('each of its promises at least once', () => {
    const untried = souvenirPromises.filter(
      ({ promise }) => !corruptions.some(([, , begins]) => promise.startsWith(begins)),
    );
    expect(untried).toEqual([]);
  });
});

/** The promises that are broken by a change that a superuser has written without triggers; nothing of it stays. */
async function faultsAfter(statement: string): Promise<string[]> {
  const undone = new Error('undone');
  let broken: string[] = [];
  await database.owner.db
    .transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql.raw(statement).execute(db);
      broken = (await verifyLedger({ db })).map(({ promise }) => promise);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return broken;
}
