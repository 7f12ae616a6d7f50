// Asking somebody by email to work for the partner, and taking that back.
import type { Brand } from '#domain/brands';
import { inviteTo, type TeamDeps, withdrawFrom } from '#domain/colleagues';
import type { Actor } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { inviteForm } from '#shared/colleague-form';
import { checkedForm } from '#shared/form-faults';
import type { Locale } from '#shared/locale';
import { dutiesOf } from './duties.ts';
import { partnerOf } from './list-team.ts';

/**
 * Invites somebody; an earlier invitation of theirs ends. Refuses `forbidden`, `step_up_required`, `invalid_input` (with `email` for
 * somebody who works there already), `too_many_requests`.
 */
export async function inviteColleague(
  deps: OutboxDeps,
  actor: Actor,
  { form, brand, locale }: { form: unknown; brand: Brand; locale: Locale },
): Promise<void> {
  const place = partnerOf(actor);
  const { name, email, ...work } = checkedForm(inviteForm, form);
  const workIn = (db: OutboxDeps['db']) => dutiesOf({ ...deps, db }, place.id, work);
  await inviteTo(deps, actor, place, { name, email, brand, locale, workIn });
}

/** The link of the invitation works no more. Refuses `not_found`, `forbidden`. */
export async function withdrawInvitation(deps: TeamDeps, actor: Actor, id: string): Promise<void> {
  await withdrawFrom(deps, actor, partnerOf(actor), id);
}
