// What a colleague at a travel partner may do changes, or they go.
import { changeColleague, removeFrom, type TeamDeps } from '#domain/colleagues';
import type { Actor } from '#domain/memberships';
import { dutiesForm } from '#shared/colleague-form';
import { checkedForm } from '#shared/form-faults';
import { dutiesOf, writeLeads } from './duties.ts';
import { partnerOf } from './list-team.ts';

/**
 * Writes what somebody may do from their next sign-in on. Refuses `not_found`, `forbidden`, `step_up_required`, `invalid_input`, and
 * `last_owner`: nothing changes then.
 */
export async function changeDuties(
  deps: TeamDeps,
  actor: Actor,
  { id, form }: { id: string; form: unknown },
): Promise<void> {
  const place = partnerOf(actor);
  await changeColleague(deps, actor, place, {
    id,
    dutiesIn: async (db) => {
      const { duties, leads } = await dutiesOf({ ...deps, db }, place.id, checkedForm(dutiesForm, form));
      await writeLeads(db, id, leads);
      return duties;
    },
  });
}

/** Ends somebody's work at the partner, and their sessions. Refuses `not_found`, `forbidden`, `step_up_required`, `last_owner`. */
export async function removeColleague(deps: TeamDeps, actor: Actor, id: string): Promise<void> {
  await removeFrom(deps, actor, partnerOf(actor), id);
}
