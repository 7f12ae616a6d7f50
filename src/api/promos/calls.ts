// What the calls about promos are asked (spec §7).
import { leastPayable } from '#shared/limits';
import { createPromo } from '#test/factories/promos';
import type { Ask, Call, ApiTestContext } from '#test/api/call';

const promos = '/api/v3/promos';
const product_id = 'umrah-regular-1';
const names = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00', 'A%27%20OR%201=1', '%F0%9F%95%8B'];
const promo = ({ deps }: ApiTestContext) => createPromo(deps.db, { brand_id: 'besar' });
const wrongNumbers = (url: string) => ({
  [`${url}?limit=0`]: 'limit',
  [`${url}?limit=101`]: 'limit',
  [`${url}?limit=abc`]: 'limit',
});
const wrongOrders: Call['wrong'] = [
  [{ body: {} }, 'product_id'],
  [{ body: { product_id: 7 } }, 'product_id'],
  [{ body: { product_id, amount: -1 } }, 'amount'],
  [{ body: { product_id, amount: 1.5 } }, 'amount'],
  [{ body: { product_id, amount: '5' } }, 'amount'],
];
const atPromo = (after: string, body?: object): Ask => ({
  url: `${promos}/potongan-umrah${after}`,
  ...(body && { body }),
});

export const promoCalls: Record<string, Call> = {
  [`GET ${promos}`]: {
    works: [promos, `${promos}?limit=1&page=2&search=umrah`, `${promos}?search=%25`, `${promos}?search=`],
    wrong: {
      ...wrongNumbers(promos),
      [`${promos}?page=0`]: 'page',
      [`${promos}?search=${'x'.repeat(101)}`]: 'search',
      [`${promos}?search=a%00b`]: 'search',
    },
  },
  [`GET ${promos}/active`]: {
    works: [`${promos}/active`, `${promos}/active?limit=6`],
    wrong: wrongNumbers(`${promos}/active`),
  },
  [`GET ${promos}/:id`]: { works: [atPromo('')], unknown: names.map((name) => `${promos}/${name}`) },
  [`GET ${promos}/:id/products`]: {
    works: [atPromo('/products'), atPromo('/products?limit=1&page=2')],
    wrong: [
      [atPromo('/products?limit=0'), 'limit'],
      [atPromo('/products?page=x'), 'page'],
    ],
    unknown: names.map((name) => `${promos}/${name}/products`),
  },
  [`POST ${promos}/use-list`]: {
    works: [{ body: { product_id } }, { body: { product_id, amount: 30_000_000 } }],
    wrong: wrongOrders,
    unknown: [{ body: { product_id: 'tidak-ada' } }],
  },
  [`POST ${promos}/check`]: {
    works: [
      async (context) => ({
        body: { code: ` ${(await promo(context)).code.toLowerCase()}`, product_id, amount: 30_000_000 },
      }),
    ],
    wrong: [
      [{ body: { product_id } }, 'code'],
      [{ body: { code: '', product_id } }, 'code'],
      [{ body: { code: 'x'.repeat(101), product_id } }, 'code'],
      [{ body: { code: 'TIDAKADA' } }, 'product_id'],
    ],
    unknown: [async (context) => ({ body: { code: (await promo(context)).code, product_id: 'tidak-ada' } })],
  },
  [`POST ${promos}/:id`]: {
    works: [atPromo('', { product_id }), atPromo('', { product_id, amount: leastPayable + 1 })],
    wrong: [
      [atPromo('', {}), 'product_id'],
      [atPromo('', { product_id, amount: -1 }), 'amount'],
    ],
    unknown: [
      ...names.map((name) => ({ url: `${promos}/${name}`, body: { product_id } })),
      atPromo('', { product_id: 'tidak-ada' }),
    ],
  },
};
