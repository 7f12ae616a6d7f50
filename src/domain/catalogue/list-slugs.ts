// The URL slugs of departures for the sitemap: those still on sale, nearest first.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { CatalogueScope } from './scope.ts';

/** At most 20,000: later departures enter the list as time passes. */
const mostSlugs = 20_000;

export async function listProductSlugs({ db }: { db: Db }, scope: CatalogueScope): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from departure_cards
    where departs_on > ${scope.today}::date and category = any (${scope.categories})
    order by departs_on, departure_id limit ${mostSlugs}`.execute(db);
  return rows.map(({ slug }) => slug);
}
