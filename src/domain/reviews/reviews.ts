// Front door of reviews: what travellers wrote about a partner or a programme (spec §2, §7 travel/{x}/product-reviews).
export { listReviews, type Review } from './list-reviews.ts';
export {
  judgeItemReview,
  judgeReview,
  listReportedItemReviews,
  listReportedReviews,
} from './moderate-reviews.ts';
export { getReview, reportReview } from './report-review.ts';
export { findOwnReview, listReviewedBookings, saveReview, shownName } from './own-reviews.ts';
export { listPartnerReviews, replyToItemReview, replyToReview } from './reply-to-review.ts';
