// The dates to which a partner reschedules a departure (decision 0034); page and server check alike.
import * as z from 'zod/mini';

export const rescheduleResponseForm = z.object({
  departs_on: z.iso.date({ error: 'error_date_invalid' }),
  /** Empty: the trip takes as long as before. */
  returns_on: z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(z.iso.date({ error: 'error_date_invalid' })),
  ),
});

/** A member's response: they travel, or want a refund. */
export const rescheduleResponses = ['keeps', 'refuses'] as const;
export type RescheduleResponse = (typeof rescheduleResponses)[number];
