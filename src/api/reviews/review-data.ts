// The shapes of reviews in answers.
import * as z from 'zod';

export const reviewData = z.object({
  id: z.uuid(),
  author_name: z.string(),
  rating: z.int(),
  text: z.string(),
  lang: z.enum(['id', 'en']),
  travelled_on: z.iso.date(),
  created_at: z.iso.datetime(),
  product_title: z.string().nullable(),
  reply: z.object({ text: z.string(), replied_at: z.iso.datetime() }).nullable(),
});

export const itemReviewData = z.object({
  id: z.uuid(),
  author_name: z.string(),
  rating: z.int(),
  text: z.string(),
  lang: z.enum(['id', 'en']),
  created_at: z.iso.datetime(),
  /** Paths of pictures its author took. */
  pictures: z.array(z.string()),
  /** The store's. */
  reply: z.object({ text: z.string(), replied_at: z.iso.datetime() }).nullable(),
});
