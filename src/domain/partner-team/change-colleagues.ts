// What a colleague may do changes, or they go. The partner always keeps an owner.
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor, workplaceFor } from '#domain/memberships';
import { endAllSessions } from '#domain/session-endings';
import { type Db, transaction } from '#platform/database/database';
import { dutiesForm } from '#shared/colleague-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { isId } from '#shared/names';
import { dutiesOf, lockTeam, refuseOwnerless, writeLeads } from './duties.ts';
import type { TeamDeps } from './list-team.ts';

/**
 * Writes what somebody may do from their next sign-in on. Refuses `not_found`, `forbidden`, `step_up_required`, `invalid_input`, and
 * `last_owner`: nothing changes then.
 */
export async function changeDuties(
  deps: TeamDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  await onColleague(deps, actor, id, async (db, { partnerId, accountId }) => {
    const { duties, leads } = await dutiesOf({ ...deps, db }, partnerId, checkedForm(dutiesForm, form));
    await db.updateTable('memberships').set({ duties }).where('id', '=', id).execute();
    await writeLeads(db, id, leads);
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'membership.changed',
        subjectId: accountId,
        details: { role: 'partner_staff', duties },
      },
    );
  });
}

/** Ends somebody's work at the partner, and their sessions. Refuses `not_found`, `forbidden`, `step_up_required`, `last_owner`. */
export async function removeColleague(deps: TeamDeps, actor: Actor, id: string): Promise<void> {
  await onColleague(deps, actor, id, async (db, { accountId }) => {
    await db.deleteFrom('memberships').where('id', '=', id).execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'membership.revoked',
        subjectId: accountId,
        details: { role: 'partner_staff' },
      },
    );
  });
}

async function onColleague(
  deps: TeamDeps,
  actor: Actor,
  id: string,
  change: (db: Db, colleague: { partnerId: string; accountId: string }) => Promise<void>,
): Promise<void> {
  const partnerId = workplaceFor(actor, 'staff');
  requireFreshFactor(actor);
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    await lockTeam(db, partnerId);
    // Read under the lock: whoever was removed in between is gone, and so is the right of an owner who was.
    const rows = await db
      .selectFrom('memberships')
      .select(['id', 'account_id', 'duties'])
      .where('partner_id', '=', partnerId)
      .where('role', '=', 'partner_staff')
      .execute();
    if (!rows.some((row) => row.account_id === actor.accountId && row.duties.includes('owner')))
      throw new AppError('forbidden');
    const colleague = rows.find((row) => row.id === id);
    if (!colleague) throw new AppError('not_found');
    await change(db, { partnerId, accountId: colleague.account_id });
    await refuseOwnerless(db, partnerId);
    await endAllSessions({ ...deps, db }, colleague.account_id, 'role');
  });
}
