// Help that changes something (docs/product/support.md): an act of its own, under an open look.
import { recordAudit } from '#domain/audit';
import { type Actor, requireOperatorTask } from '#domain/memberships';
import { endAllSessions } from '#domain/session-endings';
import { transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { findLook, type LookDeps } from './looks.ts';

/** Somebody lost their phone: signs them out of every device. Refuses `forbidden`, also without an open look. */
export async function signOutEverywhere(deps: LookDeps, actor: Actor, accountId: string): Promise<void> {
  const role = requireOperatorTask(actor, 'support');
  await transaction(deps.db, async (db) => {
    if (!(await findLook({ ...deps, db }, actor, accountId))) throw new AppError('forbidden');
    const count = await endAllSessions({ ...deps, db }, accountId, 'operator');
    await recordAudit(
      { ...deps, db },
      { actor, role, action: 'support.signed_out', subjectId: accountId, details: { count } },
    );
  });
}
