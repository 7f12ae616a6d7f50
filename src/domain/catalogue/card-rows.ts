// Reads cards from departure_cards: one shape of JSON row for lists, recommendations and the product page.
import { type RawBuilder, sql } from 'kysely';
import type { Category, EvidenceState, ProductKind, PurchaseBlock, RoomType } from '#shared/catalogue';
import { availabilityOf } from './availability.ts';
import type { DepartureCard } from './departure-card.ts';
import type { CatalogueScope } from './scope.ts';

/** What refresh_departure_groups() puts into departure_groups.card. */
type StoredCard = Pick<
  DepartureCard,
  | 'title'
  | 'nights'
  | 'partner'
  | 'licence'
  | 'airport'
  | 'airline'
  | 'destinations'
  | 'hotels'
  | 'financing'
  | 'savings'
  | 'rating'
  | 'ratingCount'
>;

/** One object of the JSON that `cardColumns` builds. */
export interface CardRow {
  id: string;
  slug: string;
  kind: ProductKind;
  category: Category;
  departs_on: string;
  sale_ends_on: string;
  days: number;
  quota: number;
  price_from: number;
  room_type: RoomType;
  all_in_price: number;
  claimed: number;
  visa: EvidenceState | null;
  block: PurchaseBlock | null;
  card: StoredCard;
}

/**
 * Seats claimed of a departure: the body of seats_claimed(), written out because PostgreSQL cannot unfold a function that
 * holds a query, and would start a new one for every row.
 */
export const claimedSeats = (
  departure: RawBuilder<unknown>,
  scope: CatalogueScope,
) => sql`(select coalesce(sum(s.seats), 0)::integer
  from seat_claims s where s.departure_id = ${departure} and (s.release_at is null or s.release_at > ${scope.now}))`;

/**
 * Whether so many seats are free, without counting unless the card's bounds leave it open: for conditions that are asked of a
 * thousand departures. A test holds it against the count.
 */
export const hasSeats = (
  people: number,
  scope: CatalogueScope,
) => sql`case when c.seats_left >= ${people}::integer then true
  when c.seats_left_at_most < least(${people}::integer, 10) then false
  else c.quota - ${claimedSeats(sql`c.departure_id`, scope)} >= ${people}::integer end`;

/** Whether places on departure `c` are still sold: a day of sale ends at midnight in Jakarta. */
export const isOnSale = (scope: CatalogueScope) => sql`c.sale_ends_on >= ${scope.today}::date`;

/** Columns of a card from departure_cards `c` and its departure_groups `g`: seats are counted live, never read from the card. */
export const cardColumns = (scope: CatalogueScope) => sql`
  c.departure_id as id, c.slug, c.kind, c.category, c.departs_on, c.sale_ends_on, c.days, c.quota, c.price_from, c.room_type, c.all_in_price,
  ${claimedSeats(sql`c.departure_id`, scope)} as claimed,
  (select v.state from departure_evidence v where v.departure_id = c.departure_id and v.kind = 'visa') as visa,
  purchase_block(c.partner_state, c.required_licence, c.licence_valid_until, ${scope.today}::date) as block,
  g.card`;

export function cardOf(row: CardRow, scope: CatalogueScope): DepartureCard {
  const { card } = row;
  const seats = {
    departsOn: row.departs_on,
    saleEndsOn: row.sale_ends_on,
    quota: row.quota,
    seatsLeft: Math.max(0, row.quota - row.claimed),
  };
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    category: row.category,
    title: card.title,
    days: row.days,
    nights: card.nights,
    ...seats,
    availability: availabilityOf(seats, scope.today),
    visa: row.visa,
    block: row.block,
    priceFrom: row.price_from,
    roomType: row.room_type,
    allInPrice: row.all_in_price,
    partner: card.partner,
    licence: card.licence,
    airport: card.airport,
    airline: card.airline,
    destinations: card.destinations,
    hotels: card.hotels,
    financing: card.financing && scope.financing,
    savings: card.savings,
    rating: card.rating,
    ratingCount: card.ratingCount,
  };
}
