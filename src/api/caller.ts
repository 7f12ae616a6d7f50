// Who calls (spec §7 headers, §3 session): the tokens a client sends in headers, a page of this site in cookies.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { findKeyHolder, isApiKey } from '#domain/api-keys';
import { findSession, type FoundSession, type NamedSession, nameSession } from '#domain/sessions';
import { bearerOf } from '#platform/bearer';
import { clientNetwork } from '#platform/client-network';
import { senderOf } from '#platform/sender';
import { forgetTokens, storeTokens, storedTokens } from '#platform/session-cookies';
import { browserSecret } from '#platform/social-login-cookie';
import type { SessionTokens } from '#shared/sessions';
import { accessTokenOf } from './access-token.ts';

/** What a handler needs to sign the caller in or out. */
export interface Caller {
  /** Host on which a session is valid. */
  host: string;
  /** Scheme and host of the request, for links that are sent or shared. */
  origin: string;
  userAgent: string | null;
  /** A header sent once; null when it was not sent. */
  header(name: string): string | null;
  /** Network (platform/client-network.ts), for throttles only. */
  address: string;
  /** A page of this site: its tokens are cookies that no script reads. */
  isPage: boolean;
  refreshToken: string | null;
  /** A page's cookies that prove earlier sign-ins in that browser. */
  knownDevices: readonly string[];
  /** What binds a sign-in at a provider to whoever began it: a page's cookie, an application's access-token. */
  signInSecret: { value: string | null; keep(secret: string): void };
  /**
   * Stores the tokens in the cookies of a page, whose scripts need no refresh token; other clients read both from the
   * answer.
   */
  signIn(tokens: SessionTokens): { user_token: string; refresh_token: string | null };
  forget(): void;
}

export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  const isPage = senderOf(request) === 'own';
  const sent = request.headers['refresh-token'];
  return {
    host: hostOf(request),
    origin: `${request.protocol}://${request.host}`,
    userAgent: request.headers['user-agent'] ?? null,
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : null;
    },
    address: clientNetwork(request),
    isPage,
    refreshToken: typeof sent === 'string' ? sent : isPage ? storedTokens(request).refreshToken : null,
    knownDevices: isPage ? storedTokens(request).knownDevices : [],
    signInSecret: isPage
      ? browserSecret(request, reply)
      : { value: accessTokenOf(request), keep: () => undefined },
    signIn: (tokens) => {
      if (isPage) storeTokens(request, reply, tokens);
      return { user_token: tokens.jwt, refresh_token: isPage ? null : tokens.refreshToken };
    },
    forget: () => isPage && forgetTokens(request, reply),
  };
}

/**
 * The session of the `Authorization: Bearer` header, or the program whose key stands there; without that header, the session of the cookie.
 * Refuses `api_key_invalid`, and `too_many_requests` to a key.
 */
export async function callersSession(deps: Deps, request: FastifyRequest): Promise<FoundSession> {
  const bearer = bearerOf(request);
  if (isApiKey(bearer)) return { state: 'signed_in', actor: await findKeyHolder(deps, bearer) };
  const jwt = jwtOf(request, bearer);
  return jwt ? findSession(deps, { jwt, host: hostOf(request) }) : { state: 'none', actor: null };
}

/** Whom a jwt of ours names, by its signature alone; null: nobody, or a program. `callersSession` says who that is. */
export async function callersName(deps: Deps, request: FastifyRequest): Promise<NamedSession | null> {
  const bearer = bearerOf(request);
  const jwt = isApiKey(bearer) ? null : jwtOf(request, bearer);
  return jwt ? nameSession(deps, { jwt, host: hostOf(request) }) : null;
}

const jwtOf = (request: FastifyRequest, bearer: string | undefined) =>
  request.headers.authorization === undefined ? storedTokens(request).jwt : bearer;

function hostOf(request: FastifyRequest): string {
  return request.hostname.toLowerCase();
}
