// The fields of a form that was sent to a page (docs/product/security.md): anything that is not a form is the sender's fault, not ours.
import { data } from 'react-router';
import { joinDates } from './date-parts.ts';

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Answers the fields, a date in three as one; throws 415 for another type of body, and 400 for a form that cannot be read or holds the letter NUL, which nobody types and PostgreSQL writes nowhere. */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 });
  const form = await request.formData().catch(() => null);
  if (
    !form ||
    [...form].some((entry) => entry.some((text) => typeof text === 'string' && text.includes('\0')))
  )
    throw data(null, { status: 400 });
  return joinDates(form);
}
