// An agency offers a departure that exists already (docs/product/private-umrah.md): at its own prices, with the party's seats held until the
// offer ends.
import * as z from 'zod/mini';
import { sql } from 'kysely';
import { type BookingLine, linesOf, totalOf } from '#domain/bookings';
import type { Brand } from '#domain/brands';
import { catalogueScope, findOffer, type Offer } from '#domain/catalogue';
import { type Actor, workplaceFor } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { cartForm } from '#shared/booking-form';
import { dayAfterInIndonesia, todayInIndonesia } from '#shared/dates';
import { dayMs } from '#shared/durations';
import { AppError } from '#shared/errors';
import { checkedForm, printableLines } from '#shared/form-faults';
import type { Locale, LocalText } from '#shared/locale';
import { longestOfferDays } from '#shared/umrah-limits';
import type { RequestDeps } from './change-status.ts';
import { holdSeats, lockHeldSeats } from './held-seats.ts';
import { withJoined } from './joined.ts';
import { roomTypeOf } from './member-requests.ts';
import type { OfferLine } from './offer.ts';
import { invited, refuseLongOffer, storeOffers } from './partner-offers.ts';
import type { UmrahRequest } from './request.ts';

const mostShown = 50;
const wrong = { error: 'error_invalid_value' };
const departureOfferForm = z.object({
  departure_id: z.uuid({ error: 'error_not_offered' }),
  valid_days: z.int(wrong).check(z.minimum(1, wrong), z.maximum(longestOfferDays, wrong)),
  note: z.nullable(z.string(wrong).check(z.trim(), z.maxLength(1_000, wrong), printableLines)),
});

export interface OfferableDeparture {
  id: string;
  title: LocalText;
  departsOn: string;
  seatsLeft: number;
  /** Of the room the party asked for. */
  amount: number;
}

/** What the agency of the actor could offer: umrah on sale from the same airport, near the day, with the room and the seats. */
export async function listOfferableDepartures(
  { db, now }: { db: Db; now: () => Date },
  actor: Actor,
  request: UmrahRequest,
): Promise<OfferableDeparture[]> {
  const partnerId = workplaceFor(actor, 'catalogue');
  const at = now();
  const beds = request.people.adults + request.people.children;
  const { rows } = await sql<OfferableDeparture>`
    select d.id, p.title, d.departs_on as "departsOn", d.quota - seats_claimed(d.id, ${at}) as "seatsLeft", r.amount
    from departures d join programmes p on p.id = d.programme_id
      join departure_room_prices r on r.departure_id = d.id and r.room_type = ${roomTypeOf(request)}
    where p.partner_id = ${partnerId} and d.state = 'published' and d.reserved_for is null and product_category(p.kind) = 'umrah'
      and d.departure_airport = ${request.form.departure_airport_id} and abs(d.departs_on - ${request.departsOn}::date) <= ${request.limits.most_days_apart}
      and sale_ends_on(p.kind, d.departs_on, d.sale_ends_on) >= ${todayInIndonesia(at)}::date
      and d.quota - seats_claimed(d.id, ${at}) >= ${beds}
    order by abs(d.departs_on - ${request.departsOn}::date), d.departs_on, d.id limit ${mostShown}`.execute(
    db,
  );
  return rows;
}

/**
 * The next revision of the agency's offer: one of its departures, for what it costs there. Refuses `forbidden`, `not_found`,
 * `invalid_input` (also a departure that is none of `listOfferableDepartures`), `umrah_request_state`, `seats_sold_out`.
 */
export async function offerDeparture(
  deps: RequestDeps,
  actor: Actor,
  { requestId, form: input, brand }: { requestId: string; form: unknown; brand: Brand },
): Promise<{ id: string; revision: number }> {
  const { partnerId, respondBy } = await invited(deps, actor, requestId);
  const form = checkedForm(departureOfferForm, input);
  return withJoined(deps, requestId, async (within, families) => {
    refuseLongOffer(families, form.valid_days);
    await lockHeldSeats(within, families, form.departure_id);
    const [first] = families as [UmrahRequest];
    const offerable = await listOfferableDepartures(within, actor, first);
    const held = await holdsAlready(within, { requestId, partnerId, departureId: form.departure_id });
    const isOffered = held || offerable.some(({ id }) => id === form.departure_id);
    const sold = isOffered && (await findOffer(within, catalogueScope(within, brand), form.departure_id));
    if (!sold) throw new AppError('invalid_input', [{ field: 'departure_id', message: 'error_not_offered' }]);
    const ends = [
      within.now().getTime() + form.valid_days * dayMs,
      dayAfterInIndonesia(sold.saleEndsOn).getTime(),
    ];
    const validUntil = new Date(Math.min(...ends));
    const stored: { id: string; revision: number }[] = [];
    // What an earlier revision held for any of them is free before the first is held anew.
    for (const family of families) {
      const offer = {
        partnerId,
        respondBy,
        ...pricesOf(sold, family),
        note: form.note,
        validUntil,
        departure: { id: sold.departureId, departsOn: sold.departsOn },
      };
      stored.push(...(await storeOffers(within, actor, [family], offer)));
    }
    for (const [index, request] of families.entries())
      await holdSeats(within, { request, offer: stored[index]! }, sold.departureId, validUntil);
    return stored[0]!;
  });
}

/** A revision may stay on the departure whose last seats the agency's own offer holds. */
async function holdsAlready(
  { db, now }: RequestDeps,
  { requestId, partnerId, departureId }: { requestId: string; partnerId: string; departureId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('seat_claims as c')
    .innerJoin('umrah_offers as o', 'o.id', 'c.umrah_offer_id')
    .select('c.id')
    .where('o.request_id', '=', requestId)
    .where('o.partner_id', '=', partnerId)
    .where('c.departure_id', '=', departureId)
    .where('c.release_at', '>', now())
    .executeTakeFirst();
  return row !== undefined;
}

/** What the departure costs this party: by the same function as any order on it. Refuses `invalid_input`: it takes no children, say. */
function pricesOf(
  sold: Offer,
  request: Pick<UmrahRequest, 'form' | 'people' | 'locale'>,
): { lines: OfferLine[]; amounts: { adultAmount: number; childAmount: number; infantAmount: number } } {
  const roomType = roomTypeOf(request);
  const of = (people: object): BookingLine[] =>
    linesOf(sold, checkedForm(cartForm, { rooms: [{ room_type: roomType, adults: 1, ...people }] }));
  const alone = of({});
  const adultAmount = totalOf(alone);
  const { children, infants } = request.people;
  return {
    lines: alone.map((line) => ({
      label: (line.kind === 'room' || !('name' in line.detail)
        ? textOf(sold.title, request.locale)
        : textOf(line.detail.name, request.locale)
      ).slice(0, 120),
      amount: line.amount,
    })),
    amounts: {
      adultAmount,
      childAmount: children > 0 ? totalOf(of({ children: 1 })) - adultAmount : 0,
      infantAmount: infants > 0 ? totalOf(of({ infants: 1 })) - adultAmount : 0,
    },
  };
}

const textOf = (text: LocalText, locale: Locale) => text[locale] ?? text.id;
