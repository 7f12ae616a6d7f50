// The form of a review (spec §2 reviews), checked alike by pages and the server.
import * as z from 'zod/mini';
import { atMost, filled, printableLines } from './form-faults.ts';
import { reviewMaxLength } from './limits.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;

const words = () =>
  filled().check(
    z.overwrite((text) => text.normalize('NFC').replace(/\r\n?/g, '\n')),
    atMost(reviewMaxLength),
    printableLines,
  );

export const reviewForm = z.object({
  rating: z.pipe(z.enum(ratings, { error: 'error_field_empty' }), z.transform(Number)),
  text: words(),
});

/** A partner's reply. */
export const replyForm = z.object({ reply: words() });
