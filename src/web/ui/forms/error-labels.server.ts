// The words for what a form's sender did wrong (spec §5), from the errors the domain threw.
import { type AppError, errorTable } from '#shared/errors';
import { messageByKey } from './message-by-key.server.ts';

/** Field name → sentence in the visitor's language; the first fault of a field speaks. */
export function fieldErrors({ faults }: Pick<AppError, 'faults'>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, message, values } of faults) errors[field] ??= messageByKey(message, values);
  return errors;
}

/** The failure as a whole, for the head of the form. */
export function problemText({ code }: AppError): string {
  return messageByKey(errorTable[code].message);
}
