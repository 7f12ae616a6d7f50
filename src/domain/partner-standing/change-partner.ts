// What every change of a travel partner's standing begins and ends with (docs/product/partner-standing.md).
import { recordAudit } from '#domain/audit';
import type { Actor } from '#domain/memberships';
import { type Db, transaction } from '#platform/database/database';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import { isId } from '#shared/names';
import { requireStandingRole, type StandingDeps } from './standing.ts';

export interface LockedPartner {
  id: string;
  name: string;
  state: string;
}

/** Holds the partner's row: a checkout that began before it is either finished or refused. */
export async function changePartner(
  deps: StandingDeps,
  actor: Actor,
  partnerId: string,
  action: AuditAction,
  work: (db: Db, partner: LockedPartner) => Promise<void>,
): Promise<void> {
  const role = requireStandingRole(actor);
  if (!isId(partnerId)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const partner = await db
      .selectFrom('partners')
      .select(['id', 'name', 'state'])
      .where('id', '=', partnerId)
      .where('kind', '=', 'travel')
      .forUpdate()
      .executeTakeFirst();
    if (!partner) throw new AppError('not_found');
    await work(db, partner);
    await recordAudit(
      { ...deps, db },
      { actor, role, action, subjectId: null, details: { about: partnerId } },
    );
  });
}
