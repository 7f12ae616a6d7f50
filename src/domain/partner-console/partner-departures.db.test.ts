// The partner's list of departures (docs/product/partner-console.md): searched, narrowed, sorted and paged by the database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setExternalSeatSales } from '#domain/departure-changes';
import { readConsoleDepartureQuery } from '#shared/console-departure-query';
import { seatsLeft } from '#shared/console-departure-query';
import type { Locale } from '#shared/locale';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { type BookingSetup, createOrder, createPaidOrder, openBookingSetup } from '#test/factories/bookings';
import { createBrand } from '#test/factories/brands';
import { createTestDeps } from '#test/deps';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  NOW,
} from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { expectEverySort } from '#test/sorted-list';
import { listDepartureMonths, listPartnerDepartures, pagePartnerDepartures } from './partner-departures.ts';

let database: TestDatabase;
let shop: BookingSetup;
let partnerId: string;
let staff: SignedIn;

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  shop = openBookingSetup(await createTestDeps(database, NOW));
  ({ id: partnerId } = await createPartner(database.db));
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId });
  const other = await createProgramme(database.db, { partner_id: (await createPartner(database.db)).id });
  await createDeparture(database.db, { programme_id: other.id });
  // Sorted otherwise in English than in Indonesian; the last has no English.
  const titles = [
    { id: 'Umrah Hemat', en: 'Budget Umrah' },
    { id: 'Haji Plus', en: 'Plus Hajj' },
    { id: 'liburan Turki' },
  ];
  const departures: string[] = [];
  for (const [index, title] of titles.entries()) {
    const { id } = await createProgramme(database.db, {
      partner_id: partnerId,
      title,
    });
    for (const month of ['07', '09'])
      departures.push(
        (
          await createDeparture(database.db, {
            programme_id: id,
            departs_on: `2027-${month}-0${index + 1}`,
            quota: 4 + index,
          })
        ).id,
      );
  }
  const [sold, held, full, cancelled] = departures as [string, string, string, string];
  await createPaidOrder(shop, { departure: sold });
  await createOrder(shop, { departure: held, rooms: [{ room_type: 'quad', adults: 2 }] });
  await setExternalSeatSales(shop.deps, staff.actor, { departureId: full, seats: '5' });
  await database.db
    .updateTable('departures')
    .set({ state: 'cancelled' })
    .where('id', '=', cancelled)
    .execute();
});
afterAll(() => database.drop());

const page = (address: string, { limit = 50, locale = 'id' }: { limit?: number; locale?: Locale } = {}) =>
  pagePartnerDepartures(shop.deps, staff.actor, partnerId, {
    query: readConsoleDepartureQuery(new URLSearchParams(address)),
    limit,
    locale,
  });
const days = async (address: string) =>
  (await page(address)).items.map(({ departsOn }) => departsOn.slice(5));

it('lists the nearest first, and only its own', async () => {
  expect(await days('')).toEqual(['07-01', '07-02', '07-03', '09-01', '09-02', '09-03']);
  const { items } = await page('');
  expect(items).toEqual(await listPartnerDepartures(shop.deps, staff.actor, partnerId));
  expect(await listDepartureMonths(shop.deps, staff.actor, partnerId)).toEqual(['2027-07', '2027-09']);
  const stranger = await createMember(shop.deps);
  for (const refused of [
    listDepartureMonths(shop.deps, stranger.actor, partnerId),
    pagePartnerDepartures(shop.deps, stranger.actor, partnerId, {
      query: readConsoleDepartureQuery(new URLSearchParams()),
      limit: 9,
      locale: 'id',
    }),
  ])
    await expect(refused).rejects.toMatchObject({ code: 'not_found' });
});

it.each([
  ['q=HEMAT', ['07-01', '09-01']],
  ['q=budget', ['07-01', '09-01']],
  ['q=100%25', []],
  ['q=%5F', []],
  ['month=2027-09', ['09-01', '09-02', '09-03']],
  ['state=full', ['07-02']],
  ['state=cancelled', ['09-02']],
  ['state=on_sale&month=2027-09', ['09-01', '09-03']],
])('narrows by "%s"', async (address, expected) => {
  expect(await days(address)).toEqual(expected);
});

it('sorts by every column, in pages as in one piece', async () => {
  expect.hasAssertions();
  await expectEverySort({
    list: ({ sort, page: number, limit }) =>
      pagePartnerDepartures(shop.deps, staff.actor, partnerId, {
        query: { search: '', month: null, state: null, sort, page: number },
        limit,
        locale: 'id',
      }),
    nameOf: ({ id }) => id,
    by: {
      journey: ({ title }) => title.id.toLowerCase(),
      departs: ({ departsOn }) => departsOn,
      quota: ({ quota }) => quota,
      elsewhere: ({ soldElsewhere }) => soldElsewhere,
      held: ({ held }) => held,
      sold: ({ sold }) => sold,
      left: (departure) => seatsLeft(departure),
      orders: ({ orders }) => orders,
    },
  });
});

it("sorts journeys by the reader's language", async () => {
  const titles = async (locale: Locale) => [
    ...new Set((await page('sort=journey', { locale })).items.map(({ title }) => title.id)),
  ];
  expect(await titles('id')).toEqual(['Haji Plus', 'liburan Turki', 'Umrah Hemat']);
  expect(await titles('en')).toEqual(['Umrah Hemat', 'liburan Turki', 'Haji Plus']);
});

it('says how many there are also beyond the last page', async () => {
  expect(await page('page=40', { limit: 2 })).toMatchObject({ items: [], total: 6, page: 40 });
});
