// The answer to a form that the domain refused: the page again, with what was wrong, under the refusal's own status.
import { data } from 'react-router';
import { AppError } from '#shared/errors';
import type { FormFailure } from '#web/features/accounts/form-failure';
import { fieldErrors, problemText } from './error-words.ts';

/** `values` come back as typed: name no secret among them. Anything but a refusal is thrown on. */
export function formFailure(error: unknown, values: Record<string, string> = {}) {
  if (!(error instanceof AppError)) throw error;
  const problem = error.faults.length > 0 ? null : problemText(error);
  return data({ values, errors: fieldErrors(error), problem } satisfies FormFailure, { status: error.status });
}

/** The text of these fields; a field that was not sent is empty. */
export function textsOf<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  return Object.fromEntries(fields.map((field) => {
    const value = form.get(field);
    return [field, typeof value === 'string' ? value : ''];
  })) as Record<Field, string>;
}
