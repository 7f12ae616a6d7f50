// What a change of the second factor requires: the password, and the current factor. A session alone, on an unlocked
// phone or stolen, changes nothing.
import { reauthenticate } from '#domain/reauthentication';
import type { Actor } from '#domain/memberships';
import { passThrottle } from '#domain/throttles';
import { factorProofForm } from '#shared/account-forms';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { type FactorDeps, type FactorRequest, passSecondFactor } from './pass-second-factor.ts';

/** Our choice: as for changing the password. */
const perAccount = { name: 'second-factor password', max: 10, windowSeconds: 3_600 };

/** Refuses `invalid_input` (also for a wrong password, and for an account that has none), `second_factor_required`, `code_wrong`, `too_many_requests`. */
export async function proveOwner(
  deps: FactorDeps,
  actor: Actor,
  form: unknown,
  { hasFactor, ...request }: FactorRequest & { hasFactor: boolean },
): Promise<void> {
  const { current_password: current, code } = checkedForm(factorProofForm, form);
  await passThrottle(deps, { ...perAccount, of: actor.accountId });
  await reauthenticate(deps, actor, current);
  if (!hasFactor) return;
  if (!code) throw new AppError('second_factor_required', [{ field: 'code', message: 'error_field_empty' }]);
  await passSecondFactor(deps, actor.accountId, code, request);
}
