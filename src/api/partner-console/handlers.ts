// A partner's orders over HTTP (docs/product/partner-console.md).
import { listMilestoneOrders, recordMilestones } from '#domain/partner-console';
import { implement } from '#api/implement';
import { partnerConsoleContract } from './contract.ts';

export const partnerConsoleApi = implement(partnerConsoleContract, {
  milestones: async ({ params: { id: departureId }, query: { kind } }, { deps, actor }) => {
    const orders = await listMilestoneOrders(deps, actor, { departureId, kind });
    return {
      data: orders.map(({ code, bookerName, people, reachedOn }) => ({
        ...{ code, people },
        booker_name: bookerName,
        reached_on: reachedOn,
      })),
    };
  },
  recordMilestones: async (
    { params: { id: departureId }, body: { orders: codes, ...form } },
    { deps, actor },
  ) => ({
    data: { recorded: await recordMilestones(deps, actor, { departureId, codes, form }) },
    messageKey: 'pconsole_said_milestone',
  }),
});
