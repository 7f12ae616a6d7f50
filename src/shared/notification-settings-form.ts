// Quiet hours as a form sends them (docs/product/notifications.md): two clocks, which count when the box is ticked.
import * as z from 'zod/mini';

const clock = () => z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'error_invalid_value' }));

export const quietForm = z
  .object({ quiet: z.optional(z.string()), quiet_from: clock(), quiet_until: clock() })
  .check(
    z.refine(({ quiet, quiet_from, quiet_until }) => quiet !== 'yes' || quiet_from !== quiet_until, {
      path: ['quiet_until'],
      error: 'error_invalid_value',
    }),
  );
