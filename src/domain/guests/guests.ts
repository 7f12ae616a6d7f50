// Front door of guests: searches and views of a browser without an account, under its random id (spec §7
// last-search-guest, products/{id}/seen). Nothing here identifies a person.
import { sql } from 'kysely';
import { type CatalogueScope, type DepartureCard, listByIds } from '#domain/catalogue';
import { type Db, transaction } from '#platform/database/database';
import { dayMs } from '#shared/durations';
import { guestRetentionDays, guestRowsRetained, pageSizes, searchMaxLength } from '#shared/limits';

interface GuestDeps {
  db: Db;
  now: () => Date;
}

/** Stores a search; a repeated text only becomes the newest. Texts of other lengths than 1 to 100 are not stored. */
export async function recordSearch({ db, now }: GuestDeps, guestId: string, words: string): Promise<void> {
  const query = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (query === '' || query.length > searchMaxLength || query.includes('\u0000')) return;
  await transaction(db, async (trx) => {
    await trx
      .insertInto('guest_searches')
      .values({ guest_id: guestId, query, searched_at: now() })
      .onConflict((conflict) => conflict.columns(['guest_id', 'query']).doUpdateSet({ searched_at: now() }))
      .execute();
    await sql`delete from guest_searches where guest_id = ${guestId} and query in (
      select query from guest_searches where guest_id = ${guestId} order by searched_at desc, query offset ${guestRowsRetained})`.execute(
      trx,
    );
  });
}

/** The guest's own last searches, newest first. */
export async function lastSearches(
  { db }: { db: Db },
  guestId: string | null,
  limit: number = pageSizes.lastSearches,
): Promise<string[]> {
  if (!guestId) return [];
  const rows = await db
    .selectFrom('guest_searches')
    .select('query')
    .where('guest_id', '=', guestId)
    .orderBy('searched_at', 'desc')
    .orderBy('query')
    .limit(limit)
    .execute();
  return rows.map((row) => row.query);
}

/** Stores that this departure was viewed. Returns false when there is no such departure in this scope. */
export async function recordView(
  { db, now }: GuestDeps,
  scope: CatalogueScope,
  guestId: string,
  slugOrId: string,
): Promise<boolean> {
  const [card] = await listByIds({ db }, scope, [slugOrId]);
  if (!card) return false;
  await transaction(db, async (trx) => {
    await trx
      .insertInto('guest_views')
      .values({ guest_id: guestId, departure_id: card.id, seen_at: now() })
      .onConflict((conflict) =>
        conflict.columns(['guest_id', 'departure_id']).doUpdateSet({ seen_at: now() }),
      )
      .execute();
    await sql`delete from guest_views where guest_id = ${guestId} and departure_id in (
      select departure_id from guest_views where guest_id = ${guestId} order by seen_at desc, departure_id offset ${guestRowsRetained})`.execute(
      trx,
    );
  });
  return true;
}

/** Departures the guest viewed, newest first; `except` leaves out the one on the page. */
export async function recentlySeen(
  { db }: { db: Db },
  scope: CatalogueScope,
  guestId: string | null,
  limit: number,
  except?: string,
): Promise<DepartureCard[]> {
  if (!guestId) return [];
  const rows = await db
    .selectFrom('guest_views')
    .select('departure_id')
    .where('guest_id', '=', guestId)
    .orderBy('seen_at', 'desc')
    .orderBy('departure_id')
    .limit(limit + 1)
    .execute();
  const cards = await listByIds(
    { db },
    scope,
    rows.map((row) => row.departure_id),
  );
  return cards.filter((card) => card.id !== except && card.slug !== except).slice(0, limit);
}

/** Deletes everything older than 90 days; run now and then. Returns how many rows. */
export async function purgeGuests({ db, now }: GuestDeps): Promise<number> {
  const before = new Date(now().getTime() - guestRetentionDays * dayMs);
  const searches = await db.deleteFrom('guest_searches').where('searched_at', '<', before).executeTakeFirst();
  const views = await db.deleteFrom('guest_views').where('seen_at', '<', before).executeTakeFirst();
  const items = await db.deleteFrom('guest_item_views').where('seen_at', '<', before).executeTakeFirst();
  return Number(searches.numDeletedRows + views.numDeletedRows + items.numDeletedRows);
}
