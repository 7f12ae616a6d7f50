// URL slugs of departures (spec §2 /product/{productSlug}; decision 0047): a reschedule renames a slug that
// contains the date, and the earlier slug redirects.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LockKey } from '#platform/database/locks';

/** Two concurrent renames would both find a slug free. */
export const slugsLock: LockKey = { kind: 'departure_slugs', id: 'all' };

/** The id of the departure that has or had this slug; null for none. */
export function departureNamed(slug: string | RawBuilder<string>): RawBuilder<string | null> {
  return sql`coalesce((select id from departures where slug = ${slug}), (select departure_id from departure_slugs where slug = ${slug}))`;
}

/** Replaces the old date in the slug by the new one. Under `slugsLock`. */
export async function renameDepartureSlug(
  db: Db,
  departureId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { slug: was } = await db
    .selectFrom('departures')
    .select('slug')
    .where('id', '=', departureId)
    .executeTakeFirstOrThrow();
  if (!was.includes(from)) return;
  // A number that disambiguated the old date means nothing on the new one.
  const slug = await freeSlug(db, was.replace(from, to).replace(/--\d+$/, ''), departureId);
  await db.deleteFrom('departure_slugs').where('slug', '=', slug).execute();
  await db.updateTable('departures').set({ slug }).where('id', '=', departureId).execute();
  await db.insertInto('departure_slugs').values({ slug: was, departure_id: departureId }).execute();
}

/** The wanted slug for a new departure, else with a number. Under `slugsLock`. */
export function freeDepartureSlug(db: Db, wanted: string): Promise<string> {
  return freeSlug(db, wanted, null);
}

/** The wanted slug, else with a number; a departure may take back its own former slug. */
async function freeSlug(db: Db, wanted: string, departureId: string | null): Promise<string> {
  for (let copy = 1; ; copy++) {
    const slug = copy === 1 ? wanted : `${wanted}--${copy}`;
    const {
      rows: [found],
    } = await sql<{ id: string | null }>`select ${departureNamed(slug)} as id`.execute(db);
    if (found!.id === null || found!.id === departureId) return slug;
  }
}
