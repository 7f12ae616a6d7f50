// Why support looks at what a person sees (docs/product/support.md).
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';
import { supportReasons } from './support.ts';

export const lookForm = z.object({
  reason: z.enum(supportReasons, { error: 'error_field_empty' }),
  /** Number of the conversation or the call. */
  note: filled().check(atMost(300), printable),
});
