// The forms of a cart's lines and of an item's page (spec §5 cart). The server judges them; no browser reads this.
import * as z from 'zod/mini';

const variant = z.string({ error: 'error_field_empty' });
/** What is no number is refused like a quantity below one. */
const quantity = z
  .string({ error: 'error_quantity_at_least_one' })
  .check(z.regex(/^\s*[1-9]\d{0,3}\s*$/, { error: 'error_quantity_at_least_one' }));

export const cartLineForm = z.object({ variant, quantity });
