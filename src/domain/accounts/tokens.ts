// The jwt of a session (spec §3 session): short-lived, good on one host, signed by a key that its header names.
import { errors, jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '#platform/keys';
import { jwtSeconds } from '#shared/sessions';

export interface TokenDeps {
  keys: KeyRing;
  now: () => Date;
}

export interface SessionName {
  accountId: string;
  sessionId: string;
}

/** A jwt for this session, from now on for ten minutes. */
export function signJwt({ keys, now }: TokenDeps, { accountId, sessionId }: SessionName, host: string): Promise<string> {
  const { id, secret } = keys.current('jwt');
  const issuedAt = Math.floor(now().getTime() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setSubject(accountId).setAudience(host).setIssuedAt(issuedAt).setExpirationTime(issuedAt + jwtSeconds)
    .sign(secret);
}

/** Whose session a jwt names; null when it is not ours, not for this host, or over. */
export async function readJwt({ keys, now }: TokenDeps, jwt: string, host: string): Promise<SessionName | null> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(jwt, ({ kid }) => {
      const key = keys.find('jwt', kid ?? '');
      if (!key) throw new errors.JWKSNoMatchingKey();
      return key.secret;
    }, { algorithms: ['HS256'], audience: host, currentDate: now(), requiredClaims: ['sub', 'sid', 'exp'] });
    return { accountId: payload.sub!, sessionId: payload.sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
