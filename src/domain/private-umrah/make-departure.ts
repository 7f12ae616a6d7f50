// The departure that a confirmed offer becomes (docs/product/private-umrah.md): in no list, for the families that accepted it.
import { randomUUID } from 'node:crypto';
import { daysBetween } from '#shared/dates';
import type { RequestDeps } from './change-status.ts';
import { lastSaleDay, roomTypeOf } from './member-requests.ts';
import type { UmrahOffer } from './offer.ts';
import type { UmrahRequest } from './request.ts';

/** A family's request and what it accepted. */
export interface Accepted {
  request: UmrahRequest;
  offer: UmrahOffer;
}

/** Of a group all families', each with its own room. Answers its id; with a programme that is archived at once. */
export async function makeDeparture(
  { db, now }: RequestDeps,
  accepted: readonly Accepted[],
  endsAt: Date,
): Promise<string> {
  const { request, offer } = accepted[0]!;
  const programmeId = randomUUID();
  const departureId = randomUUID();
  const { departsOn, returnsOn, form } = request;
  const beds = accepted.reduce((sum, { request: { people } }) => sum + people.adults + people.children, 0);
  const rooms = new Set(accepted.map((one) => roomTypeOf(one.request)));
  const nights = form.hotels.reduce((sum, { duration_night: each }) => sum + each, 0);
  const title = { id: `Umrah privat ${request.code}`, en: `Private umrah ${request.code}` };
  const summary = {
    id: 'Disusun sendiri oleh keluarga, untuk rombongannya saja.',
    en: 'Put together by a family, for its own party only.',
  };
  // Of the partner's own texts only what was offered: the names of the lines.
  const content = {
    agenda: [],
    includes: offer.lines.map(({ label }) => ({ id: label })),
    excludes: [],
    facilities: [],
    faq: [],
    cancellation: [],
    others: [],
  };
  await db
    .insertInto('programmes')
    .values({
      id: programmeId,
      partner_id: offer.partner.id,
      slug: request.code.toLowerCase(),
      kind: 'umrah_regular',
      title: JSON.stringify(title),
      summary: JSON.stringify(summary),
      description: JSON.stringify(summary),
      days: daysBetween(departsOn, returnsOn) + 1,
      nights,
      content: JSON.stringify(content),
      // No other departure of it is ever made.
      archived_at: now(),
      created_at: now(),
    })
    .execute();
  await db
    .insertInto('departures')
    .values({
      id: departureId,
      programme_id: programmeId,
      slug: request.code.toLowerCase(),
      departs_on: departsOn,
      returns_on: returnsOn,
      departure_airport: form.departure_airport_id,
      airline: form.airline_id,
      quota: beds,
      state: 'unlisted',
      reserved_for: request.accountId,
      sale_ends_on: lastSaleDay(endsAt, departsOn),
      child_amount: offer.childAmount,
      infant_amount: offer.infantAmount,
    })
    .execute();
  await db
    .insertInto('departure_room_prices')
    .values(
      [...rooms].map((room_type) => ({ departure_id: departureId, room_type, amount: offer.adultAmount })),
    )
    .execute();
  return departureId;
}
