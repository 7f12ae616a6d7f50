// Support over HTTP (docs/product/support.md).
import { closeLook, findPeople, lookAtPerson, openLook, signOutEverywhere } from '#domain/support';
import { implement } from '#api/implement';
import { supportContract } from './contract.ts';
import { presentFound, presentSupported } from './present.ts';

export const supportApi = implement(supportContract, {
  find: async ({ query }, { deps, actor }) => ({
    data: (await findPeople(deps, actor, query.search)).map(presentFound),
  }),
  look: async ({ params }, { deps, actor }) => ({
    data: presentSupported(await lookAtPerson(deps, actor, params.id)),
  }),
  open: async ({ params, body }, { deps, actor }) => {
    await openLook(deps, actor, { accountId: params.id, form: body });
    return { data: null };
  },
  close: async ({ params }, { deps, actor }) => {
    await closeLook(deps, actor, params.id);
    return { data: null, messageKey: 'support_closed' };
  },
  signOut: async ({ params }, { deps, actor }) => {
    await signOutEverywhere(deps, actor, params.id);
    return { data: null, messageKey: 'support_signed_out' };
  },
});
