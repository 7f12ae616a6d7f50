// Devices on which somebody has signed in before (decision 0020, OWASP "device cookies"): their owner is not locked out by
// whoever guesses at the account from elsewhere, since their own tries are counted apart.
import { createHash } from 'node:crypto';
import type { KnownDevice } from '#shared/sessions';
import { readKnownDevice, signKnownDevice, type TokenDeps } from './tokens.ts';

/** The name says nothing of the account to who reads it in a browser. */
export async function knowDevice(deps: TokenDeps, accountId: string, host: string): Promise<KnownDevice> {
  const name = createHash('sha256').update(accountId).digest('base64url').slice(0, 8);
  return { name, token: await signKnownDevice(deps, accountId, host) };
}

/** What the device is called if one of these tokens says that this account has signed in on it; null otherwise. */
export async function findKnownDevice(
  deps: TokenDeps,
  tokens: readonly string[],
  accountId: string,
  host: string,
): Promise<string | null> {
  const found = await Promise.all(tokens.map((token) => readKnownDevice(deps, token, accountId, host)));
  return found.find((device) => device !== null) ?? null;
}
