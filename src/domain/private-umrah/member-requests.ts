// What a member does with a private umrah: into the cart, to the agencies, accept, decline, withdraw (spec §4, §7).
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import { fillCart } from '#domain/checkout';
import type { BookingDeps } from '#domain/bookings';
import type { Actor } from '#domain/memberships';
import { giveOfferSeats } from '#domain/seats';
import { passThrottle } from '#domain/throttles';
import { estimatePrivateUmrah } from '#domain/umrah-estimates';
import { addDays, todayInIndonesia } from '#shared/dates';
import { hourMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import type { RoomType } from '#shared/catalogue';
import type { RoomSize } from '#shared/private-umrah-form';
import { changeStatus, type RequestDeps, withRequest } from './change-status.ts';
import { freezeJoint } from './groups.ts';
import { lockHeldSeats, releaseHeldSeats } from './held-seats.ts';
import { insertRequest, type MemberDeps, perAccount } from './insert-request.ts';
import { withJoined } from './joined.ts';
import { type UmrahOffer, unsafeListOffers } from './offer.ts';
import { getRequest, type UmrahRequest } from './request.ts';
import { notifyAgencies } from './umrah-notices.ts';

interface Named {
  id: string;
  brand: Brand;
}

/** Stores the choices with their estimate and answers the id. Refuses like `estimatePrivateUmrah`, and `too_many_requests`. */
export async function putInCart(
  deps: MemberDeps,
  actor: Actor,
  { form, brand, locale }: { form: unknown; brand: Brand; locale: Locale },
): Promise<{ id: string }> {
  const { version, rate, limits, choice, estimate } = await estimatePrivateUmrah(deps, brand, form);
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  return insertRequest(deps, actor, {
    brand,
    locale,
    choice,
    estimate,
    priceTableId: version.id,
    limitsNumber: limits.number,
    dollarRate: rate,
    joinedTo: null,
  });
}

/**
 * Sends the request, with all that are joined to it, to licensed agencies that sell an umrah from its airport. Refuses `not_found`,
 * `umrah_request_state` (also of a family that did not open its group),
 * `phone_unverified` (agencies answer people who can be reached), `umrah_no_partner`.
 */
export async function sendRequest(
  deps: RequestDeps,
  actor: Actor,
  { id, brand, note }: Named & { note: string | null },
): Promise<void> {
  const { leadId, limits } = await getRequest(deps, actor, { id, brand });
  if (leadId !== null && leadId !== id) throw new AppError('umrah_request_state');
  if (!actor.isPhoneVerified) throw new AppError('phone_unverified');
  const at = deps.now();
  const respondBy = new Date(at.getTime() + limits.response_hours * hourMs);
  await withJoined(deps, id, async (within, families) => {
    const request = families.find((one) => one.id === id);
    if (!request) throw new AppError('umrah_request_state');
    for (const family of families)
      await changeStatus(within, family, {
        event: 'sent',
        actorId: actor.accountId,
        endsAt: respondBy,
        set: sql`note = ${note}`,
      });
    await freezeJoint(within, families);
    const { numAffectedRows } = await sql`
      insert into umrah_request_partners (request_id, partner_id, invited_at, respond_by)
      select family, asked.id, ${at}, ${respondBy} from unnest(${families.map((one) => one.id)}::uuid[]) family, (
        select t.id from partners t
        where t.kind = 'travel' and purchase_block(t.state, 'ppiu', (select max(l.valid_until) from licences l
            where l.partner_id = t.id and l.kind = 'ppiu'), ${request.returnsOn}::date) is null
          and exists (select from departures d join programmes p on p.id = d.programme_id
            where p.partner_id = t.id and product_category(p.kind) = 'umrah' and d.departure_airport = ${request.form.departure_airport_id}
              and d.state = 'published' and d.departs_on >= ${todayInIndonesia(at)}::date)
        order by (select count(*) from bookings o where o.partner_id = t.id and o.state = 'completed') desc, t.id limit ${limits.most_partners}) asked`.execute(
      within.db,
    );
    if (numAffectedRows === 0n) throw new AppError('umrah_no_partner');
    await notifyAgencies(within, request, { kind: 'umrah_requested' });
  });
}

/**
 * Accepts one revision; the agency confirms it. Refuses `not_found`, `umrah_offer_stale` when it was revised, withdrawn or has
 * ended meanwhile, `umrah_request_state`, `umrah_group_other_offer` when another family of the group chose another agency.
 */
export async function acceptOffer(
  deps: RequestDeps,
  actor: Actor,
  { id, brand, offerId }: Named & { offerId: string },
): Promise<void> {
  await getRequest(deps, actor, { id, brand });
  await liveOffer(deps, id, offerId);
  await withJoined(deps, id, async (within, families) => {
    const request = families.find((one) => one.id === id);
    if (!request) throw new AppError('umrah_request_state');
    const offer = await liveOffer(within, id, offerId);
    const others = families.filter((one) => one.id !== id);
    await refuseOtherAgency(within, others, offer.partner.id);
    // A group waits for its last family, at most as long as the offer stands.
    const patience =
      others.length > 0
        ? offer.validUntil.getTime()
        : within.now().getTime() + request.limits.approval_hours * hourMs;
    await changeStatus(within, request, {
      event: 'accepted',
      actorId: actor.accountId,
      endsAt: new Date(Math.min(patience, offer.validUntil.getTime())),
      set: sql`accepted_offer_id = ${offerId}`,
    });
    if (others.every(({ status }) => status === 'accepted'))
      await notifyAgencies(within, families[0]!, { kind: 'umrah_accepted', partnerId: offer.partner.id });
  });
}

async function liveOffer(deps: RequestDeps, requestId: string, offerId: string): Promise<UmrahOffer> {
  const offers = await unsafeListOffers(deps, requestId);
  const offer = offers.find((each) => each.id === offerId);
  if (!offer) throw new AppError('not_found');
  if (!offer.isLive) throw new AppError('umrah_offer_stale');
  return offer;
}

/** Families of a group travel with one agency: the first who accepts chooses it. Refuses `umrah_group_other_offer`. */
async function refuseOtherAgency(
  { db }: RequestDeps,
  others: readonly UmrahRequest[],
  partnerId: string,
): Promise<void> {
  const accepted = others.flatMap((one) => (one.acceptedOfferId === null ? [] : [one.acceptedOfferId]));
  if (accepted.length === 0) return;
  const other = await db
    .selectFrom('umrah_offers')
    .select('id')
    .where('id', 'in', accepted)
    .where('partner_id', '<>', partnerId)
    .executeTakeFirst();
  if (other) throw new AppError('umrah_group_other_offer');
}

/**
 * Wants none of the offers, or nothing at all any more; agencies hear of it. Under the locks of its whole group: who leaves last knows
 * it. Refuses `not_found`, `umrah_request_state`.
 */
export async function endRequest(
  deps: RequestDeps,
  actor: Actor,
  { id, brand, event }: Named & { event: 'declined' | 'withdrawn' },
): Promise<void> {
  await getRequest(deps, actor, { id, brand });
  await withJoined(deps, id, async (within, families) => {
    const request = families.find((one) => one.id === id);
    if (!request) throw new AppError('umrah_request_state');
    await changeStatus(within, request, { event, actorId: actor.accountId, endsAt: within.now() });
    await lockHeldSeats(within, [request]);
    await releaseHeldSeats(within, id);
    await notifyOfLeaving(
      within,
      request,
      families.filter((one) => one.id !== id),
    );
  });
}

/** Of the last to leave every agency that has not declined; else the one that waited for it, once all who stay have accepted its offer. */
async function notifyOfLeaving(
  within: RequestDeps,
  request: UmrahRequest,
  others: readonly UmrahRequest[],
): Promise<void> {
  const [first] = others;
  if (!first) return notifyAgencies(within, request, { kind: 'umrah_ended', what: 'left' });
  if (!others.every(({ status }) => status === 'accepted')) return;
  const offers = await unsafeListOffers(within, first.id);
  const accepted = offers.find((offer) => offer.id === first.acceptedOfferId)!;
  await notifyAgencies(within, first, { kind: 'umrah_family_left', partnerId: accepted.partner.id });
}

const roomOf: Record<RoomSize, RoomType> = { 2: 'double', 3: 'triple', 4: 'quad' };

/** The room that a party's departure is sold in. */
export function roomTypeOf({ form, people }: Pick<UmrahRequest, 'form' | 'people'>): RoomType {
  const beds = people.adults + people.children;
  return roomOf[form.room_size ?? (Math.min(4, Math.max(2, beds)) as RoomSize)];
}

/**
 * The ordinary booking on the departure made for this party, drafted when it is first asked for. Refuses `not_found`,
 * `umrah_request_state` before the agency has confirmed, what `fillCart` refuses, and of a departure that existed `price_changed` where
 * it has become dearer than the offer.
 */
export async function beginBooking(
  deps: RequestDeps & BookingDeps,
  actor: Actor,
  { id, brand, locale }: Named & { locale: Locale },
): Promise<UmrahRequest & { bookingId: string }> {
  const request = await getRequest(deps, actor, { id, brand });
  if (request.bookingId !== null) return { ...request, bookingId: request.bookingId };
  if (request.status !== 'waiting_payment') throw new AppError('umrah_request_state');
  const { bookingId } = await fillCart(deps, actor, {
    departure: request.departureId!,
    form: { rooms: [{ room_type: roomTypeOf(request), ...request.people }] },
    brand,
    locale,
    affiliateCode: null,
  });
  await withRequest(deps, id, (within, current) => takeOver(within, current, bookingId));
  return { ...request, bookingId };
}

/** The draft is the request's from now on; seats that the offer held become the draft's. */
async function takeOver(within: RequestDeps, request: UmrahRequest, bookingId: string): Promise<void> {
  const { db } = within;
  if (request.bookingId === bookingId) return;
  const offers = await unsafeListOffers(within, request.id);
  const accepted = offers.find((offer) => offer.id === request.acceptedOfferId)!;
  const { total_amount: total } = await db
    .selectFrom('bookings')
    .select('total_amount')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  // The agency has raised its price since: never more than was accepted.
  if (total > accepted.total) throw new AppError('price_changed');
  await lockHeldSeats(within, [request]);
  const isHeld = await giveOfferSeats(within, { offerId: accepted.id, bookingId });
  if (!isHeld && (accepted.departure || request.leadId !== null)) throw new AppError('seats_sold_out');
  await db
    .updateTable('umrah_requests')
    .set({ booking_id: bookingId })
    .where('id', '=', request.id)
    .execute();
}

/** The last day on which the party can order: its own deadline, never after the eve of the departure. */
export function lastSaleDay(endsAt: Date, departsOn: string): string {
  const day = todayInIndonesia(endsAt);
  const eve = addDays(departsOn, -1);
  return day < eve ? day : eve;
}
