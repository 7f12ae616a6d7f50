// Who calls, and whether they may (spec §6, §8): the statuses of decision 0011.
import type { FastifyRequest } from 'fastify';
import type { Audience } from '#contract/define';
import type { Deps } from '#deps';
import { findSession, type FoundSession } from '#domain/accounts';
import { hasRole } from '#domain/memberships';
import { keptTokens } from '#platform/session-cookies';
import { AppError } from '#shared/errors';

/** The session of the `Authorization: Bearer` header; without that header, of the cookie. */
export async function callersSession(deps: Deps, request: FastifyRequest): Promise<FoundSession> {
  const { authorization } = request.headers;
  const jwt = authorization === undefined ? keptTokens(request).jwt : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  return jwt ? findSession(deps, { jwt, host: request.hostname.toLowerCase() }) : { state: 'none', actor: null };
}

/** Throws unless the endpoint is for this caller: 401 and 417 tell a client what to do about it, 403 that nothing helps. */
export function admit(who: Audience, { state, actor }: FoundSession): void {
  if (who === 'everyone') return;
  if (who === 'guest') {
    if (actor) throw new AppError('forbidden');
    return;
  }
  if (!actor) throw new AppError(state === 'ended' ? 'session_ended' : 'not_signed_in');
  if (who !== 'member' && !who.some((role) => hasRole(actor, role))) throw new AppError('forbidden');
}
