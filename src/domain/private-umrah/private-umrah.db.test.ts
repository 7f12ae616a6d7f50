// A private umrah from the estimate to the order, its other ends, and who is refused what.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBooking } from '#domain/bookings';
import { checkOut, fillCart } from '#domain/checkout';
import { listParticipants, saveParticipant } from '#domain/participants';
import { changeRooms, readRooms } from '#domain/rooms';
import { estimatePrivateUmrah, estimateTrip, findTableById, readTripChoice } from '#domain/umrah-estimates';
import { todayInIndonesia } from '#shared/dates';
import type { AppError } from '#shared/errors';
import { rupiah } from '#shared/money';
import { useBookingFixture } from '#test/booking-fixture';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { brandOf, checkoutInput, dispatchAllBookingEvents, payNext } from '#test/factories/bookings';
import { noticesTo } from '#test/factories/notifications';
import { createDeparture, createPartner, createProgramme, NOW } from '#test/factories/programmes';
import { createPriceTable, smallTable, tripForm, umrahOffer } from '#test/factories/umrah-prices';
import { overlapping } from '#test/overlapping';
import {
  acceptOffer,
  announceUmrahEnds,
  approveOffer,
  beginBooking,
  declineRequest,
  endRequest,
  getAgencyFigures,
  getPartnerRequest,
  getRequest,
  type InboxRow,
  inboxSorts,
  listAgencyFigures,
  listInbox,
  listRequests,
  makeOffer,
  putInCart,
  refuseApproval,
  sendRequest,
  unsafeListOffers,
  withdrawOffer,
} from './private-umrah.ts';

const { shop, clock, database } = useBookingFixture();
const staff: SignedIn[] = [];
let unlicensed: SignedIn;
let member: SignedIn;

async function agency(
  options: Parameters<typeof createPartner>[1] = {},
  sells: { kind?: string; departs_on?: string; departure_airport?: string } = {},
): Promise<SignedIn> {
  const { kind = 'umrah_regular', ...departure } = sells;
  const { id } = await createPartner(database.db, options);
  const { id: programmeId } = await createProgramme(database.db, { partner_id: id, kind });
  await createDeparture(database.db, {
    programme_id: programmeId,
    departure_airport: 'CGK',
    ...departure,
  });
  return createMember(shop.deps, { roles: ['partner_staff'], partnerId: id });
}

beforeAll(async () => {
  await createPriceTable(database.db);
  staff.push(await agency(), await agency());
  unlicensed = await agency({ licences: {} });
});
beforeEach(async () => {
  member = await createMember(shop.deps);
});

const brand = () => brandOf(shop.deps);
const offer = umrahOffer;

async function requested(form: object = tripForm): Promise<string> {
  const { id } = await putInCart(shop.deps, member.actor, { form, brand: brand(), locale: 'id' });
  await sendRequest(shop.deps, member.actor, { id, brand: brand(), note: null });
  return id;
}
const noticesOf = ({ account }: SignedIn) =>
  database.db
    .selectFrom('notifications')
    .select(['kind', 'values', 'count'])
    .where('account_id', '=', account.id)
    .orderBy('activity')
    .execute();
const statusOf = async (id: string) =>
  (await getRequest(shop.deps, member.actor, { id, brand: brand() })).status;
const offers = (requestId: string) => unsafeListOffers(shop.deps, requestId, { live: true });
const accept = (id: string, offerId: string) =>
  acceptOffer(shop.deps, member.actor, { id, brand: brand(), offerId });

describe('a private umrah', () => {
  it('goes from the estimate by two offers to an ordinary order of the whole party', async () => {
    const id = await requested({ ...tripForm, participants_children: [1, 7] });
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(36_000_000) });
    await makeOffer(shop.deps, staff[1]!.actor, { requestId: id, form: offer(34_000_000) });
    const [least] = await offers(id);
    expect(least).toMatchObject({ total: 2 * 34_000_000 + 20_000_000 + 3_000_000, each: 30_333_334 });

    await accept(id, least!.id);
    expect(await statusOf(id)).toBe('accepted');
    await approveOffer(shop.deps, staff[1]!.actor, id);
    const { bookingId } = await beginBooking(shop.deps, member.actor, { id, brand: brand(), locale: 'id' });
    const again = await beginBooking(shop.deps, member.actor, { id, brand: brand(), locale: 'id' });
    expect(again.bookingId).toBe(bookingId);
    await checkOut(shop.deps, member.actor, {
      bookingId,
      brand: brand(),
      form: await checkoutInput(shop, member, bookingId),
    });
    expect(await findBooking(shop.deps, member.actor, bookingId)).toMatchObject({
      state: 'waiting_payment',
      total: 91_000_000,
      people: { adults: 2, children: 1, infants: 1 },
    });
    expect(await statusOf(id)).toBe('waiting_payment');
    // The newest word of each, in one row.
    const [own, first, second] = [
      await noticesOf(member),
      await noticesOf(staff[0]!),
      await noticesOf(staff[1]!),
    ];
    expect(own).toEqual([
      { kind: 'umrah_moved', values: { code: expect.any(String), event: 'approved' }, count: 3 },
    ]);
    expect([first.at(-1)?.kind, second.at(-1)?.kind]).toEqual(['umrah_requested', 'umrah_accepted']);
  });

  it('tells the agency’s people that it is ordered, and that it is paid: each where they work', async () => {
    const agencyId = staff[0]!.actor.memberships[0]!.partnerId!;
    const [papers, chat] = [
      await createMember(shop.deps, { roles: ['partner_staff'], partnerId: agencyId, duties: ['documents'] }),
      await createMember(shop.deps, { roles: ['partner_staff'], partnerId: agencyId, duties: ['chat'] }),
    ];
    const seller = await createMember(shop.deps, {
      roles: ['partner_staff'],
      partnerId: agencyId,
      duties: ['catalogue'],
    });
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    await accept(id, (await offers(id))[0]!.id);
    await approveOffer(shop.deps, staff[0]!.actor, id);
    const { bookingId } = await beginBooking(shop.deps, member.actor, { id, brand: brand(), locale: 'id' });
    const told = (who: SignedIn) => noticesTo(shop.deps, who, 'umrah_order_moved');
    await checkOut(shop.deps, member.actor, {
      bookingId,
      brand: brand(),
      form: await checkoutInput(shop, member, bookingId),
    });
    await dispatchAllBookingEvents(shop.deps);
    const { code } = (await findBooking(shop.deps, member.actor, bookingId))!;
    for (const [who, path] of [
      [papers, `/partner-console/bookings/${code}`],
      [seller, `/partner-console/private-umrah/${id}`],
    ] as const)
      expect(await told(who)).toEqual([
        { kind: 'umrah_order_moved', values: { code, event: 'placed' }, isRead: false, path },
      ]);
    await payNext(shop, member, bookingId);
    // Twice, as jobs may come.
    await dispatchAllBookingEvents(shop.deps);
    await dispatchAllBookingEvents(shop.deps);
    expect(await told(papers)).toMatchObject([{ values: { code, event: 'paid' } }]);
    // Others have orders of other tests.
    for (const nobody of [chat, staff[1]!, member])
      expect((await told(nobody)).map(({ values }) => values)).not.toContainEqual({ code, event: 'paid' });
  });

  it('becomes a departure that stands in no list, and that nobody else can book', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    await accept(id, (await offers(id))[0]!.id);
    await approveOffer(shop.deps, staff[0]!.actor, id);
    await expect(approveOffer(shop.deps, staff[0]!.actor, id)).rejects.toThrow('umrah_request_state');
    const { departureId } = await getRequest(shop.deps, member.actor, { id, brand: brand() });
    const cards = await database.db
      .selectFrom('departure_cards')
      .selectAll()
      .where('departure_id', '=', departureId)
      .execute();
    expect(cards).toEqual([]);
    const stranger = await createMember(shop.deps);
    await expect(
      fillCart(shop.deps, stranger.actor, {
        departure: departureId!,
        form: { rooms: [{ room_type: 'double', adults: 1 }] },
        brand: brand(),
        locale: 'id',
        affiliateCode: null,
      }),
    ).rejects.toThrow('not_found');
  });

  it('has rooms in both of its hotels, as the family chose them', async () => {
    const id = await requested();
    const { actor } = staff[0]!;
    await makeOffer(shop.deps, actor, { requestId: id, form: offer(30_000_000) });
    await accept(id, (await offers(id))[0]!.id);
    await approveOffer(shop.deps, actor, id);
    const { bookingId } = await beginBooking(shop.deps, member.actor, { id, brand: brand(), locale: 'id' });
    await checkOut(shop.deps, member.actor, {
      bookingId,
      brand: brand(),
      form: await checkoutInput(shop, member, bookingId),
    });
    await payNext(shop, member, bookingId);
    const people = await listParticipants(shop.deps, member.actor, bookingId);
    for (const [index, { id: participantId }] of people.entries())
      await saveParticipant(shop.deps, member.actor, {
        booking: bookingId,
        participantId,
        form: {
          name: `Siti ${index}`,
          birth_date: '1980-01-01',
          gender: index === 0 ? 'male' : 'female',
          relation: index === 0 ? 'self' : 'spouse',
        },
      });
    const departureId = (await getRequest(shop.deps, member.actor, { id, brand: brand() })).departureId!;
    for (const stay of [0, 1]) {
      await changeRooms(shop.deps, actor, { departureId, stay, version: 0, intent: 'place', form: {} });
      const plan = await readRooms(shop.deps, actor, { departureId, stay });
      expect(plan).toMatchObject({
        stay,
        stays: [
          { position: 0, hotel: { id: 'Makkah bintang 5' }, nights: 4 },
          { position: 1, hotel: { id: 'Madinah bintang 4' }, nights: 3 },
        ],
        unassigned: [],
      });
      expect(plan.rooms.map(({ type, guests }) => [type, guests.length])).toEqual([['double', 2]]);
    }
    await expect(
      changeRooms(shop.deps, actor, { departureId, stay: 2, version: 0, intent: 'place', form: {} }),
    ).rejects.toThrow('not_found');
  });

  it('is sent to licensed agencies that serve the airport, and to no other', async () => {
    const id = await requested();
    for (const { actor } of staff)
      expect((await getPartnerRequest(shop.deps, actor, id)).respondBy).toEqual(
        new Date('2027-03-17T05:00:00Z'),
      );
    await expect(getPartnerRequest(shop.deps, unlicensed.actor, id)).rejects.toThrow('not_found');
    expect((await listInbox(shop.deps, unlicensed.actor, { page: 1, limit: 10 })).items).toEqual([]);
  });

  it('is sent to who sells an umrah from there that has not left: no past ones, tours, or other airports', async () => {
    // Midnight has passed in Jakarta and not yet in Greenwich: today is the 16th.
    clock.now = new Date('2027-03-15T18:00:00Z');
    const other = [
      await agency({}, { departs_on: '2027-03-15' }),
      await agency({}, { kind: 'tour_domestic' }),
      await agency({}, { departure_airport: 'SUB' }),
    ];
    const today = await agency({}, { departs_on: '2027-03-16' });
    const id = await requested();
    await getPartnerRequest(shop.deps, today.actor, id);
    for (const { actor } of other)
      await expect(getPartnerRequest(shop.deps, actor, id)).rejects.toThrow('not_found');
  });

  it('is nobody else’s to read, to accept or to end', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    const [first] = await offers(id);
    const { actor } = await createMember(shop.deps);
    await expect(getRequest(shop.deps, actor, { id, brand: brand() })).rejects.toThrow('not_found');
    await expect(acceptOffer(shop.deps, actor, { id, brand: brand(), offerId: first!.id })).rejects.toThrow(
      'not_found',
    );
    await expect(endRequest(shop.deps, actor, { id, brand: brand(), event: 'withdrawn' })).rejects.toThrow(
      'not_found',
    );
    await expect(makeOffer(shop.deps, actor, { requestId: id, form: offer(1) })).rejects.toThrow('forbidden');
    expect((await getPartnerRequest(shop.deps, staff[1]!.actor, id)).offers).toEqual([]);
  });
});

describe('ends', () => {
  it('expires by itself when nobody answers in time, and takes no offer any more', async () => {
    const id = await requested();
    clock.now = new Date(NOW.getTime() + 49 * 3_600_000);
    expect(await statusOf(id)).toBe('expired');
    await expect(
      makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) }),
    ).rejects.toThrow('umrah_request_state');
    expect(
      (
        await listRequests(shop.deps, member.actor, brand(), {
          status: 'expired',
          search: '',
          page: 1,
          limit: 5,
        })
      ).items,
    ).toHaveLength(1);
  });

  it('expires with its offers; an expired offer cannot be accepted', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    const [first] = await offers(id);
    clock.now = new Date(NOW.getTime() + 6 * 86_400_000);
    await expect(accept(id, first!.id)).rejects.toThrow('umrah_offer_stale');
    expect(await statusOf(id)).toBe('expired');
  });

  it('can be declined by the member, or withdrawn, and then nothing else', async () => {
    const id = await requested();
    await expect(
      endRequest(shop.deps, member.actor, { id, brand: brand(), event: 'declined' }),
    ).rejects.toThrow('umrah_request_state');
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    const [first] = await offers(id);
    await endRequest(shop.deps, member.actor, { id, brand: brand(), event: 'declined' });
    await expect(accept(id, first!.id)).rejects.toThrow('umrah_request_state');
    const other = await requested();
    await endRequest(shop.deps, member.actor, { id: other, brand: brand(), event: 'withdrawn' });
    expect([await statusOf(id), await statusOf(other)]).toEqual(['declined', 'withdrawn']);
  });

  it('goes back to the other offers when the agency does not confirm, or takes its offer back', async () => {
    const id = await requested();
    for (const { actor } of staff)
      await makeOffer(shop.deps, actor, { requestId: id, form: offer(30_000_000) });
    const mine = (await offers(id)).find(
      ({ partner }) => partner.id === staff[0]!.actor.memberships[0]!.partnerId,
    )!;
    await accept(id, mine.id);
    await refuseApproval(shop.deps, staff[0]!.actor, id);
    expect([await statusOf(id), (await offers(id)).length]).toEqual(['offered', 1]);
    await withdrawOffer(shop.deps, staff[1]!.actor, id);
    expect(await offers(id)).toEqual([]);
  });
});

describe('who is told when the clock ends something', () => {
  const later = (hours: number) => (clock.now = new Date(NOW.getTime() + hours * 3_600_000));
  /** Requests of other tests end at the same time. */
  const newestOf = async (person: SignedIn, code: string) => {
    const last = (await noticesOf(person)).findLast(
      ({ values }) => (values as { code?: string }).code === code,
    )!;
    return [last.kind, last.values];
  };

  it('a request: the family and every agency that has not declined, once', async () => {
    const id = await requested();
    const { code } = await getRequest(shop.deps, member.actor, { id, brand: brand() });
    await declineRequest(shop.deps, staff[1]!.actor, id);
    await announceUmrahEnds(shop.deps);
    expect(await noticesOf(member)).toEqual([]);
    later(48);
    await announceUmrahEnds(shop.deps);
    expect(await newestOf(member, code)).toEqual(['umrah_moved', { code, event: 'expired' }]);
    expect(await newestOf(staff[0]!, code)).toEqual(['umrah_ended', { code, what: 'request' }]);
    expect(await newestOf(staff[1]!, code)).toEqual(['umrah_requested', { code }]);
    expect(await announceUmrahEnds(shop.deps)).toBe(0);
  });
  it('an offer, while another still stands: the family and its agency', async () => {
    const id = await requested();
    const { code } = await getRequest(shop.deps, member.actor, { id, brand: brand() });
    await makeOffer(shop.deps, staff[0]!.actor, {
      requestId: id,
      form: offer(30_000_000, { valid_days: 1 }),
    });
    await makeOffer(shop.deps, staff[1]!.actor, { requestId: id, form: offer(31_000_000) });
    later(24);
    await announceUmrahEnds(shop.deps);
    expect(await newestOf(member, code)).toEqual(['umrah_moved', { code, event: 'offer_expired' }]);
    expect(await newestOf(staff[0]!, code)).toEqual(['umrah_ended', { code, what: 'offer' }]);
    expect((await newestOf(staff[1]!, code))[0]).toBe('umrah_requested');
    expect(await announceUmrahEnds(shop.deps)).toBe(0);
  });
  it('nobody of what was revised, withdrawn, or ended long ago', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, {
      requestId: id,
      form: offer(30_000_000, { valid_days: 1 }),
    });
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(29_000_000) });
    await endRequest(shop.deps, member.actor, { id: await requested(), brand: brand(), event: 'withdrawn' });
    later(24);
    expect(await announceUmrahEnds(shop.deps)).toBe(0);
    later(24 * 30);
    expect(await announceUmrahEnds(shop.deps)).toBe(0);
  });
});

describe('the figures of an agency', () => {
  it('count what was won of what has ended, and the price against the estimate', async () => {
    const winner = await agency();
    const loser = await agency();
    const won = await requested();
    const { estimate } = await getRequest(shop.deps, member.actor, { id: won, brand: brand() });
    const each = Math.round(estimate.total.high * 0.55);
    await makeOffer(shop.deps, winner.actor, { requestId: won, form: offer(each) });
    await makeOffer(shop.deps, loser.actor, { requestId: won, form: offer(each + 1) });
    const mine = (await offers(won)).find(({ total }) => total === each * 2)!;
    await accept(won, mine.id);
    await approveOffer(shop.deps, winner.actor, won);
    const { bookingId } = await beginBooking(shop.deps, member.actor, {
      id: won,
      brand: brand(),
      locale: 'id',
    });
    const form = await checkoutInput(shop, member, bookingId);
    await checkOut(shop.deps, member.actor, { bookingId, brand: brand(), form });
    const before = { ended: 0, won: 0, asEstimated: 0, againstEstimate: null };
    expect(await getAgencyFigures(shop.deps, winner.actor)).toEqual(before);
    await payNext(shop, member, bookingId);
    const open = await requested();
    await makeOffer(shop.deps, winner.actor, { requestId: open, form: offer(each) });
    expect(await getAgencyFigures(shop.deps, winner.actor)).toEqual({
      ended: 1,
      won: 1,
      asEstimated: 0,
      againstEstimate: 1_000,
    });
    expect(await getAgencyFigures(shop.deps, loser.actor)).toEqual({ ...before, ended: 1 });
    await endRequest(shop.deps, member.actor, { id: open, brand: brand(), event: 'declined' });
    expect(await getAgencyFigures(shop.deps, winner.actor)).toMatchObject({ ended: 2, won: 1 });
    await expect(getAgencyFigures(shop.deps, member.actor)).rejects.toThrow('forbidden');

    // The operator sees both beside each other, and each request once in the sum.
    const operator = await createMember(shop.deps, { roles: ['operator_acquisition'] });
    const listed = (page: number, limit: number) =>
      listAgencyFigures(shop.deps, operator.actor, { page, limit });
    const { items, total, all } = await listed(1, 100);
    const figuresOf = ({ actor }: SignedIn) =>
      items.find(({ partner }) => partner.id === actor.memberships[0]!.partnerId);
    expect(figuresOf(winner)).toMatchObject({ ended: 2, won: 1, asEstimated: 0, againstEstimate: 1_000 });
    expect(figuresOf(loser)).toMatchObject({ ended: 1, won: 0, asEstimated: 0, againstEstimate: null });
    const sumOf = (name: 'won' | 'ended') => items.reduce((sum, one) => sum + one[name], 0);
    expect(items.map((one) => one.won)).toEqual(items.map((one) => one.won).toSorted((x, y) => y - x));
    expect(all.won).toBe(sumOf('won'));
    expect(all.ended).toBeLessThan(sumOf('ended'));
    expect([total, (await listed(2, 1)).items, (await listed(2, 1)).total]).toEqual([
      items.length,
      [items[1]],
      items.length,
    ]);
    for (const { actor } of [winner, member])
      await expect(listAgencyFigures(shop.deps, actor, { page: 1, limit: 1 })).rejects.toThrow('forbidden');
  });
});

describe('the inbox of an agency', () => {
  const later = (hours: number) => (clock.now = new Date(NOW.getTime() + hours * 3_600_000));

  it('begins with what waits for it, and is sorted by any column both ways', async () => {
    const { actor } = await agency();
    const named = new Map<string, string>();
    const ask = async (name: string, form: object) =>
      named.set(await requested({ ...tripForm, ...form }), name);
    await ask('ended', { departure_date: '2027-06-03' });
    const [ended] = [...named.keys()];
    await endRequest(shop.deps, member.actor, { id: ended!, brand: brand(), event: 'withdrawn' });
    later(1);
    await ask('accepted', { departure_date: '2027-06-01', total_participants_adult: 4 });
    const accepted = [...named.keys()].at(-1)!;
    await makeOffer(shop.deps, actor, { requestId: accepted, form: offer(30_000_000) });
    await accept(accepted, (await offers(accepted))[0]!.id);
    later(2);
    await ask('open', { departure_date: '2027-06-02', total_participants_adult: 3 });

    const { items: first } = await listInbox(shop.deps, actor, { page: 1, limit: 10 });
    const said = (rows: InboxRow[]) => rows.map(({ request }) => named.get(request.id));
    expect(said(first)).toEqual(['accepted', 'open', 'ended']);
    const orders: Record<(typeof inboxSorts)[number], string[]> = {
      code: first.map(({ request }) => request.code).toSorted(),
      departs_on: ['accepted', 'open', 'ended'],
      people: ['ended', 'open', 'accepted'],
      respond_by: ['ended', 'accepted', 'open'],
      status: ['accepted', 'open', 'ended'],
    };
    for (const by of inboxSorts)
      for (const isDown of [false, true]) {
        const { items } = await listInbox(shop.deps, actor, { sort: { by, isDown }, page: 1, limit: 10 });
        const seen = by === 'code' ? items.map(({ request }) => request.code) : said(items);
        expect([by, isDown, seen]).toEqual([by, isDown, isDown ? orders[by].toReversed() : orders[by]]);
      }
    // Pages of one row are the same order in slices.
    const slices = await Promise.all(
      [1, 2, 3].map((page) =>
        listInbox(shop.deps, actor, { sort: { by: 'people', isDown: false }, page, limit: 1 }),
      ),
    );
    expect(slices.map(({ items, total }) => [...said(items), total])).toEqual(
      orders.people.map((name) => [name, 3]),
    );
  });

  it('is nobody else’s: an agency that was not asked sees nothing, and a member none at all', async () => {
    await requested();
    const { items } = await listInbox(shop.deps, unlicensed.actor, {
      sort: { by: 'code', isDown: true },
      page: 1,
      limit: 10,
    });
    expect(items).toEqual([]);
    await expect(listInbox(shop.deps, member.actor, { page: 1, limit: 10 })).rejects.toThrow('forbidden');
  });
});

describe('at the same moment', () => {
  const hold = (id: string) => (held: typeof database.db) =>
    sql`select from umrah_requests where id = ${id} for update`.execute(held);

  it('a revision during acceptance: the member accepted what was the newest, or is told', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    const [first] = await offers(id);
    const ended = await overlapping<unknown>(database.db, hold(id), [
      () => accept(id, first!.id),
      () => makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(33_000_000) }),
    ]);
    const { status, acceptedOfferId } = await getRequest(shop.deps, member.actor, { id, brand: brand() });
    const codes = ended.map((each) => (each.status === 'rejected' ? (each.reason as AppError).code : 'done'));
    expect([
      ['done', 'umrah_request_state', 'accepted', first!.id],
      ['umrah_offer_stale', 'done', 'revised', null],
    ]).toContainEqual([...codes, status, acceptedOfferId]);
  });

  it('two acceptances: one of them counts', async () => {
    const id = await requested();
    for (const { actor } of staff)
      await makeOffer(shop.deps, actor, { requestId: id, form: offer(30_000_000) });
    const both = await offers(id);
    const ended = await overlapping<unknown>(
      database.db,
      hold(id),
      both.map((each) => () => accept(id, each.id)),
    );
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(ended.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'umrah_request_state' },
    });
  });

  it('a stale revision is refused', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    const [first] = await offers(id);
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(33_000_000) });
    await expect(accept(id, first!.id)).rejects.toThrow('umrah_offer_stale');
    await accept(id, (await offers(id))[0]!.id);
  });

  it('an acceptance that expires meanwhile is not confirmed', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    await accept(id, (await offers(id))[0]!.id);
    clock.now = new Date(NOW.getTime() + 25 * 3_600_000);
    await expect(approveOffer(shop.deps, staff[0]!.actor, id)).rejects.toThrow('umrah_request_state');
    expect(await statusOf(id)).toBe('expired');
  });
});

describe('a stored estimate', () => {
  it('is computed again from what was stored with it, whatever prices and rate come after', async () => {
    const id = await requested({ ...tripForm, participants_children: [1, 7], addons_ids: ['thaif'] });
    const before = await getRequest(shop.deps, member.actor, { id, brand: brand() });
    const dearer = {
      ...smallTable,
      visa: { ...smallTable.visa, high: smallTable.visa.high * 2 },
      margin: { low: 900, high: 2_000 },
    };
    await createPriceTable(database.db, { effectiveOn: '2027-03-15', table: dearer });
    const usual = shop.deps.fallbackDollarRate;
    const dollar = { ...usual, rupiah: rupiah(usual.rupiah + 500) };
    const now = { ...shop.deps, fallbackDollarRate: dollar };
    const today = await estimatePrivateUmrah(now, brand(), before.form);
    expect(today.version.id).not.toBe(before.priceTableId);
    expect(today.estimate.total.high).toBeGreaterThan(before.estimate.total.high);

    const { form, priceTableId, dollarRate, limits, createdAt, estimate } = await getRequest(
      now,
      member.actor,
      { id, brand: brand() },
    );
    const { table } = await findTableById(now, priceTableId);
    const choice = readTripChoice(table, form, todayInIndonesia(createdAt), limits);
    expect(estimateTrip(table, choice, dollarRate.rupiah)).toEqual(estimate);
    expect(estimate).toEqual(before.estimate);
  });
});

describe('an order that comes of it', () => {
  it('is none where nobody ordered in time: the request has expired, and nothing of it is undone', async () => {
    const id = await requested();
    await makeOffer(shop.deps, staff[0]!.actor, { requestId: id, form: offer(30_000_000) });
    await accept(id, (await offers(id))[0]!.id);
    await approveOffer(shop.deps, staff[0]!.actor, id);
    const begin = () => beginBooking(shop.deps, member.actor, { id, brand: brand(), locale: 'id' });
    // Confirmed and never ordered: over with its clock.
    clock.now = new Date(NOW.getTime() + 49 * 3_600_000);
    expect(await statusOf(id)).toBe('expired');
    await expect(begin()).rejects.toThrow('umrah_request_state');
    // Nothing of it can be undone any more.
    await expect(
      endRequest(shop.deps, member.actor, { id, brand: brand(), event: 'withdrawn' }),
    ).rejects.toThrow('umrah_request_state');
  });
});
