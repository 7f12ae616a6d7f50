// The form by which somebody becomes a consultant (spec §6 affiliate consultants): their code and how visitors read their name.
import * as z from 'zod/mini';
import { parseAffiliateCode } from './affiliate.ts';
import { atMost, filled, printable } from './form-faults.ts';
import { nameMaxLength } from './limits.ts';

export const consultantForm = z.object({
  code: filled().check(z.toUpperCase(), z.refine((text) => parseAffiliateCode(text) !== null, { error: 'error_affiliate_code_form' })),
  shown_name: filled().check(atMost(nameMaxLength), printable),
});
