// The form of a participant (docs/product/participants.md), checked alike by pages and the server. Fields have their wire
// names. Document numbers may follow later; only the server decides whether digits are a phone number.
import * as z from 'zod/mini';
import { genders } from './genders.ts';
import { birthDateFault } from './age.ts';
import { atMost, filled, printable } from './form-faults.ts';
import { phoneMaxLength, phoneMinLength } from './limits.ts';
import { relations } from './participant-relations.ts';
import { personName } from './person-name.ts';
import { registrationShape } from './registration-form.ts';

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
/** An optional field: null when empty. */
const optional = <Value>(schema: z.ZodMiniType<Value, unknown>) =>
  z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? null : value)),
    z.nullable(schema),
  );

/** Accepts what people copy from a card: '3171 2345 …' is the same number. */
const unspaced = z.overwrite<string>((text) => text.replace(/[\s.-]/g, '').toUpperCase());
const date = () => filled().check(z.iso.date({ error: 'error_date_invalid' }));
const name = personName.check(
  z.overwrite<string>((text) => text.replace(/\s+/g, ' ')),
  z.refine<string>((text) => text.split(' ').length >= 2, { error: 'error_passport_name_words' }),
);

export const participantForm = ({ today }: { today: string }) =>
  z.object({
    /** As in the passport. */
    name,
    // Children travel too: only an impossible date is wrong.
    birth_date: date().check(
      z.refine<string>((day) => birthDateFault(day, today) !== 'error_birth_date_invalid', {
        error: 'error_birth_date_invalid',
      }),
    ),
    gender: z.enum(genders, { error: 'error_field_empty' }),
    nik: optional(filled().check(unspaced, z.regex(/^\d{16}$/, { error: 'error_nik_form' }))),
    passport_number: optional(
      filled().check(unspaced, z.regex(/^[A-Z0-9]{6,9}$/, { error: 'error_passport_number_form' })),
    ),
    passport_expires_on: optional(date()),
    vaccinated_on: optional(
      date().check(z.refine<string>((day) => day <= today, { error: 'error_date_invalid' })),
    ),
    phone: optional(
      filled().check(
        z.minLength(phoneMinLength, { error: 'error_phone_too_short' }),
        atMost(phoneMaxLength),
        printable,
      ),
    ),
    relation: optional(z.enum(relations, { error: 'error_invalid_value' })),
    ...registrationShape(today),
  });
