// Lists and search of departures (spec §2 lists, §7 Products; issue 2 §6): one statement per list, sold-out last.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type FacetName, facetNames } from '#shared/catalogue';
import type { DepartureQuery } from '#shared/departure-query';
import { countCap, facetCountCap } from '#shared/limits';
import { cardColumns, cardOf, type CardRow } from './card-rows.ts';
import type { DepartureList, FacetCounts } from './departure-query.ts';
import { listCondition, type Search } from './list-conditions.ts';
import type { CatalogueScope } from './scope.ts';
import { searchWords } from './search-words.ts';

interface ListRow {
  items: CardRow[] | null;
  total: number;
  facets: Record<string, number> | null;
  active: (Record<string, number> | null)[] | null;
}

/**
 * One page of the departures that can still be bought: not departed, published, with a partner who may sell.
 * Sold-out ones come last in every order. `total` is capped at 1,000. Facet counts are null when not wanted, and beyond 300 hits.
 * Words that find nothing are looked for again by likeness, for typing errors.
 */
export async function listDepartures(
  deps: { db: Db }, scope: CatalogueScope, query: DepartureQuery, { facets = true } = {},
): Promise<DepartureList> {
  const words = query.search ? searchWords(query.search) : null;
  if (query.search && !words) return listOf(emptyRow, scope, query);
  const row = await readList(deps, scope, query, words && words.groups, facets);
  if (row.total > 0 || !words || words.words.length === 0) return listOf(row, scope, query);
  const groups = await readLikeGroups(deps, words.words);
  return listOf(groups ? await readList(deps, scope, query, groups, facets) : emptyRow, scope, query);
}

/** How many departures a query finds, at most 1,000 ("1.000+" when capped). */
export async function countDepartures(
  deps: { db: Db }, scope: CatalogueScope, query: DepartureQuery,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const { total, totalIsCapped } = await listDepartures(deps, scope, { ...query, page: 1, limit: 1 }, { facets: false });
  return { total, totalIsCapped };
}

const emptyRow: ListRow = { items: null, total: 0, facets: {}, active: null };

/**
 * Becomes true with the first list that reaches the cap. One plan for all values is quick while the catalogue is small; in a
 * large one it takes a rare airline for a common one, or the reverse, and is twenty times slower than a plan for these values.
 */
let isLargeCatalogue = false;
/** A statement that does not begin with its verb is not prepared (#platform/database/prepared-selects). */
const plannedForItsValues = sql`/* planned for its values */`;

async function readLikeGroups({ db }: { db: Db }, words: string[]): Promise<string[] | null> {
  const { rows } = await sql<{ groups: string[] | null }>`select groups_like(${words}::text[]) as groups`.execute(db);
  return rows[0]!.groups;
}

/**
 * The hits are looked for once, up to the cap. Below it they are all there is: page, total and facets come from them.
 * Beyond it the page is read in the order of an index, which stops early.
 */
async function readList(deps: { db: Db }, scope: CatalogueScope, query: DepartureQuery, search: Search, facets: boolean): Promise<ListRow> {
  const order = orderOf(query, search);
  const { rows } = await sql<ListRow>`${isLargeCatalogue ? plannedForItsValues : sql``}
    with hit as materialized (
      select c.departure_id, c.is_sold_out, c.departs_on, c.all_in_price, ${order.rank} as rank ${facets ? sql`, c.facets` : sql``}
      from departure_cards c where ${listCondition(scope, query, search)} limit ${countCap + 1}),
    found as materialized (select count(*)::integer as n from hit)
    select ${cardsOf(scope, query, order, order.isRanked ? sql`hit` : sql`hit where (select n from found) <= ${countCap}`)} as items, found.n as total,
      ${facets ? facetColumns(scope, query, search) : sql`null::json as facets, null::json as active`}
    from found`.execute(deps.db);
  const row = rows[0]!;
  if (row.total <= countCap) return row;
  isLargeCatalogue = true;
  if (order.isRanked) return row;
  return { ...row, items: await readPage(deps, scope, query, search, order) };
}

/** The page in the order of an index: those with seats, and only when they do not fill it, the sold-out ones behind them. */
async function readPage({ db }: { db: Db }, scope: CatalogueScope, query: DepartureQuery, search: Search, order: Order): Promise<CardRow[] | null> {
  const last = query.page * query.limit;
  const where = listCondition(scope, query, search);
  const half = (isSoldOut: boolean) => sql`select c.departure_id, c.is_sold_out, c.departs_on, c.all_in_price, 0 as rank
    from departure_cards c where ${where} and c.is_sold_out = ${sql.lit(isSoldOut)}`;
  const { rows } = await sql<Pick<ListRow, 'items'>>`${plannedForItsValues}
    with free as materialized (${half(false)} order by ${order.by('c')} limit ${last}),
    -- A condition that no row decides is asked once.
    sold_out as materialized (${half(true)} and (select count(*) from free) < ${last} order by ${order.by('c')} limit ${last})
    select ${cardsOf(scope, query, order, sql`(select * from free union all select * from sold_out) each`)} as items`.execute(db);
  return rows[0]!.items;
}

/** The rows of `from` that the page shows, as JSON. */
function cardsOf(scope: CatalogueScope, query: DepartureQuery, order: Order, from: RawBuilder<unknown>): RawBuilder<unknown> {
  const by = (table: string) => sql`${sql.ref(`${table}.is_sold_out`)}, ${order.by(table)}`;
  return sql`(select json_agg(listed) from (
    select ${cardColumns(scope)} from (
      select * from (select departure_id, is_sold_out, departs_on, all_in_price, rank from ${from}) every
      order by ${by('every')} limit ${query.limit} offset ${(query.page - 1) * query.limit}) shown
    join departure_cards c on c.departure_id = shown.departure_id order by ${by('shown')}) listed)`;
}

interface Order {
  by: (table: string) => RawBuilder<unknown>;
  rank: RawBuilder<unknown>;
  isRanked: boolean;
}

function orderOf({ sort }: DepartureQuery, search: Search): Order {
  const column = (table: string, name: string) => sql.ref(`${table}.${name}`);
  const plain = (name: string, direction = sql``): Order => ({
    by: (table) => sql`${column(table, name)} ${direction}, ${column(table, 'departure_id')}`, rank: sql`0`, isRanked: false });
  if (sort === 'cheapest') return plain('all_in_price');
  if (sort === 'most_expensive') return plain('all_in_price', sql`desc`);
  if (sort === 'earliest' || !search) return plain('departs_on');
  const by = (table: string) => sql`${column(table, 'rank')} desc, ${column(table, 'departs_on')}, ${column(table, 'departure_id')}`;
  // Among more hits than the cap the first ones found are ranked: weighing tens of thousands of rows would take a second.
  return { by, rank: sql`ts_rank(c.search_vector, (select search_query(${search}::text[])))`, isRanked: true };
}

/**
 * Counts per facet value: of all hits, and for each facet in use of what would be found without it;
 * null for one that would find more than are counted.
 */
function facetColumns(scope: CatalogueScope, query: DepartureQuery, search: Search): RawBuilder<unknown> {
  const counts = (table: RawBuilder<unknown>, only = sql``) => sql`(select coalesce(json_object_agg(value, n), '{}') from (
    select value, count(*) as n from ${table}, unnest(facets) value ${only} group by value) counted)`;
  const relaxed = (name: FacetName) => sql`(with wider as materialized (
      select c.facets from departure_cards c where ${listCondition(scope, query, search, name)} limit ${facetCountCap + 1})
    select case when (select count(*) from wider) <= ${facetCountCap} then ${counts(sql`wider`, sql`where starts_with(value, ${`${name}:`})`)} end)`;
  const active = facetNames.filter((name) => query.facets[name]).map(relaxed);
  return sql`case when found.n <= ${facetCountCap} then ${counts(sql`hit`)} end as facets,
    ${active.length > 0 ? sql`case when found.n <= ${facetCountCap} then json_build_array(${sql.join(active)}) end` : sql`null::json`} as active`;
}

function listOf(row: ListRow, scope: CatalogueScope, query: DepartureQuery): DepartureList {
  return {
    items: (row.items ?? []).map((item) => cardOf(item, scope)),
    page: query.page,
    limit: query.limit,
    total: Math.min(row.total, countCap),
    totalIsCapped: row.total > countCap,
    facetCounts: row.facets && facetCountsOf(row, scope, query),
  };
}

/** '9' before '10'. */
const inNumberOrder = new Intl.Collator('en', { numeric: true });

function facetCountsOf({ facets, active }: ListRow, scope: CatalogueScope, query: DepartureQuery): FacetCounts {
  const counts = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as NonNullable<FacetCounts>;
  const inUse = facetNames.filter((name) => query.facets[name]);
  const put = (found: Record<string, number>, isWanted: (name: FacetName) => boolean) => {
    for (const [key, count] of Object.entries(found)) {
      const name = key.slice(0, key.indexOf(':')) as FacetName;
      const value = key.slice(name.length + 1);
      const isHidden = name === 'pay' && value === 'financing' && !scope.financing;
      if (isWanted(name) && !isHidden) counts[name].push({ value, count });
    }
  };
  // Where leaving a facet out finds too many to count, its chosen values keep the counts they have now.
  const isRelaxed = (name: FacetName) => Boolean(active?.[inUse.indexOf(name)]);
  put(facets ?? {}, (name) => !isRelaxed(name));
  inUse.forEach((wanted, index) => put(active?.[index] ?? {}, (name) => name === wanted));
  for (const name of facetNames) counts[name].sort((a, b) => inNumberOrder.compare(a.value, b.value));
  return counts;
}
