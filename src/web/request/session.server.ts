// The visitor's session as pages see it: cookies in, an actor out; a jwt that ran out is renewed on the way (spec §8, 401 and 417).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import * as m from '#messages/messages';
import { findActor, refreshSession } from '#domain/sessions';
import type { Actor } from '#domain/memberships';
import { bearerOf } from '#platform/bearer';
import { bringsTokenForFile } from '#platform/member-file';
import { forgetTokens, storeTicket, storeTokens, storedTokens } from '#platform/session-cookies';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import * as paths from '#shared/paths';
import type { SessionTokens } from '#shared/sessions';
import type { Toast } from '#shared/toast';

export interface VisitorSession {
  /** Host the session is good on; a new one must be started for it. */
  host: string;
  userAgent: string | null;
  /** This visit came with a session that is over. */
  hasEnded: boolean;
  refreshToken: string | null;
  /** The first factor was proven; the second is missing (#domain/accounts `readTicket`). */
  ticket: string | null;
  /** What this browser says of earlier sign-ins (#domain/accounts `logIn`). */
  knownDevices: readonly string[];
  keepTicket(ticket: string): void;
  signIn(tokens: SessionTokens): void;
  signOut(): void;
}

export interface Visitor {
  actor: Actor | null;
  session: VisitorSession;
}

/**
 * Renews the session on whatever page is asked for, forms included: who fills one in for longer than a jwt lasts must not
 * lose what they wrote. A session that is over leaves no cookies behind, except where `isUnseen`: what scripts ask for by themselves must
 * not take away what tells the person's own next step why they are signed out.
 */
export async function visitorSession(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { isUnseen = false } = {},
): Promise<Visitor> {
  const host = request.hostname.toLowerCase();
  const { jwt, refreshToken, ticket, knownDevices } = storedTokens(request);
  const session: VisitorSession = {
    host,
    userAgent: request.headers['user-agent'] ?? null,
    hasEnded: false,
    refreshToken,
    ticket,
    knownDevices,
    keepTicket: (kept) => storeTicket(request, reply, kept),
    signIn: (tokens) => storeTokens(request, reply, tokens),
    signOut: () => forgetTokens(request, reply),
  };
  // An application has no cookies: what a call of the API leads to it fetches with the token it calls with, and no cookie counts.
  if (bringsTokenForFile(request))
    return { actor: await findActor(deps, { jwt: bearerOf(request) ?? '', host }), session };
  const actor = jwt ? await findActor(deps, { jwt, host }) : null;
  if (actor || (!jwt && !refreshToken)) return { actor, session };
  const tokens = refreshToken ? await renewed(deps, refreshToken, host) : null;
  if (!tokens) {
    if (!isUnseen) session.signOut();
    return { actor: null, session: { ...session, hasEnded: true } };
  }
  session.signIn(tokens);
  return { actor: await findActor(deps, { jwt: tokens.jwt, host }), session };
}

/** On the sign-in page: why a browser whose session is over was sent there (spec §8, 417: a moment later). */
export function endedToast(
  { hasEnded }: VisitorSession,
  { path, locale }: { path: string; locale: Locale },
): Toast | null {
  return hasEnded && path === paths.auth.login
    ? { type: 'warning', message: m.error_session_ended({}, { locale }), isLate: true }
    : null;
}

async function renewed(deps: Deps, refreshToken: string, host: string): Promise<SessionTokens | null> {
  try {
    return await refreshSession(deps, { refreshToken, host });
  } catch (error) {
    if (error instanceof AppError && error.code === 'session_ended') return null;
    throw error;
  }
}

/** Where nobody may be asked for: the page of an error, while the database may be away. */
export const guestSession: Visitor = {
  actor: null,
  session: {
    host: '',
    userAgent: null,
    hasEnded: false,
    refreshToken: null,
    ticket: null,
    knownDevices: [],
    keepTicket: () => undefined,
    signIn: () => undefined,
    signOut: () => undefined,
  },
};
