// The partner's milestones before departure: who may record them, when, and what the member then reads.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createOrder, createPaidOrder } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { useBookingFixture } from '#test/booking-fixture';
import { findBooking, listMilestonesOf } from '#domain/bookings';
import { readAllNotifications } from '#domain/notifications';
import { recordMilestone, withdrawMilestone } from './record-milestone.ts';

const { database, shop } = useBookingFixture();
let staff: SignedIn;
let stranger: SignedIn;
let member: SignedIn;
let departure: string;

beforeAll(async () => {
  const [own, other] = [await createPartner(database.db), await createPartner(database.db)];
  const programme = await createProgramme(database.db, { partner_id: own.id });
  departure = (await createDeparture(database.db, { programme_id: programme.id })).id;
  staff = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: own.id });
  stranger = await createMember(shop.deps, { roles: ['partner_staff'], partnerId: other.id });
});
beforeEach(async () => {
  member = await createMember(shop.deps);
});

const visa = { kind: 'visa', reached_on: '2027-03-14', note: 'Visa terbit' };
const stateOf = async (bookingId: string) => (await findBooking(shop.deps, member.actor, bookingId))!.state;

it('starts the preparation, is shown to the member, can be replaced and removed', async () => {
  const { bookingId } = await createPaidOrder(shop, { member, departure });
  await recordMilestone(shop.deps, staff.actor, bookingId, visa);
  expect(await stateOf(bookingId)).toBe('in_preparation');
  await recordMilestone(shop.deps, staff.actor, bookingId, { ...visa, note: '' });
  await recordMilestone(shop.deps, staff.actor, bookingId, {
    kind: 'kit',
    reached_on: '2027-03-15',
    courier: 'JNE',
    tracking_number: '0101',
  });
  expect(await listMilestonesOf(shop.deps, bookingId)).toEqual([
    { kind: 'visa', reachedOn: '2027-03-14', note: null, tracking: null },
    { kind: 'kit', reachedOn: '2027-03-15', note: null, tracking: { courier: 'JNE', number: '0101' } },
  ]);
  await withdrawMilestone(shop.deps, staff.actor, bookingId, 'kit');
  expect((await listMilestonesOf(shop.deps, bookingId)).map(({ kind }) => kind)).toEqual(['visa']);
  const written = await database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject_id', '=', member.account.id)
    .where('action', '=', 'milestone.recorded')
    .execute();
  expect(written).toHaveLength(4);
});

it('is told to the member, again when it says something else, and no more once it is withdrawn', async () => {
  const { bookingId } = await createPaidOrder(shop, { member, departure });
  const { code } = (await findBooking(shop.deps, member.actor, bookingId))!;
  const told = () => noticesTo(shop.deps, member, 'visa_recorded', 'milestone_recorded');
  const record = (form: object) => recordMilestone(shop.deps, staff.actor, bookingId, form);
  await record(visa);
  const aboutVisa = { kind: 'visa_recorded', values: { code, reachedOn: '2027-03-14' } };
  expect(await told()).toMatchObject([{ ...aboutVisa, isRead: false, path: `/member/my-order/${code}` }]);
  await readAllNotifications(shop.deps, member.actor);
  await record(visa);
  expect(await told()).toMatchObject([{ ...aboutVisa, isRead: true }]);
  await record({ ...visa, note: 'Di paspor halaman 7' });
  await record({ kind: 'ticket', reached_on: '2027-03-15' });
  expect(await told()).toMatchObject([
    { ...aboutVisa, isRead: false },
    { kind: 'milestone_recorded', values: { milestone: 'ticket', reachedOn: '2027-03-15' }, isRead: false },
  ]);
  await withdrawMilestone(shop.deps, staff.actor, bookingId, 'ticket');
  expect((await told()).map(({ isRead }) => isRead)).toEqual([false, true]);
});

it('is told to nobody where the account is deleted', async () => {
  const { bookingId } = await createPaidOrder(shop, { member, departure });
  await database.db.updateTable('bookings').set({ account_id: null }).where('id', '=', bookingId).execute();
  await recordMilestone(shop.deps, staff.actor, bookingId, visa);
  expect(await noticesTo(shop.deps, member, 'visa_recorded')).toEqual([]);
});

it.each([
  ['a day that lies ahead', { ...visa, reached_on: '2027-03-16' }, 'reached_on'],
  ['no day', { ...visa, reached_on: '' }, 'reached_on'],
  [
    'a courier without a number',
    { kind: 'kit', reached_on: '2027-03-15', courier: 'JNE' },
    'tracking_number',
  ],
  ['a number without a courier', { kind: 'kit', reached_on: '2027-03-15', tracking_number: '1' }, 'courier'],
  ['a courier of a visa', { ...visa, courier: 'JNE', tracking_number: '1' }, 'courier'],
  ['a step nobody knows', { ...visa, kind: 'passport' }, 'kind'],
])('refuses %s', async (_what, input, field) => {
  const { bookingId } = await createPaidOrder(shop, { member, departure });
  await expect(recordMilestone(shop.deps, staff.actor, bookingId, input)).rejects.toMatchObject({
    code: 'invalid_input',
    faults: [{ field }],
  });
  expect(await listMilestonesOf(shop.deps, bookingId)).toEqual([]);
});

it('accepts a future manasik', async () => {
  const { bookingId } = await createPaidOrder(shop, { member, departure });
  await recordMilestone(shop.deps, staff.actor, bookingId, { kind: 'manasik', reached_on: '2027-05-01' });
  expect(await listMilestonesOf(shop.deps, bookingId)).toMatchObject([
    { kind: 'manasik', reachedOn: '2027-05-01' },
  ]);
});

it("is allowed to the partner's own staff, for paid orders", async () => {
  const { bookingId } = await createPaidOrder(shop, { member, departure });
  for (const who of [stranger, member])
    await expect(recordMilestone(shop.deps, who.actor, bookingId, visa)).rejects.toMatchObject({
      code: 'not_found',
    });
  const unpaid = await createOrder(shop, { member: await createMember(shop.deps), departure });
  await expect(recordMilestone(shop.deps, staff.actor, unpaid.bookingId, visa)).rejects.toMatchObject({
    code: 'booking_state',
  });
  await expect(withdrawMilestone(shop.deps, staff.actor, unpaid.bookingId, 'visa')).rejects.toMatchObject({
    code: 'booking_state',
  });
});
