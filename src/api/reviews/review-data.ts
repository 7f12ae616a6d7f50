// The shape of a review in answers.
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
