// Signing in with email and password (spec §7 user/auth/login), and the last step of every login method.
import { hasSecondFactor } from '#domain/second-factors';
import { passThrottle } from '#domain/throttles';
import { isPassword, passwordsAtOnce } from '#platform/passwords';
import { createWorkLimit } from '#platform/work-limit';
import { loginForm } from '#shared/account-forms';
import { AppError } from '#shared/errors';
import { formFaults } from '#shared/form-faults';
import type { SessionTokens, SignInMethod } from '#shared/sessions';
import { findKnownDevice } from './known-devices.ts';
import { type NewSession, type SessionDeps, signInWith } from './session-records.ts';
import { signTicket } from './tokens.ts';

export interface LoginRequest extends Pick<NewSession, 'host' | 'userAgent'> {
  email: string;
  password: string;
  /** Network of the caller, for the throttle only. */
  address: string;
  /** The browser's proofs of earlier sign-ins (`knownDevice` of a session). */
  knownDevices?: readonly string[];
}

/** Signed in, or half-way: the ticket proves for five minutes that only the second factor is missing. */
export type LoginOutcome =
  | { kind: 'signed_in'; tokens: SessionTokens }
  | { kind: 'second_factor'; ticket: string };

/** Our choice: an office behind one IP may sign in, guessing through a list may not. Counts right and wrong tries. */
const perAddress = { max: 100, windowSeconds: 900 };
const perAccount = { max: 20, windowSeconds: 900 };
/** For known devices; others' guesses do not count against them. */
const perKnownDevice = { max: 10, windowSeconds: 900 };

/**
 * A sign-in queues before its first query, not only before its password: a flood of them would hold all database
 * connections, with the pages behind them (decision 0019). Three more than passwords, so that these seldom wait for
 * rows. The last in the queue waits a second or two.
 */
const turns = createWorkLimit({ atOnce: passwordsAtOnce + 3, waiting: passwordsAtOnce * 100 });

/**
 * Refuses with `invalid_input`, `too_many_requests`, `unavailable` (too many sign in at once) and `credentials_wrong`:
 * the same answer after the same work whether or not there is such an account.
 */
export async function logIn(deps: SessionDeps, request: LoginRequest): Promise<LoginOutcome> {
  const faults = formFaults(loginForm, request);
  if (faults.length > 0) throw new AppError('invalid_input', faults);
  return turns.run(() => tryPassword(deps, request));
}

async function tryPassword(deps: SessionDeps, request: LoginRequest): Promise<LoginOutcome> {
  const { email, password } = loginForm.parse(request);
  await passThrottle(deps, { name: 'login address', of: request.address, ...perAddress });
  const account = await deps.db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
  const device = account
    ? await findKnownDevice(deps, request.knownDevices ?? [], account.id, request.host)
    : null;
  await passThrottle(
    deps,
    device
      ? { name: 'login device', of: device, ...perKnownDevice }
      : { name: 'login account', of: email, ...perAccount },
  );
  const isRight = await isPassword(account?.password_hash ?? null, password);
  if (!account || !isRight) throw new AppError('credentials_wrong');
  return signInAccount(deps, 'password', {
    accountId: account.id,
    host: request.host,
    userAgent: request.userAgent,
  });
}

/**
 * For somebody who has proven one factor: a session, or a ticket where the account has a second one. Staff without one
 * get a session in which their roles do not count (#domain/memberships `hasRole`).
 */
export async function signInAccount(
  deps: SessionDeps,
  method: SignInMethod,
  { accountId, host, userAgent }: Omit<NewSession, 'hasSecondFactor'>,
): Promise<LoginOutcome> {
  const { sign_in_generation: generation } = await deps.db
    .selectFrom('accounts')
    .select('sign_in_generation')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (await hasSecondFactor(deps, accountId))
    return { kind: 'second_factor', ticket: await signTicket(deps, { accountId, method, generation }, host) };
  return {
    kind: 'signed_in',
    tokens: await signInWith(deps, method, { accountId, host, userAgent, hasSecondFactor: false }),
  };
}
