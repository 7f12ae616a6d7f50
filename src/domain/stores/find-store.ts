// One store by its name in an address (spec §2 /oleh-oleh/{partnerSlug}, §7 partners/{p}/store).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { isId, isSlugOrId } from '#shared/names';
import { isApproved, type Store, storeColumns, storeOf, type StoreRow, storeTables } from './store.ts';

/** By slug or id, or null. A suspended one is found: its page says so. One that waits for approval is not. */
export async function findStore({ db }: { db: Db }, slugOrId: string): Promise<Store | null> {
  if (!isSlugOrId(slugOrId)) return null;
  const named = isId(slugOrId) ? sql`p.id = ${slugOrId}::uuid` : sql`p.slug = ${slugOrId}`;
  const { rows } =
    await sql<StoreRow>`select ${storeColumns} from ${storeTables} where ${isApproved} and ${named}`.execute(
      db,
    );
  return rows[0] ? storeOf(rows[0]) : null;
}
