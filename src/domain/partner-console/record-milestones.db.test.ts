// A milestone for many orders at once: each by the rule for one; other partners' orders stay untouched.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, createPaidOrder } from '#test/factories/bookings';
import { createDeparture, createPartner } from '#test/factories/programmes';
import { usePartnerFixture } from '#test/booking-fixture';
import { listMilestoneOrders, recordMilestones } from './record-milestones.ts';
import { listMilestonesOf } from '#domain/bookings';
import { recordMilestone } from './record-milestone.ts';

const { database, shop, partner } = usePartnerFixture();
let stranger: SignedIn;
let departureId: string;
beforeAll(async () => {
  stranger = await createMember(shop.deps, {
    roles: ['partner_staff'],
    partnerId: (await createPartner(database.db)).id,
  });
});
beforeEach(async () => {
  departureId = (await createDeparture(database.db, { programme_id: partner.programmeId })).id;
});

const visa = { kind: 'visa', reached_on: '2027-03-14', note: 'Visa terbit' };
const codeOf = async (bookingId: string) =>
  (
    await database.db
      .selectFrom('bookings')
      .select('code')
      .where('id', '=', bookingId)
      .executeTakeFirstOrThrow()
  ).code;
const kindsOf = async (bookingId: string) =>
  (await listMilestonesOf(shop.deps, bookingId)).map(({ kind }) => kind);

it('lists the eligible orders and those already recorded, and records it for the selected ones', async () => {
  const [first, second, third] = [
    await createPaidOrder(shop, { departure: departureId }),
    await createPaidOrder(shop, { departure: departureId }),
    await createPaidOrder(shop, { departure: departureId }),
  ];
  await createOrder(shop, { departure: departureId });
  await recordMilestone(shop.deps, partner.staff.actor, third.bookingId, visa);
  const listed = await listMilestoneOrders(shop.deps, partner.staff.actor, { departureId, kind: 'visa' });
  expect(listed.map(({ code, reachedOn }) => [code, reachedOn]).toSorted()).toEqual(
    [
      [await codeOf(first.bookingId), null],
      [await codeOf(second.bookingId), null],
      [await codeOf(third.bookingId), '2027-03-14'],
    ].toSorted(),
  );
  expect(
    await recordMilestones(shop.deps, partner.staff.actor, {
      departureId,
      codes: [await codeOf(first.bookingId)],
      form: visa,
    }),
  ).toBe(1);
  expect([await kindsOf(first.bookingId), await kindsOf(second.bookingId)]).toEqual([['visa'], []]);
});

it('skips an order that ended meanwhile, and one of another departure', async () => {
  const [paid, unpaid] = [
    await createPaidOrder(shop, { departure: departureId }),
    await createOrder(shop, { departure: departureId }),
  ];
  const elsewhere = await createPaidOrder(shop, {
    departure: (await createDeparture(database.db, { programme_id: partner.programmeId })).id,
  });
  const codes = await Promise.all([paid, unpaid, elsewhere].map(({ bookingId }) => codeOf(bookingId)));
  expect(await recordMilestones(shop.deps, partner.staff.actor, { departureId, codes, form: visa })).toBe(1);
  expect([
    await kindsOf(paid.bookingId),
    await kindsOf(unpaid.bookingId),
    await kindsOf(elsewhere.bookingId),
  ]).toEqual([['visa'], [], []]);
});

it('refuses a wrong day for all, and an empty selection', async () => {
  const { bookingId } = await createPaidOrder(shop, { departure: departureId });
  const record = (codes: string[], form: unknown) =>
    recordMilestones(shop.deps, partner.staff.actor, { departureId, codes, form });
  await expect(
    record([await codeOf(bookingId)], { ...visa, reached_on: '2027-03-16' }),
  ).rejects.toMatchObject({ code: 'invalid_input', faults: [{ field: 'reached_on' }] });
  await expect(record([], visa)).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field: 'orders' }],
  });
  expect(await kindsOf(bookingId)).toEqual([]);
});

it("is allowed to the partner's own staff", async () => {
  const { bookingId, member } = await createPaidOrder(shop, { departure: departureId });
  for (const { actor } of [stranger, member]) {
    await expect(listMilestoneOrders(shop.deps, actor, { departureId, kind: 'visa' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(
      recordMilestones(shop.deps, actor, { departureId, codes: [await codeOf(bookingId)], form: visa }),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
  expect(await kindsOf(bookingId)).toEqual([]);
});
