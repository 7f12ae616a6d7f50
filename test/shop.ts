// The scene of a sale: a scene with places, and what orders are made in (#test/factories/bookings).
import { beforeAll } from 'vitest';
import { openShop, type Shop } from '#test/factories/bookings';
import { createPlaces } from '#test/factories/programmes';
import { type Scene, useScene } from '#test/scene';

/** Registers its own hooks; filled before the first test. */
export function useShop(): Scene & { shop: Shop } {
  const scene = useScene();
  const shop = {} as Shop;
  beforeAll(async () => {
    await createPlaces(scene.database.db);
    Object.assign(shop, openShop(scene.deps));
  });
  return { ...scene, shop };
}
