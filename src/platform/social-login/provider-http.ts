// Asks a provider over HTTP for JSON.
import { AppError } from '#shared/errors';
import { fetchWithin, type Question } from '#platform/bounded-fetch';

const maxBytes = 64 * 1024;

/** An answer whose body is JSON. */
export interface ProviderAnswer {
  status: number;
  json: unknown;
}

/** Throws `sign_in_unavailable` when no JSON comes, in time and in bounds, or when the provider says that the fault is its own (5xx). */
export async function askProvider(
  url: string,
  question: Question,
  timeoutMs: number,
): Promise<ProviderAnswer> {
  try {
    const { status, text } = await fetchWithin(url, question, { timeoutMs, maxBytes });
    const json: unknown = JSON.parse(text);
    if (status >= 500) throw new Error(`The provider answered ${status}`);
    return { status, json };
  } catch (cause) {
    throw providerAway(cause);
  }
}

/** What happened is for the log only. */
export function providerAway(cause: unknown): AppError {
  return new AppError('sign_in_unavailable', [], { cause });
}
