// The parts of an email, so that its plain text and its HTML cannot disagree: each part is written once.
import type { Brand } from '#domain/brands';

export type EmailPart =
  | { paragraph: string }
  /** A code to type: alone on its line, large, easy to copy. */
  | { code: string }
  | { link: string; label: string }
  /** Names and values: device, place, time. */
  | { facts: readonly { name: string; value: string }[] };

export interface EmailContent {
  subject: string;
  /** Greets by name. Absent in emails to an unverified address: anybody may have chosen the name. */
  name?: string;
  parts: readonly EmailPart[];
}

/** An attached PDF: only its kind and subject. It is drawn when the email is sent (decision 0031). */
export const pdfKinds = ['order_invoice', 'order_confirmation'] as const;
export type PdfKind = (typeof pdfKinds)[number];

export interface PdfRef {
  kind: PdfKind;
  /** Of what it is about: the booking. */
  id: string;
}

/** One kind of email. `compose` runs in the email's language. */
export interface EmailTemplate<Values> {
  compose(values: Values, brand: Brand): EmailContent;
  /** Minutes after which it is not sent any more: an expired code only confuses. */
  usefulMinutes?(values: Values): number;
  /** For the last email to an account: no trace of it is stored. */
  leavesNothing?: boolean;
}

/** One kind of text message: one short sentence, the code in it. */
export interface TextTemplate<Values> {
  compose(values: Values, brand: Brand): string;
  usefulMinutes?(values: Values): number;
}

export const emailTemplate = <Values>(kind: EmailTemplate<Values>): EmailTemplate<Values> => kind;
export const textTemplate = <Values>(kind: TextTemplate<Values>): TextTemplate<Values> => kind;
