// The page of a travel partner's staff: what it shows, and what its forms do (docs/product/partner-team.md).
import {
  changeDuties,
  inviteColleague,
  listLeads,
  listTeam,
  removeColleague,
  withdrawInvitation,
} from '#domain/partner-team';
import { dutyText } from '#labels/duties';
import { formatDate } from '#shared/dates';
import { textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { answerTeam, teamView } from '#web/colleagues/team-view.server';
import { requirePartner } from '#web/partner-console/require-partner.server';
import type { PageRequest } from '#web/request/page-context.server';

export async function loadTeam(request: PageRequest) {
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const [team, leads] = await Promise.all([listTeam(deps, actor), listLeads(deps, actor)]);
  const led = leads.map(({ id, title, departsOn }) => ({
    id,
    label: `${formatDate(departsOn, locale, 'short')} · ${textIn(title, locale).text}`,
  }));
  return teamView(team, locale, dutyText, led);
}

export function changeTeam(request: PageRequest, sent: Request) {
  const { deps, brand, locale } = request;
  const { actor } = requirePartner(request);
  return answerTeam(request, sent, paths.partnerConsole.team, {
    invite: (form) => inviteColleague(deps, actor, { form, brand, locale }),
    change: (asked) => changeDuties(deps, actor, asked),
    remove: (id) => removeColleague(deps, actor, id),
    withdraw: (id) => withdrawInvitation(deps, actor, id),
  });
}
