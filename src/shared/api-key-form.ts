// A new key for a partner's program (docs/product/api-keys.md).
import * as z from 'zod/mini';
import { apiScopes } from './api-scopes.ts';
import { atMost, filled, printable } from './form-faults.ts';
import { apiKeyNameMaxLength } from './limits.ts';

export const apiKeyForm = z.object({
  name: filled().check(atMost(apiKeyNameMaxLength), printable),
  scopes: z
    .array(z.enum(apiScopes, { error: 'error_invalid_value' }), { error: 'error_scopes_none' })
    .check(z.minLength(1, { error: 'error_scopes_none' }), z.maxLength(apiScopes.length)),
  /** Its last day; empty: it has none. */
  expires_on: z.pipe(
    z.union([z.literal(''), z.iso.date({ error: 'error_date_invalid' })], { error: 'error_date_invalid' }),
    z.transform((day) => day || null),
  ),
});
