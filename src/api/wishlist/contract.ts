// The member's wishlist (spec §7 Member: toggle, and by category). Both paths share one name, as in the specification.
import * as z from 'zod';
import { categories } from '#shared/catalogue';
import { pageSizes } from '#shared/limits';
import { departureData } from '#api/catalogue/departure-contract';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';

const wishlist = { who: 'member', path: '/api/v3/users/wishlist/:id', spec: '§7 Member' } as const;

export const wishlistContract = {
  toggle: endpoint({
    ...wishlist,
    method: 'POST',
    summary: 'Put a product (its id or slug) on the wishlist, or take it off again',
    params: named,
    data: z.object({ is_deleted: z.boolean() }),
    errors: ['not_found'],
  }),
  list: endpoint({
    ...wishlist,
    method: 'GET',
    summary: 'The wishlist of one category (umrah, tourism, hajj), the latest first',
    params: z.object({ id: z.enum(categories) }),
    query: paged(pageSizes.list),
    data: z.array(departureData),
    paged: true,
  }),
};
