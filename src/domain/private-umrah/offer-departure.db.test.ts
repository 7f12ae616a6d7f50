// An agency offers a departure that exists: the party's seats are held while the offer stands, given back when it ends, and sold once.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { checkOut, fillCart, quoteDraft } from '#domain/checkout';
import type { AppError } from '#shared/errors';
import { useBookingFixture, verifyLedgerAfterEach } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf, checkoutInput, payNext } from '#test/factories/bookings';
import { createDeparture, createPartner, createProgramme, NOW } from '#test/factories/programmes';
import { createPriceTable, tripForm, umrahOffer } from '#test/factories/umrah-prices';
import { overlapping } from '#test/overlapping';
import {
  acceptOffer,
  approveOffer,
  beginBooking,
  endRequest,
  getPartnerRequest,
  getRequest,
  listOfferableDepartures,
  makeOffer,
  offerDeparture,
  putInCart,
  refuseApproval,
  sendRequest,
  unsafeListOffers,
  withdrawOffer,
} from './private-umrah.ts';

const { shop, clock, database } = useBookingFixture();
verifyLedgerAfterEach({ shop });
interface Agency {
  staff: SignedIn;
  programmeId: string;
  departureId: string;
}
let member: SignedIn;
let one: Agency;

const brand = () => brandOf(shop.deps);
const departure = (programmeId: string, values: object = {}) =>
  createDeparture(database.db, {
    programme_id: programmeId,
    departure_airport: 'CGK',
    departs_on: '2027-06-08',
    ...values,
  });
/** With a departure of three seats. */
async function agency(values: object = {}): Promise<Agency> {
  const { id } = await createPartner(database.db);
  const { id: programmeId } = await createProgramme(database.db, { partner_id: id });
  const { id: departureId } = await departure(programmeId, { quota: 3, child_amount: 20_000_000, ...values });
  return {
    staff: await createMember(shop.deps, { roles: ['partner_staff'], partnerId: id }),
    programmeId,
    departureId,
  };
}
beforeAll(() => createPriceTable(database.db));
beforeEach(async () => {
  member = await createMember(shop.deps);
  // Of one test alone: earlier agencies would be asked first.
  await sql`update departures set state = 'cancelled'`.execute(database.db);
  one = await agency();
});

async function requested(who = member, form: object = tripForm): Promise<string> {
  const { id } = await putInCart(shop.deps, who.actor, { form, brand: brand(), locale: 'id' });
  await sendRequest(shop.deps, who.actor, { id, brand: brand(), note: null });
  return id;
}
const offerIt = (requestId: string, { staff, departureId }: Agency, change: object = {}) =>
  offerDeparture(shop.deps, staff.actor, {
    requestId,
    form: { departure_id: departureId, valid_days: 5, note: null, ...change },
    brand: brand(),
  });
const offers = (requestId: string) => unsafeListOffers(shop.deps, requestId, { live: true });
const accept = async (id: string, who = member) =>
  acceptOffer(shop.deps, who.actor, { id, brand: brand(), offerId: (await offers(id))[0]!.id });
const begin = (id: string, who = member) =>
  beginBooking(shop.deps, who.actor, { id, brand: brand(), locale: 'id' });
const taken = async (departureId: string): Promise<number> => {
  const { rows } = await sql<{ seats: number }>`
    select seats_claimed(${departureId}, ${clock.now}) as seats`.execute(database.db);
  return rows[0]!.seats;
};
/** Somebody else wants to travel there, so many at once. */
const othersOrder = async (departureId: string, adults: number) => {
  const other = await createMember(shop.deps);
  const { bookingId } = await fillCart(shop.deps, other.actor, {
    departure: departureId,
    form: { rooms: [{ room_type: 'double', adults }] },
    brand: brand(),
    locale: 'id',
    affiliateCode: null,
  });
  await checkOut(shop.deps, other.actor, {
    bookingId,
    brand: brand(),
    form: await checkoutInput(shop, other, bookingId),
  });
};

describe('an offer on an existing departure', () => {
  it('costs what the departure costs, holds its seats, and becomes an ordinary paid order on it', async () => {
    const id = await requested();
    await offerIt(id, one);
    const [offered] = await offers(id);
    expect(offered).toMatchObject({
      adultAmount: 34_000_000,
      total: 68_000_000,
      departure: { id: one.departureId, departsOn: '2027-06-08' },
    });
    expect(await taken(one.departureId)).toBe(2);
    await expect(othersOrder(one.departureId, 2)).rejects.toThrow('seats_sold_out');

    await accept(id);
    await approveOffer(shop.deps, one.staff.actor, id);
    // The last seat goes to somebody else: what is held is still there for the family.
    await othersOrder(one.departureId, 1);
    const { bookingId } = await begin(id);
    expect(await taken(one.departureId)).toBe(3);
    const { offer } = await quoteDraft(shop.deps, member.actor, { bookingId, brand: brand() });
    expect(offer.seatsLeft).toBe(2);
    await checkOut(shop.deps, member.actor, {
      bookingId,
      brand: brand(),
      form: await checkoutInput(shop, member, bookingId),
    });
    await payNext(shop, member, bookingId);
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      state: 'paid',
      total: 68_000_000,
      departure: { id: one.departureId },
    });
    expect((await getRequest(shop.deps, member.actor, { id, brand: brand() })).status).toBe('paid');
    expect(await taken(one.departureId)).toBe(3);
  });

  it('of a child costs what the departure asks of children', async () => {
    const id = await requested(member, { ...tripForm, participants_children: [7], room_size: 2 });
    await offerIt(id, one);
    expect((await offers(id))[0]).toMatchObject({ total: 88_000_000, childAmount: 20_000_000 });
    expect(await taken(one.departureId)).toBe(3);
  });

  it('can be any of the agency’s own near the day that has the room and the seats, and no other', async () => {
    const id = await requested();
    const stranger = await agency();
    const own = (values: object) => departure(one.programmeId, values);
    const far = await own({ departs_on: '2027-09-01' });
    const full = await own({ quota: 1 });
    const elsewhere = await own({ departure_airport: 'SUB' });
    const draft = await own({ state: 'draft' });
    const request = await getPartnerRequest(shop.deps, one.staff.actor, id);
    const listed = await listOfferableDepartures(shop.deps, one.staff.actor, request);
    expect(listed.map((each) => each.id)).toEqual([one.departureId]);
    for (const departureId of [stranger.departureId, far.id, full.id, elsewhere.id, draft.id])
      await expect(offerIt(id, { ...one, departureId })).rejects.toThrow('invalid_input');
    await expect(offerIt(id, { ...one, departureId: 'x' })).rejects.toThrow('invalid_input');
    await expect(offerIt(id, { ...one, staff: member })).rejects.toThrow('forbidden');
    expect(await offers(id)).toEqual([]);
  });
});

describe('held seats are free again', () => {
  const offered = async () => {
    const id = await requested();
    await offerIt(id, one);
    expect(await taken(one.departureId)).toBe(2);
    return id;
  };
  it('when the family declines, or withdraws after it accepted', async () => {
    const id = await offered();
    await endRequest(shop.deps, member.actor, { id, brand: brand(), event: 'declined' });
    expect(await taken(one.departureId)).toBe(0);
    const other = await offered();
    await accept(other);
    await endRequest(shop.deps, member.actor, { id: other, brand: brand(), event: 'withdrawn' });
    expect(await taken(one.departureId)).toBe(0);
  });
  it('when the agency takes it back, or does not confirm', async () => {
    await withdrawOffer(shop.deps, one.staff.actor, await offered());
    expect(await taken(one.departureId)).toBe(0);
    const id = await offered();
    await accept(id);
    await refuseApproval(shop.deps, one.staff.actor, id);
    expect(await taken(one.departureId)).toBe(0);
  });
  it('when a revision offers something else; another for the same holds them once', async () => {
    const id = await offered();
    await offerIt(id, one);
    expect(await taken(one.departureId)).toBe(2);
    await makeOffer(shop.deps, one.staff.actor, { requestId: id, form: umrahOffer(30_000_000) });
    expect(await taken(one.departureId)).toBe(0);
  });
  it('when its days are over, and when a confirmed one is not ordered in time', async () => {
    await offered();
    clock.now = new Date(NOW.getTime() + 5 * 86_400_000);
    expect(await taken(one.departureId)).toBe(0);
    clock.now = NOW;
    const fresh = await agency();
    const id = await requested();
    await offerIt(id, fresh);
    await accept(id);
    await approveOffer(shop.deps, fresh.staff.actor, id);
    clock.now = new Date(NOW.getTime() + 48 * 3_600_000 - 1);
    expect(await taken(fresh.departureId)).toBe(2);
    clock.now = new Date(NOW.getTime() + 48 * 3_600_000);
    expect(await taken(fresh.departureId)).toBe(0);
    await expect(begin(id)).rejects.toThrow('umrah_request_state');
  });
  it('when another agency’s offer is confirmed', async () => {
    const other = await agency();
    const id = await requested();
    await offerIt(id, one);
    await makeOffer(shop.deps, other.staff.actor, { requestId: id, form: umrahOffer(30_000_000) });
    const cheapest = (await offers(id))[0]!;
    await acceptOffer(shop.deps, member.actor, { id, brand: brand(), offerId: cheapest.id });
    expect(await taken(one.departureId)).toBe(2);
    await approveOffer(shop.deps, other.staff.actor, id);
    expect(await taken(one.departureId)).toBe(0);
  });
});

describe('what the agency changes meanwhile', () => {
  it('cancelled or moved, it can be neither accepted nor confirmed', async () => {
    const id = await requested();
    await offerIt(id, one);
    const offerId = (await offers(id))[0]!.id;
    const change = (values: object) =>
      database.db.updateTable('departures').set(values).where('id', '=', one.departureId).execute();
    await change({ departs_on: '2027-06-09' });
    await expect(acceptOffer(shop.deps, member.actor, { id, brand: brand(), offerId })).rejects.toThrow(
      'umrah_offer_stale',
    );
    await change({ departs_on: '2027-06-08' });
    await accept(id);
    await change({ state: 'cancelled' });
    await expect(approveOffer(shop.deps, one.staff.actor, id)).rejects.toThrow('departure_not_sold');
  });
  it('made dearer, it is told before anything is ordered; made cheaper, it costs less', async () => {
    const id = await requested();
    await offerIt(id, one);
    await accept(id);
    await approveOffer(shop.deps, one.staff.actor, id);
    const price = (amount: number) =>
      database.db
        .updateTable('departure_room_prices')
        .set({ amount })
        .where('departure_id', '=', one.departureId)
        .where('room_type', '=', 'double')
        .execute();
    await price(35_000_000);
    await expect(begin(id)).rejects.toThrow('price_changed');
    await price(33_000_000);
    const { bookingId } = await begin(id);
    expect((await findBooking(shop.deps, member.actor, bookingId))!.total).toBe(66_000_000);
  });
});

describe('at the same moment', () => {
  it('two offers want the last seats: they are held once, and sold to nobody else', async () => {
    const others = await createMember(shop.deps);
    const [first, second] = [await requested(), await requested(others)];
    const hold = (held: typeof database.db) =>
      sql`select from umrah_requests where id in (${first}, ${second}) for update`.execute(held);
    const ended = await overlapping<unknown>(database.db, hold, [
      () => offerIt(first, one),
      () => offerIt(second, one),
    ]);
    const codes = ended.map((each) => (each.status === 'rejected' ? (each.reason as AppError).code : 'done'));
    expect(codes.toSorted()).toEqual(['done', 'invalid_input']);
    expect(await taken(one.departureId)).toBe(2);
    await expect(othersOrder(one.departureId, 2)).rejects.toThrow('seats_sold_out');
  });
});
