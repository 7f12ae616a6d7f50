// A travel partner's staff over HTTP (docs/product/partner-team.md).
import {
  changeDuties,
  inviteColleague,
  listLeads,
  listTeam,
  removeColleague,
  withdrawInvitation,
} from '#domain/partner-team';
import { implement } from '#api/implement';
import { partnerTeamContract } from './contract.ts';
import { presentTeam } from './present.ts';

const saved = { data: null, messageKey: 'team_saved' };

export const partnerTeamApi = implement(partnerTeamContract, {
  list: async (_input, { deps, actor }) => ({ data: presentTeam(await listTeam(deps, actor)) }),
  leads: async (_input, { deps, actor }) => ({
    data: (await listLeads(deps, actor)).map(({ id, title, departsOn }) => ({
      ...{ id, title },
      departs_on: departsOn,
    })),
  }),
  invite: async ({ body: { leads = [], ...form } }, { deps, actor, brand, locale }) => {
    await inviteColleague(deps, actor, { form: { ...form, leads }, brand, locale });
    return { data: null, messageKey: 'team_invited' };
  },
  withdraw: async ({ params }, { deps, actor }) => {
    await withdrawInvitation(deps, actor, params.id);
    return saved;
  },
  change: async ({ params, body: { duties, leads = [] } }, { deps, actor }) => {
    await changeDuties(deps, actor, { id: params.id, form: { duties, leads } });
    return saved;
  },
  remove: async ({ params }, { deps, actor }) => {
    await removeColleague(deps, actor, params.id);
    return saved;
  },
});
