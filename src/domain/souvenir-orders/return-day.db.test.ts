// A parcel for the day its buyer comes home: which journeys count, what it moves, and what it leaves as it was.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addDays, dayAfterInIndonesia, todayInIndonesia } from '#shared/dates';
import { announceReschedule, rescheduleDeparture } from '#domain/departure-changes';
import { applyGatewayStatus } from '#domain/payments';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember } from '#test/factories/accounts';
import { brandOf } from '#test/factories/bookings';
import { createItem } from '#test/factories/items';
import { createAddress } from '#test/factories/shipping-addresses';
import {
  beginSouvenirPayment,
  chooseCheapest,
  createReturning,
  createShopper,
  createSouvenirDraft,
} from '#test/factories/souvenir-orders';
import {
  arrivalBy,
  arriveForReturn,
  confirmSouvenirOrder,
  findSouvenirOrder,
  listReturnDays,
  listShippingOptions,
  movedJourney,
  sendTo,
} from './souvenir-orders.ts';

const { database, shop } = useBookingFixture();
const today = () => todayInIndonesia(shop.deps.now());
const hours = (count: number) => new Date(shop.deps.now().getTime() + count * 3_600_000);

async function draft() {
  const shopper = await createShopper(shop.deps);
  const { variants } = await createItem(database.db, { sizes: [{ price: 30_000, stock: 5 }] });
  const { orderId } = await createSouvenirDraft(shop, { member: shopper, wanted: [[variants[0]!, 2]] });
  const part = async () => (await findSouvenirOrder(shop.deps, shopper.actor, orderId)).parts[0]!;
  return { shopper, orderId, part, partId: (await part()).id };
}

async function pay({ shopper, orderId }: Pick<Awaited<ReturnType<typeof draft>>, 'shopper' | 'orderId'>) {
  await chooseCheapest(shop, shopper, orderId);
  const order = await confirmSouvenirOrder(shop.deps, shopper.actor, { orderId });
  const payment = await beginSouvenirPayment(shop, shopper, order);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
}

it('moves the day to send it, and neither price nor stock', async () => {
  const made = await draft();
  const { shopper, orderId, partId, part } = made;
  const before = await listShippingOptions(shop.deps, shopper.actor, { orderId, partId });
  const { bookingId, returnsOn } = await createReturning(shop, shopper);
  await arriveForReturn(shop.deps, shopper.actor, { orderId, partId, bookingId });
  expect(await listShippingOptions(shop.deps, shopper.actor, { orderId, partId })).toEqual(before);
  await pay(made);
  const paid = await part();
  const most = paid.shipping!.days!.most;
  expect(paid).toMatchObject({
    state: 'paid',
    arriveOn: returnsOn,
    // A buyer knows as soon as others whether the store takes it.
    acceptBy: hours(48),
    shipBy: dayAfterInIndonesia(addDays(returnsOn, -most)),
  });
  expect(arrivalBy(paid, paid.shipping!.days, today())).toEqual({
    isInTime: true,
    sendOn: addDays(returnsOn, -most),
  });
});

it('asks nothing impossible of a store: what the courier cannot make goes at the usual pace', async () => {
  const made = await draft();
  const { shopper, orderId, partId, part } = made;
  const { bookingId, returnsOn } = await createReturning(shop, shopper, 1);
  await arriveForReturn(shop.deps, shopper.actor, { orderId, partId, bookingId });
  await pay(made);
  const paid = await part();
  const { readyDays } = paid.store;
  expect(paid).toMatchObject({ arriveOn: returnsOn, shipBy: hours(24 * readyDays) });
  expect(arrivalBy(paid, { most: 3 }, today())).toEqual({
    isInTime: false,
    latest: addDays(today(), readyDays + 3),
  });
  expect(arrivalBy(paid, null, today())).toEqual({ isInTime: false, latest: null });
});

it("is for the member's own paid journeys that end soon enough, and for the parcel that goes home", async () => {
  const { shopper, orderId, partId, part } = await draft();
  const ask = (bookingId: string | null) =>
    arriveForReturn(shop.deps, shopper.actor, { orderId, partId, bookingId });
  const soon = await createReturning(shop, shopper);
  const brandId = brandOf(shop.deps).id;
  const wrong = [
    await createReturning(shop, await createShopper(shop.deps)),
    await createReturning(shop, shopper, 0),
    await createReturning(shop, shopper, 91),
    await createReturning(shop, shopper),
  ];
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled_by_partner' })
    .where('id', '=', wrong[3]!.bookingId)
    .execute();
  for (const { bookingId } of wrong)
    await expect(ask(bookingId)).rejects.toMatchObject({ code: 'not_found' });
  await expect(ask('x')).rejects.toMatchObject({ code: 'not_found' });
  expect(await listReturnDays(shop.deps, shopper.actor, brandId)).toMatchObject([soon]);
  await ask(soon.bookingId);
  // A gift that goes elsewhere waits for nobody.
  const { id: addressId } = await createAddress(shop.deps, shopper.actor, { label: 'Ibu' });
  await sendTo(shop.deps, shopper.actor, { orderId, partId, addressId });
  expect(await part()).toMatchObject({ arriveOn: null, arriveBookingId: null });
  await expect(ask(soon.bookingId)).rejects.toMatchObject({ code: 'return_day_elsewhere' });
  await ask(null);
});

it('tells its buyer, once, when that journey is moved; the parcel stays as it was asked for', async () => {
  const made = await draft();
  const { shopper, orderId, partId, part } = made;
  const { bookingId, returnsOn } = await createReturning(shop, shopper, 40);
  await arriveForReturn(shop.deps, shopper.actor, { orderId, partId, bookingId });
  await pay(made);
  expect(movedJourney(await part())).toBeNull();
  const { rows } = await sql<{ departureId: string; partnerId: string; departsOn: string }>`
    select d.id as "departureId", p.partner_id as "partnerId", d.departs_on as "departsOn"
    from bookings b join departures d on d.id = b.departure_id join programmes p on p.id = d.programme_id where b.id = ${bookingId}::uuid`.execute(
    database.db,
  );
  const { departureId, partnerId, departsOn } = rows[0]!;
  const { actor } = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  await rescheduleDeparture(shop.deps, actor, {
    departureId,
    form: { departs_on: addDays(departsOn, 5) },
  });
  const {
    rows: [job],
  } = await sql<{
    data: { moveId: string; actorId: string };
  }>`select data from jobs.job where name = 'departure-moved'`.execute(database.db);
  await announceReschedule(shop.deps, job!.data);
  await announceReschedule(shop.deps, job!.data);
  const moved = await part();
  expect(moved).toMatchObject({ state: 'paid', arriveOn: returnsOn });
  expect(movedJourney(moved)).toEqual({ endsOn: addDays(returnsOn, 5) });
  const told = await database.db
    .selectFrom('notifications')
    .select(['values', 'count'])
    .where('account_id', '=', shopper.account.id)
    .where('dedupe_key', '=', `parcel ${partId}`)
    .execute();
  expect(told).toMatchObject([{ values: { event: 'journey_moved', state: 'paid' } }]);
  await database.db
    .updateTable('bookings')
    .set({ state: 'cancelled_by_partner' })
    .where('id', '=', bookingId)
    .execute();
  expect(movedJourney(await part())).toEqual({ endsOn: null });
});
