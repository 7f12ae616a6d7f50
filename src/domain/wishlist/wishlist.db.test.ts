// The wishlist: on and off, each member's own, by category (spec §4, §7).
import { beforeAll, describe, expect, it } from 'vitest';
import type { FeatureFlags } from '#domain/brands';
import { type CatalogueScope, catalogueScope } from '#domain/catalogue';
import { createMember } from '#test/factories/accounts';
import { createDeparture, createPlaces, createProgramme, NOW, TODAY } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { addToWishlist, listWishlist, toggleWishlist, wishedAmong } from './wishlist.ts';

const { database, deps, brand } = useTestContext();
let scope: CatalogueScope;
beforeAll(async () => {
  await createPlaces(database.db);
  scope = catalogueScope(deps, brand);
  for (const slug of ['satu', 'dua', 'tiga']) await createDeparture(database.db, { slug });
  await createDeparture(database.db, { slug: 'lalu', departs_on: TODAY });
  await createDeparture(database.db, {
    slug: 'wisata',
    programme_id: (await createProgramme(database.db, { kind: 'tour_domestic' })).id,
  });
  await createDeparture(database.db, {
    slug: 'haji',
    programme_id: (await createProgramme(database.db, { kind: 'hajj_plus' })).id,
  });
});

const somebody = async () => (await createMember(deps)).actor;
/** Each a minute after the other. */
async function wish(actor: Awaited<ReturnType<typeof somebody>>, ...names: string[]) {
  const outcomes = [];
  for (const [index, name] of names.entries()) {
    outcomes.push(
      (
        await toggleWishlist(
          { ...deps, now: () => new Date(NOW.getTime() + index * 60_000) },
          actor,
          scope,
          name,
        )
      ).isDeleted,
    );
  }
  return outcomes;
}
const slugs = async (
  actor: Awaited<ReturnType<typeof somebody>>,
  category: 'umrah' | 'tourism' | 'hajj',
  page = 1,
  limit = 10,
) => {
  const list = await listWishlist(deps, actor, scope, { category, page, limit });
  return [list.items.map(({ slug }) => slug), list.total];
};

describe('the wishlist', () => {
  it('adds a package, and removes it the second time', async () => {
    const actor = await somebody();
    expect(await wish(actor, 'satu', 'satu', 'satu')).toEqual([false, true, false]);
    expect(await slugs(actor, 'umrah')).toEqual([['satu'], 1]);
  });
  it('only adds, when asked to add', async () => {
    const actor = await somebody();
    await addToWishlist(deps, actor, scope, 'satu');
    await addToWishlist(deps, actor, scope, 'satu');
    expect(await slugs(actor, 'umrah')).toEqual([['satu'], 1]);
    await expect(addToWishlist(deps, actor, scope, 'tidak-ada')).rejects.toMatchObject({ code: 'not_found' });
  });
  it('is listed by category and page, the latest first, and keeps departed packages', async () => {
    const actor = await somebody();
    await wish(actor, 'satu', 'wisata', 'dua', 'lalu');
    expect(await slugs(actor, 'umrah')).toEqual([['lalu', 'dua', 'satu'], 3]);
    expect(await slugs(actor, 'umrah', 2, 2)).toEqual([['satu'], 3]);
    expect([await slugs(actor, 'tourism'), await slugs(actor, 'hajj')]).toEqual([
      [['wisata'], 1],
      [[], 0],
    ]);
  });
  it('is private to each member', async () => {
    const [actor, other] = [await somebody(), await somebody()];
    await wish(actor, 'satu');
    expect(await slugs(other, 'umrah')).toEqual([[], 0]);
    const ids = (await listWishlist(deps, actor, scope, { category: 'umrah', page: 1, limit: 10 })).items.map(
      ({ id }) => id,
    );
    expect([
      (await wishedAmong(deps, actor, ids)).size,
      (await wishedAmong(deps, other, ids)).size,
      (await wishedAmong(deps, actor, [])).size,
    ]).toEqual([1, 0, 0]);
  });
  it('refuses an unknown package, and one that the brand does not sell', async () => {
    const actor = await somebody();
    const withoutHajj = catalogueScope(deps, {
      flags: { is_hajj: 0, is_financing: 1 } as unknown as FeatureFlags,
    });
    await expect(toggleWishlist(deps, actor, scope, 'tidak-ada')).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(toggleWishlist(deps, actor, withoutHajj, 'haji')).rejects.toMatchObject({
      code: 'not_found',
    });
    await wish(actor, 'haji');
    expect(
      (await listWishlist(deps, actor, withoutHajj, { category: 'hajj', page: 1, limit: 10 })).total,
    ).toBe(0);
  });
  it('stores a package once, however many concurrent calls', async () => {
    const actor = await somebody();
    await Promise.all(Array.from({ length: 9 }, () => toggleWishlist(deps, actor, scope, 'satu')));
    expect((await slugs(actor, 'umrah'))[1]).toBeLessThanOrEqual(1);
  });
});
