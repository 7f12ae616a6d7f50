// Whom a parcel's courier is asked by, with RajaOngkir's double: it knows codes, and no names.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rajaOngkir } from '#platform/shipping/rajaongkir';
import type { ShippingProvider } from '#platform/shipping/shipping';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createItem } from '#test/factories/items';
import { createPaidSouvenirOrder } from '#test/factories/souvenir-orders';
import { type RajaOngkirServer, startRajaOngkir } from '#test/providers/rajaongkir-server';
import {
  acceptStoreOrder,
  chosenCourier,
  findStoreOrder,
  shipStoreOrder,
  trackParcel,
} from './souvenir-orders.ts';

const { database, shop } = useBookingFixture();

let server: RajaOngkirServer;
let provider: ShippingProvider;
beforeAll(async () => {
  server = await startRajaOngkir();
  provider = rajaOngkir(server.settings, { timeoutMs: 60_000 });
});
afterAll(() => server.close());

/** A parcel for which JNE was chosen, sent with whatever the store writes. */
async function sentWith(written: (chosen: string) => string) {
  const { variants } = await createItem(database.db, { sizes: [{ price: 25_000, stock: 5 }] });
  const { member, order } = await createPaidSouvenirOrder(shop, { wanted: [[variants[0]!, 1]] });
  const [part] = order.parts;
  const chosen = { courier: 'jne', courierName: 'Jalur Nugraha Ekakurir', service: 'REG', days: null };
  await database.db
    .updateTable('store_orders')
    .set({ shipping: JSON.stringify(chosen) })
    .where('id', '=', part!.id)
    .execute();
  const { actor } = await createMember(shop.deps, { roles: ['store_staff'], partnerId: part!.store.id });
  await acceptStoreOrder(shop.deps, actor, part!.id);
  const courier = written(chosenCourier(chosen));
  await shipStoreOrder(shop.deps, actor, part!.id, { courier, tracking_number: 'MT685U91' });
  return findStoreOrder(shop.deps, member.actor, part!.id);
}

it.each([
  ['the courier of the choice, as its form begins', (chosen: string) => chosen, 'jne'],
  ['another, by a name that is known', () => 'J&T Express', 'jnt'],
])('asks %s', async (_which, written, code) => {
  const part = await sentWith(written);
  server.asked.length = 0;
  server.parcels.set('MT685U91', { isDelivered: true, newest: '2027-03-15 13:30' });
  expect(await trackParcel({ shipping: provider }, part)).toMatchObject({
    isAnothers: false,
    isDelivered: true,
    steps: [{ at: '2027-03-15 13:30' }],
  });
  expect(server.asked.map(({ path }) => path)).toEqual([`/track/waybill?awb=MT685U91&courier=${code}`]);
});

it('tells nothing of a parcel that was on its way before it was ordered', async () => {
  const part = await sentWith((chosen) => chosen);
  server.parcels.set('MT685U91', { isDelivered: true, newest: '2027-03-14 23:59' });
  expect(await trackParcel({ shipping: provider }, part)).toEqual({
    isAnothers: true,
    isDelivered: false,
    steps: [],
  });
});

it('asks nobody about a name that nobody knows', async () => {
  const part = await sentWith(() => 'Titip tetangga');
  server.asked.length = 0;
  expect(await trackParcel({ shipping: provider }, part)).toBeNull();
  expect(server.asked).toEqual([]);
});
