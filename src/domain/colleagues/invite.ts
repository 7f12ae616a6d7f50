// Asking somebody by email to work for an organisation, and taking that back.
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import { type InvitationToSend, inviteToRole } from '#domain/invitations';
import { type Actor, requireFreshFactor } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';
import type { TeamDeps, Workplace } from './list-colleagues.ts';

/** Our choice: an agency with a branch in every province, in a day. */
const invitesADay = { max: 40, windowSeconds: 86_400 };

interface Invite {
  email: string;
  name: string;
  brand: Brand;
  locale: Locale;
  /** What they are to do, in the transaction of the invitation. */
  workIn: (db: Db) => Promise<Pick<InvitationToSend, 'duties' | 'leads'>>;
}

/**
 * Invites somebody; an earlier invitation of theirs ends. Refuses `step_up_required`, `invalid_input` with `email` for somebody who works
 * there already, `too_many_requests`.
 */
export async function inviteTo(
  deps: OutboxDeps,
  actor: Actor,
  { id, role }: Workplace,
  { email, name, brand, locale, workIn }: Invite,
): Promise<void> {
  requireFreshFactor(actor);
  await passThrottle(deps, { name: 'staff invitation', of: id, ...invitesADay });
  await transaction(deps.db, async (db) => {
    const work = await workIn(db);
    const partner = await db
      .selectFrom('partners')
      .select(['id', 'name'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isColleague = await db
      .selectFrom('memberships')
      .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
      .select('memberships.id')
      .where('partner_id', '=', id)
      .where('accounts.email', '=', email)
      .executeTakeFirst();
    if (isColleague)
      throw new AppError('invalid_input', [{ field: 'email', message: 'error_already_colleague' }]);
    await inviteToRole({ ...deps, db }, actor, {
      email,
      name,
      role,
      ...work,
      invitedAs: role,
      partner,
      brand,
      locale,
    });
  });
}

/** The link of the invitation works no more. Refuses `not_found`. */
export async function withdrawFrom(
  deps: TeamDeps,
  actor: Actor,
  { id: place, role }: Workplace,
  id: string,
): Promise<void> {
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('invitations')
      .where('id', '=', id)
      .where('partner_id', '=', place)
      .where('role', '=', role)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await recordAudit(
      { ...deps, db },
      { actor, role, action: 'invitation.withdrawn', subjectId: null, details: { about: id, role } },
    );
  });
}
