// The part of a participant's form that registers ask for (docs/product/manifests.md).
import * as z from 'zod/mini';
import { atMost, printable } from './form-faults.ts';
import { educations, maritalStatuses, registrationMaxLength } from './registration-fields.ts';

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');
/** Absent: whatever is stored stays. Empty: it is cleared. */
const kept = (schema: z.ZodMiniType<string, unknown>) =>
  z.optional(
    z.pipe(
      z.transform((value: unknown) => (isBlank(value) ? null : value)),
      z.nullable(schema),
    ),
  );
const line = (max: number) =>
  kept(z.string({ error: 'error_invalid_value' }).check(z.trim(), atMost(max), printable));
const other = line(registrationMaxLength.other);

/** The fields for a participant's form; `today` in Indonesia. */
export const registrationShape = (today: string) => ({
  father_name: other,
  birth_place: other,
  passport_issued_at: other,
  passport_issued_on: kept(
    z.iso
      .date({ error: 'error_date_invalid' })
      .check(z.refine<string>((day) => day <= today, { error: 'error_date_invalid' })),
  ),
  marital_status: kept(z.enum(maritalStatuses, { error: 'error_invalid_value' })),
  education: kept(z.enum(educations, { error: 'error_invalid_value' })),
  occupation: other,
  address: line(registrationMaxLength.address),
  village: other,
  district: other,
  regency: other,
  province: other,
});
