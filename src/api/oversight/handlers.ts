// Oversight over HTTP (docs/product/oversight.md).
import { listGivenUp, readOperations, readPlace, readTrail, sendAgain } from '#domain/oversight';
import { implement } from '#api/implement';
import { oversightContract } from './contract.ts';
import { presentGivenUp, presentOperations, presentTrail } from './present.ts';

export const oversightApi = implement(oversightContract, {
  trail: async ({ query: { action = null, before = null, ...query } }, { deps, actor }) => ({
    data: presentTrail(await readTrail(deps, actor, { ...query, action, before: readPlace(before) })),
  }),
  givenUp: async (_input, { deps, actor }) => ({ data: presentGivenUp(await listGivenUp(deps, actor)) }),
  operations: async (_input, { deps, actor }) => ({
    data: presentOperations(await readOperations(deps, actor)),
  }),
  resend: async ({ params }, { deps, actor }) => {
    await sendAgain(deps, actor, params.id);
    return { data: null, messageKey: 'oversight_resent' };
  },
});
