// Front door of seats (docs/product/seats-and-money.md): availability is checked under the departure's lock, in the
// statement that takes the seats. It is a query over seat_claims; an expired claim stops counting at once,
// before any cleanup.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LockKey } from '#platform/database/locks';

interface SeatDeps {
  db: Db;
  now: () => Date;
}

/** The lock to hold before taking, extending or releasing seats of a departure. */
export function seatsLock(departureId: string): LockKey {
  return { kind: 'departure_seats', id: departureId };
}

export interface SeatClaim {
  bookingId: string;
  departureId: string;
  seats: number;
  /** When the seats are free again by themselves; null = permanent. */
  releaseAt: Date | null;
  /** Only while the departure is on this date: a partner may reschedule it while somebody orders. */
  departsOn?: string;
  /**
   * Today in Jakarta: new seats only while the sale runs (decision 0057). Null: a person has asked the
   * partner.
   */
  onSaleOn: string | null;
}

/**
 * Takes the seats, unless there are not enough, or the departure is cancelled, rescheduled or no longer
 * sold, or its partner frozen: a part of the statement that needs them, `claimed as (…)`, without a row where they were not taken.
 * Replaces the booking's former claim, expired or not: its own seats never block it, and those it still
 * holds outlast the end of sale. Whoever freezes the partner
 * (docs/product/partner-standing.md) waits for this statement's transaction, or is waited for. Run under the departure's lock; `before` is the part
 * of the statement without whose row nothing is taken.
 */
export function claimingSeats(
  at: Date,
  { bookingId, departureId, seats, releaseAt, departsOn, onSaleOn }: SeatClaim,
): RawBuilder<unknown> {
  return sql`claimed as (
    insert into seat_claims (departure_id, seats, source, booking_id, release_at, created_at)
    select d.id, ${seats}, 'booking', ${bookingId}, ${releaseAt}, ${at} from departures d join programmes p on p.id = d.programme_id
      join partners t on t.id = p.partner_id
      left join seat_claims own on own.booking_id = ${bookingId} and (own.release_at is null or own.release_at > ${at})
    where d.id = ${departureId} and d.state <> 'cancelled' and d.departs_on = coalesce(${departsOn ?? null}::date, d.departs_on)
      and d.quota - seats_claimed(d.id, ${at}) + coalesce(own.seats, 0) >= ${seats}
      and (own.seats is not null or sale_ends_on(p.kind, d.departs_on, d.sale_ends_on) >= coalesce(${onSaleOn}::date, '-infinity'))
      and (own.seats is not null or t.state <> 'suspended') and exists (select from before)
    for share of t
    on conflict (booking_id) do update set departure_id = excluded.departure_id, seats = excluded.seats, release_at = excluded.release_at
    returning booking_id)`;
}

/** Releases the seats at once. */
export async function freeSeats({ db }: Pick<SeatDeps, 'db'>, bookingId: string): Promise<void> {
  await db.deleteFrom('seat_claims').where('booking_id', '=', bookingId).execute();
}

/** How many may still be taken, zero at least; for display only: taking seats checks again under the lock. */
export async function findSeatsLeft({ db, now }: SeatDeps, departureId: string): Promise<number> {
  const {
    rows: [row],
  } = await sql<{ left: number }>`
    select greatest(0, quota - seats_claimed(id, ${now()})) as left from departures where id = ${departureId} and state <> 'cancelled'`.execute(
    db,
  );
  return row?.left ?? 0;
}

interface OfferSeats {
  offerId: string;
  departureId: string;
  seats: number;
  until: Date;
}

/**
 * Holds seats of a departure for an agency's offer to one party (docs/product/private-umrah.md), while the sale runs and
 * its partner may sell. Answers whether they were there. Under the departure's lock.
 */
export async function holdOfferSeats(
  { db, now }: SeatDeps,
  { offerId, departureId, seats, until }: OfferSeats,
): Promise<boolean> {
  const at = now();
  const { numAffectedRows } = await sql`
    insert into seat_claims (departure_id, seats, source, umrah_offer_id, release_at, created_at)
    select d.id, ${seats}, 'custom_offer', ${offerId}, ${until}, ${at} from departures d join programmes p on p.id = d.programme_id
      join partners t on t.id = p.partner_id
    where d.id = ${departureId} and d.state in ('published', 'unlisted') and t.state <> 'suspended'
      and d.quota - seats_claimed(d.id, ${at}) >= ${seats}
    for share of t`.execute(db);
  return numAffectedRows === 1n;
}

/** Under the departure's lock; false when the hold has ended, or the departure was cancelled or moved to another day. */
export async function extendOfferSeats(
  { db, now }: SeatDeps,
  { offerId, departsOn, until }: { offerId: string; departsOn: string; until: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update seat_claims c set release_at = ${until} from departures d
    where c.umrah_offer_id = ${offerId} and c.release_at > ${now()} and d.id = c.departure_id and d.state = 'published'
      and d.departs_on = ${departsOn}::date`.execute(db);
  return numAffectedRows === 1n;
}

/** The hold becomes that of the booking made of the offer, until the same moment. Under the departure's lock; false when it has ended. */
export async function giveOfferSeats(
  { db, now }: SeatDeps,
  { offerId, bookingId }: { offerId: string; bookingId: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update seat_claims set source = 'booking', booking_id = ${bookingId}, umrah_offer_id = null
    where umrah_offer_id = ${offerId} and release_at > ${now()}`.execute(db);
  return numAffectedRows === 1n;
}

/** Under the departures' locks. */
export async function freeOfferSeats(
  { db }: Pick<SeatDeps, 'db'>,
  offerIds: readonly string[],
): Promise<void> {
  if (offerIds.length > 0)
    await db.deleteFrom('seat_claims').where('umrah_offer_id', 'in', offerIds).execute();
}

/**
 * A query of the seats that wait for this member on a departure: of the draft that an accepted offer has become, or of the offer itself.
 * Others are told that they are taken. `isExpected`: it was made for a party of theirs.
 */
export function heldForMember(
  at: Date,
  { accountId, departureId }: { accountId: string; departureId: RawBuilder<unknown> },
): RawBuilder<{ seats: number; isExpected: boolean }> {
  return sql`select coalesce(sum(c.seats), 0)::integer as seats,
      exists (select from umrah_requests r where r.departure_id = ${departureId} and r.account_id = ${accountId}::uuid) as "isExpected" from seat_claims c
    where c.departure_id = ${departureId} and c.release_at > ${at} and (
      c.booking_id in (select b.id from bookings b where b.account_id = ${accountId}::uuid and b.state = 'draft')
      or c.umrah_offer_id in (select r.accepted_offer_id from umrah_requests r
        where r.account_id = ${accountId}::uuid and r.status = 'waiting_payment'))`;
}
