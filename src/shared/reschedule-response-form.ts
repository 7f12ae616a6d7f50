// The day a partner moves a departure to (decision 0034): page and server check by it.
import * as z from 'zod/mini';

export const rescheduleResponseForm = z.object({
  departs_on: z.iso.date({ error: 'error_date_invalid' }),
  /** Empty: the journey takes as long as before. */
  returns_on: z.pipe(
    z.transform((value: unknown) => (value === '' || value === undefined ? null : value)),
    z.nullable(z.iso.date({ error: 'error_date_invalid' })),
  ),
});

/** What a member says to it: they travel, or have their money back. */
export const rescheduleResponses = ['keeps', 'refuses'] as const;
export type RescheduleResponse = (typeof rescheduleResponses)[number];
