// The conditions of a list of departures as SQL. The text depends only on which filters are set, never on their
// values, so that PostgreSQL keeps few prepared statements.
import { type RawBuilder, sql } from 'kysely';
import { type Category, type FacetName, facetNames } from '#shared/catalogue';
import { addDays } from '#shared/dates';
import type { DepartureQuery } from '#shared/departure-query';
import { hasSeats, isOnSale } from './card-rows.ts';
import type { CatalogueScope } from './scope.ts';

export type Condition = RawBuilder<unknown>;
/** Free words as search_query() takes them: one group of alternatives for each. */
export type Search = string[] | null;
/** A query within its scope, its words and days read. */
export interface Asked {
  scope: CatalogueScope;
  query: DepartureQuery;
  search: Search;
  range: DayRange;
}

export interface DayRange {
  first: string;
  last: string | null;
}

export const askedOf = (scope: CatalogueScope, query: DepartureQuery, search: Search): Asked => ({
  scope,
  query,
  search,
  range: dayRangeOf(scope, query),
});

/** The same without one of its facets, for its own counts. */
export function without(name: FacetName, { scope, query, search }: Asked): Asked {
  const { [name]: _, ...facets } = query.facets;
  return askedOf(scope, { ...query, facets }, search);
}

export const allOf = (parts: Condition[]): Condition => sql.join(parts, sql` and `);

export function categoriesOf({ scope, query }: Asked): readonly Category[] {
  if (!query.category) return scope.categories;
  return scope.categories.filter((category) => category === query.category);
}

/**
 * What rows of departure_groups `g` must have; empty when the query asks for nothing that only groups know.
 * Facets with one value become one `@>`, each other its own `&&`: both are answered by the index on facets.
 */
export function groupConditions(asked: Asked): Condition[] {
  const { query, search } = asked;
  // The month is the departure's own.
  const facets = facetNames.filter((name) => name !== 'month' && query.facets[name]);
  if (facets.length === 0 && !search) return [];
  const chosen = [
    ...facets.map((name) => query.facets[name]!.map((value) => `${name}:${value}`)),
    categoriesOf(asked).map((category) => `category:${category}`),
  ];
  const single = chosen.filter((values) => values.length === 1).flat();
  const several = chosen.filter((values) => values.length > 1);
  return [
    ...(single.length > 0 ? [sql`g.facets @> ${single}::text[]`] : []),
    ...several.map((values) => sql`g.facets && ${values}::text[]`),
    ...(search ? [sql`g.search_vector @@ search_query(${search}::text[])`] : []),
  ];
}

/** The days of departure that the query asks for: from tomorrow on, within its days and its months, gaps between those left in. */
function dayRangeOf(scope: CatalogueScope, query: DepartureQuery): DayRange {
  const months = query.facets.month?.toSorted() ?? [];
  const starts = [addDays(scope.today, 1), query.departsFrom, months[0] && `${months[0]}-01`].filter(
    (day) => day !== undefined,
  );
  const ends = [query.departsTo, months.length > 0 ? lastOfMonth(months.at(-1)!) : undefined].filter(
    (day) => day !== undefined,
  );
  return { first: starts.toSorted().at(-1)!, last: ends.toSorted()[0] ?? null };
}

function lastOfMonth(month: string): string {
  return addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
}

/** The days of departures `c`, as the indexes in their order can answer it. */
export function dayConditions({ range: { first, last } }: Asked): Condition[] {
  return [sql`c.departs_on >= ${first}::date`, ...(last ? [sql`c.departs_on <= ${last}::date`] : [])];
}

/** The all-in price of departures `c`, as the indexes in their order can answer it. */
export function priceConditions({ query }: Asked): Condition[] {
  return [
    ...(query.priceMin === undefined ? [] : [sql`c.all_in_price >= ${query.priceMin}::bigint`]),
    ...(query.priceMax === undefined ? [] : [sql`c.all_in_price <= ${query.priceMax}::bigint`]),
  ];
}

/** What else departures `c` must be: sold by somebody who may, and in one of the months when there are several. */
export function otherConditions({ scope, query }: Asked): Condition[] {
  const months = query.facets.month ?? [];
  return [
    sql`c.sellable_until >= ${scope.today}::date`,
    ...(months.length > 1 ? [sql`to_char(c.departs_on, 'YYYY-MM') = any (${months})`] : []),
  ];
}

/** Enough free seats that are still sold. Sold-out departures need not be counted. */
export function seatConditions({ scope, query }: Asked): Condition[] {
  return query.people ? [sql`not c.is_sold_out`, isOnSale(scope), hasSeats(query.people, scope)] : [];
}
