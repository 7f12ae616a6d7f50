// The demo's site lands in the database as brands the application can open, and the same every time.
import { expect, test } from 'vitest';
import { loadReferenceData } from '#db/reference/reference';
import { openBrandDirectory } from '#domain/brands';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';
import { seedSite } from './site.ts';

async function seeded<T>(work: (home: TestDatabase) => Promise<T>): Promise<T> {
  const home = await createTestDatabase();
  try {
    await loadReferenceData(home.db);
    await seedSite(home.db, { today: SEEDED_ON });
    return await work(home);
  } finally {
    await home.drop();
  }
}

test('each host shows its brand, and any other host the default one', async () => {
  await seeded(async ({ db }) => {
    const brands = await openBrandDirectory(db);
    expect(brands.forHost('amanah.localhost')).toMatchObject({ name: 'Amanah Safar', isDefault: false });
    for (const host of ['localhost', '127.0.0.1', 'rihlah.localhost', 'lain.example'])
      expect(brands.forHost(host).id).toBe('rihlah');
    expect(brands.forHost('localhost').flags).toMatchObject({
      is_hajj: 1,
      is_receive_payment_midtrans: 1,
      link_hasanah: '',
    });
    expect(brands.forHost('amanah.localhost').flags).toMatchObject({
      is_hajj: 0,
      is_financing: 0,
      is_savings: 0,
      is_promo: 0,
    });
  });
});

test('the same day gives the same rows, ids included', async () => {
  const rows = () =>
    seeded(async ({ db }) => ({
      banners: await db.selectFrom('banners').selectAll().orderBy('id').execute(),
      galleries: await db.selectFrom('galleries').selectAll().orderBy('id').execute(),
      faqs: await db.selectFrom('faqs').selectAll().orderBy('id').execute(),
      pages: await db.selectFrom('site_pages').selectAll().orderBy('slug').orderBy('brand_id').execute(),
      partners: await db.selectFrom('partners').selectAll().orderBy('id').execute(),
    }));
  expect(await rows()).toEqual(await rows());
});
