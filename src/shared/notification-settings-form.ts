// Quiet hours as a form sends them (docs/product/notifications.md): two clocks, which count when the box is ticked.
import * as z from 'zod/mini';

const invalid = { error: 'error_invalid_value' };
const clock = z.string(invalid).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid));

export const quietForm = z
  .object({ quiet: z.optional(z.string(invalid)), quiet_from: clock, quiet_until: clock })
  .check(
    z.refine(({ quiet, quiet_from, quiet_until }) => quiet !== 'yes' || quiet_from !== quiet_until, {
      path: ['quiet_until'],
      ...invalid,
    }),
  );
