// The numbers beside the filters of a list (docs/product/catalogue.md).
import { type RawBuilder, sql } from 'kysely';
import { type FacetName, facetNames } from '#shared/catalogue';
import { facetCountCap } from '#shared/limits';
import type { FacetCounts } from './departure-query.ts';
import {
  allOf,
  type Asked,
  categoriesOf,
  dayConditions,
  groupConditions,
  otherConditions,
  priceConditions,
  seatConditions,
  without,
} from './list-conditions.ts';

/** Counts by 'name:value'. */
type Counts = Record<string, number>;
/** Of all hits, and of each facet in use without itself: null where there are too many to count. */
export interface FacetRow {
  facets: Counts | null;
  active: (Counts | null)[] | null;
}

export const noFacets = sql`null::json as facets, null::json as active`;

/**
 * Counts per facet value: of all of `hit`, and for each facet in use of what would be found without it;
 * null for one that would find more than are counted.
 */
export function facetColumns(asked: Asked): RawBuilder<unknown> {
  const active = facetNames
    .filter((name) => asked.query.facets[name])
    .map((name) => relaxed(without(name, asked), name));
  return sql`case when found.n <= ${sql.lit(facetCountCap)} then ${countsOf(sql`hit`)} end as facets,
    ${active.length > 0 ? sql`case when found.n <= ${sql.lit(facetCountCap)} then json_build_array(${sql.join(active)}) end` : sql`null::json`} as active`;
}

function relaxed(asked: Asked, name: FacetName): RawBuilder<unknown> {
  const conditions = [
    sql`g.category = any (${categoriesOf(asked)})`,
    ...groupConditions(asked),
    ...dayConditions(asked),
    ...priceConditions(asked),
    ...otherConditions(asked),
    ...seatConditions(asked),
  ];
  return sql`(with wider as materialized (
      select c.group_id, c.departs_on from departure_groups g join departure_cards c on c.group_id = g.group_id
      where ${allOf(conditions)} limit ${sql.lit(facetCountCap + 1)})
    select case when (select count(*) from wider) <= ${sql.lit(facetCountCap)} then ${countsOf(sql`wider`, sql`where starts_with(value, ${`${name}:`})`)} end)`;
}

function countsOf(table: RawBuilder<unknown>, only = sql``): RawBuilder<unknown> {
  return sql`(select coalesce(json_object_agg(value, n), '{}') from (
    select value, count(*) as n from ${table} counted join departure_groups g on g.group_id = counted.group_id,
      unnest(g.facets || ('month:' || to_char(counted.departs_on, 'YYYY-MM'))) value ${only} group by value) each)`;
}

/** '9' before '10'. */
const inNumberOrder = new Intl.Collator('en', { numeric: true });

export function facetCountsOf({ facets, active }: FacetRow, { scope, query }: Asked): FacetCounts {
  if (!facets) return null;
  const counts = Object.fromEntries(
    facetNames.map((name) => [name, []]),
  ) as unknown as NonNullable<FacetCounts>;
  const inUse = facetNames.filter((name) => query.facets[name]);
  const put = (found: Counts, isWanted: (name: FacetName) => boolean) => {
    for (const [key, count] of Object.entries(found)) {
      const name = key.slice(0, key.indexOf(':')) as FacetName | 'category';
      if (name === 'category') continue;
      const value = key.slice(name.length + 1);
      const isHidden = name === 'pay' && value === 'financing' && !scope.financing;
      if (isWanted(name) && !isHidden) counts[name].push({ value, count });
    }
  };
  // Where leaving a facet out finds too many to count, its chosen values keep the counts they have now.
  const isRelaxed = (name: FacetName) => Boolean(active?.[inUse.indexOf(name)]);
  put(facets, (name) => !isRelaxed(name));
  inUse.forEach((wanted, index) => put(active?.[index] ?? {}, (name) => name === wanted));
  for (const name of facetNames) counts[name].sort((a, b) => inNumberOrder.compare(a.value, b.value));
  return counts;
}
