// Replacing recovery codes, and removing a second factor.
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { endOtherSessions } from '#domain/session-endings';
import { transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isStaffRole } from '#shared/roles';
import { notifyFactorChange } from './notify-factor-change.ts';
import { proveOwner } from './owner-proof.ts';
import type { FactorDeps, FactorRequest } from './pass-second-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

/** Issues new recovery codes in place of the old ones; requires the password and the factor. */
export async function renewRecoveryCodes(
  deps: FactorDeps,
  actor: Actor,
  form: unknown,
  request: FactorRequest,
): Promise<string[]> {
  await proveOwner(deps, actor, form, { ...request, hasFactor: true });
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await recordAudit(within, { actor, action: 'second_factor.codes_renewed', subjectId: actor.accountId });
    await notifyFactorChange(within, actor.accountId, 'codes_renewed', request.brand);
    return replaceRecoveryCodes(within, actor.accountId);
  });
}

/**
 * Removes the factor, which staff may not do (`forbidden`); requires the password and the factor. No session counts as
 * proven any more.
 */
export async function removeSecondFactor(
  deps: FactorDeps,
  actor: Actor,
  form: unknown,
  request: FactorRequest,
): Promise<void> {
  const { accountId } = actor;
  if (actor.memberships.some(({ role }) => isStaffRole(role))) throw new AppError('forbidden');
  await proveOwner(deps, actor, form, { ...request, hasFactor: true });
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await db.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
    await db.deleteFrom('second_factor_enrolments').where('account_id', '=', accountId).execute();
    await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
    await db
      .updateTable('sessions')
      .set({ has_second_factor: false, factor_proven_at: null })
      .where('account_id', '=', accountId)
      .execute();
    await endOtherSessions(within, actor, 'second_factor');
    await recordAudit(within, { actor, action: 'second_factor.removed', subjectId: accountId });
    await notifyFactorChange(within, accountId, 'removed', request.brand);
  });
}
