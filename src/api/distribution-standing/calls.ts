// What the calls about distribution partners' standing are asked.
import { createPartner } from '#test/factories/programmes';
import { storeFreezeForm, storeReopenForm } from '#test/factories/store-standing';
import type { Ask, Call } from '#test/api/call';

const partners = '/api/v3/operator/distribution-partners';
const nobodys = ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'];

const own =
  (after: string, body?: object): Ask =>
  async ({ deps }) => ({
    url: `${partners}/${(await createPartner(deps.db, { kind: 'distribution_channel', licences: {} })).id}${after}`,
    ...(body && { body }),
  });
const unknown = (after: string, body?: object): Ask[] =>
  nobodys.map((id) => ({ url: `${partners}/${id}${after}`, ...(body && { body }) }));

export const distributionStandingCalls: Record<string, Call> = {
  [`GET ${partners}`]: {
    works: [partners, `${partners}?state=suspended&search=guru&limit=1&page=2`],
    wrong: { [`${partners}?limit=0`]: 'limit', [`${partners}?state=x`]: 'state' },
  },
  [`GET ${partners}/:id`]: { works: [own('')], unknown: unknown('') },
  [`POST ${partners}/:id/close`]: {
    works: [own('/close', storeFreezeForm())],
    wrong: [[own('/close', storeFreezeForm({ reason_en: ' ' })), 'reason_en']],
    unknown: unknown('/close', storeFreezeForm()),
  },
  [`POST ${partners}/:id/open`]: {
    works: [own('/open', storeReopenForm)],
    wrong: [[own('/open', { ...storeReopenForm, note: '' }), 'note']],
    unknown: unknown('/open', storeReopenForm),
  },
};
