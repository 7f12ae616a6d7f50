// The pieces of which the values of emails are made: as JSON in the outbox, typed in the code.
import * as z from 'zod';
import type { Rupiah } from '#shared/money';

export interface EmailKind<Values extends z.ZodType> {
  values: Values;
  /** Minutes after which it is not sent any more: an expired code only confuses. */
  usefulMinutes?(values: z.output<Values>): number;
  /** For the last email to an account: no trace of it is stored. */
  leavesNothing?: boolean;
}

export function emailKind<Values extends z.ZodType>(
  values: Values,
  rest: Omit<EmailKind<Values>, 'values'> = {},
): EmailKind<Values> {
  return { values, ...rest };
}

export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
/** A calendar date. */
export const day = z.iso.date();
export const rupiahs = z.custom<Rupiah>((value) => Number.isSafeInteger(value));

/** Whom the email greets. */
export const member = { name: z.string() };

/** Values of every email about an order. */
export const order = {
  ...member,
  code: z.string(),
  journey: z.string(),
  /** URL of its page. */
  link: z.url(),
};

/** An amount and the last day on which it is due. */
export const amountDue = z.object({ amount: rupiahs, dueOn: day });
export const days = z.object({ departsOn: day, returnsOn: day });
