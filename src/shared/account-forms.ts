// The forms of accounts (spec §3 user profile, §5), checked alike by pages, islands and the server. Fields have their
// wire names. Only the server decides whether digits are a phone number (#shared/phone).
import * as z from 'zod/mini';
import { birthDateFault, minimumAge } from './age.ts';
import { genders } from './genders.ts';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import {
  addressMaxLength,
  codeLength,
  emailMaxLength,
  factorCodeMaxLength,
  phoneMaxLength,
  phoneMinLength,
} from './limits.ts';
import { passwordMaxLength, passwordRules } from './password-rules.ts';
import { personName } from './person-name.ts';

/** NFC: the same name is the same text, however it was typed. */
const composed = z.overwrite<string>((text) => text.normalize('NFC'));

const email = filled().check(
  atMost(emailMaxLength),
  z.toLowerCase(),
  z.email({ error: 'error_email_invalid' }),
);
const phone = filled().check(
  z.minLength(phoneMinLength, { error: 'error_phone_too_short' }),
  atMost(phoneMaxLength),
  printable,
);
/** Taken as typed: spaces are part of a password. */
const typedPassword = z
  .string({ error: 'error_field_empty' })
  .check(z.minLength(1, { error: 'error_field_empty' }), atMost(passwordMaxLength));
const newPassword = typedPassword.check(
  printable,
  ...passwordRules.map(({ message, values, isKept }) =>
    z.refine<string>((text) => isKept(text), { error: message, ...(values && { params: values }) }),
  ),
);
/** Accepts what people copy: '123 456' is the same code. */
const code = filled().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.refine((text) => text.length === codeLength && /^\d+$/.test(text), {
    error: 'error_code_form',
    params: { length: codeLength },
  }),
);

/** An optional field: null when empty. */
const optional = <Value>(schema: z.ZodMiniType<Value, unknown>) =>
  z.pipe(
    z.transform((value: unknown) => (isBlank(value) ? null : value)),
    z.nullable(schema),
  );
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** `today` is the date in Indonesia: whoever turns 13 on it may have an account. */
const birthDate = (today: string) =>
  filled().check(
    z.iso.date({ error: 'error_birth_date_invalid' }),
    z.check<string>(({ value, issues }) => {
      const message = birthDateFault(value, today);
      if (message) issues.push({ code: 'custom', input: value, message, params: { min: minimumAge } });
    }),
  );
const gender = optional(z.enum(genders, { error: 'error_invalid_value' }));

/** Reports the fault beside the confirmation, whatever else is wrong in the form. */
const samePassword = z.refine<{ password: string; password_confirmation: string }>(
  (form) => form.password === form.password_confirmation,
  {
    path: ['password_confirmation'],
    error: 'error_password_confirmation',
    when: ({ value }) => typeof value === 'object' && value !== null,
  },
);
const passwordTwice = { password: newPassword, password_confirmation: typedPassword };

/** A phone number, a birth date and a gender may follow later (decision 0099). */
export const registerForm = (today: string) =>
  z
    .object({
      name: personName,
      email,
      phone: optional(phone),
      birth_date: optional(birthDate(today)),
      gender,
      ...passwordTwice,
      // A checkbox sends 'on', a client true.
      terms: z.literal(['on', 'true', true], { error: 'error_terms_required' }),
    })
    .check(samePassword);

export const loginForm = z.object({ email, password: typedPassword });
/** Asks for the password again before an irreversible action. */
export const passwordForm = z.object({ password: typedPassword });
export const codeForm = z.object({ code });
export const forgotPasswordForm = z.object({ email });
export const resetPasswordForm = z.object(passwordTwice).check(samePassword);
export const changePasswordForm = z
  .object({ current_password: typedPassword, ...passwordTwice })
  .check(samePassword);

/** What a member may change without further proof; a new phone number has its own form and code. */
export const profileForm = (today: string) =>
  z.object({
    name: personName,
    birth_date: optional(birthDate(today)),
    gender,
    address: optional(
      filled().check(
        composed,
        z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
        atMost(addressMaxLength),
        printableLines,
      ),
    ),
  });
export const phoneForm = z.object({ phone });
/** For what only the owner may do, whoever holds the phone at the moment. */
export const currentPasswordForm = z.object({ current_password: typedPassword });
/** Before the second factor changes: the password, and a code of the current factor or a printed recovery code. */
export const factorProofForm = z.object({
  current_password: typedPassword,
  code: z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string({ error: 'error_invalid_value' }).check(z.trim(), atMost(factorCodeMaxLength)),
  ),
});
/** The email address identifies the account: the password proves that its owner changes it. */
export const changeEmailForm = z.object({ email, current_password: typedPassword });
