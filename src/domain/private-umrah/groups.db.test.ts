// Families that travel together: joined by a link, offered one departure, confirmed all or none, each with a booking and payments of its own.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { checkOut, fillCart } from '#domain/checkout';
import { deliverNotifications } from '#domain/notification-delivery';
import { notificationText } from '#labels/notifications';
import { minuteMs } from '#shared/durations';
import type { AppError } from '#shared/errors';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf, checkoutInput, payNext } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme } from '#test/factories/programmes';
import { createPriceTable, tripForm, umrahOffer } from '#test/factories/umrah-prices';
import { overlapping } from '#test/overlapping';
import {
  acceptOffer,
  approveOffer,
  beginBooking,
  declineRequest,
  endRequest,
  findGroup,
  findGroupOf,
  getPartnerRequest,
  getRequest,
  joinGroup,
  listInbox,
  makeOffer,
  offerDeparture,
  openGroup,
  putInCart,
  refuseApproval,
  sendRequest,
  unsafeListOffers,
  withdrawOffer,
} from './private-umrah.ts';

const { shop, deps, clock, database } = useBookingFixture();
verifyLedgerAfterEach({ shop });
let first: SignedIn;
let second: SignedIn;
let staff: SignedIn[];
let programmeId: string;

const brand = () => brandOf(shop.deps);
beforeAll(() => createPriceTable(database.db));
beforeEach(async () => {
  await sql`update departures set state = 'cancelled'`.execute(database.db);
  [first, second] = [await createMember(shop.deps), await createMember(shop.deps)];
  staff = [];
  for (let count = 0; count < 2; count++) {
    const { id } = await createPartner(database.db);
    ({ id: programmeId } = await createProgramme(database.db, { partner_id: id }));
    await createDeparture(database.db, {
      programme_id: programmeId,
      departure_airport: 'CGK',
      departs_on: '2028-01-01',
    });
    staff.push(await createMember(shop.deps, { roles: ['partner_staff'], partnerId: id }));
  }
});

async function opened(form: object = tripForm): Promise<{ id: string; link: string }> {
  const { id } = await putInCart(shop.deps, first.actor, { form, brand: brand(), locale: 'id' });
  return { id, ...(await openGroup(shop.deps, first.actor, { id, brand: brand() })) };
}
const join = (link: string, who = second, form: object = { adults: 2, children: [] }) =>
  joinGroup(shop.deps, who.actor, { link, brand: brand(), locale: 'id', form });
const send = (id: string, who = first) =>
  sendRequest(shop.deps, who.actor, { id, brand: brand(), note: null });
async function sent(): Promise<[string, string]> {
  const { id, link } = await opened();
  const other = await join(link);
  await send(id);
  return [id, other.id];
}
const find = (id: string, who: SignedIn) => getRequest(shop.deps, who.actor, { id, brand: brand() });
const offersOf = (id: string) => unsafeListOffers(shop.deps, id, { live: true });
const accept = async (id: string, who: SignedIn, partnerOf = staff[0]!) => {
  const offers = await offersOf(id);
  const wanted = offers.find(({ partner }) => partner.id === partnerOf.actor.memberships[0]!.partnerId)!;
  await acceptOffer(shop.deps, who.actor, { id, brand: brand(), offerId: wanted.id });
};
const offer = (requestId: string, by = staff[0]!, amount = 34_000_000) =>
  makeOffer(shop.deps, by.actor, { requestId, form: umrahOffer(amount) });
const order = async (id: string, who: SignedIn) => {
  const { bookingId } = await beginBooking(shop.deps, who.actor, { id, brand: brand(), locale: 'id' });
  const form = await checkoutInput(shop, who, bookingId);
  await checkOut(shop.deps, who.actor, { bookingId, brand: brand(), form });
  return bookingId;
};
const leave = (id: string, who: SignedIn, event: 'declined' | 'withdrawn' = 'declined') =>
  endRequest(shop.deps, who.actor, { id, brand: brand(), event });
const newestNotice = async ({ account }: SignedIn) => {
  const { kind, values } = await database.db
    .selectFrom('notifications')
    .select(['kind', 'values'])
    .where('account_id', '=', account.id)
    .orderBy('activity', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return [kind, values];
};
const emailedTo = async ({ account }: SignedIn) =>
  (
    await database.db
      .selectFrom('outbox_messages')
      .select('email_values')
      .where('recipient', '=', account.email)
      .execute()
  ).map((row) => (row.email_values as { title?: string }).title);
const claims = async () =>
  (
    await database.db
      .selectFrom('seat_claims')
      .innerJoin('umrah_offers', 'umrah_offers.id', 'umrah_offer_id')
      .select(['request_id', 'seats'])
      .execute()
  ).map(({ request_id, seats }) => [request_id, seats]);

describe('a group of families', () => {
  it('gets one departure, and every family a booking that it pays by itself', async () => {
    const { id: lead, link } = await opened();
    const { id: joined } = await join(link, second, { adults: 1, children: [7, 1] });
    expect((await find(joined, second)).form).toMatchObject({ hotels: tripForm.hotels, room_size: null });
    await send(lead);
    await offer(lead);
    expect((await offersOf(lead))[0]).toMatchObject({ total: 68_000_000, revision: 1 });
    expect((await offersOf(joined))[0]).toMatchObject({ total: 57_000_000, revision: 1 });
    await accept(lead, first);
    await expect(approveOffer(shop.deps, staff[0]!.actor, lead)).rejects.toThrow('umrah_group_waiting');
    await accept(joined, second);
    await approveOffer(shop.deps, staff[0]!.actor, lead);

    const [own, other] = [await find(lead, first), await find(joined, second)];
    expect(own.departureId).toBe(other.departureId);
    const departure = await database.db
      .selectFrom('departures')
      .select(['quota', 'state'])
      .where('id', '=', own.departureId)
      .executeTakeFirstOrThrow();
    expect(departure).toEqual({ quota: 4, state: 'unlisted' });
    const paid = await order(joined, second);
    await payNext(shop, second, paid);
    const unpaid = await order(lead, first);
    expect(await findBooking(shop.deps, second.actor, paid)).toMatchObject({
      state: 'paid',
      total: 57_000_000,
    });
    expect(await findBooking(shop.deps, first.actor, unpaid)).toMatchObject({
      state: 'waiting_payment',
      total: 68_000_000,
    });
    const stranger = await createMember(shop.deps);
    const theirs = {
      departure: own.departureId!,
      form: { rooms: [{ room_type: 'double', adults: 1 }] },
      brand: brand(),
      locale: 'id',
      affiliateCode: null,
    } as const;
    await expect(fillCart(shop.deps, stranger.actor, theirs)).rejects.toThrow('not_found');
  });

  it('shares what one party alone would pay: together it costs less for each', async () => {
    const { id, link } = await opened({ ...tripForm, transportation_id: 'bus' });
    const alone = (await find(id, first)).estimate.total.high / 2;
    await join(link);
    const group = await findGroup(shop.deps, brand(), link);
    expect(group.joint!.beds).toBe(4);
    expect(group.joint!.estimate.total.high / 4).toBeLessThan(alone);
    await send(id);
    // Frozen, the same for every family.
    expect((await find(id, first)).joint).toEqual(group.joint);
    expect((await findGroupOf(shop.deps, await find(id, first)))!.families).toHaveLength(2);
  });

  it('can be offered an existing departure: seats for all, or for none', async () => {
    const [lead, joined] = await sent();
    const partnerId = staff[1]!.actor.memberships[0]!.partnerId;
    expect(partnerId).toBeDefined();
    const make = (quota: number) =>
      createDeparture(database.db, {
        programme_id: programmeId,
        departure_airport: 'CGK',
        departs_on: '2027-06-02',
        quota,
      });
    const offerIt = (departureId: string) =>
      offerDeparture(shop.deps, staff[1]!.actor, {
        requestId: lead,
        form: { departure_id: departureId, valid_days: 5, note: null },
        brand: brand(),
      });
    const [small, large] = [await make(3), await make(4)];
    await expect(offerIt(small.id)).rejects.toThrow('seats_sold_out');
    expect(await claims()).toEqual([]);
    expect(await offersOf(joined)).toEqual([]);
    await offerIt(large.id);
    expect((await claims()).map(([, seats]) => seats)).toEqual([2, 2]);
    await accept(lead, first, staff[1]);
    await accept(joined, second, staff[1]);
    await approveOffer(shop.deps, staff[1]!.actor, lead);
    await order(lead, first);
    await order(joined, second);
    expect((await find(joined, second)).departureId).toBe(large.id);
    expect(await claims()).toEqual([]);
  });

  it('is one row of the inbox, with all its families', async () => {
    const [lead] = await sent();
    const { items } = await listInbox(shop.deps, staff[0]!.actor, { page: 1, limit: 10 });
    expect(items.map(({ request }) => request.id)).toEqual([lead]);
    const { families } = await getPartnerRequest(shop.deps, staff[0]!.actor, lead);
    expect(families.map(({ people }) => people.adults)).toEqual([2, 2]);
  });
});

describe('a group is joined', () => {
  it('before it is sent, once by each, by people who can be reached, while there is room', async () => {
    const { id, link } = await opened();
    const joined = await join(link);
    expect(await join(link)).toEqual(joined);
    expect(await openGroup(shop.deps, first.actor, { id, brand: brand() })).toEqual({ link });
    const third = await createMember(shop.deps);
    const unproven = { ...third, actor: { ...third.actor, isPhoneVerified: false } };
    await expect(join(link, unproven)).rejects.toThrow('phone_unverified');
    await expect(join(link, third, { adults: 0, children: [] })).rejects.toThrow('invalid_input');
    await expect(join(link, third, { adults: 44, children: [] })).rejects.toThrow('invalid_input');
    await expect(join('A'.repeat(22), third)).rejects.toThrow('not_found');
    await expect(send(joined.id, second)).rejects.toThrow('umrah_request_state');
    await send(id);
    await expect(join(link, third)).rejects.toThrow('umrah_group_closed');
  });

  it('by nobody through somebody else’s request', async () => {
    const { id } = await opened();
    await expect(openGroup(shop.deps, second.actor, { id, brand: brand() })).rejects.toThrow('not_found');
    const [lead, joined] = await sent();
    await expect(find(joined, first)).rejects.toThrow('not_found');
    await offer(lead);
    await expect(accept(lead, second)).rejects.toThrow('not_found');
    await expect(openGroup(shop.deps, second.actor, { id: joined, brand: brand() })).rejects.toThrow(
      'umrah_request_state',
    );
  });
});

describe('what one of them does', () => {
  it('the first who accepts chooses the agency', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await offer(lead, staff[1]);
    await accept(lead, first);
    await expect(accept(joined, second, staff[1])).rejects.toThrow('umrah_group_other_offer');
    await accept(joined, second);
  });
  it('the agency that was not chosen is asked to confirm nothing', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await offer(lead, staff[1]);
    await accept(lead, first);
    const mayConfirm = async (by: SignedIn) =>
      (await getPartnerRequest(shop.deps, by.actor, lead)).choices.confirm;
    expect([await mayConfirm(staff[0]!), await mayConfirm(staff[1]!)]).toEqual([false, false]);
    await accept(joined, second);
    expect([await mayConfirm(staff[0]!), await mayConfirm(staff[1]!)]).toEqual([true, false]);
    const { group } = await getPartnerRequest(shop.deps, staff[0]!.actor, lead);
    expect(group).toEqual({ families: 2, people: 4, accepted: 2 });
  });
  it('a family that leaves holds up nobody, and its seats are not made', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await accept(lead, first);
    await endRequest(shop.deps, second.actor, { id: joined, brand: brand(), event: 'declined' });
    await approveOffer(shop.deps, staff[0]!.actor, lead);
    const { departureId } = await find(lead, first);
    const { quota } = await database.db
      .selectFrom('departures')
      .select('quota')
      .where('id', '=', departureId)
      .executeTakeFirstOrThrow();
    expect(quota).toBe(2);
  });
  it('its agency hears, on the site and by email, that the family it waited for has left', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await offer(lead, staff[1]);
    await accept(joined, second);
    const { code } = await find(joined, second);
    await leave(lead, first);
    expect(await newestNotice(staff[0]!)).toEqual(['umrah_family_left', { code }]);
    expect((await newestNotice(staff[1]!))[0]).toBe('umrah_requested');
    await deliverNotifications(
      { ...deps, now: () => new Date(clock.now.getTime() + 6 * minuteMs) },
      notificationText,
    );
    expect(await emailedTo(staff[0]!)).toContain(`Satu keluarga keluar dari umrah privat ${code}`);
    await approveOffer(shop.deps, staff[0]!.actor, joined);
  });
  it('nothing is told while another family has not answered', async () => {
    const { id: lead, link } = await opened();
    const third = await createMember(shop.deps);
    const [joined, last] = [await join(link), await join(link, third)];
    await send(lead);
    await offer(lead);
    await accept(lead, first);
    await leave(joined.id, second);
    expect((await newestNotice(staff[0]!))[0]).toBe('umrah_requested');
    await leave(last.id, third);
    const { code } = await find(lead, first);
    expect(await newestNotice(staff[0]!)).toEqual(['umrah_family_left', { code }]);
  });
  it('when the last of all has left, every agency that has not declined hears that it is over', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await declineRequest(shop.deps, staff[1]!.actor, lead);
    await leave(lead, first);
    expect((await newestNotice(staff[0]!))[0]).toBe('umrah_requested');
    await leave(joined, second, 'withdrawn');
    const { code } = await find(joined, second);
    expect(await newestNotice(staff[0]!)).toEqual(['umrah_ended', { code, what: 'left' }]);
    expect((await newestNotice(staff[1]!))[0]).toBe('umrah_requested');
  });
  it('an agency that does not confirm, or takes its offer back, does so to all', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await accept(lead, first);
    await refuseApproval(shop.deps, staff[0]!.actor, lead);
    expect([await offersOf(lead), await offersOf(joined)]).toEqual([[], []]);
    expect((await find(lead, first)).status).toBe('offered');
    await offer(lead);
    await withdrawOffer(shop.deps, staff[0]!.actor, lead);
    expect([await offersOf(lead), await offersOf(joined)]).toEqual([[], []]);
  });
  it('no revision reaches a group of which one has accepted', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await accept(joined, second);
    await expect(offer(lead, staff[0], 30_000_000)).rejects.toThrow('umrah_request_state');
    expect((await offersOf(lead))[0]).toMatchObject({ revision: 1 });
  });
});

describe('at the same moment', () => {
  const codes = (ended: PromiseSettledResult<unknown>[]) =>
    ended.map((each) => (each.status === 'rejected' ? (each.reason as AppError).code : 'done'));

  it('two families choose two agencies: the group has one', async () => {
    const [lead, joined] = await sent();
    await offer(lead);
    await offer(lead, staff[1]);
    const hold = (held: typeof database.db) =>
      sql`select from umrah_requests where id in (${lead}, ${joined}) for update`.execute(held);
    const ended = await overlapping<unknown>(database.db, hold, [
      () => accept(lead, first),
      () => accept(joined, second, staff[1]),
    ]);
    expect(codes(ended).toSorted()).toEqual(['done', 'umrah_group_other_offer']);
  });

  it('two families leave: the one that stays is confirmed, and its agency hears of it once', async () => {
    const { id: lead, link } = await opened();
    const third = await createMember(shop.deps);
    const [joined, last] = [await join(link), await join(link, third)];
    await send(lead);
    await offer(lead);
    await accept(last.id, third);
    const hold = (held: typeof database.db) =>
      sql`select from umrah_requests where id in (${lead}, ${joined.id}) for update`.execute(held);
    const ended = await overlapping<unknown>(database.db, hold, [
      () => leave(lead, first),
      () => leave(joined.id, second),
    ]);
    expect(codes(ended)).toEqual(['done', 'done']);
    const { code } = await find(last.id, third);
    expect(await newestNotice(staff[0]!)).toEqual(['umrah_family_left', { code }]);
  });

  it('somebody joins while it is sent: with the group, or not in it at all', async () => {
    const { id, link } = await opened();
    const hold = (held: typeof database.db) =>
      sql`select from umrah_requests where id = ${id} for update`.execute(held);
    const ended = await overlapping<unknown>(database.db, hold, [() => send(id), () => join(link)]);
    const group = await findGroup(shop.deps, brand(), link);
    const states = group.families.map(({ status }) => status);
    expect([
      [['done', 'umrah_group_closed'], ['requested']],
      [
        ['done', 'done'],
        ['requested', 'requested'],
      ],
    ]).toContainEqual([codes(ended), states]);
  });
});
