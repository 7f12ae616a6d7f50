// The parcel of a booking: its delivery price, which the server computes, and the new choice when its
// contents change.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { checkoutInput, createOrder } from '#test/factories/bookings';
import { createDeparture, createProgramme } from '#test/factories/programmes';
import { createAddress } from '#test/factories/shipping-addresses';
import { useBookingFixture } from '#test/booking-fixture';
import { checkOut } from './place-order.ts';
import { chooseDelivery, fetchAtPartner, listDeliveries } from './delivery.ts';
import { fillCart } from './cart.ts';
import { findBooking } from '#domain/bookings';

const { database, shop, brand } = useBookingFixture();
let member: SignedIn;
let departure: string;

beforeAll(async () => {
  const programme = await createProgramme(database.db);
  await database.db
    .insertInto('programme_supplies')
    .values({
      programme_id: programme.id,
      position: 1,
      name: JSON.stringify({ id: 'Koper' }),
      amount: 250_000,
      weight_grams: 3_000,
    })
    .execute();
  departure = (await createDeparture(database.db, { programme_id: programme.id, quota: 40 })).id;
});
beforeEach(async () => {
  member = await createMember(shop.deps);
});

const fill = (isSent: 0 | 1, quantity = 1) =>
  fillCart(shop.deps, member.actor, {
    departure,
    brand,
    locale: 'id',
    affiliateCode: null,
    form: {
      rooms: [{ room_type: 'quad', adults: 2 }],
      supplies: [{ id: 1, quantity }],
      status_product_supplies: isSent,
    },
  });
const of = (bookingId: string) => ({ bookingId, brand });

it('is offered to the active postal address, and its price is one of the lines', async () => {
  const address = await createAddress(shop.deps, member.actor);
  const { bookingId } = await fill(1, 2);
  const [cheapest] = await listDeliveries(shop.deps, member.actor, of(bookingId));
  await chooseDelivery(shop.deps, member.actor, {
    ...of(bookingId),
    courier: cheapest!.courier,
    service: cheapest!.service,
  });
  const booking = (await findBooking(shop.deps, member.actor, bookingId))!;
  expect(booking.lines.at(-1)).toMatchObject({ kind: 'shipping', amount: cheapest!.costRupiah });
  expect(booking.total).toBe(60_000_000 + 500_000 + cheapest!.costRupiah);
  expect(booking.delivery).toMatchObject({
    addressId: address.id,
    recipient: address.recipient,
    cost: cheapest!.costRupiah,
  });
});

it('must be chosen again when the cart is filled again, before the order', async () => {
  await createAddress(shop.deps, member.actor);
  const { bookingId } = await fill(1);
  const [rate] = await listDeliveries(shop.deps, member.actor, of(bookingId));
  await chooseDelivery(shop.deps, member.actor, {
    ...of(bookingId),
    courier: rate!.courier,
    service: rate!.service,
  });
  await fill(1, 2);
  expect((await findBooking(shop.deps, member.actor, bookingId))!.delivery).toBeNull();
  const form = await checkoutInput(shop, member, bookingId);
  await expect(checkOut(shop.deps, member.actor, { ...of(bookingId), form })).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field: 'shipping' }],
  });
  await fill(0, 2);
  expect(
    await checkOut(shop.deps, member.actor, {
      ...of(bookingId),
      form: await checkoutInput(shop, member, bookingId),
    }),
  ).toMatchObject({ bookingId });
});

it("costs nothing when collected at the partner's", async () => {
  await createAddress(shop.deps, member.actor);
  const { bookingId } = await fill(1);
  const [rate] = await listDeliveries(shop.deps, member.actor, of(bookingId));
  await chooseDelivery(shop.deps, member.actor, {
    ...of(bookingId),
    courier: rate!.courier,
    service: rate!.service,
  });
  await fetchAtPartner(shop.deps, member.actor, of(bookingId));
  expect((await findBooking(shop.deps, member.actor, bookingId))!.total).toBe(60_250_000);
});

it('is refused without a postal address, by a courier that does not serve it, and after the order', async () => {
  const { bookingId } = await fill(1);
  await expect(listDeliveries(shop.deps, member.actor, of(bookingId))).rejects.toMatchObject({
    code: 'shipping_address_required',
  });
  await createAddress(shop.deps, member.actor);
  await expect(
    chooseDelivery(shop.deps, member.actor, { ...of(bookingId), courier: 'kuda', service: 'KILAT' }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
  const order = await createOrder(shop, { member, departure: (await createDeparture(database.db)).id });
  await expect(fetchAtPartner(shop.deps, member.actor, of(order.bookingId))).rejects.toMatchObject({
    code: 'booking_state',
  });
});
