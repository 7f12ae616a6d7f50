// Whose parcel a number names (decision 0236): a store gives a number to one buyer, and may correct it while the parcel is on its way.
import { expect, it } from 'vitest';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { createItem } from '#test/factories/items';
import { createPaidSouvenirOrder, createShopper } from '#test/factories/souvenir-orders';
import {
  acceptStoreOrder,
  correctTracking,
  findStoreOrder,
  markDelivered,
  shipStoreOrder,
} from './souvenir-orders.ts';

const { database, shop } = useBookingFixture();

const sentBy = (number: string) => ({ courier: 'JNE', tracking_number: number });
const used = { faults: [{ field: 'tracking_number', message: 'error_tracking_number_used' }] };

/** A store, and parcels that it has accepted, each of a new buyer unless one is given. */
async function createStore() {
  const { storeId, variants } = await createItem(database.db, { sizes: [{ price: 25_000, stock: 9 }] });
  const keeper = await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId });
  const accepted = async (buyer?: Awaited<ReturnType<typeof createShopper>>) => {
    const member = buyer ?? (await createShopper(shop.deps));
    const { order } = await createPaidSouvenirOrder(shop, { member, wanted: [[variants[0]!, 1]] });
    const { id } = order.parts[0]!;
    await acceptStoreOrder(shop.deps, keeper.actor, id);
    return {
      id,
      member,
      ship: (number: string) => shipStoreOrder(shop.deps, keeper.actor, id, sentBy(number)),
    };
  };
  return { keeper, accepted };
}

it('is refused for another buyer, when sending and when correcting, however it is typed', async () => {
  const { keeper, accepted } = await createStore();
  const [first, second] = [await accepted(), await accepted()];
  await first.ship('JNE 0001');
  await expect(second.ship('jne0001')).rejects.toMatchObject(used);
  await second.ship('JNE 0002');
  await expect(correctTracking(shop.deps, keeper.actor, second.id, sentBy('JNE0001'))).rejects.toMatchObject(
    used,
  );
  expect(await findStoreOrder(shop.deps, second.member.actor, second.id)).toMatchObject({
    state: 'shipped',
    trackingNumber: 'JNE0002',
  });
});

it('may be of two orders of one buyer, and of another store', async () => {
  const { accepted } = await createStore();
  const first = await accepted();
  await first.ship('JNE0003');
  const again = await accepted(first.member);
  await again.ship('JNE0003');
  const elsewhere = await (await createStore()).accepted();
  await elsewhere.ship('JNE0003');
  for (const { id, member } of [first, again, elsewhere])
    expect(await findStoreOrder(shop.deps, member.actor, id)).toMatchObject({ trackingNumber: 'JNE0003' });
});

it('is corrected by its store while the parcel is on its way, and by nobody else', async () => {
  const { keeper, accepted } = await createStore();
  const { id, member, ship } = await accepted();
  const correct = (actor = keeper.actor) => correctTracking(shop.deps, actor, id, sentBy('JNE0005'));
  await expect(correct()).rejects.toMatchObject({ code: 'store_order_state' });
  await ship('JNE0004');
  const { keeper: stranger } = await createStore();
  await expect(correct(stranger.actor)).rejects.toMatchObject({ code: 'not_found' });
  await expect(correct(member.actor)).rejects.toMatchObject({ code: 'not_found' });
  await correct();
  expect(await findStoreOrder(shop.deps, member.actor, id)).toMatchObject({
    trackingNumber: 'JNE0005',
    history: expect.arrayContaining([expect.objectContaining({ event: 'tracking_corrected' })]),
  });
  await markDelivered(shop.deps, keeper.actor, id);
  await expect(correct()).rejects.toMatchObject({ code: 'store_order_state' });
});
