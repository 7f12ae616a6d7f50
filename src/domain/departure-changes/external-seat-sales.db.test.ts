// Seats sold elsewhere: the partner states how many, never more than remain beside those sold here.
import { beforeEach, expect, it } from 'vitest';
import { askForSeatNotice } from '#domain/seat-notices';
import { catalogueScope } from '#domain/catalogue';
import { createMember } from '#test/factories/accounts';
import { checkoutInput, createDraft, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import { cancelDeparture } from './cancel-departure.ts';
import { checkOut } from '#domain/checkout';
import { getPartnerDeparture } from '#domain/partner-console';
import { setExternalSeatSales } from './external-seat-sales.ts';

const { database, shop, partner } = usePartnerFixture();
let departureId: string;
beforeEach(async () => {
  departureId = (
    await createDeparture(database.db, { programme_id: partner.programmeId, quota: 10, sold: 4 })
  ).id;
});

const set = (seats: unknown, { actor } = partner.staff) =>
  setExternalSeatSales(shop.deps, actor, { departureId, seats });
const elsewhere = async () =>
  (await getPartnerDeparture(shop.deps, partner.staff.actor, departureId)).soldElsewhere;

it('replaces the previous number, down to zero', async () => {
  for (const seats of ['7', ' 2 ', '0']) {
    await set(seats);
    expect(await elsewhere()).toBe(Number(seats));
  }
});

it('refuses to take seats that are sold or held here, and says how many are left', async () => {
  await createPaidOrder(shop, { departure: departureId, rooms: [{ room_type: 'quad', adults: 3 }] });
  await createOrder(shop, { departure: departureId, rooms: [{ room_type: 'quad', adults: 2 }] });
  await expect(set('6')).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field: 'seats', message: 'error_seats_sold_here', values: { taken: 5, most: 5 } }],
  });
  expect(await elsewhere()).toBe(4);
  await set('5');
  expect(await elsewhere()).toBe(5);
});

it.each(['', '-1', '1.5', 'banyak', null, '100000'])('refuses %j', async (seats) => {
  await expect(set(seats)).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'seats' }] });
  expect(await elsewhere()).toBe(4);
});

it('is refused for the departure of a private umrah, however few seats', async () => {
  const { member } = await createDraft(shop, { departure: departureId });
  await database.db
    .updateTable('departures')
    .set({ state: 'unlisted', reserved_for: member.account.id })
    .where('id', '=', departureId)
    .execute();
  for (const seats of ['5', '4', '0'])
    await expect(set(seats)).rejects.toMatchObject({ code: 'departure_not_sold' });
  expect(await elsewhere()).toBe(4);
});

it('notifies waiting members when seats are freed, and nobody otherwise', async () => {
  await set('10');
  const brand = shop.deps.brands.forHost('brand.test');
  await askForSeatNotice(shop.deps, catalogueScope(shop.deps, brand), {
    departure: departureId,
    name: 'Siti',
    phone: '081298765432',
    brandId: brand.id,
    locale: 'id',
    address: '::1',
  });
  const told = () =>
    database.db
      .selectFrom('outbox_messages')
      .select('kind')
      .where('recipient', '=', '+6281298765432')
      .execute();
  await set('10');
  expect(await told()).toEqual([]);
  await set('9');
  await set('8');
  expect(await told()).toEqual([{ kind: 'seats_back' }]);
});

it('never shares a seat with the checkout, whoever comes first', async () => {
  await set('9');
  const { member, bookingId } = await createDraft(shop, { departure: departureId });
  const form = await checkoutInput(shop, member, bookingId);
  const both = await Promise.allSettled([
    set('10'),
    checkOut(shop.deps, member.actor, { bookingId, form, brand: shop.deps.brands.forHost('brand.test') }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const { soldElsewhere, held } = await getPartnerDeparture(shop.deps, partner.staff.actor, departureId);
  expect(soldElsewhere + held).toBe(10);
});

it("is allowed to the partner's own staff, for a departure on sale", async () => {
  const stranger = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
  for (const who of [stranger, await createMember(shop.deps)])
    await expect(set('1', who)).rejects.toMatchObject({ code: 'not_found' });
  await cancelDeparture(shop.deps, partner.staff.actor, departureId);
  await expect(set('1')).rejects.toMatchObject({ code: 'departure_not_sold' });
});
