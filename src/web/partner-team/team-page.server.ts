// The page of a travel partner's staff: what it shows, and what its forms do (docs/product/partner-team.md).
import * as m from '#messages/messages';
import {
  changeDuties,
  inviteColleague,
  listLeads,
  listTeam,
  removeColleague,
  withdrawInvitation,
} from '#domain/partner-team';
import { formatDate, todayInIndonesia } from '#shared/dates';
import { textIn } from '#shared/locale';
import { partnerDuties } from '#shared/partner-duties';
import * as paths from '#shared/paths';
import { requirePartner } from '#web/partner-console/require-partner.server';
import { answerActions } from '#web/request/answer-actions.server';
import type { PageRequest } from '#web/request/page-context.server';
import type { Lead } from './work-fields.tsx';

export async function loadTeam(request: PageRequest) {
  const { deps, locale } = request;
  const { actor } = requirePartner(request);
  const [{ colleagues, invitations }, leads] = await Promise.all([
    listTeam(deps, actor),
    listLeads(deps, actor),
  ]);
  const day = (date: Date | string) => formatDate(todayInIndonesia(new Date(date)), locale, 'short');
  return {
    colleagues: colleagues.map((one) => ({ ...one, since: day(one.since) })),
    invitations: invitations.map(({ id, email, duties, expiresAt }) => ({
      id,
      email,
      duties,
      expires: day(expiresAt),
    })),
    leads: leads.map(({ id, title, departsOn }): Lead => ({
      id,
      label: `${formatDate(departsOn, locale, 'short')} · ${textIn(title, locale).text}`,
    })),
  };
}

export function changeTeam(request: PageRequest, sent: Request) {
  const { deps, brand, locale } = request;
  const { actor } = requirePartner(request);
  const acts = {
    invite: async (_about: string, form: FormData) => {
      const who = { name: form.get('name') ?? '', email: form.get('email') ?? '' };
      await inviteColleague(deps, actor, { form: { ...who, ...workIn(form) }, brand, locale });
      return m.team_invited();
    },
    change: async (id: string, form: FormData) => {
      await changeDuties(deps, actor, { id, form: workIn(form) });
      return m.team_duties_saved();
    },
    remove: async (id: string) => {
      await removeColleague(deps, actor, id);
      return m.team_removed();
    },
    withdraw: async (id: string) => {
      await withdrawInvitation(deps, actor, id);
      return m.team_withdrawn();
    },
  };
  return answerActions(request, sent, acts, paths.partnerConsole.team);
}

/** A box for each duty and departure: what was ticked stands there again beside what is wrong. */
function workIn(form: FormData): { duties: string[]; leads: string[] } {
  return {
    duties: partnerDuties.filter((duty) => form.has(`duty_${duty}`)),
    leads: [...form.keys()].filter((name) => name.startsWith('lead_')).map((name) => name.slice(5)),
  };
}
