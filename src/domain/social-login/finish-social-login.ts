// The end of a sign-in at Google or Apple (spec §7 driver callbacks): a verified person gets a session, or a linked
// profile.
import { createHash } from 'node:crypto';
import type { Actor } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { AppError } from '#shared/errors';
import type { SignInMethod } from '#shared/sessions';
import { type LoginOutcome, signInAccount, type NewSession, type SessionDeps } from '#domain/sessions';
import { accountOf, linkPerson, type SignInPlace } from './social-account.ts';
import { type ProviderReturn, providerOf, type SignInAttempt, type SignInDeps } from './login-attempts.ts';

type FinishDeps = SignInDeps & SessionDeps & OutboxDeps;

/** Who brings the answer, and the host of the session. */
export interface SignInVisitor extends SignInPlace, Pick<NewSession, 'host' | 'userAgent'> {
  actor: Actor | null;
}

/** `isNew`: this call created the account; phone and birth date are still missing. */
export type SignInOutcome = (LoginOutcome & { isNew: boolean }) | { kind: 'linked' };

/** What providers answer when the person declined. */
const cancelled = ['access_denied', 'user_cancelled_authorize'];

/**
 * Exchanges the provider's answer for a person, and the person for a session. Refuses: `sign_in_cancelled`,
 * `sign_in_failed`, `sign_in_unavailable`, and as decideSignIn and decideLink state.
 */
export async function finishSignIn(
  deps: FinishDeps,
  attempt: SignInAttempt,
  brought: ProviderReturn,
  visitor: SignInVisitor,
): Promise<SignInOutcome> {
  const { code, error, user } = brought;
  if (!code) throw new AppError(cancelled.includes(error ?? '') ? 'sign_in_cancelled' : 'sign_in_failed');
  const { linkTo } = attempt;
  // A member who has signed out meanwhile, or another one at the same browser, has not requested this.
  if (linkTo && visitor.actor?.accountId !== linkTo.accountId) throw new AppError('sign_in_expired');
  const person = await providerOf(deps, attempt.provider).exchange(attempt.question, { code, user });
  if (linkTo) {
    await linkPerson(deps, linkTo.accountId, person, visitor);
    return { kind: 'linked' };
  }
  return enter(deps, attempt.provider, await accountOf(deps, person, visitor), visitor);
}

export interface TokenRequest extends SignInVisitor {
  /** An ID token that an application received from the provider directly. */
  token: string;
  /** Network of the caller, for the throttle only. */
  address: string;
}

/** Our choice: as many as a browser may begin. */
const perAddress = { max: 100, windowSeconds: 600 };

/** Signs in by an ID token issued for us; each token works once. Refuses like finishSignIn, and `too_many_requests`. */
export async function signInByToken(
  deps: FinishDeps,
  { token, address, ...visitor }: TokenRequest,
): Promise<Exclude<SignInOutcome, { kind: 'linked' }>> {
  await passThrottle(deps, { name: 'sign-in token address', of: address, ...perAddress });
  const { verifyToken } = providerOf(deps, 'google');
  if (!verifyToken) throw new AppError('not_found');
  const { person, expiresAt } = await verifyToken(token);
  if (!(await isFirstUse(deps, token, expiresAt))) throw new AppError('sign_in_failed');
  return enter(deps, 'google', await accountOf(deps, person, visitor), visitor);
}

/** Remembers the signed content, not its encoding: a signature can be encoded in several ways. */
async function isFirstUse({ db }: Pick<FinishDeps, 'db'>, token: string, expiresAt: Date): Promise<boolean> {
  const digest = createHash('sha256')
    .update(token.slice(0, token.lastIndexOf('.')))
    .digest();
  const kept = await db
    .insertInto('used_id_tokens')
    .values({ digest, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return kept.numInsertedOrUpdatedRows === 1n;
}

async function enter(
  deps: FinishDeps,
  method: SignInMethod,
  { accountId, isNew }: { accountId: string; isNew: boolean },
  { host, userAgent }: SignInVisitor,
) {
  return { ...(await signInAccount(deps, method, { accountId, host, userAgent })), isNew };
}
