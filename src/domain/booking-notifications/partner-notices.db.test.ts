// What the people of a travel partner hear of its orders.
import { beforeAll, expect, it } from 'vitest';
import { expireBookings } from '#domain/bookings';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, createPaidOrder, dispatchAllBookingEvents, payNext } from '#test/factories/bookings';
import { createDeparture, createPartner, NOW } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import * as paths from '#shared/paths';

const { database, shop, clock, partner } = usePartnerFixture();
let preparing: SignedIn;
let chatting: SignedIn;
beforeAll(async () => {
  const colleague = (duty: 'documents' | 'chat') =>
    createMember(shop.deps, { roles: ['partner_staff'], partnerId: partner.id, duties: [duty] });
  preparing = await colleague('documents');
  chatting = await colleague('chat');
});

const sold = async () =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      departs_on: '2027-06-13',
      down_payment_amount: 5_000_000,
      settlement_due_days: 45,
    })
  ).id;
const heard = async ({ account }: SignedIn) => {
  await dispatchAllBookingEvents(shop.deps);
  return database.db
    .selectFrom('notifications')
    .select(['kind', 'values', 'path', 'count'])
    .where('account_id', '=', account.id)
    .orderBy('activity', 'desc')
    .execute();
};

it('orders of a departure that are paid are one row for whoever prepares journeys, with their number', async () => {
  const departure = await sold();
  const path = paths.partnerConsole.departure(departure);
  await createOrder(shop, { departure });
  expect(await heard(preparing)).toEqual([]);

  const { member, bookingId } = await createPaidOrder(shop, { departure, plan: 'down_payment' });
  await createPaidOrder(shop, { departure, plan: 'down_payment' });
  expect(await heard(preparing)).toEqual([
    {
      kind: 'orders_paid',
      values: { departure: expect.anything(), departsOn: '2027-06-13', event: 'confirmed' },
      path,
      count: 2,
    },
  ]);
  expect(await heard(partner.staff)).toHaveLength(1);
  expect(await heard(chatting)).toEqual([]);

  await payNext(shop, member, bookingId);
  expect((await heard(preparing))[0]).toMatchObject({ values: { event: 'settled' }, path, count: 1 });
});

it('of an order that lapses nobody is told', async () => {
  const departure = await sold();
  const before = (await heard(preparing)).length;
  await createOrder(shop, { departure });
  clock.now = new Date(NOW.getTime() + 151 * 60_000);
  // It, and the first test's.
  expect(await expireBookings(shop.deps)).toBe(2);
  expect(await heard(preparing)).toHaveLength(before);
});

it('people of another partner hear nothing', async () => {
  const other = await createPartner(database.db);
  const stranger = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: other.id,
  });
  await createPaidOrder(shop, { departure: await sold() });
  expect(await heard(stranger)).toEqual([]);
});
