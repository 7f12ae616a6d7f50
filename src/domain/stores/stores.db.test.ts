// Stores as visitors find them: approved ones, and of these in lists only those that sell.
import { beforeAll, expect, it } from 'vitest';
import { createItem, createStore } from '#test/factories/items';
import { createPlaces, TODAY } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { findStore, listStores, listStoreSlugs } from './stores.ts';

const { database, deps } = useTestContext();

beforeAll(async () => {
  const { db } = database;
  await createPlaces(db);
  const open = await createStore(db, { slug: 'toko-buka', name: 'Toko Buka' });
  await createItem(db, { store_id: open.id });
  await createItem(db, { store_id: open.id, state: 'draft' });
  await createStore(db, { slug: 'toko-baru', approved_at: null });
  await createStore(db, {
    slug: 'toko-beku',
    state: 'suspended',
    suspended_on: TODAY,
    suspended_reason: JSON.stringify({ id: 'Barang tidak dikirim' }),
  });
});

it('lists those that sell, by a part of their name or city', async () => {
  const found = async (search?: string) =>
    (await listStores(deps, { search, page: 1, limit: 10 })).items.map(({ slug }) => slug);
  expect([await found(), await found('buka'), await found('jakarta'), await found('%')]).toEqual([
    ['toko-buka'],
    ['toko-buka'],
    ['toko-buka'],
    [],
  ]);
  expect(await listStoreSlugs(deps)).toEqual(['toko-buka']);
});

it('finds one by slug or id with what it sells, a suspended one too; never one that waits for approval', async () => {
  const store = await findStore(deps, 'toko-buka');
  expect(store).toMatchObject({ itemCount: 1, isSelling: true, rating: null, readyDays: 2 });
  expect((await findStore(deps, store!.id))?.slug).toBe('toko-buka');
  expect(await findStore(deps, 'toko-beku')).toMatchObject({
    isSelling: false,
    suspendedReason: { id: 'Barang tidak dikirim' },
  });
  expect([await findStore(deps, 'toko-baru'), await findStore(deps, "x'y")]).toEqual([null, null]);
});
