// The form of a sold-out departure: "tell me when seats come back" (spec §5 product notify form). Page and server share it;
// whether the digits are a phone number is for the server to say (#shared/phone).
import * as z from 'zod/mini';
import type { FieldFault } from './errors.ts';
import { nameMaxLength, phoneMaxLength, phoneMinLength } from './limits.ts';

/** No control letters, and none that nobody sees: turned writing direction, no width. */
const printable = z.refine<string>((text) => !/[\p{Cc}\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u.test(text), { error: 'error_invalid_value' });

export const seatNoticeForm = z.object({
  name: z.string({ error: 'error_field_empty' }).check(
    z.trim(), z.minLength(1, { error: 'error_field_empty', abort: true }), z.maxLength(nameMaxLength, { error: 'error_text_too_long' }), printable),
  phone: z.string({ error: 'error_field_empty' }).check(
    z.trim(), z.minLength(1, { error: 'error_field_empty', abort: true }),
    z.minLength(phoneMinLength, { error: 'error_phone_too_short' }), z.maxLength(phoneMaxLength, { error: 'error_text_too_long' }), printable),
});

const values: Record<string, Record<string, number>> = {
  'error_text_too_long name': { max: nameMaxLength },
  'error_text_too_long phone': { max: phoneMaxLength },
  'error_phone_too_short phone': { min: phoneMinLength },
};

/** What is wrong with each field, the first fault of each; empty when the form may be sent. */
export function seatNoticeFaults(input: unknown): FieldFault[] {
  const checked = seatNoticeForm.safeParse(input);
  if (checked.success) return [];
  const faults = new Map<string, FieldFault>();
  for (const { path, message } of checked.error.issues) {
    const field = String(path[0] ?? '');
    const named = values[`${message} ${field}`];
    if (!faults.has(field)) faults.set(field, { field, message, ...(named && { values: named }) });
  }
  return [...faults.values()];
}
