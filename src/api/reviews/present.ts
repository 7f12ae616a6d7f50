// Reviews over HTTP, with the reply of whom they are about.
import type { ItemReview } from '#domain/items';
import type { Review } from '#domain/reviews';
import { type Locale, textIn } from '#shared/locale';
import { photographPath } from '#shared/pictures';

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

export const presentItemReview = (review: ItemReview) => ({
  id: review.id,
  author_name: review.authorName,
  rating: review.rating,
  text: review.text,
  lang: review.locale,
  created_at: review.createdAt,
  pictures: review.pictures.map((picture) => photographPath(picture.id, 512, 'webp')),
  reply: review.reply && { text: review.reply.text, replied_at: review.reply.at },
});
