// Signing in where a second factor may be required (docs/product/sessions.md).
import type { Deps } from '#domain/deps';
import { finishLogIn, type LoginOutcome } from '#domain/sessions';
import { AppError } from '#shared/errors';
import type { SessionTokens } from '#shared/sessions';
import type { Caller } from '#api/caller';

/** Both steps in one call: clients that are no pages store no ticket between them. */
export async function completeLogin(
  deps: Deps,
  caller: Caller,
  outcome: LoginOutcome,
  otp: string | undefined,
): Promise<SessionTokens> {
  if (outcome.kind === 'signed_in') return outcome.tokens;
  if (otp === undefined) throw new AppError('second_factor_required');
  return finishLogIn(deps, { ...caller, ticket: outcome.ticket, code: otp });
}
