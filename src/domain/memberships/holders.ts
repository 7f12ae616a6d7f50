// Who holds which role, for operators in support, who grant and revoke them.
import { recordAudit } from '#domain/audit';
import type { Db } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { organisationKind, type OrganisationKind, type Role, roles } from '#shared/roles';
import { type Actor, type Membership } from './actor.ts';
import { mayOperate } from './operator-access.ts';

interface HolderDeps {
  db: Db;
  now: () => Date;
}

export interface Holder {
  accountId: string;
  name: string;
  email: string;
  memberships: HeldMembership[];
}

export interface HeldMembership extends Membership {
  partnerName: string | null;
  since: Date;
}

/** The person with this email address; their audit log records the look-up. Refuses with `forbidden`. */
export async function findHolder(deps: HolderDeps, actor: Actor, email: string): Promise<Holder | null> {
  refuseOthers(actor);
  const account = await deps.db
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (!account) return null;
  await recordAudit(deps, { actor, role: 'operator_support', action: 'profile.read', subjectId: account.id });
  const held = await deps.db
    .selectFrom('memberships')
    .leftJoin('partners', 'partners.id', 'memberships.partner_id')
    .select(['role', 'partner_id', 'partners.name as partner_name', 'memberships.created_at'])
    .where('account_id', '=', account.id)
    .orderBy('memberships.created_at')
    .execute();
  return {
    accountId: account.id,
    name: account.name,
    email: account.email,
    memberships: held.map((row) => ({
      role: row.role as Role,
      partnerId: row.partner_id,
      partnerName: row.partner_name,
      since: row.created_at,
    })),
  };
}

export interface Organisation {
  id: string;
  name: string;
  kind: OrganisationKind;
}

/** Organisations whose members hold roles, by name. Refuses with `forbidden`. */
export async function listOrganisations(
  { db }: Pick<HolderDeps, 'db'>,
  actor: Actor,
): Promise<Organisation[]> {
  refuseOthers(actor);
  const kinds = roles.map(organisationKind).filter((kind) => kind !== null);
  const rows = await db
    .selectFrom('partners')
    .select(['id', 'name', 'kind'])
    .where('kind', 'in', kinds)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as OrganisationKind }));
}

function refuseOthers(actor: Actor): void {
  if (!mayOperate(actor, 'roles')) throw new AppError('forbidden');
}
