// How the departures of a list are found (docs/decisions/0007). The way is chosen here and not by PostgreSQL, whose statistics
// do not say that the cheapest departures are not the four-star ones; so one prepared plan is right for all values.
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#shared/catalogue';
import { daysBetween } from '#shared/dates';
import { countCap } from '#shared/limits';
import {
  allOf, type Asked, categoriesOf, type Condition, dayConditions, dayRangeOf, groupConditions, otherConditions, priceConditions, seatConditions,
} from './list-conditions.ts';
import type { Order } from './list-order.ts';

/**
 * So many departures are collected and sorted; of more, an index is read in the order of the list until the page and the count
 * are full. Prices depend on what else is asked, and may come late in their order; days do not.
 */
const mostCollected = { days: 3_000, prices: 6_000 };
/** A range of days that is collected whatever else is asked. */
const shortRangeDays = 31;
/** Groups whose departures are counted to guess how many all the groups hold. */
const sampledGroups = 20;

const columns = sql`c.departure_id, c.group_id, c.is_sold_out, c.departs_on, c.all_in_price`;

/** What is looked up instead of, or before, reading the index in the list's order. */
type Lookup = 'groups' | 'days' | 'prices';

/** CTEs that end with `hit`: the departures asked for, as many as the first `last` and the count need, or all there are. Not sorted. */
export function hitTables(asked: Asked, order: Order, last: number): RawBuilder<unknown> {
  // A whole number of caps, so that leafing does not make a statement of every page.
  const wanted = sql.lit(Math.ceil(last / countCap) * countCap + 1);
  const groups = groupConditions(asked);
  const chosen = sql`chosen as materialized (select g.group_id, g.category from departure_groups g
    where ${allOf([...groups, sql`g.category = any (${categoriesOf(asked)})`])})`;
  return sql.join([...(groups.length > 0 ? [chosen] : []), ...waysOf(asked, order, groups.length > 0, wanted)]);
}

function waysOf(asked: Asked, order: Order, hasGroups: boolean, wanted: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const lookup = lookupOf(asked, order, hasGroups);
  if (order.by === 'rank') return [sql`hit as materialized (${collect(asked, lookup ?? 'groups', hasGroups)} limit ${wanted})`];
  if (!lookup) return [sql`hit as materialized (${walk(asked, order, hasGroups, wanted)})`];
  if (lookup === 'days') return [sql`hit as materialized (${collect(asked, lookup, hasGroups)})`];
  const most = sql.lit(mostCollected[order.by]);
  const size = lookup === 'groups' ? sampledSize : sql`(select count(*) from (${range(asked, lookup)} limit ${most} + 1) looked_up)`;
  // A condition that no row decides is asked once, and what it refuses is not begun.
  return [
    sql`size as materialized (select ${size} <= ${most} as is_small)`,
    sql`hit as materialized (${collect(asked, lookup, hasGroups, [sql`(select is_small from size)`])}
      union all (${walk(asked, order, hasGroups, wanted, [sql`not (select is_small from size)`])}))`,
  ];
}

const sampledSize = sql`(select count(*)::float8 / greatest(least(count(*), ${sql.lit(sampledGroups)}), 1) from chosen)
  * (select count(*) from (select group_id from chosen limit ${sql.lit(sampledGroups)}) sample join departure_cards c on c.group_id = sample.group_id)`;

function lookupOf(asked: Asked, order: Order, hasGroups: boolean): Lookup | null {
  const { first, last } = dayRangeOf(asked);
  // In the order of days the index is read within the range anyway.
  if (last !== null && daysBetween(first, last) < shortRangeDays) return order.by === 'days' ? null : 'days';
  if (hasGroups) return 'groups';
  return order.by === 'days' && priceConditions(asked).length > 0 ? 'prices' : null;
}

/** All that are asked for, by one lookup. */
function collect(asked: Asked, lookup: Lookup, hasGroups: boolean, gate: Condition[] = []): RawBuilder<unknown> {
  if (lookup !== 'groups') return range(asked, lookup, [...gate, ...conditionsOf(asked, lookup), ...inChosen(hasGroups)]);
  return sql`select ${columns} from chosen join departure_cards c on c.group_id = chosen.group_id
    where ${allOf([...gate, ...dayConditions(asked), ...conditionsOf(asked, 'days')])}`;
}

/** A range of the days or of the prices, in each part of the index. */
function range(asked: Asked, lookup: 'days' | 'prices', conditions: Condition[] = []): RawBuilder<unknown> {
  return sql.join(halvesOf(asked).flatMap((isSoldOut) => categoriesOf(asked).map((category) =>
    sql`select ${columns} from departure_cards c where ${allOf([...partOf(category, isSoldOut), ...inRange(asked, lookup), ...conditions])}`)), sql` union all `);
}

/** An index read in the order of the list, those with seats first. The second half is not begun when the first is enough. */
function walk(asked: Asked, order: Order, hasGroups: boolean, wanted: RawBuilder<unknown>, gate: Condition[] = []): RawBuilder<unknown> {
  const along = order.by === 'days' ? 'days' : 'prices';
  const part = (category: Category, isSoldOut: boolean) => {
    // Where no group is of the category, its whole index would be read for nothing.
    const exists = hasGroups ? [sql`exists (select from chosen where category = ${category})`] : [];
    const conditions = [...gate, ...exists, ...partOf(category, isSoldOut), ...inRange(asked, along), ...conditionsOf(asked, along), ...inChosen(hasGroups)];
    return sql`(select ${columns} from departure_cards c where ${allOf(conditions)} order by ${order.columns('c')} limit ${wanted})`;
  };
  const half = (isSoldOut: boolean) => {
    const parts = categoriesOf(asked).map((category) => part(category, isSoldOut));
    return parts.length === 1 ? parts[0]! : sql`(select c.* from (${sql.join(parts, sql` union all `)}) c order by ${order.columns('c')} limit ${wanted})`;
  };
  return sql`select walked.* from (${sql.join(halvesOf(asked).map(half), sql` union all `)}) walked limit ${wanted}`;
}

/** Sold-out departures have no seats for anybody. */
const halvesOf = ({ query }: Asked): boolean[] => (query.people ? [false] : [false, true]);

const partOf = (category: Category, isSoldOut: boolean): Condition[] => [sql`c.category = ${category}`, sql`c.is_sold_out = ${sql.lit(isSoldOut)}`];

const inRange = (asked: Asked, along: 'days' | 'prices'): Condition[] => (along === 'days' ? dayConditions(asked) : priceConditions(asked));

/** What is left to ask when an index has answered the days or the prices. */
const conditionsOf = (asked: Asked, answered: 'days' | 'prices'): Condition[] => [
  ...inRange(asked, answered === 'days' ? 'prices' : 'days').map(onTheWay), ...otherConditions(asked).map(onTheWay), ...seatConditions(asked),
];

/** Also keeps the planner from looking them up group by group, and sorting, where an order is to be read. */
const inChosen = (hasGroups: boolean): Condition[] => (hasGroups ? [onTheWay(sql`c.group_id in (select group_id from chosen)`)] : []);

/** A condition that is asked of each row and must not choose the index. */
const onTheWay = (condition: Condition): Condition => sql`(${condition}) is true`;
