// Every kind of email and text message, with its values. Add a kind here, its texts in messages/{id,en}/letters.json.
import type { Brand } from '#domain/brands';
import * as m from '#messages/messages';
import { requestLocale } from '#platform/request-locale';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { formatRupiah, type Rupiah } from '#shared/money';
import type { SignInMethod } from '#shared/sessions';
import { providerTitles } from '#shared/social-login-providers';
import { type EmailTemplate, emailTemplate, type EmailPart, textTemplate } from './email-template.ts';
import { orderEmailTemplates } from './order-email-templates.ts';

interface ForMember {
  /** Whom the email greets. */
  name: string;
}

export const emailTemplates = {
  ...orderEmailTemplates,

  registration_code: emailTemplate<{ code: string; minutes: number }>({
    usefulMinutes: ({ minutes }) => minutes,
    compose: ({ code, minutes }, brand) => ({
      subject: m.email_registration_code_subject({ brand: brand.name, code }),
      parts: [
        { paragraph: m.email_registration_code_text({ brand: brand.name }) },
        { code },
        { paragraph: m.email_registration_code_next({ minutes }) },
        ...secret(brand),
      ],
    }),
  }),

  registration_known_address: emailTemplate<{ loginLink: string; resetLink: string }>({
    compose: ({ loginLink, resetLink }, brand) => ({
      subject: m.email_known_address_subject({ brand: brand.name }),
      parts: [
        { paragraph: m.email_known_address_text({ brand: brand.name }) },
        { link: loginLink, label: m.email_known_address_login() },
        { paragraph: m.email_known_address_forgot() },
        { link: resetLink, label: m.email_known_address_reset() },
        { paragraph: m.email_known_address_next() },
      ],
    }),
  }),

  password_reset: emailTemplate<ForMember & { link: string; minutes: number }>({
    usefulMinutes: ({ minutes }) => minutes,
    compose: ({ name, link, minutes }, brand) => ({
      subject: m.email_password_reset_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_password_reset_text() },
        { link, label: m.email_password_reset_button() },
        { paragraph: m.email_password_reset_next({ minutes }) },
        ...secret(brand),
      ],
    }),
  }),

  password_reset_unknown_address: emailTemplate<{ registerLink: string }>({
    compose: ({ registerLink }, brand) => ({
      subject: m.email_reset_unknown_subject({ brand: brand.name }),
      parts: [
        { paragraph: m.email_reset_unknown_text({ brand: brand.name }) },
        { link: registerLink, label: m.email_reset_unknown_register() },
        { paragraph: m.email_reset_unknown_next() },
      ],
    }),
  }),

  password_changed: emailTemplate<ForMember & { at: Date }>({
    compose: ({ name, at }, brand) => ({
      subject: m.email_password_changed_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_password_changed_text({ at: instant(at) }) },
        { paragraph: m.email_password_changed_next() },
      ],
    }),
  }),

  phone_changed: emailTemplate<ForMember & { at: Date }>({
    compose: ({ name, at }, brand) => ({
      subject: m.email_phone_changed_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_phone_changed_text({ at: instant(at) }) },
        { paragraph: m.email_phone_changed_next() },
      ],
    }),
  }),

  email_code: emailTemplate<{ code: string; minutes: number }>({
    usefulMinutes: ({ minutes }) => minutes,
    compose: ({ code, minutes }, brand) => ({
      subject: m.email_email_code_subject({ brand: brand.name, code }),
      parts: [
        { paragraph: m.email_email_code_text({ brand: brand.name }) },
        { code },
        { paragraph: m.email_email_code_next({ minutes }) },
        ...secret(brand),
      ],
    }),
  }),

  email_taken: emailTemplate<Record<never, never>>({
    compose: (_values, brand) => ({
      subject: m.email_known_address_subject({ brand: brand.name }),
      parts: [
        { paragraph: m.email_email_taken_text({ brand: brand.name }) },
        { paragraph: m.email_email_taken_next() },
      ],
    }),
  }),

  email_changed: emailTemplate<ForMember & { at: Date }>({
    compose: ({ name, at }, brand) => ({
      subject: m.email_email_changed_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_email_changed_text({ at: instant(at) }) },
        { paragraph: m.email_email_changed_next() },
      ],
    }),
  }),

  deletion_code: emailTemplate<ForMember & { code: string; minutes: number }>({
    usefulMinutes: ({ minutes }) => minutes,
    compose: ({ name, code, minutes }, brand) => ({
      subject: m.email_deletion_code_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_deletion_code_text({ brand: brand.name }) },
        { code },
        { paragraph: m.email_deletion_code_next({ minutes }) },
        ...secret(brand),
      ],
    }),
  }),

  account_deleted: emailTemplate<ForMember & { at: Date }>({
    leavesNothing: true,
    compose: ({ name, at }, brand) => ({
      subject: m.email_account_deleted_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_account_deleted_text({ at: instant(at) }) },
        { paragraph: m.email_account_deleted_next() },
      ],
    }),
  }),

  identity_linked: emailTemplate<ForMember & { provider: string; at: Date }>({
    compose: ({ name, provider, at }, brand) => ({
      subject: m.email_identity_linked_subject({ brand: brand.name, provider }),
      name,
      parts: [
        { paragraph: m.email_identity_linked_text({ provider, at: instant(at) }) },
        { paragraph: m.email_identity_linked_next({ provider }) },
      ],
    }),
  }),

  identity_unlinked: emailTemplate<ForMember & { provider: string; at: Date }>({
    compose: ({ name, provider, at }, brand) => ({
      subject: m.email_identity_unlinked_subject({ brand: brand.name, provider }),
      name,
      parts: [
        { paragraph: m.email_identity_unlinked_text({ provider, at: instant(at) }) },
        { paragraph: m.email_identity_unlinked_next() },
      ],
    }),
  }),

  sessions_ended: emailTemplate<ForMember & { at: Date; device: string }>({
    compose: ({ name, at, device }, brand) => ({
      subject: m.email_sessions_ended_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_sessions_ended_text({ at: instant(at) }) },
        { facts: [{ name: m.email_sessions_ended_device(), value: device }] },
        { paragraph: m.email_sessions_ended_next() },
      ],
    }),
  }),

  second_factor_changed: emailTemplate<ForMember & { at: Date; change: keyof typeof factorChangeText }>({
    compose: ({ name, at, change }, brand) => ({
      subject: m.email_factor_changed_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: factorChangeText[change]({ at: instant(at) }) },
        { paragraph: m.email_factor_changed_next() },
      ],
    }),
  }),

  second_factor_refused: emailTemplate<ForMember & { at: Date; device: string; method: SignInMethod }>({
    compose: ({ name, at, device, method }, brand) => ({
      subject: m.email_factor_refused_subject({ brand: brand.name }),
      name,
      parts: [
        { paragraph: m.email_factor_refused_text({ at: instant(at), method: methodText(method) }) },
        { facts: [{ name: m.email_sessions_ended_device(), value: device }] },
        {
          paragraph:
            method === 'password'
              ? m.email_factor_refused_next()
              : m.email_factor_refused_next_provider({ provider: methodText(method) }),
        },
      ],
    }),
  }),

  settlement_due: emailTemplate<
    ForMember & { code: string; journey: string; amount: Rupiah; dueAt: Date; link: string }
  >({
    compose: ({ name, code, journey, amount, dueAt, link }, brand) => ({
      subject: m.email_settlement_due_subject({
        brand: brand.name,
        code,
        date: formatDate(todayInIndonesia(dueAt), requestLocale()),
      }),
      name,
      parts: [
        { paragraph: m.email_settlement_due_text({ brand: brand.name }) },
        {
          facts: [
            { name: m.email_order_code(), value: code },
            { name: m.email_order_journey(), value: journey },
            { name: m.email_order_to_pay(), value: formatRupiah(amount) },
            { name: m.email_order_due(), value: instant(dueAt) },
          ],
        },
        { link, label: m.email_settlement_due_button() },
        { paragraph: m.email_settlement_due_next() },
      ],
    }),
  }),
};

const factorChangeText = {
  enrolled: m.email_factor_enrolled_text,
  replaced: m.email_factor_replaced_text,
  removed: m.email_factor_removed_text,
  codes_renewed: m.email_factor_codes_renewed_text,
  recovery_code_used: m.email_factor_recovery_used_text,
} as const;

const methodText = (method: SignInMethod) =>
  method === 'google' || method === 'apple' ? providerTitles[method] : m.email_factor_refused_password();

export const textTemplates = {
  phone_code: textTemplate<{ code: string; minutes: number }>({
    usefulMinutes: ({ minutes }) => minutes,
    compose: ({ code, minutes }, brand) => m.text_phone_code({ brand: brand.name, code, minutes }),
  }),

  new_date: textTemplate<{ order: string; departsOn: string; answerUntil: string; link: string }>({
    compose: ({ order, departsOn, answerUntil, link }, brand) =>
      m.text_new_date({
        brand: brand.name,
        order,
        date: formatDate(departsOn, requestLocale(), 'short'),
        until: formatDate(answerUntil, requestLocale(), 'short'),
        link,
      }),
  }),

  seats_back: textTemplate<{ journey: string; departsOn: string; link: string }>({
    compose: ({ journey, departsOn, link }, brand) =>
      m.text_seats_back({ brand: brand.name, journey, date: formatDate(departsOn, requestLocale()), link }),
  }),
};

export type EmailName = keyof typeof emailTemplates;
export type EmailValues<Name extends EmailName> = Parameters<(typeof emailTemplates)[Name]['compose']>[0];
export type TextName = keyof typeof textTemplates;
export type TextValues<Name extends TextName> = Parameters<(typeof textTemplates)[Name]['compose']>[0];

/** Kinds of which no trace is stored. */
export const kindsThatLeaveNothing: readonly string[] = Object.entries<EmailTemplate<never>>(
  emailTemplates,
).flatMap(([name, { leavesNothing }]) => (leavesNothing ? [name] : []));

/** The security note of every email with a code or a secret link. */
function secret(brand: Brand): EmailPart[] {
  return [{ paragraph: m.email_never_share({ brand: brand.name }) }, { paragraph: m.email_not_you() }];
}

/** A formatted instant, in the email's language. */
function instant(at: Date): string {
  return formatInstant(at, requestLocale());
}
