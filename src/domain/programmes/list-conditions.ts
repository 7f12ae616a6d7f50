// The conditions of a list of departures as SQL. The text depends only on which filters are set, never on their
// values, so that PostgreSQL keeps few prepared statements.
import { type RawBuilder, sql } from 'kysely';
import { type FacetName, facetNames } from '#shared/catalogue';
import type { DepartureQuery } from '#shared/departure-query';
import { claimedSeats } from './card-rows.ts';
import type { CatalogueScope } from './scope.ts';

export type Condition = RawBuilder<unknown>;
/** Free words as search_query() takes them: one group of alternatives for each. */
export type Search = string[] | null;

/** Rows of departure_cards `c` that the query asks for; `except` leaves one facet out (for its own counts). */
export function listCondition(scope: CatalogueScope, query: DepartureQuery, search: Search, except?: FacetName): Condition {
  const parts: Condition[] = [
    sql`c.sellable_until >= ${scope.today}::date`,
    // Follows from the first: it lets an index in the order of days skip those gone by.
    sql`c.departs_on > ${scope.today}::date`,
    ...categoryPart(scope, query),
    ...facetParts(query, except),
  ];
  if (query.departsFrom) parts.push(sql`c.departs_on >= ${query.departsFrom}::date`);
  if (query.departsTo) parts.push(sql`c.departs_on <= ${query.departsTo}::date`);
  if (query.priceMin !== undefined) parts.push(sql`c.all_in_price >= ${query.priceMin}::bigint`);
  if (query.priceMax !== undefined) parts.push(sql`c.all_in_price <= ${query.priceMax}::bigint`);
  // Sold-out ones need not be counted one by one.
  if (query.people) parts.push(sql`not c.is_sold_out and c.quota - ${claimedSeats(sql`c.departure_id`, scope)} >= ${query.people}::integer`);
  if (search) parts.push(sql`c.search_vector @@ search_query(${search}::text[])`);
  return sql.join(parts, sql` and `);
}

function categoryPart(scope: CatalogueScope, query: DepartureQuery): Condition[] {
  if (query.category) return [scope.categories.includes(query.category) ? sql`c.category = ${query.category}` : sql`false`];
  return scope.categories.length === 3 ? [] : [sql`c.category = any (${scope.categories})`];
}

/**
 * Facets with one value become one `@>`, each other its own `&&`: both are answered by the index on facets.
 * One month is a range of days instead, which the indexes that lists are read in can answer too.
 */
function facetParts(query: DepartureQuery, except: FacetName | undefined): Condition[] {
  const single: string[] = [];
  const several: string[][] = [];
  const ranges: Condition[] = [];
  for (const name of facetNames) {
    const values = name === except ? undefined : query.facets[name]?.map((value) => `${name}:${value}`);
    if (name === 'month' && values?.length === 1) ranges.push(inMonth(`${query.facets.month![0]}-01`));
    else if (values?.length === 1) single.push(...values);
    else if (values && values.length > 1) several.push(values);
  }
  return [
    ...ranges,
    ...(single.length > 0 ? [sql`c.facets @> ${single}::text[]`] : []),
    ...several.map((values) => sql`c.facets && ${values}::text[]`),
  ];
}

const inMonth = (first: string) => sql`c.departs_on >= ${first}::date and c.departs_on < ${first}::date + interval '1 month'`;
