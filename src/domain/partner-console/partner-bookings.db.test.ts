// The partner's list of orders: found, filtered, sorted, in pages, and never another partner's (docs/product/partner-console.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import {
  createDraft,
  createOrder,
  createPaidOrder,
  openBookingSetup,
  type BookingSetup,
} from '#test/factories/bookings';
import { createBrand } from '#test/factories/brands';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  NOW,
} from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { readConsoleBookingQuery } from '#shared/console-booking-query';
import {
  exportPartnerBookings,
  getPartnerBooking,
  listBookingHistory,
  listPartnerBookings,
} from './partner-bookings.ts';
import { listPartnerDepartures } from './partner-departures.ts';

let database: TestDatabase;
let shop: BookingSetup;
const partners: { id: string; staff: SignedIn; departures: string[] }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  shop = openBookingSetup(await createTestDeps(database, NOW));
  for (const days of ['2027-07-01', '2027-06-01']) {
    const { id } = await createPartner(database.db);
    const programme = await createProgramme(database.db, { partner_id: id });
    const departures = [];
    for (const departs_on of [days, '2027-09-01'])
      departures.push(
        (await createDeparture(database.db, { programme_id: programme.id, departs_on, quota: 10, sold: 2 }))
          .id,
      );
    partners.push({
      id,
      departures,
      staff: await createMember(shop.deps, { roles: ['partner_staff'], partnerId: id }),
    });
  }
});
afterAll(() => database.drop());

const query = (address = '') => readConsoleBookingQuery(new URLSearchParams(address));
const listed = async (address = '', { id, staff } = partners[0]!) =>
  (await listPartnerBookings(shop.deps, staff.actor, id, query(address), 10)).items;

describe('the orders of a partner', () => {
  let paid: Awaited<ReturnType<typeof createPaidOrder>>;
  let waiting: Awaited<ReturnType<typeof createOrder>>;
  beforeAll(async () => {
    const [own, other] = partners as [(typeof partners)[0], (typeof partners)[0]];
    paid = await createPaidOrder(shop, {
      member: await createMember(shop.deps, { name: 'Zainab Putri' }),
      departure: own.departures[1]!,
    });
    waiting = await createOrder(shop, {
      member: await createMember(shop.deps, { name: 'Ahmad 100%' }),
      departure: own.departures[0]!,
      rooms: [{ room_type: 'quad', adults: 2 }],
    });
    await createDraft(shop, { departure: own.departures[0]! });
    await createOrder(shop, { departure: other.departures[0]! });
  });
  const names = async (address: string) => (await listed(address)).map(({ bookerName }) => bookerName);

  it("are listed without drafts and without other partners' orders", async () => {
    const [first] = await listed('sort=name');
    expect(first).toMatchObject({
      bookerName: 'Ahmad 100%',
      state: 'waiting_payment',
      people: 2,
      total: 60_000_000,
      paid: 0,
      waitingDocuments: 0,
      departsOn: '2027-07-01',
    });
    expect(await names('sort=name')).toEqual(['Ahmad 100%', 'Zainab Putri']);
    expect(await listed('', partners[1])).toHaveLength(1);
  });

  it('are found by name and code, filtered by state and departure, sorted and paged', async () => {
    expect(await names('q=zain')).toEqual(['Zainab Putri']);
    expect(await names('q=100%25')).toEqual(['Ahmad 100%']);
    expect(await names('q=%25')).toEqual(['Ahmad 100%']);
    const { code } = (await listed('state=paid'))[0]!;
    expect(await names(`q=${code.toLowerCase()}`)).toEqual(['Zainab Putri']);
    expect(await names('state=waiting_payment')).toEqual(['Ahmad 100%']);
    expect(await names(`departure=${partners[0]!.departures[1]}`)).toEqual(['Zainab Putri']);
    expect(await names('sort=departure')).toEqual(['Ahmad 100%', 'Zainab Putri']);
    expect(await names('page=2')).toEqual([]);
  });

  it("are visible to the partner's own staff only", async () => {
    const [own, other] = partners as [(typeof partners)[0], (typeof partners)[0]];
    for (const actor of [other.staff.actor, paid.member.actor]) {
      await expect(listPartnerBookings(shop.deps, actor, own.id, query(), 10)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(listPartnerDepartures(shop.deps, actor, own.id)).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(getPartnerBooking(shop.deps, actor, paid.bookingId)).rejects.toMatchObject({
        code: 'not_found',
      });
    }
  });

  it('open one by one, with their history', async () => {
    const { actor } = partners[0]!.staff;
    const booking = await getPartnerBooking(shop.deps, actor, paid.bookingId);
    expect((await listBookingHistory(shop.deps, actor, booking)).map(({ event }) => event)).toEqual([
      'checked_out',
      'paid_in_full',
    ]);
    await expect(getPartnerBooking(shop.deps, actor, 'RH-22222222')).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('exported as a file leave an audit entry for everybody in it', async () => {
    expect(
      await exportPartnerBookings(shop.deps, partners[0]!.staff.actor, partners[0]!.id, query(), 1_000),
    ).toHaveLength(2);
    const read = await database.db
      .selectFrom('audit_log')
      .select(['subject_id', 'actor_role'])
      .where('action', '=', 'bookings.listed')
      .execute();
    expect(read.map(({ subject_id }) => subject_id).sort()).toEqual(
      [paid.member.account.id, waiting.member.account.id].sort(),
    );
    expect(new Set(read.map(({ actor_role }) => actor_role))).toEqual(new Set(['partner_staff']));
  });

  it("fill the departures' seats", async () => {
    expect(await listPartnerDepartures(shop.deps, partners[0]!.staff.actor, partners[0]!.id)).toMatchObject([
      {
        departsOn: '2027-07-01',
        quota: 10,
        soldElsewhere: 2,
        held: 2,
        sold: 0,
        orders: 1,
        isCancelled: false,
      },
      { departsOn: '2027-09-01', quota: 10, soldElsewhere: 2, held: 0, sold: 1, orders: 1 },
    ]);
  });
});
