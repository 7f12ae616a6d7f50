// The addresses of travel partners for the sitemap.
import type { Db } from '#platform/database/database';

/** Suspended ones included: their page says so. */
export async function listPartnerSlugs({ db }: { db: Db }): Promise<string[]> {
  const rows = await db
    .selectFrom('partners')
    .select('slug')
    .where('kind', '=', 'travel')
    .orderBy('name')
    .execute();
  return rows.map(({ slug }) => slug);
}
