// Items as visitors find them: what is on sale, searched with typing errors, by price and category; what a browser saw and a member saves.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Deps } from '#domain/deps';
import { addDays } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { createItem, createStore } from '#test/factories/items';
import { createPlaces, NOW, TODAY } from '#test/factories/programmes';
import { createSouvenirDraft } from '#test/factories/souvenir-orders';
import { useTestContext } from '#test/test-context';
import {
  findItem,
  isItemWished,
  listItemCategories,
  listItemReviews,
  listItems,
  listItemSlugs,
  listSeenItems,
  listWishedItems,
  recordItemView,
  toggleItemWish,
} from './items.ts';

const { database, deps, at } = useTestContext();
let store: { id: string; slug: string };
const all = { page: 1, limit: 20 };
const slugs = async (filter: object) =>
  (await listItems(deps, { ...all, ...filter })).items.map(({ slug }) => slug);

beforeAll(async () => {
  const { db } = database;
  await createPlaces(db);
  store = await createStore(db, { slug: 'toko-kurma', name: 'Toko Kurma' });
  const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
  await createItem(db, {
    slug: 'kurma-ajwa',
    store_id: store.id,
    created_at: later(3),
    sizes: [{ price: 40_000 }, { price: 70_000, stock: 0 }],
  });
  await createItem(db, {
    slug: 'kurma-habis',
    store_id: store.id,
    created_at: later(4),
    name: { id: 'Kurma Sukari' },
    sizes: [{ price: 30_000, stock: 0 }],
  });
  await createItem(db, {
    slug: 'sajadah-turki',
    store_id: store.id,
    category_slug: 'sajadah',
    created_at: later(2),
    name: { id: 'Sajadah Turki', en: 'Turkish prayer mat' },
    sizes: [{ price: 165_000 }],
  });
  await createItem(db, { slug: 'belum-terbit', store_id: store.id, state: 'draft' });
  await createItem(db, { slug: 'ditarik', store_id: store.id, state: 'withdrawn' });
  await createItem(db, {
    slug: 'toko-beku',
    store_id: (
      await createStore(db, {
        state: 'suspended',
        suspended_on: TODAY,
        suspended_reason: JSON.stringify({ id: 'Barang tidak dikirim' }),
      })
    ).id,
  });
  await createItem(db, { slug: 'toko-baru', store_id: (await createStore(db, { approved_at: null })).id });
});

describe('a list of items', () => {
  it('has what is on sale, newest first and what is sold out last', async () => {
    expect(await slugs({})).toEqual(['kurma-ajwa', 'sajadah-turki', 'kurma-habis']);
    expect((await listItemSlugs(deps)).map(({ item }) => item).toSorted()).toEqual([
      'kurma-ajwa',
      'kurma-habis',
      'sajadah-turki',
    ]);
  });
  it('is sorted by price, and its pages follow each other', async () => {
    expect(await slugs({ sort: 'dearest' })).toEqual(['sajadah-turki', 'kurma-ajwa', 'kurma-habis']);
    expect(await slugs({ sort: 'cheapest', page: 2, limit: 1 })).toEqual(['sajadah-turki']);
  });
  it.each([
    [{ category: 'sajadah' }, ['sajadah-turki']],
    [{ startPrice: 60_000, endPrice: 80_000 }, ['kurma-ajwa']],
    [{ search: 'TURKI' }, ['sajadah-turki']],
    [{ search: 'prayer mat' }, ['sajadah-turki']],
    [{ search: 'toko kurma sajadah' }, ['sajadah-turki']],
    [{ search: "%_'" }, ['kurma-ajwa', 'sajadah-turki', 'kurma-habis']],
    [{ search: 'komputer' }, []],
  ])('of %j', async (filter, found) => {
    expect(await slugs(filter)).toEqual(found);
  });
  it('forgives typing errors, and says what it looked for', async () => {
    const list = await listItems(deps, { ...all, search: 'sejadah' });
    expect([list.items.map(({ slug }) => slug), list.corrected]).toEqual([['sajadah-turki'], 'sajadah']);
    expect((await listItems(deps, { ...all, search: 'sajadah' })).corrected).toBeNull();
  });
  it('counts its categories without what is not on sale', async () => {
    expect((await listItemCategories(deps)).map(({ slug, total }) => [slug, total])).toEqual([
      ['kurma', 2],
      ['sajadah', 1],
    ]);
  });
});

describe('an item', () => {
  it('says the price, weight and stock of each size', async () => {
    const item = await findItem(deps, 'kurma-ajwa');
    expect(item).toMatchObject({
      priceFrom: 40_000,
      priceTo: 70_000,
      stock: 10,
      isSelling: true,
      readyDays: 2,
    });
    expect(item!.variants.map(({ price, stock, weightGrams }) => [price, stock, weightGrams])).toEqual([
      [40_000, 10, 500],
      [70_000, 0, 500],
    ]);
  });
  it('is found by its id, of its own store only, and when it is withdrawn; a draft is not', async () => {
    const item = await findItem(deps, 'kurma-ajwa', store.slug);
    expect((await findItem(deps, item!.id))?.slug).toBe('kurma-ajwa');
    expect(await findItem(deps, 'kurma-ajwa', 'toko-lain')).toBeNull();
    expect(await findItem(deps, 'ditarik')).toMatchObject({ isSelling: false });
    expect(await findItem(deps, 'toko-beku')).toMatchObject({ isSelling: false });
    expect([await findItem(deps, 'belum-terbit'), await findItem(deps, 'toko-baru')]).toEqual([null, null]);
  });
  it('names what its category must prove; a lapsed certificate counts as missing', async () => {
    const { id } = await createItem(database.db, { slug: 'bersertifikat', state: 'withdrawn' });
    expect((await findItem(deps, id))!.proofs).toEqual([{ kind: 'halal', certificate: null }]);
    const certificate = { item_id: id, kind: 'halal', number: 'ID31110000012340521', source: 'BPJPH' };
    await database.db
      .insertInto('item_evidence')
      .values({ ...certificate, valid_until: TODAY, checked_on: addDays(TODAY, -9) })
      .execute();
    expect((await findItem(deps, id))!.proofs[0]!.certificate).toMatchObject({ number: certificate.number });
    expect((await findItem(at(86_400), id))!.proofs[0]!.certificate).toBeNull();
  });
  it('shows the reviews that are not hidden, newest first', async () => {
    const { id } = await createItem(database.db, { slug: 'diulas', state: 'withdrawn' });
    const review = { item_id: id, author_name: 'Ibu Sri', text: 'Baik', locale: 'id' };
    await database.db
      .insertInto('item_reviews')
      .values([
        { ...review, rating: 5, created_at: NOW },
        { ...review, rating: 4, created_at: new Date(NOW.getTime() + 1_000) },
        { ...review, rating: 1, created_at: NOW, hidden_at: NOW },
      ])
      .execute();
    const { items, total } = await listItemReviews(deps, id, all);
    expect([items.map(({ rating }) => rating), total]).toEqual([[4, 5], 2]);
    expect(await findItem(deps, id)).toMatchObject({ rating: 4.5, ratingCount: 2 });
  });
});

describe('stock', () => {
  it('is the sum of its movements, and never below nothing', async () => {
    const { variants } = await createItem(database.db, { state: 'draft', sizes: [{ stock: 3 }] });
    const move = (quantity: number, reason: string) =>
      database.db
        .insertInto('stock_movements')
        .values({ variant_id: variants[0]!, quantity, reason, at: NOW })
        .execute();
    await move(-2, 'corrected');
    await expect(move(-2, 'corrected')).rejects.toThrow(/on_hand/);
    const { on_hand } = await database.db
      .selectFrom('item_variants')
      .select('on_hand')
      .where('id', '=', variants[0]!)
      .executeTakeFirstOrThrow();
    expect(on_hand).toBe(1);
    await expect(database.db.deleteFrom('stock_movements').execute()).rejects.toThrow(/permission denied/);
  });
});

describe('what was looked at and saved', () => {
  it('comes back to the same browser only, the newest first', async () => {
    const guest = randomUUID();
    for (const [index, slug] of ['kurma-ajwa', 'sajadah-turki', 'kurma-ajwa'].entries())
      await recordItemView(at(index), guest, (await findItem(deps, slug))!.id);
    expect((await listSeenItems(deps, guest, 5)).map(({ slug }) => slug)).toEqual([
      'kurma-ajwa',
      'sajadah-turki',
    ]);
    expect([await listSeenItems(deps, randomUUID(), 5), await listSeenItems(deps, null, 5)]).toEqual([
      [],
      [],
    ]);
  });
  it('is saved and taken off again by the member alone', async () => {
    const [{ actor }, { actor: other }] = [await createMember(deps), await createMember(deps)];
    const { id } = (await findItem(deps, 'kurma-ajwa'))!;
    expect(await toggleItemWish(deps, actor, 'kurma-ajwa')).toEqual({ isDeleted: false });
    expect([await isItemWished(deps, actor, id), await isItemWished(deps, other, id)]).toEqual([true, false]);
    expect((await listWishedItems(deps, actor, all)).items.map(({ slug }) => slug)).toEqual(['kurma-ajwa']);
    expect(await toggleItemWish(deps, actor, id)).toEqual({ isDeleted: true });
    expect((await listWishedItems(deps, actor, all)).total).toBe(0);
    await expect(toggleItemWish(deps, actor, 'tidak-ada')).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('what is left', () => {
  it('is in lists and on pages what stock_left() says, however much is set aside or lapsed', async () => {
    const { variants, store: slug } = await createItem(database.db, {
      slug: 'kurma-dipesan',
      sizes: [{ stock: 5 }, { stock: 4 }, { stock: 0 }, { stock: 2 }],
    });
    await createSouvenirDraft(
      { deps },
      {
        wanted: [
          [variants[0]!, 3],
          [variants[1]!, 1],
        ],
      },
    );
    await createSouvenirDraft({ deps }, { wanted: [[variants[0]!, 1]] });
    await createSouvenirDraft({ deps }, { wanted: [[variants[3]!, 2]] });
    // More was set aside than the store counts now: nothing is left, and no other size pays for it.
    await sql`insert into stock_movements (variant_id, quantity, reason, at) values (${variants[3]}::uuid, -1, 'corrected', ${NOW})`.execute(
      database.db,
    );
    const said = async (when: Deps) => {
      const { rows } = await sql<{ left: number[] }>`
        select array_agg(stock_left(id, ${when.now()}) order by position) as left from item_variants where id = any (${variants}::uuid[])`.execute(
        database.db,
      );
      return rows[0]!.left;
    };
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    const expectSame = async (when: Deps, left: number[]) => {
      expect(await said(when)).toEqual(left);
      const page = (await findItem(when, 'kurma-dipesan', slug))!;
      const { items } = await listItems(when, { ...all, storeId: page.store.id });
      expect([page.variants.map(({ stock }) => stock), page.stock, items[0]!.stock]).toEqual([
        left,
        sum(left),
        sum(left),
      ]);
    };
    await expectSame(deps, [1, 3, 0, 0]);
    await expectSame(at(3 * 86_400), [5, 4, 0, 1]);
  });
});
