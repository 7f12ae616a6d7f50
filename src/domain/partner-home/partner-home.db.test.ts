// A partner's day: what waits, the next departures and how ready they are, sales, each for those whose duty it is.
import { expect, it } from 'vitest';
import type { PartnerDuty } from '#shared/partner-duties';
import { addDays } from '#shared/dates';
import { createMember } from '#test/factories/accounts';
import { brandOf, createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, TODAY } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import { listMonthlySales, listNeeds, listNextDepartures } from './partner-home.ts';

const { database, shop, clock, partner } = usePartnerFixture();

/** A partner of its own with one programme, and its owner. */
async function open() {
  const { id } = await createPartner(database.db);
  const programme_id = (await createProgramme(database.db, { partner_id: id })).id;
  const staff = (...duties: PartnerDuty[]) =>
    createMember(shop.deps, { roles: ['partner_staff'], partnerId: id, duties });
  const departure = async (departs_on: string, values = {}) =>
    (await createDeparture(database.db, { programme_id, departs_on, quota: 20, ...values })).id;
  return { id, staff, departure };
}
const kindsOf = (needs: readonly { kind: string }[]) => needs.map(({ kind }) => kind);

it('says what waits, each with its nearest day and the departure it concerns', async () => {
  const { id, staff, departure } = await open();
  const far = await departure(addDays(TODAY, 60), { minimum_group: 10, decide_on: addDays(TODAY, 20) });
  const near = await departure(addDays(TODAY, 40), { minimum_group: 10, decide_on: addDays(TODAY, 10) });
  await departure(addDays(TODAY, 50), { minimum_group: 10, decide_on: addDays(TODAY, 22) });
  const { actor } = await staff('owner');
  expect(await listNeeds(shop.deps, actor, id)).toEqual([
    { kind: 'minimum', count: 2, day: addDays(TODAY, 10), departureId: near },
    { kind: 'evidence', count: 3, day: addDays(TODAY, 40), departureId: near },
    { kind: 'payout_account', count: 1, day: null, departureId: null },
  ]);
  expect((await listNextDepartures(shop.deps, actor, id)).map((next) => next.id)).toEqual([
    near,
    expect.any(String),
    far,
  ]);
});

it('counts a member who waits for an answer, for those who chat', async () => {
  const { id, staff } = await open();
  const member = await createMember(shop.deps);
  await database.db
    .insertInto('conversations')
    .values({
      brand_id: brandOf(shop.deps).id,
      account_id: member.account.id,
      partner_id: id,
      created_at: clock.now,
      last_sequence: 1,
      waiting_since: new Date('2027-03-13T20:00:00Z'),
    })
    .execute();
  const needs = await listNeeds(shop.deps, (await staff('chat')).actor, id);
  expect(needs).toEqual([{ kind: 'messages', count: 1, day: '2027-03-14', departureId: null }]);
  expect(await listNeeds(shop.deps, (await staff('catalogue')).actor, id)).toEqual([]);
});

it('asks for the report of a journey that is home, and a month beyond its last day', async () => {
  const { id, staff, departure } = await open();
  const home = await departure(addDays(TODAY, 20), { returns_on: addDays(TODAY, 28) });
  const { bookingId } = await createPaidOrder(shop, { departure: home });
  await database.db.updateTable('bookings').set({ state: 'completed' }).where('id', '=', bookingId).execute();
  const { actor } = await staff('documents');
  const reports = async () =>
    (await listNeeds(shop.deps, actor, id)).filter(({ kind }) => kind === 'return_report');
  expect(await reports()).toEqual([]);
  clock.now = new Date(`${addDays(TODAY, 29)}T05:00:00Z`);
  expect(await reports()).toEqual([
    { kind: 'return_report', count: 1, day: addDays(TODAY, 38), departureId: home },
  ]);
  clock.now = new Date(`${addDays(TODAY, 68)}T05:00:00Z`);
  expect(await reports()).toHaveLength(1);
  clock.now = new Date(`${addDays(TODAY, 69)}T05:00:00Z`);
  expect(await reports()).toEqual([]);
});

it('speaks of a departure made for a private umrah like of any other', async () => {
  const { id, staff, departure } = await open();
  const made = await departure(addDays(TODAY, 20), { returns_on: addDays(TODAY, 28) });
  const { bookingId } = await createPaidOrder(shop, { departure: made });
  await database.db.updateTable('departures').set({ state: 'unlisted' }).where('id', '=', made).execute();
  const { actor } = await staff('documents');
  expect(await listNeeds(shop.deps, actor, id)).toContainEqual({
    kind: 'evidence',
    count: 1,
    day: addDays(TODAY, 20),
    departureId: made,
  });
  expect((await listNextDepartures(shop.deps, actor, id)).map((next) => next.id)).toEqual([made]);
  await database.db.updateTable('bookings').set({ state: 'completed' }).where('id', '=', bookingId).execute();
  clock.now = new Date(`${addDays(TODAY, 29)}T05:00:00Z`);
  expect(kindsOf(await listNeeds(shop.deps, actor, id))).toContain('return_report');
});

it('says how ready a departure is, what is open, and with whom', async () => {
  const { id, staff, departure } = await open();
  const next = await departure(addDays(TODAY, 30), { minimum_group: 4, decide_on: addDays(TODAY, 10) });
  const { code } = await database.db
    .selectFrom('bookings')
    .select('code')
    .where('id', '=', (await createPaidOrder(shop, { departure: next })).bookingId)
    .executeTakeFirstOrThrow();
  const owner = await staff('owner');
  const documents = await staff('documents');
  const [seen] = await listNextDepartures(shop.deps, owner.actor, id);
  expect(seen!.score).toBeLessThan(60);
  expect(seen!.others).toBe(0);
  expect(seen!.blocks.map(({ kind, orders, by }) => [kind, orders, by])).toEqual(
    expect.arrayContaining([
      ['evidence', null, [documents.actor.name]],
      ['group', null, [owner.actor.name]],
      ['send', [code], []],
    ]),
  );
  const [ofCatalogue] = await listNextDepartures(shop.deps, (await staff('catalogue')).actor, id);
  expect(kindsOf(ofCatalogue!.blocks)).toEqual(['evidence', 'group']);
  expect(ofCatalogue).toMatchObject({ score: seen!.score, others: seen!.blocks.length - 2 });
});

it('sums what was sold, by the months of Jakarta, for those who see money', async () => {
  const { id, staff, departure } = await open();
  const next = await departure(addDays(TODAY, 60));
  const { bookingId } = await createPaidOrder(shop, { departure: next });
  await createOrder(shop, { departure: next });
  const last = await createPaidOrder(shop, { departure: next });
  await database.db
    .updateTable('bookings')
    .set({ ordered_at: new Date('2027-01-31T17:30:00Z') })
    .where('id', '=', last.bookingId)
    .execute();
  const { total_amount: amount, seats } = await database.db
    .selectFrom('bookings')
    .select(['total_amount', 'seats'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { actor } = await staff('finance');
  const months = await listMonthlySales(shop.deps, actor, id);
  expect(months.map(({ month }) => month)).toEqual([
    '2026-10-01',
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
    '2027-03-01',
  ]);
  expect(months[4]).toMatchObject({ orders: 1 });
  expect(months[5]).toEqual({ month: '2027-03-01', orders: 1, seats, amount });
  await expect(listMonthlySales(shop.deps, (await staff('catalogue')).actor, id)).rejects.toMatchObject({
    code: 'forbidden',
  });
});

it('shows nothing to another partner, nor to a tour leader who leads no departure', async () => {
  const { id, staff } = await open();
  for (const list of [listNeeds, listNextDepartures])
    await expect(list(shop.deps, partner.staff.actor, id)).rejects.toMatchObject({ code: 'not_found' });
  const leader = await staff('tour_leader');
  await expect(listNeeds(shop.deps, leader.actor, id)).rejects.toMatchObject({ code: 'not_found' });
});
