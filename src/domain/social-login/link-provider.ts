// A member adds Google or Apple to the account (docs/product/social-login.md): a lasting login method, so the password proves that its
// owner adds it (decision 0043).
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { currentPasswordForm } from '#shared/account-forms';
import { checkedForm } from '#shared/form-faults';
import { reauthenticate } from '#domain/reauthentication';
import { beginAttempt, type SignInBegun, type SignInDeps, type SignInStart } from './login-attempts.ts';

/** Our choice: as for changing the password. */
const perAccount = { name: 'link-provider account', max: 10, windowSeconds: 3_600 };

/**
 * Refuses `invalid_input` (also for a wrong password, and for an account without one: an email sets it), `not_found`
 * when this provider is off, `too_many_requests`, `unavailable`.
 */
export async function beginLinking(
  deps: SignInDeps,
  actor: Actor,
  form: unknown,
  start: SignInStart,
): Promise<SignInBegun> {
  const { current_password: current } = checkedForm(currentPasswordForm, form);
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  await reauthenticate(deps, actor, current);
  return beginAttempt(deps, start, actor);
}
