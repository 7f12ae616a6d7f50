// Stopping a store's sales on a real database: its items are sold no longer, carts are told, paid orders go on.
import { beforeAll, expect, it } from 'vitest';
import { addToCart, readCart } from '#domain/carts';
import { listItems } from '#domain/items';
import { acceptStoreOrder, orderCart, shipStoreOrder } from '#domain/souvenir-orders';
import { todayInIndonesia } from '#shared/dates';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { createItem, createStore } from '#test/factories/items';
import { createPaidSouvenirOrder, createShopper } from '#test/factories/souvenir-orders';
import { storeFreezeForm, storeReopenForm } from '#test/factories/store-standing';
import { overlapping } from '#test/overlapping';
import {
  findSalesStop,
  freezeStore,
  getStoreStanding,
  listStoreStandings,
  reopenStore,
} from './store-standing.ts';

const { database, shop } = useBookingFixture();
let team: SignedIn;
beforeAll(async () => {
  team = await createMember(shop.deps, { roles: ['operator_acquisition'] });
});

const freeze = (storeId: string) => freezeStore(shop.deps, team.actor, { storeId, form: storeFreezeForm() });
const reopen = (storeId: string) => reopenStore(shop.deps, team.actor, { storeId, form: storeReopenForm });
const ownerOf = ({ actor }: SignedIn) => ({ brandId: brandOf(shop.deps).id, actor, guestId: null });
const order = ({ actor }: SignedIn) => orderCart(shop.deps, actor, { brand: brandOf(shop.deps) });
const noticesOf = async ({ account }: SignedIn) =>
  (
    await database.db
      .selectFrom('notifications')
      .select('kind')
      .where('account_id', '=', account.id)
      .where('kind', 'like', 'partner_%')
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);

/** A member with one item of a store of its own in the cart. */
async function waiting() {
  const { id: storeId } = await createStore(database.db, { name: 'Toko Zaitun' });
  const item = await createItem(database.db, { store_id: storeId, sizes: [{ price: 30_000, stock: 20 }] });
  const member = await createShopper(shop.deps);
  await addToCart(shop.deps, ownerOf(member), { variantId: item.variants[0]!, quantity: 1 });
  return { storeId, item, member };
}

it('ends sales at once and tells carts; reopening restores them as they were, and tells them again', async () => {
  const { storeId, item, member } = await waiting();
  await freeze(storeId);
  await freeze(storeId);
  expect(await noticesOf(member)).toEqual(['partner_frozen']);
  const cart = await readCart(shop.deps, ownerOf(member));
  expect(cart.stores[0]!.lines[0]!.fault).toBe('not_sold');
  await expect(order(member)).rejects.toMatchObject({ code: 'stock_too_low' });
  const other = await createMember(shop.deps);
  await expect(
    addToCart(shop.deps, ownerOf(other), { variantId: item.variants[0]!, quantity: 1 }),
  ).rejects.toMatchObject({ code: 'stock_too_low' });
  const sold = await listItems(shop.deps, { storeId, page: 1, limit: 10 });
  expect(sold.items).toEqual([]);

  const standing = await getStoreStanding(shop.deps, team.actor, storeId);
  expect(standing).toMatchObject({
    state: 'suspended',
    suspendedReason: { id: 'Paket tidak dikirim', en: 'Parcels were not sent' },
  });
  expect(standing.history.map(({ event, by }) => [event, by])).toEqual([['frozen', team.account.name]]);

  await reopen(storeId);
  expect(await noticesOf(member)).toEqual(['partner_frozen', 'partner_reopened']);
  expect((await order(member)).orderId).toBeTruthy();
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'actor_role'])
    .where('actor_id', '=', team.account.id)
    .where('details', '@>', JSON.stringify({ about: storeId }))
    .orderBy('id')
    .execute();
  expect(lines).toEqual([
    { action: 'store.frozen', actor_role: 'operator_acquisition' },
    { action: 'store.reopened', actor_role: 'operator_acquisition' },
  ]);
});

it('lets paid orders go on', async () => {
  const { storeId, item } = await waiting();
  const { order: paid } = await createPaidSouvenirOrder(shop, { wanted: [[item.variants[0]!, 1]] });
  await freeze(storeId);
  const keeper = await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId });
  const [part] = paid.parts;
  await acceptStoreOrder(shop.deps, keeper.actor, part!.id);
  const { items } = await listStoreStandings(shop.deps, team.actor, { page: 1, limit: 100 });
  expect(items.find(({ id }) => id === storeId)).toMatchObject({ openParcels: 1, lateParcels: 0, items: 1 });
  await shipStoreOrder(shop.deps, keeper.actor, part!.id, {
    courier: 'JNE',
    tracking_number: 'JNE12345',
  });
});

it('is waited for by an order that meets it midway, which is refused', async () => {
  const { storeId, member } = await waiting();
  const [ordered] = await overlapping(
    database.owner.db,
    (held) =>
      held
        .updateTable('partners')
        .set({
          state: 'suspended',
          suspended_on: '2027-03-15',
          suspended_reason: JSON.stringify({ id: 'Paket tidak dikirim' }),
        })
        .where('id', '=', storeId)
        .execute(),
    [() => order(member)],
  );
  expect(ordered).toMatchObject({ status: 'rejected', reason: { code: 'stock_too_low' } });
});

it('lists frozen stores first, by a part of name or city, and knows approved stores only', async () => {
  const { storeId } = await waiting();
  await freeze(storeId);
  const list = await listStoreStandings(shop.deps, team.actor, { page: 1, limit: 100, search: 'zaitun' });
  const states = list.items.map(({ state }) => state);
  expect(states).toEqual(states.toSorted().toReversed());
  expect(states[0]).toBe('suspended');
  const { id } = await createStore(database.db, { approved_at: null });
  await expect(getStoreStanding(shop.deps, team.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  await expect(freeze(id)).rejects.toMatchObject({ code: 'not_found' });
});

it('wants the role and a fresh code', async () => {
  const { storeId } = await waiting();
  const support = await createMember(shop.deps, { roles: ['operator_support'] });
  const change = { storeId, form: storeFreezeForm() };
  await expect(freezeStore(shop.deps, support.actor, change)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(
    freezeStore(shop.deps, { ...team.actor, hasFreshFactor: false }, change),
  ).rejects.toMatchObject({ code: 'step_up_required' });
  await expect(getStoreStanding(shop.deps, support.actor, storeId)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it('tells its own staff since when and why it does not sell, and nobody else', async () => {
  const { storeId } = await waiting();
  const keeper = await createMember(shop.deps, { roles: ['store_staff'], partnerId: storeId });
  expect(await findSalesStop(shop.deps, keeper.actor, storeId)).toBeNull();
  await freeze(storeId);
  expect(await findSalesStop(shop.deps, keeper.actor, storeId)).toEqual({
    since: todayInIndonesia(shop.deps.now()),
    reason: { id: 'Paket tidak dikirim', en: 'Parcels were not sent' },
  });

  const { id: otherStore } = await createStore(database.db);
  const stranger = await createMember(shop.deps, { roles: ['store_staff'], partnerId: otherStore });
  for (const { actor } of [stranger, team, await createMember(shop.deps)]) {
    await expect(findSalesStop(shop.deps, actor, storeId)).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await findSalesStop(shop.deps, stranger.actor, otherStore)).toBeNull();

  await reopen(storeId);
  expect(await findSalesStop(shop.deps, keeper.actor, storeId)).toBeNull();
});
