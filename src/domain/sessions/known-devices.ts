// Devices on which somebody has signed in before (decision 0020, OWASP "device cookies"): guesses from elsewhere do not
// lock their owner out, since tries on these devices are counted separately.
import { createHash } from 'node:crypto';
import type { KnownDevice } from '#shared/sessions';
import { readKnownDevice, signKnownDevice, type TokenDeps } from './tokens.ts';

/** The cookie's name reveals nothing of the account to somebody who sees it in a browser. */
export async function knowDevice(deps: TokenDeps, accountId: string, host: string): Promise<KnownDevice> {
  const name = createHash('sha256').update(accountId).digest('base64url').slice(0, 8);
  return { name, token: await signKnownDevice(deps, accountId, host) };
}

/** The device's id when one of these tokens proves that this account has signed in on it; null otherwise. */
export async function findKnownDevice(
  deps: TokenDeps,
  tokens: readonly string[],
  accountId: string,
  host: string,
): Promise<string | null> {
  const found = await Promise.all(tokens.map((token) => readKnownDevice(deps, token, accountId, host)));
  return found.find((device) => device !== null) ?? null;
}
