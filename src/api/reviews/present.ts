// A review over HTTP, with the partner's reply.
import type { Review } from '#domain/reviews';
import { type Locale, textIn } from '#shared/locale';

export const presentReview = (review: Review, locale: Locale) => ({
  id: review.id,
  author_name: review.authorName,
  rating: review.rating,
  text: review.text,
  lang: review.locale,
  travelled_on: review.travelledOn,
  created_at: review.createdAt,
  product_title: review.programmeTitle && textIn(review.programmeTitle, locale).text,
  reply: review.reply && { text: review.reply.text, replied_at: review.reply.at },
});
