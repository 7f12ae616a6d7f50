// What a signed-in browser carries (spec §3 session), and what it carries half-way there: tokens for one host, signed by a
// key of the ring that their header names.
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

/** The jwt of a session, from now on for ten minutes. */
export function signJwt(
  deps: TokenDeps,
  { accountId, sessionId }: SessionName,
  host: string,
): Promise<string> {
  return sign(deps, 'jwt', { sub: accountId, sid: sessionId, aud: host }, jwtSeconds);
}

/** Whose session a jwt names; null when it is not ours, not for this host, or over. */
export async function readJwt(deps: TokenDeps, jwt: string, host: string): Promise<SessionName | null> {
  const claims = await read(deps, 'jwt', jwt, host, ['sub', 'sid']);
  return claims && { accountId: claims.sub!, sessionId: String(claims['sid']) };
}

export interface Ticket {
  accountId: string;
  /** How the first factor was proven. */
  method: SignInMethod;
  /** Of the account when it was: whatever ends sessions raises it, and voids the ticket. */
  generation: number;
}

/** Says that this account has proven its first factor on this host, for five minutes. */
export function signTicket(
  deps: TokenDeps,
  { accountId, method, generation }: Ticket,
  host: string,
): Promise<string> {
  return sign(deps, 'tickets', { sub: accountId, way: method, gen: generation, aud: host }, ticketSeconds);
}

/** What a ticket says; null when it is not ours, not for this host, or over. Whether its generation still stands, the account says. */
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

/** Says that this account has signed in on this device before; what a device is called is random, and new each time. */
export function signKnownDevice(deps: TokenDeps, accountId: string, host: string): Promise<string> {
  return sign(deps, 'devices', { sub: accountId, jti: randomUUID(), aud: host }, knownDeviceDays * 86_400);
}

/** What the device is called on which this account has signed in before; null when the token is another account's, not ours, or over. */
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
 * Tokens whose signature was found good, by the key that signed them: a session's is sent with every call, and checking it means waking
 * another thread twice. What time and host say is asked anew; a key that leaves the ring takes its tokens with it.
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
