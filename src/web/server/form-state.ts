// The answer to a form that was not right yet: 422 (or what the error says) with what was typed and what is wrong.
import { data } from 'react-router';
import { AppError } from '#shared/errors';
import type { FormState } from '#web/features/accounts/form-state';
import { fieldErrors, problemText } from './error-words.ts';

const secrets = ['password', 'password_confirmation', 'current_password'];

/** Throws what is no fault of the sender. */
export function failedForm(error: unknown, form: FormData): ReturnType<typeof data<FormState>> {
  if (!(error instanceof AppError)) throw error;
  const values = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' && !secrets.includes(name) ? [[name, value]] : [])));
  return data({ values, errors: fieldErrors(error), problem: error.faults.length > 0 ? null : problemText(error) }, { status: error.status });
}
