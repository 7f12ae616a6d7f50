// The HTTP API of reviews: reporting one, as comments are reported. They are read with their partner (api/partners/contract.ts).
import * as z from 'zod';
import { reportReasons } from '#shared/report-reasons';
import { pageSizes } from '#shared/limits';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';
import { itemReviewData, reviewData } from './review-data.ts';

const partners = { who: ['partner_staff'], task: 'chat', spec: '§6 travel partner' } as const;
const stores = { who: ['store_staff'], spec: '§7 Merchandise (v1), docs/product/reviews.md' } as const;
const consoleReviews = '/api/v3/partner-console/reviews';
const storeReviews = '/api/v3/store-console/reviews';

export const reviewsContract = {
  report: endpoint({
    method: 'POST',
    path: '/api/v3/reviews/:id/report',
    who: 'member',
    spec: '§2, §7',
    summary: "Report somebody else's review to the operator",
    params: z.object({ id: z.string() }),
    body: z.object({ reason: z.enum(reportReasons) }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  }),
  listOwn: endpoint({
    ...partners,
    scope: 'reviews_read',
    method: 'GET',
    path: consoleReviews,
    summary: "Reviews of the partner's journeys, those without a reply first",
    query: paged(pageSizes.list),
    paged: true,
    data: z.array(reviewData),
    errors: ['invalid_input'],
  }),
  reply: endpoint({
    ...partners,
    scope: 'reviews_write',
    method: 'POST',
    path: `${consoleReviews}/:id/reply`,
    summary: 'The one reply to a review, for everybody to read',
    params: named,
    body: z.object({ reply: z.unknown().optional() }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'review_answered'],
  }),
  listOfStore: endpoint({
    ...stores,
    method: 'GET',
    path: storeReviews,
    summary: "Reviews of the store's items, those without a reply first",
    query: paged(pageSizes.list),
    paged: true,
    data: z.array(
      itemReviewData.extend({ item_name: z.object({ id: z.string(), en: z.string().optional() }) }),
    ),
    errors: ['forbidden'],
  }),
  replyOfStore: endpoint({
    ...stores,
    method: 'POST',
    path: `${storeReviews}/:id/reply`,
    summary: 'The one reply to a review of an item, for everybody to read',
    params: named,
    body: z.object({ reply: z.unknown().optional() }),
    data: z.null(),
    errors: ['not_found', 'forbidden', 'invalid_input', 'review_answered'],
  }),
};
