// Who works for a travel partner, who was asked to, and which departures can be led.
import { sql } from 'kysely';
import { listColleagues, type Team, type TeamDeps, type Workplace } from '#domain/colleagues';
import { type Actor, workplaceFor } from '#domain/memberships';
import { todayInIndonesia } from '#shared/dates';
import type { LocalText } from '#shared/locale';
import type { PartnerDuty } from '#shared/partner-duties';

/** The travel partner whose staff the actor may change. Refuses `forbidden`. */
export const partnerOf = (actor: Actor): Workplace => ({
  id: workplaceFor(actor, 'staff'),
  role: 'partner_staff',
});

/** Oneself first, then those who have worked longest. Refuses `forbidden`. */
export async function listTeam(deps: TeamDeps, actor: Actor): Promise<Team<PartnerDuty>> {
  return listColleagues(deps, actor, partnerOf(actor));
}

export interface Leadable {
  id: string;
  title: LocalText;
  departsOn: string;
}

/** Our choice: more than anybody scrolls through. */
const leadable = 200;

/** The partner's departures whose trip is not over, the nearest first. Refuses `forbidden`. */
export async function listLeads({ db, now }: TeamDeps, actor: Actor): Promise<Leadable[]> {
  const partnerId = workplaceFor(actor, 'staff');
  const { rows } = await sql<Leadable>`
    select d.id, p.title, d.departs_on as "departsOn" from departures d join programmes p on p.id = d.programme_id
    where p.partner_id = ${partnerId}::uuid and d.state in ('published', 'unlisted') and d.returns_on >= ${todayInIndonesia(now())}::date
    order by d.departs_on, d.id limit ${leadable}`.execute(db);
  return rows;
}
