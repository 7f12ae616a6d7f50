// What a browser looked at among the souvenirs (spec §7 partners/{p}/products/{q}/seen), under its random id.
import { sql } from 'kysely';
import { transaction } from '#platform/database/database';
import { guestRowsRetained } from '#shared/limits';
import type { ItemCard } from './item.ts';
import { type ItemDeps, listItemsByIds } from './list-items.ts';

/** Stores that this browser looked at the item; of many only the newest stay. */
export async function recordItemView({ db, now }: ItemDeps, guestId: string, itemId: string): Promise<void> {
  await transaction(db, async (trx) => {
    await trx
      .insertInto('guest_item_views')
      .values({ guest_id: guestId, item_id: itemId, seen_at: now() })
      .onConflict((seen) => seen.columns(['guest_id', 'item_id']).doUpdateSet({ seen_at: now() }))
      .execute();
    await sql`delete from guest_item_views where guest_id = ${guestId} and item_id in (
      select item_id from guest_item_views where guest_id = ${guestId} order by seen_at desc, item_id offset ${guestRowsRetained})`.execute(
      trx,
    );
  });
}

/** The browser's own, newest first; what is no longer sold is left out. */
export async function listSeenItems(
  deps: ItemDeps,
  guestId: string | null,
  limit: number,
): Promise<ItemCard[]> {
  if (!guestId) return [];
  const rows = await deps.db
    .selectFrom('guest_item_views')
    .select('item_id')
    .where('guest_id', '=', guestId)
    .orderBy('seen_at', 'desc')
    .limit(limit)
    .execute();
  return listItemsByIds(
    deps,
    rows.map(({ item_id }) => item_id),
  );
}
