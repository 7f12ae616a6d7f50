// What the calls about stores are asked (spec §7 Merchandise (v1)).
import type { Call } from '#test/api/call';
import { createStore } from '#test/factories/items';

const stores = '/api/v1/merchandise/partners';

export const storeCalls: Record<string, Call> = {
  [`GET ${stores}`]: {
    works: [stores, `${stores}?limit=1&page=2&search=toko`],
    wrong: { [`${stores}?limit=0`]: 'limit', [`${stores}?search=a%00b`]: 'search' },
  },
  [`GET ${stores}/:p/store`]: {
    works: [async ({ deps }) => ({ url: `${stores}/${(await createStore(deps.db)).slug}/store` })],
    unknown: ['tidak-ada', '%00'].map((name) => `${stores}/${name}/store`),
  },
};
