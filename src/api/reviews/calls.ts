// What the calls about reviews are asked.
import { storeOf } from '#api/store-orders/calls';
import { createPartner } from '#test/factories/programmes';
import { createItem } from '#test/factories/items';
import { createItemReview, createReview } from '#test/factories/reviews';
import type { ApiTestContext, Ask, Call, Sent } from '#test/api/call';

const report =
  (body: object) =>
  async ({ deps }: ApiTestContext): Promise<Sent> => ({
    url: `/api/v3/reviews/${(await createReview(deps.db)).id}/report`,
    body,
  });

const own = '/api/v3/partner-console/reviews';
/** Of the partner the caller works for; for whoever works nowhere, of somebody else's. */
const replyTo =
  (body: object): Ask =>
  async ({ deps, caller }) => {
    const place = caller?.actor.memberships.find(({ role }) => role === 'partner_staff')?.partnerId;
    const { id } = await createReview(deps.db, { partner_id: place ?? (await createPartner(deps.db)).id });
    return { url: `${own}/${id}/reply`, body };
  };

const ofStore = '/api/v3/store-console/reviews';
/** Of an item of the caller's store; for whoever works at none, of another's. */
async function itemReview(context: ApiTestContext): Promise<string> {
  const store = await storeOf(context);
  const { id } = await createItem(context.deps.db, { ...(store && { store_id: store }) });
  return (await createItemReview(context.deps.db, id)).id;
}
const replyOfStore =
  (body: object): Ask =>
  async (context) => ({ url: `${ofStore}/${await itemReview(context)}/reply`, body });

export const reviewCalls: Record<string, Call> = {
  [`GET ${ofStore}`]: {
    works: [
      async (context) => {
        await itemReview(context);
        return { url: `${ofStore}?limit=5` };
      },
      `${ofStore}?page=2&limit=1`,
    ],
    wrong: { [`${ofStore}?limit=0`]: 'limit', [`${ofStore}?page=0`]: 'page' },
  },
  [`POST ${ofStore}/:id/reply`]: {
    works: [replyOfStore({ reply: 'Terima kasih, kami perbaiki.' })],
    wrong: [
      [replyOfStore({}), 'reply'],
      [replyOfStore({ reply: 'x'.repeat(1_001) }), 'reply'],
    ],
    unknown: [
      ...['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'].map((id) => ({
        url: `${ofStore}/${id}/reply`,
        body: { reply: 'Terima kasih' },
      })),
      // Another store's.
      async ({ deps }) => {
        const { id } = await createItem(deps.db);
        const review = await createItemReview(deps.db, id);
        return { url: `${ofStore}/${review.id}/reply`, body: { reply: 'Terima kasih' } };
      },
    ],
  },
  'POST /api/v3/reviews/:id/report': {
    works: [report({ reason: 'rude' })],
    wrong: [
      [report({}), 'reason'],
      [report({ reason: 'boring' }), 'reason'],
    ],
    unknown: ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'].map((id) => ({
      url: `/api/v3/reviews/${id}/report`,
      body: { reason: 'rude' },
    })),
  },
  [`GET ${own}`]: {
    works: [own, `${own}?page=2&limit=5`],
    wrong: { [`${own}?limit=0`]: 'limit', [`${own}?page=0`]: 'page' },
  },
  [`POST ${own}/:id/reply`]: {
    works: [replyTo({ reply: 'Terima kasih, kami perbaiki.' })],
    wrong: [
      [replyTo({}), 'reply'],
      [replyTo({ reply: 'x'.repeat(1_001) }), 'reply'],
    ],
    unknown: ['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'].map((id) => ({
      url: `${own}/${id}/reply`,
      body: { reply: 'Terima kasih' },
    })),
  },
};
