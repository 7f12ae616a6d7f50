// The price calendar of a list (docs/product/catalogue.md): what the cheapest departure of each month costs, all in.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DepartureQuery } from '#shared/departure-query';
import { countCap } from '#shared/limits';
import { isOnSale } from './card-rows.ts';
import {
  allOf,
  askedOf,
  categoriesOf,
  dayConditions,
  groupConditions,
  otherConditions,
  priceConditions,
  seatConditions,
  without,
} from './list-conditions.ts';
import type { CatalogueScope } from './scope.ts';
import { searchWords } from './search-words.ts';

export interface CheapestMonth {
  /** 'YYYY-MM' */
  month: string;
  /** All in, whole rupiah. */
  price: number;
}

/**
 * Months in order with the lowest all-in price of what can still be joined, by the filters of the query but its month.
 * Empty where more than 1,000 departures would have to be read.
 */
export async function cheapestMonths(
  { db }: { db: Db },
  scope: CatalogueScope,
  query: DepartureQuery,
): Promise<CheapestMonth[]> {
  const words = query.search ? searchWords(query.search) : null;
  const asked = without('month', askedOf(scope, query, words && words.groups));
  const conditions = [
    sql`g.category = any (${categoriesOf(asked)})`,
    ...groupConditions(asked),
    ...dayConditions(asked),
    ...priceConditions(asked),
    ...otherConditions(asked),
    ...seatConditions(asked),
    sql`not c.is_sold_out`,
    isOnSale(scope),
  ];
  const { rows } = await sql<CheapestMonth & { read: number }>`
    with open as materialized (
      select c.departs_on, c.all_in_price from departure_groups g join departure_cards c on c.group_id = g.group_id
      where ${allOf(conditions)} limit ${sql.lit(countCap + 1)})
    select to_char(departs_on, 'YYYY-MM') as month, min(all_in_price) as price, (select count(*)::integer from open) as read
    from open group by 1 order by 1`.execute(db);
  if (rows.length === 0 || rows[0]!.read > countCap) return [];
  return rows.map(({ month, price }) => ({ month, price }));
}
