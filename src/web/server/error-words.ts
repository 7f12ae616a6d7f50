// The words for what a form's sender did wrong (spec §5), from the errors the domain threw. Server only: it knows every message.
import * as m from '#messages/messages';
import { type AppError, errorTable } from '#shared/errors';

const messages = m as unknown as Record<string, ((values?: Record<string, string | number>) => string) | undefined>;

function say(key: string, values?: Record<string, string | number>): string {
  const message = messages[key];
  if (!message) throw new Error(`No message ${key}`);
  return message(values);
}

/** Field name → sentence in the visitor's language; the first fault of a field speaks. */
export function fieldErrors({ faults }: AppError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, message, values } of faults) errors[field] ??= say(message, values);
  return errors;
}

/** The failure as a whole, for the head of the form. */
export function problemText({ code }: AppError): string {
  return say(errorTable[code].message);
}
