// Seats that offers on existing departures hold (docs/product/private-umrah.md): every change of a request that ends offers gives their seats
// back in its own transaction.
import { sql } from 'kysely';
import { extendOfferSeats, freeOfferSeats, holdOfferSeats, seatsLock } from '#domain/seats';
import { lockKeys } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import type { RequestDeps } from './change-status.ts';
import type { UmrahRequest } from './request.ts';

/**
 * In `withJoined`, before any seat is taken or given back: locks the departures on which offers of the requests hold seats, and
 * `departureId`, together, so that two requests cannot wait for each other.
 */
export async function lockHeldSeats(
  deps: RequestDeps,
  requests: readonly { id: string }[],
  departureId: string | null = null,
): Promise<void> {
  const ids = requests.map(({ id }) => id);
  const { rows } = await sql<{ departureId: string }>`
    select distinct c.departure_id as "departureId" from seat_claims c join umrah_offers o on o.id = c.umrah_offer_id
    where o.request_id = any(${ids}::uuid[])`.execute(deps.db);
  const held = rows.map((row) => row.departureId);
  await lockKeys(deps, [...new Set([...held, ...(departureId ? [departureId] : [])])].map(seatsLock));
}

/** Gives back what offers of the request hold: of one agency, or of all but one offer. Under `lockHeldSeats`. */
export async function releaseHeldSeats(
  { db }: RequestDeps,
  requestId: string,
  { partnerId, butOffer = null }: { partnerId?: string; butOffer?: string | null } = {},
): Promise<void> {
  let ended = db.selectFrom('umrah_offers').select('id').where('request_id', '=', requestId);
  if (partnerId) ended = ended.where('partner_id', '=', partnerId);
  if (butOffer) ended = ended.where('id', '<>', butOffer);
  const offers = await ended.execute();
  await freeOfferSeats(
    { db },
    offers.map(({ id }) => id),
  );
}

/** Refuses `seats_sold_out`. Under `lockHeldSeats`, or on a departure that nobody else sees yet. */
export async function holdSeats(
  deps: RequestDeps,
  { request, offer }: { request: Pick<UmrahRequest, 'people'>; offer: { id: string } },
  departureId: string,
  until: Date,
): Promise<void> {
  const seats = request.people.adults + request.people.children;
  if (!(await holdOfferSeats(deps, { offerId: offer.id, departureId, seats, until })))
    throw new AppError('seats_sold_out');
}

/** The accepted offer's seats stay held while the family orders. Refuses `departure_not_sold`: cancelled, moved, or no longer held. */
export async function extendHeldSeats(
  deps: RequestDeps,
  offer: { id: string; departsOn: string },
  until: Date,
): Promise<void> {
  const kept = await extendOfferSeats(deps, { offerId: offer.id, departsOn: offer.departsOn, until });
  if (!kept) throw new AppError('departure_not_sold');
}
