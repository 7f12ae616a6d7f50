// The wishlist over HTTP (spec §7): its messages are the specification's own.
import { wishlistContract } from './contract.ts';
import { catalogueScope } from '#domain/catalogue';
import { listWishlist, toggleWishlist } from '#domain/wishlist';
import { answerDepartures } from '#api/answer-departures';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';

export const wishlistApi = implement(wishlistContract, {
  toggle: async ({ params }, { deps, actor, brand }) => {
    const { isDeleted } = await toggleWishlist(deps, actor, catalogueScope(deps, brand), params.id);
    return { data: { is_deleted: isDeleted }, messageKey: isDeleted ? 'wishlist_removed' : 'wishlist_added' };
  },
  list: async ({ params, query }, request) => {
    const { deps, actor, brand } = request;
    const page = await listWishlist(deps, actor, catalogueScope(deps, brand), {
      category: params.id,
      ...query,
    });
    return { data: await answerDepartures(page.items, request), pagination: presentPagination(page) };
  },
});
