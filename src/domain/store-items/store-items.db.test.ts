// What a store's people write and count: as drafts, as items on sale, beside colleagues and beside buyers.
import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { findItem } from '#domain/items';
import { addPicture } from '#domain/pictures';
import { cancelSouvenirOrder, findSouvenirOrder } from '#domain/souvenir-orders';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { itemFormOf, writeStoreItem } from '#test/factories/item-forms';
import { createItem, createStore } from '#test/factories/items';
import { createPaidSouvenirOrder, createSouvenirDraft } from '#test/factories/souvenir-orders';
import type { StoreDuty } from '#shared/store-duties';
import sharp from 'sharp';
import {
  countStock,
  countStoreNeeds,
  duplicateItem,
  getStoreItem,
  listStoreItems,
  publishItem,
  saveItem,
  withdrawItem,
} from './store-items.ts';

const { database, shop } = useBookingFixture();

let store: { id: string; slug: string };
let staff: SignedIn;
let stranger: SignedIn;
const staffOf = (partnerId: string, duty: StoreDuty = 'owner') =>
  createMember(shop.deps, { roles: ['store_staff'], partnerId, duties: [duty] });

beforeAll(async () => {
  await createItem(database.db);
  store = await createStore(database.db, { name: 'Toko Kami' });
  staff = await staffOf(store.id);
  stranger = await staffOf((await createStore(database.db)).id);
});

const write = (changes?: Record<string, unknown>, by = staff) => writeStoreItem(shop.deps, by, changes);
const count = (variantId: string, on_hand: number, was: number, { actor }: SignedIn = staff) =>
  countStock(shop.deps, actor, { variantId, form: { on_hand, was } });
const published = async (changes?: Record<string, unknown>) => {
  const { id, revision, variants } = await write(changes);
  await publishItem(shop.deps, staff.actor, { id, revision });
  return { id, revision: revision + 1, variantId: variants[0]!.id };
};

describe('an item', () => {
  it('is a draft that nobody finds until it is published, and says who vouches for its certificate', async () => {
    const { id, slug, revision, state } = await write();
    expect(state).toBe('draft');
    expect(await findItem(shop.deps, slug)).toBeNull();
    await publishItem(shop.deps, staff.actor, { id, revision });
    expect(await findItem(shop.deps, slug)).toMatchObject({
      name: { id: 'Kurma Sukari' },
      isSelling: true,
      stock: 0,
      proofs: [{ kind: 'halal', certificate: { number: 'ID123456', source: 'Toko Kami' } }],
    });
    await withdrawItem(shop.deps, staff.actor, { id, revision: revision + 1 });
    expect(await findItem(shop.deps, slug)).toMatchObject({ isSelling: false });
  });

  it('is not published while something keeps it from being sold, nor saved unfit once it is', async () => {
    const short = itemFormOf({ description: { id: 'Enak' } });
    const { id, revision } = await write(short);
    await expect(publishItem(shop.deps, staff.actor, { id, revision })).rejects.toMatchObject({
      code: 'item_incomplete',
    });
    const sold = await published();
    await expect(saveItem(shop.deps, staff.actor, { ...sold, form: short })).rejects.toMatchObject({
      code: 'invalid_input',
      faults: [{ field: 'description.id' }],
    });
  });

  it('tells whoever saves second, and keeps what the first wrote', async () => {
    const { id, revision } = await write();
    const save = (name: string) =>
      saveItem(shop.deps, staff.actor, { id, revision, form: itemFormOf({ name: { id: name } }) });
    await save('Pertama');
    await expect(save('Kedua')).rejects.toMatchObject({ code: 'item_changed' });
    expect((await getStoreItem(shop.deps, staff.actor, id)).form.name.id).toBe('Pertama');
  });

  it('names each field at fault, and refuses a category that nobody knows', async () => {
    const variants = [{ name: { id: '' }, price: 1, weight_grams: 0 }];
    await expect(write({ variants })).rejects.toMatchObject({
      faults: expect.arrayContaining([
        expect.objectContaining({ field: 'variants.0.name.id' }),
        expect.objectContaining({ field: 'variants.0.price' }),
        expect.objectContaining({ field: 'variants.0.weight_grams' }),
      ]),
    });
    await expect(write({ variants: [] })).rejects.toMatchObject({ faults: [{ field: 'variants' }] });
    await expect(write({ category: 'tidak-ada' })).rejects.toMatchObject({ faults: [{ field: 'category' }] });
  });

  it('has a code that no other item of its store has; without one it goes by its address', async () => {
    const { id, revision, form } = await write({ reference: ' KRM-7 ' });
    expect(form.reference).toBe('KRM-7');
    const taken = { code: 'invalid_input', faults: [{ field: 'reference' }] };
    await expect(write({ reference: 'KRM-7' })).rejects.toMatchObject(taken);
    const second = await write();
    for (const reference of ['KRM-7', 'x'.repeat(41)])
      await expect(
        saveItem(shop.deps, staff.actor, { ...second, form: { ...second.form, reference } }),
      ).rejects.toMatchObject(taken);
    await expect(write({ reference: second.slug })).rejects.toMatchObject(taken);
    expect((await write({ reference: 'KRM-7' }, stranger)).form.reference).toBe('KRM-7');
    expect((await duplicateItem(shop.deps, staff.actor, id)).form.reference).toBe('');
    await saveItem(shop.deps, staff.actor, { id, revision, form: { ...form, reference: '' } });
    expect((await write({ reference: 'KRM-7' })).form.reference).toBe('KRM-7');
  });

  it('keeps a variant that was ordered, and loses one that was not', async () => {
    const item = await published({
      variants: [...itemFormOf().variants, { name: { id: '1 kilo' }, price: 110_000, weight_grams: 1_050 }],
    });
    await count(item.variantId, 2, 0);
    await createSouvenirDraft(shop, { wanted: [[item.variantId, 1]] });
    const { form } = await getStoreItem(shop.deps, staff.actor, item.id);
    const without = (index: number) => ({ ...form, variants: form.variants.toSpliced(index, 1) });
    await expect(saveItem(shop.deps, staff.actor, { ...item, form: without(0) })).rejects.toMatchObject({
      faults: [{ field: 'variants', message: 'item_error_variant_ordered' }],
    });
    const saved = await saveItem(shop.deps, staff.actor, { ...item, form: without(1) });
    expect(saved.form.variants).toHaveLength(1);
  });

  it('is copied as a draft without what belongs to one item', async () => {
    const { id } = await published();
    const copy = await duplicateItem(shop.deps, staff.actor, id);
    expect(copy).toMatchObject({ state: 'draft', form: { name: { id: 'Kurma Sukari (salinan)' } } });
    expect(copy.form.evidence.halal.number).toBe('');
    expect(copy.variants).toMatchObject([{ onHand: 0 }]);
  });

  it('shows its first photograph in lists and all of them on its page', async () => {
    const { id } = await published();
    const file = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5d47' } })
      .jpeg()
      .toBuffer();
    const target = { owner: 'item', id, use: 'item' } as const;
    for (const alt_id of ['Dari depan', 'Dari samping'])
      await addPicture(shop.deps, staff.actor, target, file, { alt_id });
    expect(await findItem(shop.deps, id)).toMatchObject({
      photo: { alt: { id: 'Dari depan' } },
      photos: [{ alt: { id: 'Dari depan' } }, { alt: { id: 'Dari samping' } }],
    });
    await expect(addPicture(shop.deps, stranger.actor, target, file, { alt_id: 'x' })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});

describe('stock', () => {
  it('is what was counted, as a movement', async () => {
    const { id, variantId } = await published();
    await count(variantId, 12, 0);
    await count(variantId, 9, 12);
    expect((await getStoreItem(shop.deps, staff.actor, id)).variants).toMatchObject([{ onHand: 9 }]);
    const { rows } = await sql<{ quantity: number; reason: string }>`
      select quantity, reason from stock_movements where variant_id = ${variantId}::uuid order by id`.execute(
      database.db,
    );
    expect(rows).toEqual([
      { quantity: 12, reason: 'received' },
      { quantity: -3, reason: 'corrected' },
    ]);
  });

  it('is not lowered below what is being paid for: the orders are named', async () => {
    const { variantId } = await published();
    await count(variantId, 5, 0);
    const { member, orderId } = await createSouvenirDraft(shop, { wanted: [[variantId, 3]] });
    const { code } = await findSouvenirOrder(shop.deps, member.actor, orderId);
    await expect(count(variantId, 2, 5)).rejects.toMatchObject({
      faults: [{ message: 'item_error_stock_reserved', values: { count: 3, orders: code } }],
    });
    await count(variantId, 3, 5);
    await cancelSouvenirOrder(shop.deps, member.actor, orderId);
    await count(variantId, 0, 3);
  });

  it('that was sold meanwhile is counted again', async () => {
    const { variantId } = await published();
    await count(variantId, 5, 0);
    await createPaidSouvenirOrder(shop, { wanted: [[variantId, 2]] });
    await expect(count(variantId, 10, 5)).rejects.toMatchObject({
      faults: [{ message: 'item_error_stock_moved', values: { count: 3 } }],
    });
  });

  it('counted by two at once is counted once', async () => {
    const { id, variantId } = await published();
    const ended = await Promise.allSettled([count(variantId, 4, 0), count(variantId, 6, 0)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { variants } = await getStoreItem(shop.deps, staff.actor, id);
    expect([4, 6]).toContain(variants[0]!.onHand);
  });
});

describe('the console', () => {
  it('counts what needs somebody, and lists it', async () => {
    const own = await createStore(database.db);
    const owner = await staffOf(own.id);
    const soon = { number: 'ID123456', valid_until: '2020-01-01' };
    const { id, revision } = await write({ evidence: { ...itemFormOf().evidence, halal: soon } }, owner);
    await publishItem(shop.deps, owner.actor, { id, revision });
    await write({ name: { id: 'Draf' } }, owner);
    expect(await countStoreNeeds(shop.deps, owner.actor)).toEqual({
      sold_out: 1,
      few_left: 0,
      evidence: 1,
      draft: 1,
      published: 1,
    });
    const list = (query: object) =>
      listStoreItems(shop.deps, owner.actor, { page: 1, limit: 10, ...query }).then(({ items }) =>
        items.map((item) => item.name.id),
      );
    expect(await list({ need: 'evidence' })).toEqual(['Kurma Sukari']);
    expect(await list({ search: 'dra' })).toEqual(['Draf']);
    expect(await list({ sort: { by: 'name', isDown: false } })).toEqual(['Draf', 'Kurma Sukari']);
  });
});

describe('who may', () => {
  const acts = {
    read: (actor: SignedIn['actor'], { id }: Item) => getStoreItem(shop.deps, actor, id),
    save: (actor: SignedIn['actor'], { id, revision }: Item) =>
      saveItem(shop.deps, actor, { id, revision, form: itemFormOf() }),
    publish: (actor: SignedIn['actor'], { id, revision }: Item) =>
      publishItem(shop.deps, actor, { id, revision }),
    duplicate: (actor: SignedIn['actor'], { id }: Item) => duplicateItem(shop.deps, actor, id),
    count: (actor: SignedIn['actor'], { variantId }: Item) =>
      countStock(shop.deps, actor, { variantId, form: { on_hand: 1, was: 0 } }),
  };
  type Item = { id: string; revision: number; variantId: string };
  const outcomes = {
    owner: { read: 'done', save: 'done', publish: 'done', duplicate: 'done', count: 'done' },
    catalogue: { read: 'done', save: 'done', publish: 'done', duplicate: 'done', count: 'done' },
    orders: {
      read: 'forbidden',
      save: 'forbidden',
      publish: 'forbidden',
      duplicate: 'forbidden',
      count: 'done',
    },
    'another store': {
      read: 'not_found',
      save: 'not_found',
      publish: 'not_found',
      duplicate: 'not_found',
      count: 'not_found',
    },
    member: {
      read: 'not_found',
      save: 'not_found',
      publish: 'not_found',
      duplicate: 'not_found',
      count: 'not_found',
    },
  } as const;

  it.each(Object.keys(outcomes) as (keyof typeof outcomes)[])('%s', async (who) => {
    const person =
      who === 'member'
        ? await createMember(shop.deps)
        : who === 'another store'
          ? stranger
          : await staffOf(store.id, who);
    const ended: Record<string, string> = {};
    for (const [name, act] of Object.entries(acts)) {
      const { id, revision, variants } = await write();
      ended[name] = await act(person.actor, { id, revision, variantId: variants[0]!.id }).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
    }
    expect(ended).toEqual(outcomes[who]);
  });
});
