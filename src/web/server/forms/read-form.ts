// The fields of a form that was sent to a page (issue 2 §9): anything that is not a form is the sender's fault, not ours.
import { data } from 'react-router';

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** Answers the fields; throws 415 for another type of body and 400 for a form that cannot be read. */
export async function readForm(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get('content-type') ?? '')) throw data(null, { status: 415 });
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}
