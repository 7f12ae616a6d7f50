// Every kind of email and the values it is rendered from, checked when they are stored and again when they are read
// (docs/product/outbox.md). Add a kind here; what it says is a component in src/emails/<area>.
import * as z from 'zod';
import { attentions } from '#shared/booking-states';
import { orderEmailKinds } from './order-email-kinds.ts';
import { day, emailKind, instant, member, order, rupiahs } from './email-value-schemas.ts';

const code = z.object({ code: z.string(), minutes: z.int() });
/** Of everything an applicant is written. */
const application = { ...member, organisation: z.string(), code: z.string(), link: z.url() };

export const emailKinds = {
  ...orderEmailKinds,
  registration_code: emailKind(code, { usefulMinutes: ({ minutes }) => minutes }),
  registration_known_address: emailKind(z.object({ loginLink: z.url(), resetLink: z.url() })),
  password_reset: emailKind(z.object({ ...member, link: z.url(), minutes: z.int() }), {
    usefulMinutes: ({ minutes }) => minutes,
  }),
  password_reset_unknown_address: emailKind(z.object({ registerLink: z.url() })),
  operator_alert: emailKind(
    z.object({
      ...member,
      orders: z.array(z.object({ code: z.string(), why: z.enum(attentions) })),
      exceptions: z.int(),
      unanswered: z.int(),
      /** Of the ledger; emails of before have none. */
      faults: z.int().default(0),
      /** Refunds that a second person approves. */
      refunds: z.int().default(0),
      /** The days by which banks want an answer. */
      answers: z.array(day).default([]),
      /** Of banks, to be looked at again by that day. */
      licences: z.array(z.object({ bank: z.string(), on: day })).default([]),
      link: z.url(),
    }),
  ),
  notification: emailKind(z.object({ ...member, title: z.string(), text: z.string(), link: z.url() })),
  join_begun: emailKind(z.object(application)),
  join_received: emailKind(z.object(application)),
  join_answered: emailKind(
    z.object({ ...application, outcome: z.enum(['returned', 'refused']), message: z.string() }),
  ),
  platform_invoice: emailKind(
    z.object({
      ...member,
      number: z.string(),
      /** Its first day. */
      month: day,
      /** Of the commission; negative: given back. */
      total: rupiahs,
      due: rupiahs,
      dueOn: day,
      link: z.url(),
    }),
  ),
  partner_standing: emailKind(z.object({ ...order, partner: z.string(), isFrozen: z.boolean() })),
  invitation: emailKind(z.object({ ...member, organisation: z.string(), days: z.int(), link: z.url() }), {
    usefulMinutes: ({ days }) => days * 24 * 60,
  }),
  password_changed: emailKind(z.object({ ...member, at: instant })),
  refund_account_stated: emailKind(z.object({ ...member, at: instant })),
  consultant_account_stated: emailKind(z.object({ ...member, at: instant })),
  payee_account_stated: emailKind(z.object({ ...member, partner: z.string(), by: z.string(), at: instant })),
  phone_changed: emailKind(z.object({ ...member, at: instant })),
  email_code: emailKind(code, { usefulMinutes: ({ minutes }) => minutes }),
  email_taken: emailKind(z.object({})),
  email_changed: emailKind(z.object({ ...member, at: instant })),
  deletion_code: emailKind(z.object({ ...member, ...code.shape }), {
    usefulMinutes: ({ minutes }) => minutes,
  }),
  account_deleted: emailKind(z.object({ ...member, at: instant }), { leavesNothing: true }),
  identity_linked: emailKind(z.object({ ...member, provider: z.string(), at: instant })),
  identity_unlinked: emailKind(z.object({ ...member, provider: z.string(), at: instant })),
  sessions_ended: emailKind(z.object({ ...member, at: instant, device: z.string() })),
  second_factor_changed: emailKind(
    z.object({
      ...member,
      at: instant,
      change: z.enum(['enrolled', 'replaced', 'removed', 'codes_renewed', 'recovery_code_used']),
    }),
  ),
  second_factor_refused: emailKind(
    z.object({
      ...member,
      at: instant,
      device: z.string(),
      method: z.enum(['password', 'registration', 'google', 'apple']),
    }),
  ),
};

export type EmailName = keyof typeof emailKinds;
export type EmailValues<Name extends EmailName> = z.output<(typeof emailKinds)[Name]['values']>;

/** Kinds of which no trace is stored. */
export const kindsThatLeaveNothing: readonly string[] = Object.entries(emailKinds).flatMap(
  ([name, { leavesNothing }]) => (leavesNothing ? [name] : []),
);

export function isEmailName(kind: string): kind is EmailName {
  return Object.hasOwn(emailKinds, kind);
}

/** Minutes after which the email is not sent any more; undefined: it always is. */
export function usefulMinutesOf<Name extends EmailName>(
  kind: Name,
  values: EmailValues<Name>,
): number | undefined {
  const { usefulMinutes } = emailKinds[kind] as { usefulMinutes?(values: EmailValues<Name>): number };
  return usefulMinutes?.(values);
}

/** What of the values is stored, as JSON: nothing that the kind does not name. Throws when one is missing or wrong. */
export function encodeEmailValues<Name extends EmailName>(kind: Name, values: EmailValues<Name>): unknown {
  return z.encode<z.ZodType<unknown, unknown>>(emailKinds[kind].values, values);
}

/** The values as they were stored. Throws when they are not those of the kind. */
export function decodeEmailValues<Name extends EmailName>(kind: Name, stored: unknown): EmailValues<Name> {
  return emailKinds[kind].values.parse(stored) as EmailValues<Name>;
}
