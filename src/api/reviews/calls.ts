// What the calls about reviews are asked.
import { createPartner } from '#test/factories/programmes';
import { createReview } from '#test/factories/reviews';
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

export const reviewCalls: Record<string, Call> = {
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
