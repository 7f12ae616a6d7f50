// The addresses of departures for the sitemap: those that can still be joined, nearest first.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { CatalogueScope } from './scope.ts';

/** At most 20,000: what departs later comes into the list as time goes on. */
const mostSlugs = 20_000;

export async function listProductSlugs({ db }: { db: Db }, scope: CatalogueScope): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from departure_cards
    where departs_on > ${scope.today}::date and category = any (${scope.categories})
    order by departs_on, departure_id limit ${mostSlugs}`.execute(db);
  return rows.map(({ slug }) => slug);
}
