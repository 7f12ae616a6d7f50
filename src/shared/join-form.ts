// The forms of joining (docs/product/joining.md): how it begins, each step, and what the acquisition team writes. Server only.
import * as z from 'zod/mini';
import { atMost, filled, printable, printableLines } from './form-faults.ts';
import { joinCheckItems, joinKinds, type JoinKind, joinRefusals } from './joining.ts';
import {
  addressMaxLength,
  addressMinLength,
  emailMaxLength,
  phoneMaxLength,
  phoneMinLength,
} from './limits.ts';

const line = (max: number) => filled().check(atMost(max), printable);
const lines = (max: number) => filled().check(atMost(max), printableLines);
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
const date = filled().check(z.iso.date({ error: 'error_invalid_value' }));
const year = (now: number) =>
  filled().check(
    z.refine<string>((text) => /^\d{4}$/.test(text) && Number(text) >= 1900 && Number(text) <= now, {
      error: 'joining_error_year',
    }),
  );
/** An empty field is none. */
const optional = (max: number) =>
  z.pipe(
    z.optional(z.string()),
    z.transform((text) => (text ?? '').trim().slice(0, max)),
  );
const digits = (length: number, message: string) =>
  filled().check(
    z.overwrite((text) => text.replace(/[\s.-]/g, '')),
    z.refine<string>((text) => new RegExp(`^\\d{${length}}$`).test(text), { error: message }),
  );
const licenceNumber = filled().check(
  z.overwrite((text) => text.replace(/\s+/g, ' ')),
  z.refine<string>((text) => /^([UH]-?\d{1,4}|\d{1,4}) Tahun \d{4}$/.test(text) || /^\d{17}$/.test(text), {
    error: 'joining_error_licence',
  }),
);

export const beginJoinForm = z.object({
  kind: z.enum(joinKinds, { error: 'error_field_empty' }),
  organisation: line(100),
  contact_name: line(100),
  email,
  phone,
  terms: z.literal(['on', 'true', true], { error: 'error_terms_required' }),
});

/** `today` as a calendar date. */
export const organisationForm = (today: string) =>
  z.object({
    organisation: line(100),
    legal_name: line(150),
    founded_year: year(Number(today.slice(0, 4))),
    city: filled().check(z.regex(/^\d{4}$/, { error: 'error_invalid_value' })),
    address: lines(addressMaxLength).check(
      z.minLength(addressMinLength, { error: 'error_address_too_short' }),
    ),
    description: lines(1_000).check(z.minLength(40, { error: 'joining_error_description' })),
    website: optional(200),
    contact_name: line(100),
    contact_position: line(100),
    phone,
  });

const nib = digits(13, 'joining_error_nib');
const permits = {
  travel: z
    .object({
      licence_kind: z.enum(['ppiu', 'pihk'], { error: 'error_field_empty' }),
      licence_number: licenceNumber,
      licence_issued_on: date,
      licence_valid_until: date,
      nib,
      bank_name: line(60),
      bank_account: filled().check(
        z.overwrite((text) => text.replace(/[\s.-]/g, '')),
        z.regex(/^\d{6,20}$/, { error: 'joining_error_account' }),
      ),
      bank_holder: line(150),
    })
    .check(
      z.refine((form) => form.licence_valid_until > form.licence_issued_on, {
        path: ['licence_valid_until'],
        error: 'joining_error_validity',
      }),
    ),
  store: z.object({ nib, products: lines(500) }),
  financial: z.object({ ojk_number: line(60), nib }),
  distribution_channel: z.object({ channel: lines(500) }),
} as const satisfies Record<JoinKind, z.ZodMiniType>;

export const permitsForm = (kind: JoinKind): z.ZodMiniType<Record<string, string>> =>
  permits[kind] as unknown as z.ZodMiniType<Record<string, string>>;

/** What the fields of a step are called. */
export function stepFields(step: 'organisation' | 'permits', kind: JoinKind): string[] {
  return Object.keys(step === 'organisation' ? organisationForm('2000-01-01').shape : permits[kind].shape);
}

/** Of a step that is not finished yet: what is typed is stored as it stands, as long as it is no more than a form holds. */
export const unfinishedForm = z.record(
  z.string().check(z.regex(/^[a-z_]{2,30}$/)),
  z.string().check(atMost(1_000), printableLines),
);

export const checkForm = z.object({
  item: z.enum(joinCheckItems, { error: 'error_invalid_value' }),
  verdict: z.enum(['good', 'bad'], { error: 'error_field_empty' }),
  note: lines(500),
});

export const returnForm = z.object({ message: lines(1_000) });
export const refuseForm = z.object({
  reason: z.enum(joinRefusals, { error: 'error_field_empty' }),
  message: lines(1_000),
});
export const approveForm = z.object({
  slug: filled().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'joining_error_slug' }), atMost(60)),
});
