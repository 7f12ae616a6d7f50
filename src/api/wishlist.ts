// The wishlist over HTTP (spec §7): its messages are the specification's own.
import { wishlistContract } from '#contract/wishlist';
import { catalogueScope } from '#domain/programmes';
import { listWishlist, toggleWishlist } from '#domain/wishlist';
import { presentPagination } from './answers.ts';
import { implement } from './implement.ts';
import { presentDepartures } from './present-departures.ts';

export const wishlistApi = implement(wishlistContract, {
  toggle: async ({ params }, { deps, actor, brand }) => {
    const { isDeleted } = await toggleWishlist(deps, actor, catalogueScope(deps, brand), params.id);
    return { data: { is_deleted: isDeleted }, messageKey: isDeleted ? 'wishlist_removed' : 'wishlist_added' };
  },
  list: async ({ params, query }, { deps, actor, brand, locale }) => {
    const page = await listWishlist(deps, actor, catalogueScope(deps, brand), { category: params.id, ...query });
    return { data: presentDepartures(page.items, locale), pagination: presentPagination(page) };
  },
});
