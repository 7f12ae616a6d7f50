// What a colleague may do changes, or they go. An organisation always keeps an owner.
import { sql } from 'kysely';
import { recordAudit } from '#domain/audit';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import { endAllSessions } from '#domain/session-endings';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import type { TeamDeps, Workplace } from './list-colleagues.ts';

/**
 * Writes what somebody may do from their next sign-in on: the duties that `dutiesIn` answers, in the same transaction. Refuses `not_found`,
 * `forbidden`, `step_up_required`, and `last_owner`: nothing changes then.
 */
export async function changeColleague(
  deps: TeamDeps,
  actor: Actor,
  place: Workplace,
  { id, dutiesIn }: { id: string; dutiesIn: (db: Db) => Promise<readonly string[]> },
): Promise<void> {
  await onColleague(deps, actor, { place, id }, async (db, accountId) => {
    const duties = [...(await dutiesIn(db))];
    await db.updateTable('memberships').set({ duties }).where('id', '=', id).execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: place.role,
        action: 'membership.changed',
        subjectId: accountId,
        details: { role: place.role, duties },
      },
    );
  });
}

/** Ends somebody's work there, and their sessions. Refuses `not_found`, `forbidden`, `step_up_required`, `last_owner`. */
export async function removeFrom(deps: TeamDeps, actor: Actor, place: Workplace, id: string): Promise<void> {
  await onColleague(deps, actor, { place, id }, async (db, accountId) => {
    await db.deleteFrom('memberships').where('id', '=', id).execute();
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: place.role,
        action: 'membership.revoked',
        subjectId: accountId,
        details: { role: place.role },
      },
    );
  });
}

async function onColleague(
  deps: TeamDeps,
  actor: Actor,
  { place, id }: { place: Workplace; id: string },
  change: (db: Db, accountId: string) => Promise<void>,
): Promise<void> {
  requireFreshFactor(actor);
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    await lockTeam(db, place);
    // Read under the lock: whoever was removed in between is gone, and so is the right of an owner who was.
    const rows = await db
      .selectFrom('memberships')
      .select(['id', 'account_id', 'duties'])
      .where('partner_id', '=', place.id)
      .where('role', '=', place.role)
      .execute();
    if (!rows.some((row) => row.account_id === actor.accountId && row.duties.includes('owner')))
      throw new AppError('forbidden');
    const colleague = rows.find((row) => row.id === id);
    if (!colleague) throw new AppError('not_found');
    await change(db, colleague.account_id);
    await refuseOwnerless(db, place);
    await endAllSessions({ ...deps, db }, colleague.account_id, 'role');
  });
}

/** Two owners who remove each other come one after the other. */
async function lockTeam(db: Db, { id, role }: Workplace): Promise<void> {
  await sql`select from memberships where partner_id = ${id}::uuid and role = ${role} order by id for update`.execute(
    db,
  );
}

/** Whoever changes the team waits at `lockTeam`. Refuses `last_owner`. */
async function refuseOwnerless(db: Db, { id, role }: Workplace): Promise<void> {
  const owner = await sql`
    select from memberships where partner_id = ${id}::uuid and role = ${role} and 'owner' = any (duties) limit 1`.execute(
    db,
  );
  if (owner.rows.length === 0) throw new AppError('last_owner');
}
