// How the departures of a list are found (decision 0007). The way is chosen here and not by PostgreSQL, whose statistics
// do not say that the cheapest departures are not the four-star ones; so one prepared plan is right for all values.
import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#shared/catalogue';
import { daysBetween } from '#shared/dates';
import { countCap } from '#shared/limits';
import { isOnSale } from './card-rows.ts';
import {
  allOf,
  type Asked,
  categoriesOf,
  type Condition,
  dayConditions,
  groupConditions,
  otherConditions,
  priceConditions,
  seatConditions,
} from './list-conditions.ts';
import type { Order } from './list-order.ts';

/** So many are all collected to be sorted by price: it depends on what else is asked, and may come late in the order of an index. */
const mostSortedByPrice = 6_000;
/** A range of days that is collected whatever else is asked. */
const shortRangeDays = 31;
/** Of so many groups all departures are collected. Of more, those of the sampled ones are counted to guess how many there are. */
const fewGroups = 60;
const sampledGroups = 20;

/** `is_last`: nobody can join it, its seats or its days of sale are over. */
const columnsOf = ({ scope }: Asked) =>
  sql`c.departure_id, c.group_id, c.is_sold_out or not ${isOnSale(scope)} as is_last, c.departs_on, c.all_in_price`;
const enough = sql.lit(countCap + 1);

/** What is looked up to find hits, where it is not the index in the list's order. */
type Lookup = 'groups' | 'days' | 'prices';

/**
 * CTEs: `hit` are departures asked for, as many as the count needs, or all there are; `found.n` is their number;
 * `page` holds at least the first `last` departures of the list. None is sorted.
 */
export function hitTables(asked: Asked, order: Order, last: number): RawBuilder<unknown> {
  const groups = groupConditions(asked);
  const hasGroups = groups.length > 0;
  // Departures of one group are alike in their words. Only groups that are read on are ranked: the table is filled as it is read.
  const rank =
    order.by === 'rank'
      ? sql`, ts_rank(g.search_vector, (select search_query(${asked.search}::text[]))) as rank`
      : sql``;
  const chosen = sql`chosen as materialized (select g.group_id, g.category ${rank} from departure_groups g where ${allOf(groups)})`;
  return sql.join([...(hasGroups ? [chosen] : []), ...tablesOf(asked, order, hasGroups, roundedUp(last))]);
}

function tablesOf(asked: Asked, order: Order, hasGroups: boolean, last: number): RawBuilder<unknown>[] {
  const found = sql`found as materialized (select count(*)::integer as n from hit)`;
  const hits = (rows: RawBuilder<unknown>) => [sql`hit as materialized (${rows})`, found];
  const pageIsHits = sql`page as (select * from hit)`;
  // Of more hits than the cap the first ones found are ranked.
  if (order.by === 'rank')
    return [...hits(sql`${collectGroups(asked, sql`, chosen.rank`)} limit ${enough}`), pageIsHits];
  const lookup = lookupOf(asked, order, hasGroups);
  if (!lookup) return [...hits(walk(asked, order, hasGroups, Math.max(last, countCap + 1))), pageIsHits];
  if (lookup === 'days') return [...hits(collect(asked, lookup, hasGroups)), pageIsHits];
  const isWhole =
    order.by === 'prices' ? sql`(select is_small from size)` : sql`(select n < ${enough} from found)`;
  return [
    ...(order.by === 'prices' ? [size] : []),
    ...hits(
      sql`${collect(asked, lookup, hasGroups)} limit ${order.by === 'prices' ? sql`(select case when is_small then null else ${enough} end from size)` : enough}`,
    ),
    // A condition that no row decides is asked once, and what it refuses is not begun.
    sql`page as (select * from hit where ${isWhole} union all (${walk(asked, order, hasGroups, last, [sql`not ${isWhole}`])}))`,
  ];
}

/** Guessed from a sample of the groups, every 97th first: the oldest come together and have few departures left. */
const size = sql`size as materialized (select case when (select count(*) from chosen) <= ${sql.lit(fewGroups)} then true
  else (select count(*)::float8 / ${sql.lit(sampledGroups)} from chosen)
    * (select count(*) from (select group_id from chosen order by group_id % 97 limit ${sql.lit(sampledGroups)}) sample
      join departure_cards c on c.group_id = sample.group_id) <= ${sql.lit(mostSortedByPrice)} end as is_small)`;

/** To a power of two, so that leafing does not make a statement of every page. */
const roundedUp = (last: number): number => 2 ** Math.ceil(Math.log2(last));

function lookupOf(asked: Asked, order: Order, hasGroups: boolean): Lookup | null {
  const { first, last } = asked.range;
  // In the order of days the index is read within the range anyway.
  if (last !== null && daysBetween(first, last) < shortRangeDays) return order.by === 'days' ? null : 'days';
  if (hasGroups) return 'groups';
  return order.by === 'days' && priceConditions(asked).length > 0 ? 'prices' : null;
}

/** Departures asked for, found by one lookup. */
function collect(asked: Asked, lookup: Lookup, hasGroups: boolean): RawBuilder<unknown> {
  if (lookup === 'groups') return collectGroups(asked);
  const conditions = [...inRange(asked, lookup), ...conditionsOf(asked, lookup), ...inChosen(hasGroups)];
  return sql.join(
    halvesOf(asked).flatMap((isSoldOut) =>
      categoriesOf(asked).map(
        (category) =>
          sql`select ${columnsOf(asked)} from departure_cards c where ${allOf([...partOf(category, isSoldOut), ...conditions])}`,
      ),
    ),
    sql` union all `,
  );
}

const collectGroups = (
  asked: Asked,
  rank = sql``,
) => sql`select ${columnsOf(asked)} ${rank} from chosen join departure_cards c on c.group_id = chosen.group_id
  where ${allOf([...inRange(asked, 'days'), ...conditionsOf(asked, 'days')])}`;

/** The first `last` in the order of an index, those one can join first. The second half is not begun when the first is enough. */
function walk(
  asked: Asked,
  order: Order,
  hasGroups: boolean,
  last: number,
  gate: Condition[] = [],
): RawBuilder<unknown> {
  const along = order.by === 'days' ? 'days' : 'prices';
  const limit = sql.lit(last);
  const conditions = [
    ...gate,
    ...inRange(asked, along),
    ...conditionsOf(asked, along),
    ...inChosen(hasGroups),
  ];
  const part = (category: Category, kind: Condition[]) => {
    // Where no group is of the category, its whole index would be read for nothing.
    const exists = hasGroups ? [sql`exists (select from chosen where category = ${category})`] : [];
    return sql`(select ${columnsOf(asked)} from departure_cards c where ${allOf([sql`c.category = ${category}`, ...kind, ...exists, ...conditions])}
      order by ${order.columns('c')} limit ${limit})`;
  };
  const half = (kinds: Condition[][]) => {
    const parts = categoriesOf(asked).flatMap((category) => kinds.map((kind) => part(category, kind)));
    return parts.length === 1
      ? parts[0]!
      : sql`(select c.* from (${sql.join(parts, sql` union all `)}) c order by ${order.columns('c')} limit ${limit})`;
  };
  // Those whose sale has ended stand in the index among those that are sold: it was read to its end when they are wanted.
  const onSale = onTheWay(isOnSale(asked.scope));
  const closed = [soldOut(false), sql`not ${onSale}`];
  const halves = [[[soldOut(false), onSale]], ...(asked.query.people ? [] : [[[soldOut(true)], closed]])];
  return sql`select walked.* from (${sql.join(halves.map(half), sql` union all `)}) walked limit ${limit}`;
}

/** Sold-out departures have no seats for anybody. */
const halvesOf = ({ query }: Asked): boolean[] => (query.people ? [false] : [false, true]);

const soldOut = (isSoldOut: boolean): Condition => sql`c.is_sold_out = ${sql.lit(isSoldOut)}`;
const partOf = (category: Category, isSoldOut: boolean): Condition[] => [
  sql`c.category = ${category}`,
  soldOut(isSoldOut),
];

const inRange = (asked: Asked, along: 'days' | 'prices'): Condition[] =>
  along === 'days' ? dayConditions(asked) : priceConditions(asked);

/** What is left to ask when an index has answered the days or the prices. */
const conditionsOf = (asked: Asked, answered: 'days' | 'prices'): Condition[] => [
  ...inRange(asked, answered === 'days' ? 'prices' : 'days').map(onTheWay),
  ...otherConditions(asked).map(onTheWay),
  ...seatConditions(asked),
];

/** Also keeps the planner from looking them up group by group, and sorting, where an order is to be read. */
const inChosen = (hasGroups: boolean): Condition[] =>
  hasGroups ? [onTheWay(sql`c.group_id in (select group_id from chosen)`)] : [];

/** A condition that is asked of each row and must not choose the index. */
const onTheWay = (condition: Condition): Condition => sql`(${condition}) is true`;
