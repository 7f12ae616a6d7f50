// What the calls about stores' standing are asked.
import { createStore } from '#test/factories/items';
import { storeFreezeForm, storeReopenForm } from '#test/factories/store-standing';
import type { Ask, Call } from '#test/api/call';

const stores = '/api/v3/operator/stores';
const nobodys = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'];

const own =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${stores}/${(await createStore(deps.db)).id}${after}`,
    ...(body && { body }),
  });
const unknown = (after: string, body?: object): Ask[] =>
  nobodys.map((id) => ({ url: `${stores}/${id}${after}`, ...(body && { body }) }));

export const storeStandingCalls: Record<string, Call> = {
  [`GET ${stores}`]: {
    works: [stores, `${stores}?state=suspended&search=toko&limit=1&page=2`],
    wrong: { [`${stores}?limit=0`]: 'limit', [`${stores}?state=x`]: 'state' },
  },
  [`GET ${stores}/:id`]: { works: [own('')], unknown: unknown('') },
  [`POST ${stores}/:id/freeze`]: {
    works: [own('/freeze', storeFreezeForm())],
    wrong: [[own('/freeze', storeFreezeForm({ reason_en: ' ' })), 'reason_en']],
    unknown: unknown('/freeze', storeFreezeForm()),
  },
  [`POST ${stores}/:id/reopen`]: {
    works: [own('/reopen', storeReopenForm)],
    wrong: [[own('/reopen', { ...storeReopenForm, note: '' }), 'note']],
    unknown: unknown('/reopen', storeReopenForm),
  },
};
