// Items from a table (docs/product/store-console.md): tried, then written whole or not at all; the same table twice changes nothing, and
// nobody's change or sale in between is overwritten.
import type { KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { addToCart } from '#domain/carts';
import { applyGatewayStatus } from '#domain/payments';
import { orderCart } from '#domain/souvenir-orders';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { openBookingSetup } from '#test/factories/bookings';
import { itemFileOf } from '#test/factories/item-forms';
import { createItem } from '#test/factories/items';
import { createPlaces } from '#test/factories/programmes';
import { beginSouvenirPayment, createShopper, createSouvenirOrder } from '#test/factories/souvenir-orders';
import { overlapping } from '#test/overlapping';
import { useTestContext } from '#test/test-context';
import {
  countStock,
  getStoreItem,
  importItems,
  listItemRows,
  publishItem,
  saveItem,
  tryItems,
} from './store-items.ts';

const { deps, database, brand } = useTestContext();
beforeAll(() => createPlaces(database.db));
type Rows = Parameters<typeof itemFileOf>[0];

async function place() {
  // The category `kurma` comes with it.
  const { storeId: partnerId, id } = await createItem(database.db);
  return { staff: await createMember(deps, { roles: ['store_staff'], partnerId }), first: id };
}
const attempt = ({ actor }: SignedIn, rows: Rows) => tryItems(deps, actor, itemFileOf(rows));
async function write(staff: SignedIn, rows: Rows) {
  const { trial } = await attempt(staff, rows);
  return importItems(deps, staff.actor, { ...itemFileOf(rows), trial });
}
const faultsOf = async (staff: SignedIn, rows: Rows) =>
  (await attempt(staff, rows)).faults.map(({ row, column, message }) => [row, column, message]);
const rowsOf = async ({ actor }: SignedIn, reference: string) =>
  (await listItemRows(deps, actor)).filter((row) => row.reference === reference);
const season: Rows = [
  { stock: 7 },
  { variant_id: '1 kg', price: '110.000', weight_grams: 1_020 },
  { reference: 'KRM-02', name_id: 'Kurma Ajwa' },
];
async function itemOf(staff: SignedIn, reference: string) {
  const { id } = await database.db
    .selectFrom('items')
    .select('id')
    .where('reference', '=', reference)
    .where('store_id', '=', staff.actor.memberships[0]!.partnerId!)
    .executeTakeFirstOrThrow();
  return getStoreItem(deps, staff.actor, id);
}

describe('a table of items', () => {
  it('begins drafts with their variants and stock; again it changes nothing', async () => {
    const { staff } = await place();
    expect((await attempt(staff, season)).faults).toEqual([]);
    expect(await rowsOf(staff, 'KRM-01')).toEqual([]);
    expect(await write(staff, season)).toEqual({ created: 2, changed: 0 });
    const item = await itemOf(staff, 'KRM-01');
    expect(item).toMatchObject({
      state: 'draft',
      form: { name: { id: 'Kurma Sukari', en: 'Sukari dates' } },
    });
    expect(item.variants.map(({ name, price, onHand }) => [name.id, price, onHand])).toEqual([
      ['500 gram', 60_000, 7],
      ['1 kg', 110_000, 0],
    ]);
    expect(await write(staff, season)).toEqual({ created: 0, changed: 0 });
    expect((await itemOf(staff, 'KRM-01')).revision).toBe(item.revision);
  });

  it('is taken, changed and sent back; what it does not name stays', async () => {
    const { staff, first } = await place();
    await write(staff, season);
    const [half] = await rowsOf(staff, 'KRM-01');
    const changed = [{ ...half!, price: 65_000, stock: 9 }];
    expect(await write(staff, changed)).toEqual({ created: 0, changed: 1 });
    const item = await itemOf(staff, 'KRM-01');
    expect(item.variants.map(({ price, onHand }) => [price, onHand])).toEqual([
      [65_000, 9],
      [110_000, 0],
    ]);
    expect(await write(staff, changed)).toEqual({ created: 0, changed: 0 });
    // An item without a code of the store's own is found by its address.
    const { slug } = await getStoreItem(deps, staff.actor, first);
    const [known] = await rowsOf(staff, slug);
    const renamed = { name_id: 'Kurma Medjool', description_id: 'Kurma besar dari Madinah, dikemas rapat' };
    expect(await write(staff, [{ ...known!, ...renamed }])).toEqual({ created: 0, changed: 1 });
  });

  it('says what is wrong in which cell, and writes nothing', async () => {
    const { staff } = await place();
    const rows: Rows = [
      { price: 'murah' },
      { reference: 'KRM-02', category: 'sepatu' },
      { reference: 'KRM-02', name_id: 'Lain', variant_id: '1 kg', category: 'sepatu' },
      { reference: '', name_id: '', stock: 'banyak' },
      { reference: 'KRM-03' },
      { reference: 'KRM-03' },
    ];
    expect(await faultsOf(staff, rows)).toEqual([
      [2, 'price', 'error_number_range'],
      [4, 'name_id', 'item_import_differs'],
      [5, 'reference', 'error_field_empty'],
      [5, 'name_id', 'error_field_empty'],
      [7, 'variant_id', 'item_import_variant_twice'],
    ]);
    expect(await faultsOf(staff, [{ category: 'sepatu' }])).toEqual([
      [2, 'category', 'item_import_category'],
    ]);
    await expect(write(staff, rows)).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'file' }],
    });
    expect(await rowsOf(staff, 'KRM-01')).toEqual([]);
  });

  it("overwrites nobody's change: not a row that is older, nor one that was changed after the look", async () => {
    const { staff } = await place();
    await write(staff, season);
    const [half] = await rowsOf(staff, 'KRM-01');
    const mine: Rows = [{ ...half!, price: 65_000 }];
    const { trial } = await attempt(staff, mine);
    const before = await itemOf(staff, 'KRM-01');
    await saveItem(deps, staff.actor, { ...before, form: { ...before.form, name: { id: 'Kurma Rina' } } });
    await expect(importItems(deps, staff.actor, { ...itemFileOf(mine), trial })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(await faultsOf(staff, mine)).toEqual([[2, 'revision', 'item_import_changed']]);
    expect((await itemOf(staff, 'KRM-01')).form.name.id).toBe('Kurma Rina');
  });

  it('counts nothing over what was sold or counted meanwhile', async () => {
    const { staff } = await place();
    await write(staff, season);
    const [half] = await rowsOf(staff, 'KRM-01');
    const { variants } = await itemOf(staff, 'KRM-01');
    const count = { on_hand: 5, was: 7 };
    await countStock(deps, staff.actor, { variantId: variants[0]!.id, form: count });
    expect(await faultsOf(staff, [{ ...half!, stock: 9 }])).toEqual([[2, 'stock', 'item_error_stock_moved']]);
    // A row whose stock was not touched counts nothing.
    expect(await write(staff, [{ ...half!, price: 61_000 }])).toEqual({ created: 0, changed: 1 });
    expect((await itemOf(staff, 'KRM-01')).variants[0]).toMatchObject({ price: 61_000, onHand: 5 });
  });

  it('finds an item by the code that its form gave it, and refuses a table that names an older one', async () => {
    const { staff, first } = await place();
    const { slug, form } = await getStoreItem(deps, staff.actor, first);
    const [known] = await rowsOf(staff, slug);
    const filled = { name: form.name, description: { id: 'Kurma besar dari Madinah, dikemas rapat' } };
    await saveItem(deps, staff.actor, {
      id: first,
      revision: 1,
      form: { ...form, ...filled, reference: 'AJW-9' },
    });
    expect((await rowsOf(staff, 'AJW-9')).map(({ name_id: name }) => name)).toEqual([form.name.id]);
    expect(await faultsOf(staff, [known!])).toEqual([[2, 'revision', 'item_import_gone']]);
    const [row] = await rowsOf(staff, 'AJW-9');
    expect(await write(staff, [{ ...row!, price: 61_000 }])).toEqual({ created: 0, changed: 1 });
  });

  it('reads all items it names in one statement, tried and written', async () => {
    const { staff } = await place();
    const shelf = (count: number, price: number): Rows =>
      Array.from({ length: count }, (_, index) => ({ reference: `RAK-${index}`, price }));
    /** How many it takes to try and to write so many items that are as the table says. */
    const statements = async (count: number) => {
      let asked = 0;
      const counting: KyselyPlugin = {
        transformQuery({ node }) {
          asked += 1;
          return node;
        },
        transformResult: ({ result }) => Promise.resolve(result),
      };
      const counted = { ...deps, db: deps.db.withPlugin(counting) };
      const table = itemFileOf(shelf(count, 50_000));
      const { trial } = await tryItems(counted, staff.actor, table);
      await importItems(counted, staff.actor, { ...table, trial });
      return asked;
    };
    await write(staff, shelf(12, 50_000));
    const few = await statements(1);
    expect(few).toBeGreaterThan(3);
    expect(await statements(12)).toBe(few);
  });

  it('of two people at the same moment is written once', async () => {
    const { staff } = await place();
    const { trial } = await attempt(staff, season);
    const both = [1, 2].map(() => importItems(deps, staff.actor, { ...itemFileOf(season), trial }));
    const ended = await Promise.allSettled(both);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rowsOf(staff, 'KRM-01')).toHaveLength(2);
  });

  it('is of the own store, for those who write its items', async () => {
    const { staff } = await place();
    const other = await place();
    await write(staff, season);
    expect(await write(other.staff, season)).toEqual({ created: 2, changed: 0 });
    await publishItem(deps, staff.actor, await itemOf(staff, 'KRM-01'));
    const storeId = staff.actor.memberships[0]!.partnerId!;
    const packer = await createMember(deps, {
      roles: ['store_staff'],
      partnerId: storeId,
      duties: ['orders'],
    });
    await expect(attempt(packer, season)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listItemRows(deps, packer.actor)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a table that counts while somebody orders', () => {
  /** Three of five are ordered, and the table says that one is left: both have read before either writes. */
  async function together(locks: { locksOff?: true }) {
    const { staff } = await place();
    await write(staff, [{ stock: 5 }]);
    await publishItem(deps, staff.actor, await itemOf(staff, 'KRM-01'));
    const [row] = await rowsOf(staff, 'KRM-01');
    const table: Rows = [{ ...row!, stock: 1 }];
    const { trial } = await attempt(staff, table);
    const variantId = (await itemOf(staff, 'KRM-01')).variants[0]!.id;
    const { actor } = await createShopper(deps);
    await addToCart(deps, { brandId: brand.id, actor, guestId: null }, { variantId, quantity: 3 });
    const under = { ...deps, ...locks };
    const ends = await overlapping<unknown>(
      database.owner.db,
      async (held) => {
        // What the table writes last, and what an order does.
        await held
          .selectFrom('item_variants')
          .select('id')
          .where('id', '=', variantId)
          .forNoKeyUpdate()
          .execute();
        await held
          .selectFrom('cart_lines')
          .select('id')
          .where('account_id', '=', actor.accountId)
          .forUpdate()
          .execute();
      },
      [
        () => importItems(under, staff.actor, { ...itemFileOf(table), trial }),
        () => orderCart(under, actor, { brand }),
      ],
    );
    const { onHand } = (await itemOf(staff, 'KRM-01')).variants[0]!;
    const promised = await database.db
      .selectFrom('stock_reservations')
      .select('quantity')
      .where('variant_id', '=', variantId)
      .execute();
    return { ends: ends.map(({ status }) => status).toSorted(), onHand, promised };
  }

  it('either is refused: nothing is promised twice', async () => {
    const { ends, onHand, promised } = await together({});
    expect(ends).toEqual(['fulfilled', 'rejected']);
    expect(onHand).toBe(promised.length === 0 ? 1 : 5);
  });

  it('promises what is gone without the locks: the test can fail', async () => {
    expect(await together({ locksOff: true })).toEqual({
      ends: ['fulfilled', 'fulfilled'],
      onHand: 1,
      promised: [{ quantity: 3 }],
    });
  });

  it('overwrites no sale that is paid in the same moment', async () => {
    const { staff } = await place();
    await write(staff, [{ stock: 5 }]);
    await publishItem(deps, staff.actor, await itemOf(staff, 'KRM-01'));
    const [row] = await rowsOf(staff, 'KRM-01');
    const variantId = (await itemOf(staff, 'KRM-01')).variants[0]!.id;
    const shop = openBookingSetup(deps);
    const { member, order } = await createSouvenirOrder(shop, { wanted: [[variantId, 3]] });
    const { reference } = await beginSouvenirPayment(shop, member, order);
    const table: Rows = [{ ...row!, stock: 9 }];
    const { trial } = await attempt(staff, table);
    const [counting, paying] = await overlapping<unknown>(
      database.owner.db,
      (held) =>
        held.selectFrom('item_variants').select('id').where('id', '=', variantId).forUpdate().execute(),
      [
        () => importItems(deps, staff.actor, { ...itemFileOf(table), trial }),
        () => applyGatewayStatus(shop.deps, shop.gateway.becomes(reference, 'paid')),
      ],
    );
    expect(paying!.status).toBe('fulfilled');
    // Whoever came first: the three that were sold are missing in both.
    const { onHand } = (await itemOf(staff, 'KRM-01')).variants[0]!;
    expect(onHand).toBe(counting!.status === 'fulfilled' ? 6 : 2);
  });
});
