// Carts: a guest's becomes the member's, quantities follow the stock, and nobody sees another's.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMember } from '#test/factories/accounts';
import { createItem, createStore } from '#test/factories/items';
import { createPlaces, NOW, TODAY } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import {
  addToCart,
  type CartOwner,
  changeQuantity,
  purgeGuestCarts,
  readCart,
  removeFromCart,
  replaceCart,
} from './carts.ts';

const { database, deps, at } = useTestContext();
let dates: string;
let mat: string;
let guest: CartOwner;
const someGuest = (): CartOwner => ({ brandId: 'uji', actor: null, guestId: randomUUID() });
const wanted = (variantId: string, quantity: number) => ({ variantId, quantity });
const pieces = async (owner: CartOwner) => (await readCart(deps, owner)).count;

beforeAll(async () => {
  const { db } = database;
  await createPlaces(db);
  const [first, second] = [
    await createStore(db, { name: 'Toko Satu' }),
    await createStore(db, { name: 'Toko Dua' }),
  ];
  [dates] = (await createItem(db, { store_id: first.id, sizes: [{ price: 40_000, stock: 5 }] })).variants as [
    string,
  ];
  [mat] = (await createItem(db, { store_id: second.id, sizes: [{ price: 90_000, stock: 5, grams: 700 }] }))
    .variants as [string];
});
beforeEach(() => {
  guest = someGuest();
});

describe('a cart', () => {
  it('is grouped by store, by name, with what each comes to', async () => {
    await addToCart(deps, guest, wanted(dates, 2));
    await addToCart(deps, guest, wanted(mat, 1));
    const cart = await readCart(deps, guest);
    expect(cart.stores.map(({ store, total, weightGrams }) => [store.name, total, weightGrams])).toEqual([
      ['Toko Dua', 90_000, 700],
      ['Toko Satu', 80_000, 1_000],
    ]);
    expect(cart).toMatchObject({ count: 3, total: 170_000, isOrderable: true });
  });
  it("shows the first of an item's photographs, where its store has some", async () => {
    await addToCart(deps, guest, wanted(dates, 1));
    await addToCart(deps, guest, wanted(mat, 1));
    const { item_id: itemId } = await database.db
      .selectFrom('item_variants')
      .select('item_id')
      .where('id', '=', dates)
      .executeTakeFirstOrThrow();
    const photograph = (letter: string, place: number) => ({
      id: letter.repeat(22),
      item_id: itemId,
      use: 'item',
      alt: JSON.stringify({ id: 'Kurma di piring' }),
      placeholder: '#aabbcc',
      created_at: NOW,
      place,
    });
    await database.db
      .insertInto('pictures')
      .values([photograph('b', 2), photograph('a', 1)])
      .execute();
    const photos = (await readCart(deps, guest)).stores.map(({ lines }) => lines[0]!.item.photo);
    expect(photos).toEqual([
      null,
      { id: 'a'.repeat(22), use: 'item', alt: { id: 'Kurma di piring' }, placeholder: '#aabbcc' },
    ]);
  });
  it('adds up what is added twice, and takes a line out', async () => {
    await addToCart(deps, guest, wanted(dates, 2));
    await addToCart(deps, guest, wanted(dates, 3));
    expect(await pieces(guest)).toBe(5);
    await changeQuantity(deps, guest, wanted(dates, 1));
    expect(await pieces(guest)).toBe(1);
    await removeFromCart(deps, guest, dates);
    await removeFromCart(deps, guest, dates);
    expect(await pieces(guest)).toBe(0);
  });
  it.each([0, -1, 1.5])('refuses a quantity of %s', async (quantity) => {
    await expect(addToCart(deps, guest, wanted(dates, quantity))).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'quantity', message: 'error_quantity_at_least_one' }],
    });
  });
  it('refuses more than is left, and says how many that is', async () => {
    await addToCart(deps, guest, wanted(dates, 3));
    await expect(addToCart(deps, guest, wanted(dates, 3))).rejects.toMatchObject({
      code: 'stock_too_low',
      faults: [{ field: 'quantity', message: 'error_stock_left', values: { count: 5 } }],
    });
    await expect(changeQuantity(deps, guest, wanted(dates, 6))).rejects.toMatchObject({
      code: 'stock_too_low',
    });
    expect(await pieces(guest)).toBe(3);
  });
  it('refuses what does not exist, and to change what is not in it', async () => {
    await expect(addToCart(deps, guest, wanted(randomUUID(), 1))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(addToCart(deps, guest, wanted("x'y", 1))).rejects.toMatchObject({ code: 'not_found' });
    await expect(changeQuantity(deps, guest, wanted(mat, 1))).rejects.toMatchObject({ code: 'not_found' });
  });
  it('is replaced as a whole, or not at all', async () => {
    await addToCart(deps, guest, wanted(dates, 1));
    await expect(replaceCart(deps, guest, [wanted(mat, 1), wanted(dates, 6)])).rejects.toMatchObject({
      code: 'stock_too_low',
    });
    expect(await pieces(guest)).toBe(1);
    await replaceCart(deps, guest, [wanted(mat, 4)]);
    expect(await pieces(guest)).toBe(4);
  });
});

describe('a line', () => {
  it('says what has become of it: sold out, too few, no longer sold', async () => {
    const store = await createStore(database.db, {});
    const item = await createItem(database.db, { store_id: store.id, sizes: [{ stock: 4 }, { stock: 4 }] });
    const [first, second] = item.variants as [string, string];
    await addToCart(deps, guest, wanted(first, 4));
    await addToCart(at(1), guest, wanted(second, 4));
    const sell = (variant: string, quantity: number) =>
      database.db
        .insertInto('stock_movements')
        .values({ variant_id: variant, quantity: -quantity, reason: 'sold', at: NOW })
        .execute();
    await sell(first, 4);
    await sell(second, 1);
    const cart = await readCart(deps, guest);
    expect(cart.stores[0]!.lines.map(({ fault, stock, total }) => [fault, stock, total])).toEqual([
      ['sold_out', 0, 0],
      ['too_many', 3, 0],
    ]);
    expect([cart.total, cart.isOrderable]).toEqual([0, false]);
    await database.db
      .updateTable('partners')
      .set({ state: 'suspended', suspended_on: TODAY, suspended_reason: JSON.stringify({ id: 'Uji' }) })
      .where('id', '=', store.id)
      .execute();
    expect((await readCart(deps, guest)).stores[0]!.lines.map(({ fault }) => fault)).toEqual([
      'not_sold',
      'not_sold',
    ]);
    await expect(addToCart(deps, someGuest(), wanted(second, 1))).rejects.toMatchObject({
      code: 'stock_too_low',
      faults: [{ values: { count: 0 } }],
    });
  });
});

describe('whose it is', () => {
  it("a guest's becomes the member's with signing in, and adds up with what was there", async () => {
    const { actor } = await createMember(deps);
    const member = { brandId: 'uji', actor, guestId: null };
    await addToCart(deps, member, wanted(dates, 1));
    await addToCart(deps, guest, wanted(dates, 2));
    await addToCart(deps, guest, wanted(mat, 1));
    expect(await pieces({ ...guest, actor })).toBe(4);
    expect([await pieces(guest), await pieces(member)]).toEqual([0, 4]);
  });
  it('is nobody else’s, of one brand, and of no browser without an id', async () => {
    await addToCart(deps, guest, wanted(dates, 1));
    const { actor } = await createMember(deps);
    expect([
      await pieces(someGuest()),
      await pieces({ brandId: 'uji', actor, guestId: null }),
      await pieces({ ...guest, brandId: 'lain' }),
      await pieces({ ...guest, guestId: null }),
    ]).toEqual([0, 0, 0, 0]);
  });
  it("a guest's is forgotten after ninety days, a member's stays", async () => {
    const { actor } = await createMember(deps);
    const member = { brandId: 'uji', actor, guestId: null };
    await addToCart(deps, guest, wanted(dates, 1));
    await addToCart(deps, member, wanted(dates, 1));
    await purgeGuestCarts(at(89 * 86_400));
    expect(await pieces(guest)).toBe(1);
    expect(await purgeGuestCarts(at(91 * 86_400))).toBeGreaterThan(0);
    expect([await pieces(guest), await pieces(member)]).toEqual([0, 1]);
  });
});
