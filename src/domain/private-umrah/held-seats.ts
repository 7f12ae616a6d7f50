// Seats that offers on existing departures hold (docs/product/private-umrah.md): every change of a request that ends offers gives their seats
// back in its own transaction.
import { sql } from 'kysely';
import { extendOfferSeats, freeOfferSeats, seatsLock } from '#domain/seats';
import { lockKeys } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import type { RequestDeps } from './change-status.ts';

/**
 * In `withRequest`, before any seat is taken or given back: locks the departures of all offers of the request that hold seats, and
 * `departureId`, together, so that two requests cannot wait for each other.
 */
export async function lockHeldSeats(
  deps: RequestDeps,
  requestId: string,
  departureId: string | null = null,
): Promise<void> {
  const { rows } = await sql<{ departureId: string }>`
    select distinct c.departure_id as "departureId" from seat_claims c join umrah_offers o on o.id = c.umrah_offer_id
    where o.request_id = ${requestId}`.execute(deps.db);
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

/** The accepted offer's seats stay held while the family orders. Refuses `departure_not_sold`: cancelled, moved, or no longer held. */
export async function extendHeldSeats(
  deps: RequestDeps,
  offer: { id: string; departsOn: string },
  until: Date,
): Promise<void> {
  const kept = await extendOfferSeats(deps, { offerId: offer.id, departsOn: offer.departsOn, until });
  if (!kept) throw new AppError('departure_not_sold');
}
