// Categories of items over HTTP (docs/product/item-categories.md).
import type { Deps } from '#domain/deps';
import {
  changeItemCategory,
  createItemCategory,
  listItemCategories,
  moveItemCategory,
} from '#domain/item-categories';
import type { Actor } from '#domain/memberships';
import { implement } from '#api/implement';
import { itemCategoriesContract } from './contract.ts';

const listed = async (deps: Deps, actor: Actor) => ({ data: await listItemCategories(deps, actor) });

export const itemCategoriesApi = implement(itemCategoriesContract, {
  list: (_input, { deps, actor }) => listed(deps, actor),
  create: async ({ body }, { deps, actor }) => {
    await createItemCategory(deps, actor, body);
    return { ...(await listed(deps, actor)), messageKey: 'item_categories_created' };
  },
  change: async ({ params: { slug }, body: form }, { deps, actor }) => {
    await changeItemCategory(deps, actor, { slug, form });
    return { ...(await listed(deps, actor)), messageKey: 'item_categories_changed' };
  },
  move: async ({ params: { slug }, body: { direction } }, { deps, actor }) => {
    await moveItemCategory(deps, actor, { slug, by: direction === 'up' ? -1 : 1 });
    return { ...(await listed(deps, actor)), messageKey: 'item_categories_moved' };
  },
});
