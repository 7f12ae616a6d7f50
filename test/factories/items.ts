// Stores and what they sell, for tests: a test names only what it is about. Wants the places of createPlaces.
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { createPartner, NOW } from './programmes.ts';

const unique = () => randomBytes(5).toString('hex');

/** Approved, unless it says otherwise. */
export async function createStore(
  db: Db,
  values: Partial<Insertable<DB['partners']>> & { approved_at?: Date | null } = {},
) {
  const { approved_at = NOW, ...partner } = values;
  // The demo has the whole country, createPlaces one city.
  const { code } = await db
    .selectFrom('regencies')
    .select('code')
    .orderBy('code')
    .limit(1)
    .executeTakeFirstOrThrow();
  const created = await createPartner(db, {
    kind: 'store',
    name: 'Toko Uji',
    slug: `toko-${unique()}`,
    regency_code: code,
    licences: {},
    ...partner,
  });
  await db.insertInto('stores').values({ partner_id: created.id, approved_at, ready_days: 2 }).execute();
  return { id: created.id, slug: created.slug };
}

interface ItemOptions extends Partial<Omit<Insertable<DB['items']>, 'name'>> {
  name?: { id: string; en?: string };
  /** What each size costs, and how much of it there is. */
  sizes?: { price?: number; stock?: number; grams?: number }[];
}

/** Dates in one size for Rp 50.000, ten of them. */
export async function createItem(
  db: Db,
  { name = { id: 'Kurma Ajwa', en: 'Ajwa dates' }, sizes = [{}], ...values }: ItemOptions = {},
) {
  const storeId = values.store_id ?? (await createStore(db)).id;
  const category = values.category_slug ?? 'kurma';
  await db
    .insertInto('item_categories')
    .values({
      slug: category,
      name: JSON.stringify({ id: category }),
      evidence: ['halal'],
      position: 1,
    })
    .onConflict((known) => known.doNothing())
    .execute();
  const item = await db
    .insertInto('items')
    .values({
      slug: `barang-${unique()}`,
      description: JSON.stringify({ id: 'Dikemas rapat' }),
      drawing: 'bowl',
      state: 'published',
      created_at: NOW,
      ...values,
      store_id: storeId,
      category_slug: category,
      name: JSON.stringify(name),
    })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow();
  const variants: string[] = [];
  for (const [index, { price = 50_000, stock = 10, grams = 500 }] of sizes.entries()) {
    const variant = await db
      .insertInto('item_variants')
      .values({
        item_id: item.id,
        position: index + 1,
        name: JSON.stringify({ id: `${grams} gram` }),
        price,
        weight_grams: grams,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (stock > 0)
      await db
        .insertInto('stock_movements')
        .values({ variant_id: variant.id, quantity: stock, reason: 'received', at: NOW })
        .execute();
    variants.push(variant.id);
  }
  const { slug: store } = await db
    .selectFrom('partners')
    .select('slug')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return { ...item, storeId, store, variants };
}
