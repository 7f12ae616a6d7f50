// The member's feedback on the booking process (spec §7 products/{id}/booking-feedback). Page and server check alike.
import * as z from 'zod/mini';
import { atMost, printableLines } from './form-faults.ts';
import { feedbackTextMaxLength } from './limits.ts';

export const feedbackForm = z.object({
  rating: z
    .int({ error: 'error_field_empty' })
    .check(z.minimum(1, { error: 'error_invalid_value' }), z.maximum(5, { error: 'error_invalid_value' })),
  text: z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string({ error: 'error_invalid_value' }).check(z.trim(), atMost(feedbackTextMaxLength), printableLines),
  ),
});
