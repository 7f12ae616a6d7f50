// What a partner's staff may do, by their duties (docs/product/memberships.md): the table, and the console's functions that ask it.
import { expect, it } from 'vitest';
import { findPartnerBalance } from '#domain/ledger';
import { type Actor, mayWork } from '#domain/memberships';
import { findActor } from '#domain/sessions';
import { cancelDeparture, previewCancellation, setExternalSeatSales } from '#domain/departure-changes';
import { judgeDocument, listParticipants } from '#domain/participants';
import { type PartnerDuty, partnerDuties, partnerTasks } from '#shared/partner-duties';
import { readConsoleBookingQuery } from '#shared/console-booking-query';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createPaidOrder } from '#test/factories/bookings';
import { createDeparture } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import {
  getPartnerBooking,
  listPartnerBookings,
  listPartnerDepartures,
  recordMilestone,
} from './partner-console.ts';

const { database, shop, partner, clock } = usePartnerFixture();

const staffWith = (...duties: PartnerDuty[]) =>
  createMember(shop.deps, { roles: ['partner_staff'], partnerId: partner.id, duties });
const leading = async (leader: SignedIn, departure_id: string): Promise<Actor> => {
  await database.db
    .insertInto('tour_leaders')
    .columns(['membership_id', 'departure_id'])
    .expression((build) =>
      build
        .selectFrom('memberships')
        .select(['id', build.val(departure_id).$castTo<string>().as('departure_id')])
        .where('account_id', '=', leader.account.id),
    )
    .execute();
  return (await findActor(shop.deps, { jwt: leader.tokens.jwt, host: 'brand.test' }))!;
};
const departure = async () =>
  (
    await createDeparture(database.db, {
      programme_id: partner.programmeId,
      departs_on: '2027-08-01',
      returns_on: '2027-08-09',
      quota: 10,
    })
  ).id;
const first = readConsoleBookingQuery(new URLSearchParams());

it('gives each duty its tasks', async () => {
  const table = Object.fromEntries(
    await Promise.all(
      partnerDuties.map(async (duty) => {
        const { actor } = await staffWith(duty);
        return [duty, partnerTasks.filter((task) => mayWork(actor, task, { partnerId: partner.id }))];
      }),
    ),
  );
  expect(table).toEqual({
    owner: partnerTasks,
    catalogue: ['departures', 'catalogue', 'profile', 'evidence'],
    documents: ['orders', 'travellers', 'documents', 'milestones', 'departures', 'evidence'],
    finance: ['orders', 'money', 'departures'],
    chat: ['orders', 'departures', 'chat'],
    // Only for the departures they lead.
    tour_leader: [],
  });
});

it('adds the tasks of several duties, and counts none without a second factor or elsewhere', async () => {
  const { actor } = await staffWith('finance', 'chat');
  expect(
    ['money', 'chat', 'documents'].map((task) => mayWork(actor, task as 'money', { partnerId: partner.id })),
  ).toEqual([true, true, false]);
  expect(mayWork({ ...actor, hasSecondFactor: false }, 'money', { partnerId: partner.id })).toBe(false);
  expect(mayWork(actor, 'money', { partnerId: partner.programmeId })).toBe(false);
});

it('lets finance read the balance and no documents, and documents the documents and no balance', async () => {
  const order = await createPaidOrder(shop, { departure: await departure() });
  const [finance, documents] = [await staffWith('finance'), await staffWith('documents')];
  await findPartnerBalance(shop.deps, finance.actor, partner.id);
  await expect(findPartnerBalance(shop.deps, documents.actor, partner.id)).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await listParticipants(shop.deps, documents.actor, order.bookingId))[0]!.documents[0]!.id).not.toBe(
    undefined,
  );
  const judge = ({ actor }: SignedIn) =>
    judgeDocument(shop.deps, actor, {
      booking: order.bookingId,
      documentId: order.bookingId,
      verdict: 'accepted',
    });
  await expect(judge(finance)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    recordMilestone(shop.deps, finance.actor, order.bookingId, { kind: 'kit', reached_on: '2027-03-15' }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

it('leaves cancelling a departure to the owner, and its seats to who writes the catalogue', async () => {
  const departureId = await departure();
  const catalogue = await staffWith('catalogue');
  await setExternalSeatSales(shop.deps, catalogue.actor, { departureId, seats: '2' });
  for (const change of [previewCancellation, cancelDeparture])
    await expect(change(shop.deps, catalogue.actor, departureId)).rejects.toMatchObject({
      code: 'forbidden',
    });
  await expect(
    setExternalSeatSales(shop.deps, (await staffWith('finance')).actor, { departureId, seats: '0' }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

it("shows a tour leader the orders of the departure they lead, and ends with the journey's last day", async () => {
  const [led, other] = [await departure(), await departure()];
  const [own, foreign] = [
    await createPaidOrder(shop, { departure: led }),
    await createPaidOrder(shop, { departure: other }),
  ];
  const leader = await staffWith('tour_leader');
  expect(leader.actor.memberships).toEqual([]);
  const actor = await leading(leader, led);
  const { items } = await listPartnerBookings(shop.deps, actor, partner.id, first, 10);
  expect(items.map(({ id }) => id)).toEqual([own.bookingId]);
  expect((await listPartnerDepartures(shop.deps, actor, partner.id)).map(({ id }) => id)).toEqual([led]);
  await listParticipants(shop.deps, actor, own.bookingId);
  await expect(getPartnerBooking(shop.deps, actor, foreign.bookingId)).rejects.toMatchObject({
    code: 'forbidden',
  });
  clock.now = new Date('2027-08-10T05:00:00Z');
  expect(
    (await findActor(shop.deps, { jwt: leader.tokens.jwt, host: 'brand.test' }))?.memberships ?? [],
  ).toEqual([]);
});
