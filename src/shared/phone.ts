// Phone numbers as people type them → E.164 (spec §5; docs/product/participants.md). Contains the world's numbering
// plans: for the server, or a form that can afford 80 kB.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** '0812-3456-7890' → '+6281234567890'; Indonesian unless it has a country code. Null when it is not a phone number. */
export function normalizePhone(text: string): string | null {
  const phone = parsePhoneNumberFromString(text, 'ID');
  return phone?.isValid() ? phone.number : null;
}
