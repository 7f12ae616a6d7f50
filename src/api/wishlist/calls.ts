// What the calls about the wishlist are asked (spec §7).
import type { Call } from '#test/api/call';

const wishlist = '/api/v3/users/wishlist';

export const wishlistCalls: Record<string, Call> = {
  [`POST ${wishlist}/:id`]: {
    works: [`${wishlist}/umrah-regular-1`, `${wishlist}/{departure}`],
    unknown: [
      'tidak-ada',
      '00000000-0000-0000-0000-000000000000',
      '%00',
      'A%27%20OR%201=1',
      '%F0%9F%95%8B',
    ].map((name) => `${wishlist}/${name}`),
  },
  [`GET ${wishlist}/:id`]: {
    works: [`${wishlist}/umrah`, `${wishlist}/tourism?page=2&limit=1`],
    wrong: {
      [`${wishlist}/cruise`]: 'id',
      [`${wishlist}/umrah?limit=0`]: 'limit',
      [`${wishlist}/umrah?page=0`]: 'page',
    },
  },
};
