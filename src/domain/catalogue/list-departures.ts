// Lists and search of departures (spec §2 lists, §7 Products; docs/product/catalogue.md): one statement per list, those nobody can join last.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DepartureQuery } from '#shared/departure-query';
import { countCap } from '#shared/limits';
import { cardColumns, cardOf, type CardRow } from './card-rows.ts';
import type { Correction } from './correct-words.ts';
import type { DepartureList } from './departure-query.ts';
import { type Asked, askedOf } from './list-conditions.ts';
import { facetColumns, facetCountsOf, type FacetRow, noFacets } from './list-facets.ts';
import { hitTables } from './list-hits.ts';
import { orderOf } from './list-order.ts';
import type { CatalogueScope } from './scope.ts';
import { searchWords } from './search-words.ts';

interface ListRow extends FacetRow {
  items: CardRow[] | null;
  /** Beyond the cap anything. */
  total: number;
}

/**
 * One page of the departures that can still be bought: not departed, published, with a partner who may sell.
 * Those that are sold out or whose sale has ended come last in every order. `total` is capped at 1,000. Facet counts are null when not wanted, and beyond 300 hits.
 * Words that find nothing are looked for again by likeness, for typing errors.
 */
export async function listDepartures(
  deps: { db: Db },
  scope: CatalogueScope,
  query: DepartureQuery,
  { facets = true } = {},
): Promise<DepartureList> {
  const words = query.search ? searchWords(query.search) : null;
  const asked = askedOf(scope, query, words && words.groups);
  if ((query.search && !words) || (query.category && !scope.categories.includes(query.category)))
    return listOf(emptyRow, asked);
  const row = await readList(deps, asked, facets);
  if (row.total > 0 || !words || words.words.length === 0) return listOf(row, asked);
  const search = await readLikeGroups(deps, words.words);
  if (!search) return listOf(emptyRow, asked);
  // The first of each group is the most like.
  const meant = search.map((group) => group.split(' | ')[0]!);
  const corrections = words.words.flatMap((typed, index) =>
    meant[index] && meant[index] !== typed ? [{ typed, meant: meant[index] }] : [],
  );
  return listOf(await readList(deps, { ...asked, search }, facets), asked, corrections);
}

/** How many departures a query finds, at most 1,000 ("1.000+" when capped). */
export async function countDepartures(
  deps: { db: Db },
  scope: CatalogueScope,
  query: DepartureQuery,
): Promise<{ total: number; totalIsCapped: boolean }> {
  const { total, totalIsCapped } = await listDepartures(
    deps,
    scope,
    { ...query, page: 1, limit: 1 },
    { facets: false },
  );
  return { total, totalIsCapped };
}

const emptyRow: ListRow = { items: null, total: 0, facets: {}, active: null };

async function readLikeGroups({ db }: { db: Db }, words: string[]): Promise<string[] | null> {
  const { rows } = await sql<{
    groups: string[] | null;
  }>`select groups_like(${words}::text[]) as groups`.execute(db);
  return rows[0]!.groups;
}

async function readList({ db }: { db: Db }, asked: Asked, facets: boolean): Promise<ListRow> {
  const { scope, query, search } = asked;
  const order = orderOf(query, search);
  const by = (table: string) => sql`${sql.ref(`${table}.is_last`)}, ${order.columns(table)}`;
  const { rows } = await sql<ListRow>`
    with ${hitTables(asked, order, query.page * query.limit)},
    shown as materialized (select * from page order by ${by('page')} limit ${query.limit} offset ${(query.page - 1) * query.limit})
    select (select json_agg(cards) from (select ${cardColumns(scope)} from shown
        join departure_cards c on c.departure_id = shown.departure_id join departure_groups g on g.group_id = c.group_id
        order by ${by('shown')}) cards) as items,
      found.n as total, ${facets ? facetColumns(asked) : noFacets}
    from found`.execute(db);
  return rows[0]!;
}

function listOf(row: ListRow, asked: Asked, corrections: Correction[] = []): DepartureList {
  return {
    items: (row.items ?? []).map((item) => cardOf(item, asked.scope)),
    page: asked.query.page,
    limit: asked.query.limit,
    total: Math.min(row.total, countCap),
    totalIsCapped: row.total > countCap,
    facetCounts: facetCountsOf(row, asked),
    corrections: row.total > 0 ? corrections : [],
  };
}
