// Short lists of cards: what else might suit, and departures named one by one (spec §3 recommendation list, §7).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { isId, isSlugOrId } from '#shared/names';
import { cardColumns, cardOf, type CardRow, isOnSale } from './card-rows.ts';
import type { DepartureCard } from './departure-card.ts';
import { departureNamed } from './departure-slugs.ts';
import type { Product } from './product.ts';
import type { CatalogueScope } from './scope.ts';

export interface RecommendationList {
  items: DepartureCard[];
  page: number;
  limit: number;
  /** There are more behind this page (spec §3 is_show_more). */
  isShowMore: boolean;
}

/** How many of the nearest departures are weighed. */
const candidates = 500;

/**
 * Other programmes of the same category, one departure each (the nearest that can be joined),
 * the same kind first, then the closest all-in price.
 */
export async function listRecommendations(
  { db }: { db: Db },
  scope: CatalogueScope,
  product: Pick<Product, 'programmeId' | 'category' | 'kind' | 'allInPrice'>,
  page: number,
  limit: number,
): Promise<RecommendationList> {
  const { rows } = await sql<CardRow>`
    select ${cardColumns(scope)} from (
      select distinct on (near.programme_id) near.* from (
        select * from departure_cards c
        where c.category = ${product.category} and not c.is_sold_out and c.departs_on > ${scope.today}::date and ${isOnSale(scope)}
          and c.programme_id <> ${product.programmeId}::uuid
          and c.sellable_until >= ${scope.today}::date
        order by c.departs_on, c.departure_id limit ${candidates}) near
      order by near.programme_id, near.departs_on, near.departure_id) c
    join departure_groups g on g.group_id = c.group_id
    order by c.kind <> ${product.kind}, abs(c.all_in_price - ${product.allInPrice}::bigint), c.departure_id
    limit ${limit + 1} offset ${(page - 1) * limit}`.execute(db);
  return {
    items: rows.slice(0, limit).map((row) => cardOf(row, scope)),
    page,
    limit,
    isShowMore: rows.length > limit,
  };
}

/** Cards of these ids or slugs in the order given, whatever their availability; unknown ones are left out. */
export async function listByIds(
  { db }: { db: Db },
  scope: CatalogueScope,
  names: string[],
): Promise<DepartureCard[]> {
  const ids = names.filter(isId);
  const slugs = names.filter((name) => isSlugOrId(name) && !isId(name));
  if (ids.length + slugs.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns(scope)} from departure_cards c join departure_groups g on g.group_id = c.group_id
    where (c.departure_id = any (${ids}::uuid[]) or c.departure_id = any (array(select ${departureNamed(sql.ref<string>('wanted.slug'))} from unnest(${slugs}::text[]) as wanted (slug)))) and c.category = any (${scope.categories})`.execute(
    db,
  );
  const position = new Map(names.map((name, index) => [name, index]));
  const at = (card: DepartureCard) => position.get(card.id) ?? position.get(card.slug) ?? names.length;
  return rows.map((row) => cardOf(row, scope)).sort((a, b) => at(a) - at(b));
}
