// What the calls about reviews are asked.
import { createReview } from '#test/factories/reviews';
import type { Call, ApiTestContext, Sent } from '#test/api/call';

const report =
  (body: object) =>
  async ({ deps }: ApiTestContext): Promise<Sent> => ({
    url: `/api/v3/reviews/${(await createReview(deps.db)).id}/report`,
    body,
  });

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
};
