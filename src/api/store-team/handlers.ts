// A store's staff over HTTP (docs/product/store-console.md).
import {
  changeStoreDuties,
  inviteToStore,
  listStoreTeam,
  removeFromStore,
  withdrawStoreInvitation,
} from '#domain/store-team';
import { implement } from '#api/implement';
import { storeTeamContract } from './contract.ts';

const saved = { data: null, messageKey: 'team_saved' };
const instant = (at: Date | string) => new Date(at).toISOString();

export const storeTeamApi = implement(storeTeamContract, {
  list: async (_input, { deps, actor }) => {
    const { colleagues, invitations } = await listStoreTeam(deps, actor);
    return {
      data: {
        colleagues: colleagues.map(({ id, name, email, since, isSelf, duties }) => ({
          ...{ id, name, email, duties },
          since: instant(since),
          is_self: isSelf,
        })),
        invitations: invitations.map(({ id, email, sentAt, expiresAt, duties }) => ({
          ...{ id, email, duties },
          sent_at: instant(sentAt),
          expires_at: instant(expiresAt),
        })),
      },
    };
  },
  invite: async ({ body }, { deps, actor, brand, locale }) => {
    await inviteToStore(deps, actor, { form: body, brand, locale });
    return { data: null, messageKey: 'team_invited' };
  },
  withdraw: async ({ params }, { deps, actor }) => {
    await withdrawStoreInvitation(deps, actor, params.id);
    return saved;
  },
  change: async ({ params, body }, { deps, actor }) => {
    await changeStoreDuties(deps, actor, { id: params.id, form: body });
    return saved;
  },
  remove: async ({ params }, { deps, actor }) => {
    await removeFromStore(deps, actor, params.id);
    return saved;
  },
});
