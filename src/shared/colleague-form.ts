// What a colleague at a travel partner or a store may do (docs/product/partner-team.md, docs/product/store-console.md): asked of an
// invitation, and when it changes.
import * as z from 'zod/mini';
import { atMost, filled, printable } from './form-faults.ts';
import { emailMaxLength, nameMaxLength } from './limits.ts';
import { partnerDuties } from './partner-duties.ts';
import { storeDuties } from './store-duties.ts';

/** Our choice: who leads more than that is no tour leader. */
const leadsMax = 30;

const someOf = <const Duty extends string>(duties: readonly [Duty, ...Duty[]]) =>
  z
    .array(z.enum(duties, { error: 'error_invalid_value' }), { error: 'error_duties_none' })
    .check(z.minLength(1, { error: 'error_duties_none' }), z.maxLength(duties.length));
/** Departures a tour leader leads. */
const leads = z
  .array(z.string({ error: 'error_invalid_value' }), { error: 'error_invalid_value' })
  .check(z.maxLength(leadsMax, { error: 'error_too_many_rows' }));
const person = {
  name: filled().check(atMost(nameMaxLength), printable),
  email: filled().check(atMost(emailMaxLength), z.toLowerCase(), z.email({ error: 'error_email_invalid' })),
};

const partnerWork = { duties: someOf(partnerDuties), leads };
export const dutiesForm = z.object(partnerWork);
export type DutiesForm = z.infer<typeof dutiesForm>;
export const inviteForm = z.object({ ...person, ...partnerWork });

const storeWork = { duties: someOf(storeDuties) };
export const storeDutiesForm = z.object(storeWork);
export const storeInviteForm = z.object({ ...person, ...storeWork });
