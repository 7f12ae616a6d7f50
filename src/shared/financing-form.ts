// The loan applicant form (spec §5): identitas and konfirmasi, checked alike by pages and the server. Fields have their wire names.
import * as z from 'zod/mini';
import { genders } from './genders.ts';
import { birthDateFault } from './age.ts';
import { bankConsentVersion } from './financing.ts';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import {
  addressMaxLength,
  addressMinLength,
  emailMaxLength,
  phoneMaxLength,
  phoneMinLength,
  workMaxLength,
  workMinLength,
} from './limits.ts';
import { personName } from './person-name.ts';

const work = (short: string) =>
  filled().check(z.minLength(workMinLength, { error: short }), atMost(workMaxLength), printable);

/** A person who signs a contract: grown up, and born. */
const birthDateOfAdult = (today: string) =>
  filled().check(
    z.iso.date({ error: 'error_date_invalid' }),
    z.refine<string>((day) => birthDateFault(day, today) === null, { error: 'error_birth_date_invalid' }),
  );

/** Step identitas. */
export const loanApplicantForm = ({ today }: { today: string }) =>
  z.object({
    name: personName,
    gender: z.enum(genders, { error: 'error_field_empty' }),
    birth_date: birthDateOfAdult(today),
    address: filled().check(
      z.minLength(addressMinLength, { error: 'error_address_too_short' }),
      atMost(addressMaxLength),
      printableLines,
    ),
    phone_number: filled().check(
      z.minLength(phoneMinLength, { error: 'error_phone_too_short' }),
      atMost(phoneMaxLength),
      printable,
    ),
    job_name: work('error_occupation_too_short'),
    instansi: work('error_institution_too_short'),
    email: filled().check(atMost(emailMaxLength), z.toLowerCase(), z.email({ error: 'error_email_invalid' })),
    referral_code: z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)),
      z.nullable(z.string().check(atMost(50), printable)),
    ),
  });

const whole = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  ),
  z.int({ error: 'error_field_empty' }),
);
const ticked = (error: string) =>
  z.pipe(
    z.transform((value: unknown) => value === true || value === 'yes'),
    z.literal(true, { error }),
  );

/** Step konfirmasi: the bank, how long, and two consents of their own: the order's terms, and that this bank reads the data. */
export const financingConfirmForm = z.object({
  bank_id: filled().check(z.uuid({ error: 'error_invalid_value' })),
  months: whole,
  /** The financed sum that was shown: another one is shown first. */
  financed: whole,
  total: whole,
  terms_version: whole,
  terms_accepted: ticked('error_booking_terms_required'),
  consent_version: whole.check(
    z.refine((version) => version === bankConsentVersion, { error: 'error_terms_changed' }),
  ),
  bank_consent: ticked('financing_error_consent'),
});
