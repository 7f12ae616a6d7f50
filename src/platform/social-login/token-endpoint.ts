// The exchange of a code for an ID token, which Google and Apple do alike.
import * as z from 'zod';
import { AppError } from '#shared/errors';
import { refusal } from './id-token.ts';
import { askProvider, providerAway } from './provider-http.ts';

const tokens = z.object({ id_token: z.string() });
const fault = z.object({ error: z.string() });

/** Answers the ID token, unread. A code that is wrong, old or used is refused with `sign_in_failed`. */
export async function exchangeCode(
  tokenUrl: string,
  fields: Record<string, string>,
  timeoutMs: number,
): Promise<string> {
  const { status, json } = await askProvider(
    tokenUrl,
    {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ grant_type: 'authorization_code', ...fields }),
    },
    timeoutMs,
  );
  if (status === 200) return idTokenIn(json);
  throw refusalOf(status, json);
}

function idTokenIn(json: unknown): string {
  const answer = tokens.safeParse(json);
  if (!answer.success) throw providerAway(answer.error);
  return answer.data.id_token;
}

/** Only `invalid_grant` is about this code; everything else (our secret, our address) keeps everybody out. */
function refusalOf(status: number, json: unknown): AppError {
  const reason = fault.safeParse(json).data?.error ?? 'without a reason';
  const words = `The provider refused the code: ${status} ${reason}`;
  return reason === 'invalid_grant' ? refusal(words) : providerAway(new Error(words));
}
