// Items a member saves (spec §4 wishlist toggle, §7 "POST user wishlist").
import type { Actor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { Page } from '#shared/paging';
import { findItem } from './find-item.ts';
import type { ItemCard } from './item.ts';
import { type ItemDeps, listItemsByIds } from './list-items.ts';

/** Saves the item (slug or id), or takes it off when it is saved. Refuses `not_found`. */
export async function toggleItemWish(
  deps: ItemDeps,
  actor: Actor,
  slugOrId: string,
): Promise<{ isDeleted: boolean }> {
  const item = await findItem(deps, slugOrId);
  if (!item) throw new AppError('not_found');
  const wish = { account_id: actor.accountId, item_id: item.id };
  return transaction(deps.db, async (trx) => {
    const removed = await trx
      .deleteFrom('item_wishes')
      .where('account_id', '=', wish.account_id)
      .where('item_id', '=', wish.item_id)
      .executeTakeFirst();
    if (removed.numDeletedRows > 0n) return { isDeleted: true };
    await trx
      .insertInto('item_wishes')
      .values({ ...wish, added_at: deps.now() })
      .onConflict((saved) => saved.doNothing())
      .execute();
    return { isDeleted: false };
  });
}

/** Saves the item (slug or id); one that is saved stays. Refuses `not_found`. */
export async function addItemWish(deps: ItemDeps, actor: Actor, slugOrId: string): Promise<void> {
  const item = await findItem(deps, slugOrId);
  if (!item) throw new AppError('not_found');
  await deps.db
    .insertInto('item_wishes')
    .values({ account_id: actor.accountId, item_id: item.id, added_at: deps.now() })
    .onConflict((saved) => saved.doNothing())
    .execute();
}

/** The member's saved items, the latest first; what is no longer sold is left out. */
export async function listWishedItems(
  deps: ItemDeps,
  actor: Actor,
  { page, limit }: { page: number; limit: number },
): Promise<Page<ItemCard>> {
  const wished = await deps.db
    .selectFrom('item_wishes')
    .select('item_id')
    .where('account_id', '=', actor.accountId)
    .orderBy('added_at', 'desc')
    .orderBy('item_id')
    .execute();
  const items = await listItemsByIds(
    deps,
    wished.map(({ item_id }) => item_id),
  );
  return {
    items: items.slice((page - 1) * limit, page * limit),
    page,
    limit,
    total: items.length,
    totalIsCapped: false,
  };
}

export async function isItemWished({ db }: ItemDeps, actor: Actor, itemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('item_wishes')
    .select('item_id')
    .where('account_id', '=', actor.accountId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}
