// Parcels on their way, with RajaOngkir's double: what their couriers say of them counts, and whoever does not answer holds up nobody.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lockKeys } from '#platform/database/locks';
import { rajaOngkir } from '#platform/shipping/rajaongkir';
import type { ShippingProvider } from '#platform/shipping/shipping';
import { parcelSilenceDays, storeObjectionDays } from '#shared/limits';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createShippedParcel } from '#test/factories/souvenir-orders';
import { overlappingInOrder } from '#test/overlapping';
import { type RajaOngkirServer, startRajaOngkir } from '#test/providers/rajaongkir-server';
import {
  correctTracking,
  findStoreOrder,
  followParcels,
  receiveStoreOrder,
  settleStoreOrders,
} from './souvenir-orders.ts';

const { database, shop, at } = useBookingFixture();
verifyLedgerAfterEach({ shop });
const hour = 3_600;
const day = 24 * hour;

let server: RajaOngkirServer;
let shipping: ShippingProvider;
const logged: object[] = [];
const log = {
  warn: (details: object) => void logged.push(details),
  error: (details: object) => void logged.push(details),
};
beforeAll(async () => {
  server = await startRajaOngkir();
  shipping = rajaOngkir(server.settings, { timeoutMs: 60_000 });
});
afterAll(() => server.close());
beforeEach(async () => {
  // Nobody asks about those of other tests any more.
  await database.db
    .updateTable('store_orders')
    .set({ ask_courier_at: at(365 * day).now() })
    .execute();
  logged.length = 0;
  server.asked.length = 0;
  server.parcels.clear();
});

const follow = (seconds = 0, more: { followMs?: number } = {}) =>
  followParcels({ ...shop.deps, now: at(seconds).now, shipping, ...more }, log);
const numbersAsked = () =>
  server.asked.map(({ path }) => new URL(path, 'http://localhost').searchParams.get('awb'));

type Shipped = Awaited<ReturnType<typeof createShippedParcel>>;
const onItsWay = (number: string) => createShippedParcel(shop, { quantity: 1, number });
const seen = ({ member, part }: Shipped) => findStoreOrder(shop.deps, member.actor, part.id);
const eventsOf = async (made: Shipped) => (await seen(made)).history.map(({ event }) => event);

it('that its courier has delivered is delivered: its buyer hears of it, and may object for the usual days', async () => {
  const made = await onItsWay('TIBA-1');
  server.parcels.set('TIBA-1', { isDelivered: true, newest: '2027-03-16 09:00' });
  expect(await follow(2 * day)).toBe(1);
  expect(await seen(made)).toMatchObject({
    state: 'delivered',
    deliveredAt: at(2 * day).now(),
    completeBy: at((2 + storeObjectionDays) * day).now(),
  });
  const notices = await database.db
    .selectFrom('notifications')
    .select('values')
    .where('account_id', '=', made.member.account.id)
    .execute();
  expect(notices).toContainEqual({ values: expect.objectContaining({ event: 'delivered' }) });
  await settleStoreOrders({ ...shop.deps, now: at((2 + storeObjectionDays) * day).now });
  expect(await eventsOf(made)).toEqual(['paid', 'accepted', 'shipped', 'delivered', 'completed']);
});

it('that is not there yet is asked about again after six hours, and not before', async () => {
  const made = await onItsWay('JALAN-1');
  server.parcels.set('JALAN-1', { newest: '2027-03-15 13:00' });
  expect([await follow(), await follow(6 * hour - 1)]).toEqual([0, 0]);
  expect(numbersAsked()).toEqual(['JALAN-1']);
  server.parcels.set('JALAN-1', { isDelivered: true });
  expect(await follow(6 * hour)).toBe(1);
  expect(await seen(made)).toMatchObject({ state: 'delivered' });
});

it('whose courier does not answer holds up no other, and is asked about an hour later', async () => {
  const [silent, other] = [await onItsWay('DIAM-1'), await onItsWay('TIBA-2')];
  server.parcels.set('DIAM-1', { isAway: true }).set('TIBA-2', { isDelivered: true });
  expect(await follow()).toBe(1);
  expect([(await seen(silent)).state, (await seen(other)).state]).toEqual(['shipped', 'delivered']);
  expect(logged).toEqual([{ err: expect.objectContaining({ name: 'ShippingError' }), parcels: 1 }]);
  server.parcels.set('DIAM-1', { isDelivered: true });
  expect([await follow(hour - 1), await follow(hour)]).toEqual([0, 1]);
  expect((await seen(silent)).state).toBe('delivered');
});

it('is not presumed to have arrived while its courier tells of new steps; one of before it was sent is none', async () => {
  const [moving, lying] = [await onItsWay('GERAK-1'), await onItsWay('LAMA-1')];
  // The first five days later than it was sent.
  server.parcels.set('GERAK-1', { newest: '2027-03-20 12:00' }).set('LAMA-1', { newest: '2027-03-15 08:00' });
  await follow(6 * day);
  const states = async (days: number) => {
    await settleStoreOrders({ ...shop.deps, now: at(days * day).now });
    return [(await seen(moving)).state, (await seen(lying)).state];
  };
  expect(await states(parcelSilenceDays)).toEqual(['shipped', 'delivered']);
  expect((await eventsOf(lying)).at(-1)).toBe('presumed_delivered');
  expect((await states(5 + parcelSilenceDays))[0]).toBe('delivered');
});

/** The day before these were ordered. */
const another = { isDelivered: true, newest: '2027-03-14 23:00' };
const correct = ({ keeper, part }: Shipped, number: string) =>
  correctTracking(shop.deps, keeper.actor, part.id, { courier: 'JNE', tracking_number: number });

it('whose number is of a parcel that was on its way before is not delivered by it; its store is told once, and corrects it', async () => {
  const made = await onItsWay('SALAH-1');
  server.parcels.set('SALAH-1', another);
  expect([await follow(), await follow(6 * hour)]).toEqual([0, 0]);
  expect(await seen(made)).toMatchObject({ state: 'shipped', isTrackingDoubted: true });
  const notices = await database.db
    .selectFrom('notifications')
    .select('values')
    .where('account_id', '=', made.keeper.account.id)
    .where('kind', '=', 'parcel_work')
    .execute();
  expect(notices).toEqual([{ values: expect.objectContaining({ event: 'tracking_doubted' }) }]);
  await correct(made, 'BENAR-1');
  expect(await seen(made)).toMatchObject({ trackingNumber: 'BENAR-1', isTrackingDoubted: false });
  server.parcels.set('BENAR-1', { isDelivered: true, newest: '2027-03-15 23:00' });
  expect(await follow(6 * hour)).toBe(1);
  expect(await eventsOf(made)).toEqual([
    'paid',
    'accepted',
    'shipped',
    'tracking_doubted',
    'tracking_corrected',
    'delivered',
  ]);
});

it.each([
  ['delivers nothing', { isDelivered: true }],
  ['raises no doubt', another],
])(
  'that was asked about by a number that its store corrects meanwhile: the answer %s',
  async (_what, said) => {
    const number = `LAMBAT-${said.isDelivered && !('newest' in said) ? 1 : 2}`;
    const made = await onItsWay(number);
    const gate = Promise.withResolvers<void>();
    server.parcels.set(number, { ...said, answersAfter: () => gate.promise });
    const running = follow();
    await expect.poll(() => server.asked.length).toBe(1);
    await correct(made, `${number}-BENAR`);
    gate.resolve();
    expect(await running).toBe(0);
    expect((await eventsOf(made)).slice(2)).toEqual(['shipped', 'tracking_corrected']);
    // The new one is asked about at once.
    await follow(1);
    expect(numbersAsked()).toEqual([number, `${number}-BENAR`]);
  },
);

it('is asked about outside any transaction, eight at once, and no more after the deadline', async () => {
  const numbers = Array.from({ length: 9 }, (_, nth) => `BANYAK-${nth}`);
  for (const number of numbers) await onItsWay(number);
  const gate = Promise.withResolvers<void>();
  for (const number of numbers) server.parcels.set(number, { answersAfter: () => gate.promise });
  const followMs = 1_000;
  const began = performance.now();
  const running = follow(0, { followMs });
  await expect.poll(() => server.asked.length).toBe(8);
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
    database.db,
  );
  expect(rows).toEqual([{ open: 0 }]);
  await expect.poll(() => performance.now() - began, { timeout: 5_000 }).toBeGreaterThan(followMs);
  gate.resolve();
  await running;
  expect(server.asked).toHaveLength(8);
  await follow(301);
  expect(numbersAsked().toSorted()).toEqual(numbers);
});

it('is asked about by one process at a time', async () => {
  await onItsWay('SATU-1');
  const gate = Promise.withResolvers<void>();
  server.parcels.set('SATU-1', { isDelivered: true, answersAfter: () => gate.promise });
  const first = follow();
  await expect.poll(() => server.asked.length).toBe(1);
  expect(await follow()).toBe(0);
  gate.resolve();
  expect(await first).toBe(1);
  expect(numbersAsked()).toEqual(['SATU-1']);
});

it.each([
  ['after its courier has answered', 'courier', ['shipped', 'delivered', 'completed']],
  ['just before its courier answers', 'buyer', ['shipped', 'completed']],
])('that its buyer says to have %s is complete, once', async (_when, first, events) => {
  const number = `BARENG-${first.toUpperCase()}`;
  const made = await onItsWay(number);
  server.parcels.set(number, { isDelivered: true });
  const courier = () => follow();
  const buyer = () => receiveStoreOrder(shop.deps, made.member.actor, made.part.id);
  const ended = await overlappingInOrder<unknown>(
    database.db,
    (held) => lockKeys({ db: held }, [{ kind: 'souvenir_order', id: made.order.id }]),
    first === 'courier' ? [courier, buyer] : [buyer, courier],
  );
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await seen(made)).toMatchObject({ state: 'completed' });
  expect((await eventsOf(made)).slice(2)).toEqual(events);
  expect(logged).toEqual([]);
});
