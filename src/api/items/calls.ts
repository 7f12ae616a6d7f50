// What the calls about souvenirs are asked (spec §7 Merchandise (v1)).
import type { Call } from '#test/api/call';
import { createItem } from '#test/factories/items';

const items = '/api/v1/merchandise';
const item = { store: 'toko-uji', slug: 'kurma-uji' };
const names = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1'];
const ofItem = (after: string, wrong?: Call['wrong']): Call => ({
  ...(wrong && { wrong }),
  works: [
    async ({ deps }) => {
      const { store, slug } = await createItem(deps.db);
      return { url: `${items}/partners/${store}/${after.replace(':q', slug)}` };
    },
  ],
  unknown: names.map((name) => `${items}/partners/${item.store}/${after.replace(':q', name)}`),
});

export const itemCalls: Record<string, Call> = {
  [`GET ${items}`]: {
    works: [
      items,
      `${items}?limit=1&page=2&category=kurma&search=kumra&start_price=1&end_price=90000&sort=rating`,
    ],
    wrong: {
      [`${items}?limit=0`]: 'limit',
      [`${items}?page=0`]: 'page',
      [`${items}?start_price=-1`]: 'start_price',
      [`${items}?end_price=x`]: 'end_price',
      [`${items}?sort=luck`]: 'sort',
      [`${items}?search=a%00b`]: 'search',
    },
  },
  [`GET ${items}/categories`]: { works: [`${items}/categories`] },
  [`GET ${items}/banners`]: { works: [`${items}/banners`] },
  [`GET ${items}/:id`]: {
    works: [async ({ deps }) => ({ url: `${items}/${(await createItem(deps.db)).slug}` })],
    unknown: names.map((name) => `${items}/${name}`),
  },
  [`GET ${items}/partners/:p/:q/details`]: ofItem(':q/details'),
  [`GET ${items}/partners/:p/:q/reviews`]: ofItem(':q/reviews', {
    [`${items}/partners/a/b/reviews?limit=0`]: 'limit',
  }),
  [`GET ${items}/partners/:p/:q/store-recommendation`]: ofItem(':q/store-recommendation', {
    [`${items}/partners/a/b/store-recommendation?limit=0`]: 'limit',
  }),
  [`GET ${items}/partners/:p/products/:q/seen`]: ofItem('products/:q/seen'),
  [`GET ${items}/partners/:p/products`]: {
    works: [async ({ deps }) => ({ url: `${items}/partners/${(await createItem(deps.db)).store}/products` })],
    wrong: { [`${items}/partners/a/products?page=0`]: 'page' },
    unknown: names.map((name) => `${items}/partners/${name}/products`),
  },
  [`POST ${items}/user/wishlist`]: {
    works: [async ({ deps }) => ({ body: { merchandise_id: (await createItem(deps.db)).slug } })],
    wrong: [[{ body: {} }, 'merchandise_id']],
    unknown: [{ body: { merchandise_id: 'tidak-ada' } }],
  },
  [`GET ${items}/user/wishlist`]: {
    works: [`${items}/user/wishlist`, `${items}/user/wishlist?limit=1&page=2`],
    wrong: { [`${items}/user/wishlist?limit=0`]: 'limit' },
  },
};
