// What a partner says of itself on its page (docs/product/partner-profile.md). Server only: it knows what a phone number is.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import {
  addressMaxLength,
  addressMinLength,
  emailMaxLength,
  partnerDescriptionMaxLength,
  partnerDescriptionMinLength,
  phoneMaxLength,
} from './limits.ts';
import { normalizePhone } from './phone.ts';

const lines = (max: number) => filled().check(atMost(max), printableLines);

/** Empty: English readers read the Indonesian one. */
export const optionalLines = (max: number) =>
  z.pipe(
    z.pipe(
      z.optional(z.string()),
      z.transform((text) => text ?? ''),
    ),
    z.string().check(z.trim(), atMost(max), printableLines),
  );

/** What every kind of partner says of itself and how it is reached. */
export const partnerFields = {
  /** Of what was read: who saves an older one is told. */
  version: z.coerce.number({ error: 'error_invalid_value' }).check(z.int({ error: 'error_invalid_value' })),
  description: lines(partnerDescriptionMaxLength).check(
    z.minLength(partnerDescriptionMinLength, { error: 'error_partner_description' }),
  ),
  description_en: optionalLines(partnerDescriptionMaxLength),
  email: filled().check(
    atMost(emailMaxLength),
    z.toLowerCase(),
    z.email({ error: 'error_email_invalid' }),
    printable,
  ),
  phone: filled().check(
    atMost(phoneMaxLength),
    z.refine((text) => normalizePhone(text) !== null, { error: 'error_phone_invalid' }),
    z.overwrite((text) => normalizePhone(text) ?? text),
  ),
  address: lines(addressMaxLength).check(z.minLength(addressMinLength, { error: 'error_address_too_short' })),
  city: filled().check(z.regex(/^\d{4}$/, { error: 'error_invalid_value' })),
} as const;

/** `thisYear` of Indonesia. */
export const partnerProfileForm = (thisYear: number) =>
  z.object({
    ...partnerFields,
    founded_year: filled().check(
      z.refine<string>((text) => /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= thisYear, {
        error: 'error_partner_year',
      }),
    ),
  });
