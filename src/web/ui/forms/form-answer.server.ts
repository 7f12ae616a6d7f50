// The answer to a form that was not right yet: 422 (or what the error says) with what was typed and what is wrong.
import { data } from 'react-router';
import { AppError, type ErrorCode } from '#shared/errors';
import type { FormState } from './form-state.ts';
import { fieldErrors, problemText } from './error-labels.server.ts';

/** Refusals that one field can mend stand beside it. */
const fieldOf: Partial<Record<ErrorCode, string>> = { code_wrong: 'code', code_expired: 'code' };
const secrets = ['password', 'password_confirmation', 'current_password'];

/** Throws what is no fault of the sender. */
export function failedForm(error: unknown, form: FormData): ReturnType<typeof data<FormState>> {
  if (!(error instanceof AppError)) throw error;
  const values = Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !secrets.includes(name) ? [[name, value]] : [],
    ),
  );
  const field = fieldOf[error.code];
  if (field)
    return data({ values, errors: { [field]: problemText(error) }, problem: null }, { status: error.status });
  return data(
    { values, errors: fieldErrors(error), problem: error.faults.length > 0 ? null : problemText(error) },
    { status: error.status },
  );
}
