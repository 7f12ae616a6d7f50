// The orders of a list of departures: those nobody can join last in each of them.
import { type RawBuilder, sql } from 'kysely';
import type { DepartureQuery } from '#shared/departure-query';
import type { Search } from './list-conditions.ts';

export interface Order {
  by: 'days' | 'prices' | 'rank';
  /** Without "those nobody can join last", which the indexes have before it. */
  columns: (table: string) => RawBuilder<unknown>;
}

const orders = {
  earliest: {
    by: 'days',
    columns: (table) => sql`${sql.ref(`${table}.departs_on`)}, ${sql.ref(`${table}.departure_id`)}`,
  },
  cheapest: {
    by: 'prices',
    columns: (table) => sql`${sql.ref(`${table}.all_in_price`)}, ${sql.ref(`${table}.departure_id`)}`,
  },
  most_expensive: {
    by: 'prices',
    columns: (table) => sql`${sql.ref(`${table}.all_in_price`)} desc, ${sql.ref(`${table}.departure_id`)}`,
  },
  best_match: {
    by: 'rank',
    columns: (table) =>
      sql`${sql.ref(`${table}.rank`)} desc, ${sql.ref(`${table}.departs_on`)}, ${sql.ref(`${table}.departure_id`)}`,
  },
} satisfies Record<DepartureQuery['sort'], Order>;

/** Without words there is no best match: the earliest first then. */
export function orderOf({ sort }: DepartureQuery, search: Search): Order {
  return sort === 'best_match' && !search ? orders.earliest : orders[sort];
}
