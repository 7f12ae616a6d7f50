// What there is to choose from, for search forms: dates, durations, kinds; and umrah by its hotels (spec §7 Products).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Category, ProductKind } from '#shared/catalogue';
import { cardColumns, cardOf, type CardRow, isOnSale } from './card-rows.ts';
import type { DepartureCard } from './departure-card.ts';
import type { CatalogueScope } from './scope.ts';

const buyable = (
  scope: CatalogueScope,
) => sql`c.sellable_until >= ${scope.today}::date and c.departs_on > ${scope.today}::date
  and ${isOnSale(scope)} and c.category = any (${scope.categories})`;

export interface DateChoice {
  date: string;
  total: number;
  /** Lowest all-in price of that day, whole rupiah. */
  priceFrom: number;
}

/** Days with departures that can be bought, the earliest first. */
export async function listDepartureDates(
  { db }: { db: Db },
  scope: CatalogueScope,
  category: Category,
  limit: number,
): Promise<DateChoice[]> {
  const { rows } = await sql<DateChoice>`
    select c.departs_on as date, count(*)::integer as total, min(c.all_in_price) as "priceFrom"
    from departure_cards c where ${buyable(scope)} and c.category = ${category}
    group by c.departs_on order by c.departs_on limit ${limit}`.execute(db);
  return rows;
}

/** Lengths of the journeys that can be bought, the shortest first. */
export async function listDurations(
  { db }: { db: Db },
  scope: CatalogueScope,
  category: Category,
): Promise<{ days: number; total: number }[]> {
  const { rows } = await sql<{ days: number; total: number }>`
    select c.days, count(*)::integer as total from departure_cards c
    where ${buyable(scope)} and c.category = ${category} group by c.days order by c.days`.execute(db);
  return rows;
}

export interface KindChoice {
  kind: ProductKind;
  category: Category;
  total: number;
  priceFrom: number;
}

/** Kinds of journey that can be bought now, in the order of the catalogue. */
export async function listKinds({ db }: { db: Db }, scope: CatalogueScope): Promise<KindChoice[]> {
  const { rows } = await sql<KindChoice>`
    select c.kind, c.category, count(*)::integer as total, min(c.all_in_price) as "priceFrom"
    from departure_cards c where ${buyable(scope)} group by c.kind, c.category`.execute(db);
  return rows.sort((a, b) => scope.kinds.indexOf(a.kind) - scope.kinds.indexOf(b.kind));
}

/** How many of the nearest departures are weighed. */
const candidates = 500;

/**
 * Umrah programmes by their hotels, one departure each (the nearest that can be joined): most stars on average first,
 * then the shortest walk to the two mosques.
 */
export async function listBestHotels(
  { db }: { db: Db },
  scope: CatalogueScope,
  limit: number,
): Promise<DepartureCard[]> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(scope)} from (
      select distinct on (near.programme_id) near.* from (
        select * from departure_cards c where ${buyable(scope)} and c.category = 'umrah' and not c.is_sold_out
        order by c.departs_on, c.departure_id limit ${candidates}) near
      order by near.programme_id, near.departs_on, near.departure_id) c
    join departure_groups g on g.group_id = c.group_id
    cross join lateral (select avg((h ->> 'stars')::integer) as stars, avg((h ->> 'metres')::integer) as metres
      from json_array_elements(g.card -> 'hotels') h) lodging
    order by lodging.stars desc nulls last, lodging.metres nulls last, c.departs_on, c.departure_id limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => cardOf(row, scope));
}
