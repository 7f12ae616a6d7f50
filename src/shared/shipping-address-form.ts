// The form of a shipping address (spec §7 Merchandise (v1), §9 "address at least 10"). Page and server share it; only
// the server decides whether the digits are a phone number and the area exists.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import {
  addressLabelMaxLength,
  addressMaxLength,
  addressMinLength,
  courierNoteMaxLength,
  phoneMaxLength,
  phoneMinLength,
} from './limits.ts';
import { personName } from './person-name.ts';

const lines = z.overwrite<string>((text) => text.replace(/\r\n?/g, '\n'));
const chosen = z
  .string({ error: 'error_choose_area' })
  .check(z.regex(/^\d{6}$/, { error: 'error_choose_area' }));

export const shippingAddressForm = z.object({
  label: filled().check(atMost(addressLabelMaxLength), printable),
  recipient: personName,
  phone: filled().check(
    z.minLength(phoneMinLength, { error: 'error_phone_too_short' }),
    atMost(phoneMaxLength),
    printable,
  ),
  district: chosen,
  street: filled().check(
    lines,
    z.minLength(addressMinLength, { error: 'error_address_too_short' }),
    atMost(addressMaxLength),
    printableLines,
  ),
  postal_code: filled().check(z.regex(/^\d{5}$/, { error: 'error_postal_code' })),
  note: z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z
      .string({ error: 'error_invalid_value' })
      .check(z.trim(), lines, atMost(courierNoteMaxLength), printableLines),
  ),
});

export const addressFields = [
  'label',
  'recipient',
  'phone',
  'district',
  'street',
  'postal_code',
  'note',
] as const;
export type AddressField = (typeof addressFields)[number];
