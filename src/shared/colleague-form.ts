// What a colleague at a travel partner may do (docs/product/partner-team.md): asked of an invitation, and when it changes.
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';
import { emailMaxLength, nameMaxLength } from './limits.ts';
import { partnerDuties } from './partner-duties.ts';

/** Our choice: who leads more than that is no tour leader. */
const leadsMax = 30;

const duties = z
  .array(z.enum(partnerDuties, { error: 'error_invalid_value' }), { error: 'error_duties_none' })
  .check(z.minLength(1, { error: 'error_duties_none' }), z.maxLength(partnerDuties.length));
/** Departures a tour leader leads. */
const leads = z
  .array(z.string({ error: 'error_invalid_value' }), { error: 'error_invalid_value' })
  .check(z.maxLength(leadsMax, { error: 'error_too_many_rows' }));

export const dutiesForm = z.object({ duties, leads });
export type DutiesForm = z.infer<typeof dutiesForm>;

export const inviteForm = z.object({
  name: filled().check(atMost(nameMaxLength), printable),
  email: filled().check(atMost(emailMaxLength), z.toLowerCase(), z.email({ error: 'error_email_invalid' })),
  duties,
  leads,
});
