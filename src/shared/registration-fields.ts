// What registers of travellers ask beyond the passport (docs/product/manifests.md): part of a participant's form, all of it may follow.
// Fields have their wire names.
import * as z from 'zod/mini';
import { atMost, printable } from './form-faults.ts';

export const maritalStatuses = ['single', 'married', 'widowed'] as const;
/** As schools are called; the words of a register are those of its template. */
export const educations = ['none', 'sd', 'smp', 'sma', 'diploma', 's1', 's2', 's3'] as const;

export const registrationFields = [
  'father_name',
  'birth_place',
  'passport_issued_at',
  'passport_issued_on',
  'marital_status',
  'education',
  'occupation',
  'address',
  'village',
  'district',
  'regency',
  'province',
] as const;
export type RegistrationField = (typeof registrationFields)[number];
/** Encrypted with the document numbers; a field that was never asked is absent. */
export type Registration = Partial<Record<RegistrationField, string | null>>;

export const registrationMaxLength = { address: 200, other: 80 } as const;

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
