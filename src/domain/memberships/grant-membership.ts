// Granting and revoking roles (docs/product/memberships.md). The command line (src/app/admin.ts) creates a deployment's first operator,
// an operator grants all other roles.
import { recordAudit } from '#domain/audit';
import { endAllSessions } from '#domain/session-endings';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { organisationKind, type Role } from '#shared/roles';
import { type Actor, type Membership, requireFreshFactor } from './actor.ts';
import { mayOperate } from './operator-access.ts';

interface GrantDeps {
  db: Db;
  now: () => Date;
}

/** Who grants: a person, or the deployment's own command line. */
export type Granter = Actor | 'system';

export interface Grant extends Membership {
  accountId: string;
}

/** Operators in support grant and revoke roles; nobody grants one to themselves. */
export function canGrantMembership(granter: Granter, accountId: string): boolean {
  return granter === 'system' || (mayOperate(granter, 'roles') && granter.accountId !== accountId);
}

/**
 * Grants a role. Repeating it changes nothing. Refuses with `forbidden`, with `not_found` for an account or
 * organisation that does not exist, with `invalid_input` when the role and the organisation do not match, and for
 * consultants, who need a code.
 */
export async function grantMembership(deps: GrantDeps, granter: Granter, grant: Grant): Promise<void> {
  refuseConsultant(granter, grant);
  await unsafeGrantMembership(deps, granter, grant);
}

/**
 * Revokes a role, from its holder's next request on. Refuses with `forbidden`, with `not_found` when nobody held it,
 * and as above.
 */
export async function revokeMembership(deps: GrantDeps, granter: Granter, grant: Grant): Promise<void> {
  refuseConsultant(granter, grant);
  await unsafeRevokeMembership(deps, granter, grant);
}

/** Grants consultants' role too, without their code: #domain/affiliates `grantConsultant` adds that. */
export async function unsafeGrantMembership(
  deps: GrantDeps,
  granter: Granter,
  { accountId, role, partnerId }: Grant,
): Promise<void> {
  if (!canGrantMembership(granter, accountId)) throw new AppError('forbidden');
  if (granter !== 'system') requireFreshFactor(granter);
  await transaction(deps.db, async (db) => {
    await refuseMismatch(db, { accountId, role, partnerId });
    const granted = await db
      .insertInto('memberships')
      .values({
        account_id: accountId,
        role,
        partner_id: partnerId,
        // Who owns the place gives colleagues their duties.
        duties: role === 'partner_staff' || role === 'store_staff' ? ['owner'] : [],
        created_at: deps.now(),
      })
      .onConflict((conflict) => conflict.columns(['account_id', 'role', 'partner_id']).doNothing())
      .executeTakeFirst();
    if (!granted.numInsertedOrUpdatedRows) return;
    // Ends older sessions: one that began with fewer rights, or by somebody else, must not gain the new role.
    await endAllSessions({ ...deps, db }, accountId, 'role');
    await record({ ...deps, db }, granter, 'membership.granted', accountId, role);
  });
}

/** Revokes consultants' role too, and leaves their code unchanged. */
export async function unsafeRevokeMembership(
  deps: GrantDeps,
  granter: Granter,
  { accountId, role, partnerId }: Grant,
): Promise<void> {
  if (!canGrantMembership(granter, accountId)) throw new AppError('forbidden');
  if (granter !== 'system') requireFreshFactor(granter);
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('memberships')
      .where('account_id', '=', accountId)
      .where('role', '=', role)
      .where('partner_id', 'is not distinct from', partnerId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await endAllSessions({ ...deps, db }, accountId, 'role');
    await record({ ...deps, db }, granter, 'membership.revoked', accountId, role);
  });
}

function refuseConsultant(granter: Granter, { accountId, role }: Grant): void {
  if (!canGrantMembership(granter, accountId)) throw new AppError('forbidden');
  if (role === 'consultant')
    throw new AppError('invalid_input', [{ field: 'role', message: 'error_invalid_value' }]);
}

async function refuseMismatch(db: Db, { accountId, role, partnerId }: Grant): Promise<void> {
  const kind = organisationKind(role);
  if (partnerId === null && kind !== null)
    throw new AppError('invalid_input', [{ field: 'partner', message: 'error_organisation_missing' }]);
  const account = await db.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
  if (!account) throw new AppError('not_found');
  if (partnerId === null) return;
  const partner = await db
    .selectFrom('partners')
    .select('kind')
    .where('id', '=', partnerId)
    .executeTakeFirst();
  if (!partner) throw new AppError('not_found');
  if (partner.kind !== kind)
    throw new AppError('invalid_input', [{ field: 'partner', message: 'error_organisation_other' }]);
}

function record(
  deps: GrantDeps,
  granter: Granter,
  action: 'membership.granted' | 'membership.revoked',
  subjectId: string,
  role: Role,
): Promise<void> {
  const by =
    granter === 'system'
      ? { actor: null, role: 'system' as const }
      : { actor: granter, role: 'operator_support' as const };
  return recordAudit(deps, { ...by, action, subjectId, details: { role } });
}
