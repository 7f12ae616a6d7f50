// Reviews over HTTP.
import { reviewsContract } from './contract.ts';
import { reportReview } from '#domain/reviews';
import { implement } from '#api/implement';

export const reviewsApi = implement(reviewsContract, {
  report: async ({ params, body }, { deps, actor }) => {
    await reportReview(deps, actor, params.id, body.reason);
    return { data: null, messageKey: 'hasanah_reported' };
  },
});
