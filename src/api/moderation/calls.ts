// What the calls about reported content are asked.
import { createReview } from '#test/factories/reviews';
import type { Ask, Call } from '#test/api/call';

const path = '/api/v3/operator/moderation';
const unknownKinds = ['tidak-ada', '%00', 'reviews'];

const review =
  (body: object = { act: 'hide' }): Ask =>
  async ({ deps }) => ({ url: `${path}/review/${(await createReview(deps.db)).id}`, body });

export const moderationCalls: Record<string, Call> = {
  [`GET ${path}/:kind`]: {
    works: [
      `${path}/review`,
      `${path}/comment?state=all&limit=1`,
      `${path}/item_review?state=hidden&reason=rude&search=%25`,
      `${path}/review?state=all&limit=2`,
    ],
    wrong: {
      [`${path}/review?state=x`]: 'state',
      [`${path}/review?reason=x`]: 'reason',
      [`${path}/review?page=0`]: 'page',
      [`${path}/review?search=a%00b`]: 'search',
    },
    unknown: unknownKinds.map((kind) => `${path}/${kind}`),
  },
  [`POST ${path}/:kind/:id`]: {
    works: [review(), review({ act: 'dismiss' })],
    wrong: [
      [review({ act: 'x' }), 'act'],
      [review({}), 'act'],
    ],
    unknown: [
      ...['tidak-ada', '00000000-0000-0000-0000-000000000000', '%00'].map((id) => ({
        url: `${path}/review/${id}`,
        body: { act: 'hide' },
      })),
      { url: `${path}/tidak-ada/00000000-0000-0000-0000-000000000000`, body: { act: 'hide' } },
    ],
  },
};
