// Asks a provider over HTTP, on our terms: a time limit, a size limit, and no way to be led elsewhere.
import { AppError } from '#shared/errors';

const maxBytes = 64 * 1024;

/** An answer whose body is JSON. */
export interface ProviderAnswer {
  status: number;
  json: unknown;
}

/**
 * `timeoutMs` holds from the first byte to the last. Throws `sign_in_unavailable` when no JSON comes, in time and in
 * bounds, or when the provider says that the fault is its own (5xx).
 */
export async function askProvider(url: string, init: RequestInit, timeoutMs: number): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const json: unknown = JSON.parse(await readWithin(response));
    if (response.status >= 500) throw new Error(`The provider answered ${response.status}`);
    return { status: response.status, json };
  } catch (cause) {
    throw providerAway(cause);
  }
}

/** What happened is for the log only. */
export function providerAway(cause: unknown): AppError {
  return new AppError('sign_in_unavailable', [], { cause });
}

async function readWithin(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`The provider's answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
