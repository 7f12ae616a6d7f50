// Tokens of a signed-in browser (spec §3 session), and of one half-way there: for one host, signed by a key of the ring
// that their header names.
import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Key, KeyPurpose, KeyRing } from '#platform/keys';
import { jwtSeconds, knownDeviceDays, type SignInMethod, ticketSeconds } from '#shared/sessions';

export interface TokenDeps {
  keys: KeyRing;
  now: () => Date;
}

export interface SessionName {
  accountId: string;
  sessionId: string;
}

/** The jwt of a session, valid for ten minutes from now. */
export function signJwt(
  deps: TokenDeps,
  { accountId, sessionId }: SessionName,
  host: string,
): Promise<string> {
  return sign(deps, 'jwt', { sub: accountId, sid: sessionId, aud: host }, jwtSeconds);
}

/** The session a jwt names; null when it is not ours, not for this host, or expired. */
export async function readJwt(deps: TokenDeps, jwt: string, host: string): Promise<SessionName | null> {
  const claims = await read(deps, 'jwt', jwt, host, ['sub', 'sid']);
  return claims && { accountId: claims.sub!, sessionId: String(claims['sid']) };
}

export interface Ticket {
  accountId: string;
  /** The method of the first factor. */
  method: SignInMethod;
  /** The account's session generation at that time: ending its sessions raises it, and voids the ticket. */
  generation: number;
}

/** A ticket: this account has proven its first factor on this host, valid for five minutes. */
export function signTicket(
  deps: TokenDeps,
  { accountId, method, generation }: Ticket,
  host: string,
): Promise<string> {
  return sign(deps, 'tickets', { sub: accountId, way: method, gen: generation, aud: host }, ticketSeconds);
}

/**
 * The contents of a ticket; null when it is not ours, not for this host, or expired. The caller checks its generation
 * against the account.
 */
export async function readTicket(deps: TokenDeps, ticket: string, host: string): Promise<Ticket | null> {
  const claims = await read(deps, 'tickets', ticket, host, ['sub', 'way', 'gen']);
  return (
    claims && {
      accountId: claims.sub!,
      method: claims['way'] as SignInMethod,
      generation: Number(claims['gen']),
    }
  );
}

/** Proves that this account has signed in on this device before; the device's id is random, and new each time. */
export function signKnownDevice(deps: TokenDeps, accountId: string, host: string): Promise<string> {
  return sign(deps, 'devices', { sub: accountId, jti: randomUUID(), aud: host }, knownDeviceDays * 86_400);
}

/**
 * The id of the device on which this account has signed in before; null when the token is another account's, not ours,
 * or expired.
 */
export async function readKnownDevice(
  deps: TokenDeps,
  token: string,
  accountId: string,
  host: string,
): Promise<string | null> {
  const claims = await read(deps, 'devices', token, host, ['sub', 'jti']);
  return claims?.sub === accountId ? String(claims.jti) : null;
}

function sign(
  { keys, now }: TokenDeps,
  purpose: KeyPurpose,
  claims: JWTPayload,
  seconds: number,
): Promise<string> {
  const { id, secret } = keys.current(purpose);
  const issuedAt = Math.floor(now().getTime() / 1_000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(secret);
}

async function read(
  { keys, now }: TokenDeps,
  purpose: KeyPurpose,
  token: string,
  host: string,
  claims: string[],
): Promise<JWTPayload | null> {
  const known = findProven(keys.all(purpose), token);
  if (known) return known.aud === host && known.exp! > Math.floor(now().getTime() / 1_000) ? known : null;
  try {
    const { payload, protectedHeader } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = keys.find(purpose, kid ?? '');
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      },
      { algorithms: ['HS256'], audience: host, currentDate: now(), requiredClaims: [...claims, 'exp'] },
    );
    keepProven(keys.find(purpose, protectedHeader.kid!)!, token, payload);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/**
 * Caches verified tokens, by the key that signed them: every call sends the session's token, and verifying it means
 * waking another thread twice. Time and host are checked each time; a key that leaves the ring takes its tokens with
 * it.
 */
const proven = new WeakMap<Key['secret'], Map<string, JWTPayload>>();
const provenAtMost = 5_000;

function findProven(keys: readonly Key[], token: string): JWTPayload | null {
  for (const { secret } of keys) {
    const payload = proven.get(secret)?.get(token);
    if (payload) return payload;
  }
  return null;
}

function keepProven({ secret }: Key, token: string, payload: JWTPayload): void {
  const tokens = proven.get(secret) ?? new Map<string, JWTPayload>();
  if (tokens.size >= provenAtMost) tokens.clear();
  proven.set(secret, tokens.set(token, payload));
}
