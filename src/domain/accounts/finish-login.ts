// The second half of signing in, for accounts with a second factor (issue 3 §5).
import { passSecondFactor } from '#domain/second-factors';
import { AppError } from '#shared/errors';
import type { SessionTokens } from '#shared/sessions';
import { type NewSession, type SessionDeps, startSession } from './sessions.ts';
import { readTicket } from './tokens.ts';

export interface SecondHalf extends Pick<NewSession, 'host' | 'userAgent'> {
  /** What the first half gave out (`logIn`). */
  ticket: string;
  /** Of the authenticator application, or from paper. */
  code: string;
}

/**
 * Begins a session in which staff roles count. Refuses with `link_expired` when the ticket is over or not ours, with
 * `code_wrong` and `too_many_requests`.
 */
export async function finishLogIn(deps: SessionDeps, { ticket, code, host, userAgent }: SecondHalf): Promise<SessionTokens> {
  const accountId = await readTicket(deps, ticket, host);
  if (!accountId) throw new AppError('link_expired');
  await passSecondFactor(deps, accountId, code);
  return startSession(deps, { accountId, host, userAgent, hasSecondFactor: true });
}
