// The form of a new consultant (spec §6 affiliate consultants): the code, and the name visitors read.
import * as z from 'zod/mini';
import { parseAffiliateCode } from './affiliate.ts';
import { filled } from './form-faults.ts';
import { personName } from './person-name.ts';

export const consultantForm = z.object({
  code: filled().check(
    z.toUpperCase(),
    z.refine((text) => parseAffiliateCode(text) !== null, { error: 'error_affiliate_code_form' }),
  ),
  shown_name: personName,
});
