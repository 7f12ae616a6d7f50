// What a letter is made of, so that its plain and its HTML form cannot disagree: each part is written down once.
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
  /** Greets by name. Absent in letters to an address that has not proven itself: its name may be anybody's words. */
  name?: string;
  parts: readonly EmailPart[];
}

/** A paper that travels with a letter: only what it is. It is drawn when the letter is sent (decision 0031). */
export const pdfKinds = ['order_invoice', 'order_confirmation'] as const;
export type PdfKind = (typeof pdfKinds)[number];

export interface PdfRef {
  kind: PdfKind;
  /** Of what it is about: the booking. */
  id: string;
}

/** One kind of letter. `compose` runs in the letter's language. */
export interface EmailTemplate<Values> {
  compose(values: Values, brand: Brand): EmailContent;
  /** After so many minutes it is not sent any more: a code that has expired only confuses. */
  usefulMinutes?(values: Values): number;
  /** For the last letter to somebody: not even that it was sent is kept. */
  leavesNothing?: boolean;
}

/** One kind of text message: one short sentence, the code in it. */
export interface TextTemplate<Values> {
  compose(values: Values, brand: Brand): string;
  usefulMinutes?(values: Values): number;
}

export const emailTemplate = <Values>(kind: EmailTemplate<Values>): EmailTemplate<Values> => kind;
export const textTemplate = <Values>(kind: TextTemplate<Values>): TextTemplate<Values> => kind;
