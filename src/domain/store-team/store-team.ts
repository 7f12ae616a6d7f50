// Front door of a store's staff (docs/product/store-console.md): its owners say who works there and what each of them does. The mechanism is
// that of travel partners (#domain/colleagues).
import type { Brand } from '#domain/brands';
import {
  changeColleague,
  inviteTo,
  listColleagues,
  removeFrom,
  type Team,
  type TeamDeps,
  withdrawFrom,
  type Workplace,
} from '#domain/colleagues';
import { type Actor, storeOfActor } from '#domain/memberships';
import type { OutboxDeps } from '#domain/outbox';
import { storeDutiesForm, storeInviteForm } from '#shared/colleague-form';
import { checkedForm } from '#shared/form-faults';
import type { Locale } from '#shared/locale';
import type { StoreDuty } from '#shared/store-duties';

/** Refuses `forbidden` to all but owners. */
const storeOf = (actor: Actor): Workplace => ({ id: storeOfActor(actor, 'staff'), role: 'store_staff' });

/** Oneself first, then those who have worked longest. Refuses `forbidden`. */
export async function listStoreTeam(deps: TeamDeps, actor: Actor): Promise<Team<StoreDuty>> {
  return listColleagues(deps, actor, storeOf(actor));
}

/**
 * Invites somebody; an earlier invitation of theirs ends. Refuses `forbidden`, `step_up_required`, `invalid_input` (with `email` for
 * somebody who works there already), `too_many_requests`.
 */
export async function inviteToStore(
  deps: OutboxDeps,
  actor: Actor,
  { form, brand, locale }: { form: unknown; brand: Brand; locale: Locale },
): Promise<void> {
  const place = storeOf(actor);
  const { name, email, duties } = checkedForm(storeInviteForm, form);
  const workIn = () => Promise.resolve({ duties: [...new Set(duties)] });
  await inviteTo(deps, actor, place, { name, email, brand, locale, workIn });
}

/** The link of the invitation works no more. Refuses `not_found`, `forbidden`. */
export async function withdrawStoreInvitation(deps: TeamDeps, actor: Actor, id: string): Promise<void> {
  await withdrawFrom(deps, actor, storeOf(actor), id);
}

/**
 * Writes what somebody may do from their next sign-in on. Refuses `not_found`, `forbidden`, `step_up_required`, `invalid_input`, and
 * `last_owner`: nothing changes then.
 */
export async function changeStoreDuties(
  deps: TeamDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const dutiesIn = () => Promise.resolve([...new Set(checkedForm(storeDutiesForm, form).duties)]);
  await changeColleague(deps, actor, storeOf(actor), { id, dutiesIn });
}

/** Ends somebody's work at the store, and their sessions. Refuses `not_found`, `forbidden`, `step_up_required`, `last_owner`. */
export async function removeFromStore(deps: TeamDeps, actor: Actor, id: string): Promise<void> {
  await removeFrom(deps, actor, storeOf(actor), id);
}
