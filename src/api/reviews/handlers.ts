// Reviews over HTTP.
import { reviewsContract } from './contract.ts';
import { listStoreReviews } from '#domain/items';
import { listPartnerReviews, replyToItemReview, replyToReview, reportReview } from '#domain/reviews';
import { presentPagination } from '#api/answers';
import { implement } from '#api/implement';
import { presentItemReview, presentReview } from './present.ts';

export const reviewsApi = implement(reviewsContract, {
  report: async ({ params, body }, { deps, actor }) => {
    await reportReview(deps, actor, params.id, body.reason);
    return { data: null, messageKey: 'hasanah_reported' };
  },
  listOwn: async ({ query }, { deps, actor, locale }) => {
    const list = await listPartnerReviews(deps, actor, query);
    return {
      data: list.items.map((review) => presentReview(review, locale)),
      pagination: presentPagination(list),
    };
  },
  reply: async ({ params, body }, { deps, actor }) => {
    await replyToReview(deps, actor, { id: params.id, form: body });
    return { data: null, messageKey: 'partners_replied' };
  },
  listOfStore: async ({ query }, { deps, actor }) => {
    const list = await listStoreReviews(deps, actor, query);
    return {
      data: list.items.map((review) => ({ ...presentItemReview(review), item_name: review.itemName })),
      pagination: presentPagination(list),
    };
  },
  replyOfStore: async ({ params, body }, { deps, actor }) => {
    await replyToItemReview(deps, actor, { id: params.id, form: body });
    return { data: null, messageKey: 'partners_replied' };
  },
});
