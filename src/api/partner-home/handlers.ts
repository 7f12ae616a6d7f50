// A travel partner's first page over HTTP (docs/product/partner-console.md).
import { workplaceFor } from '#domain/memberships';
import { listMonthlySales, listNeeds, listNextDepartures } from '#domain/partner-home';
import { implement } from '#api/implement';
import { partnerHomeContract } from './contract.ts';
import { presentToday } from './present.ts';

export const partnerHomeApi = implement(partnerHomeContract, {
  today: async (_input, { deps, actor }) => {
    const partnerId = workplaceFor(actor, 'departures');
    const [needs, departures] = await Promise.all([
      listNeeds(deps, actor, partnerId),
      listNextDepartures(deps, actor, partnerId),
    ]);
    return { data: presentToday(needs, departures) };
  },
  sales: async (_input, { deps, actor }) => ({
    data: await listMonthlySales(deps, actor, workplaceFor(actor, 'money')),
  }),
});
