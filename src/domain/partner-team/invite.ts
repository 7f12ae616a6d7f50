// Asking somebody by email to work for the partner, and taking that back.
import { recordAudit } from '#domain/audit';
import type { Brand } from '#domain/brands';
import { inviteToRole } from '#domain/invitations';
import { type Actor, requireFreshFactor, workplaceFor } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { passThrottle } from '#domain/throttles';
import { transaction } from '#platform/database/database';
import { inviteForm } from '#shared/colleague-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import type { Locale } from '#shared/locale';
import { isId } from '#shared/names';
import { dutiesOf } from './duties.ts';
import type { TeamDeps } from './list-team.ts';

/** Our choice: an agency with a branch in every province, in a day. */
const invitesADay = { max: 40, windowSeconds: 86_400 };

/**
 * Invites somebody; an earlier invitation of theirs ends. Refuses `forbidden`, `step_up_required`, `invalid_input` (with `email` for
 * somebody who works there already), `too_many_requests`.
 */
export async function inviteColleague(
  deps: OutboxDeps,
  actor: Actor,
  { form, brand, locale }: { form: unknown; brand: Brand; locale: Locale },
): Promise<void> {
  const partnerId = workplaceFor(actor, 'staff');
  requireFreshFactor(actor);
  const { name, email, ...work } = checkedForm(inviteForm, form);
  await passThrottle(deps, { name: 'partner invitation', of: partnerId, ...invitesADay });
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const { duties, leads } = await dutiesOf(within, partnerId, work);
    const partner = await db
      .selectFrom('partners')
      .select(['id', 'name'])
      .where('id', '=', partnerId)
      .executeTakeFirstOrThrow();
    const isColleague = await db
      .selectFrom('memberships')
      .innerJoin('accounts', 'accounts.id', 'memberships.account_id')
      .select('memberships.id')
      .where('partner_id', '=', partnerId)
      .where('accounts.email', '=', email)
      .executeTakeFirst();
    if (isColleague)
      throw new AppError('invalid_input', [{ field: 'email', message: 'error_already_colleague' }]);
    await inviteToRole(within, actor, {
      email,
      name,
      role: 'partner_staff',
      duties,
      leads,
      invitedAs: 'partner_staff',
      partner,
      brand,
      locale,
    });
  });
}

/** The link of the invitation works no more. Refuses `not_found`, `forbidden`. */
export async function withdrawInvitation(deps: TeamDeps, actor: Actor, id: string): Promise<void> {
  const partnerId = workplaceFor(actor, 'staff');
  if (!isId(id)) throw new AppError('not_found');
  await transaction(deps.db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('invitations')
      .where('id', '=', id)
      .where('partner_id', '=', partnerId)
      .where('accepted_at', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new AppError('not_found');
    await recordAudit(
      { ...deps, db },
      {
        actor,
        role: 'partner_staff',
        action: 'invitation.withdrawn',
        subjectId: null,
        details: { about: id, role: 'partner_staff' },
      },
    );
  });
}
