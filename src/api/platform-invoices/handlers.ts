// The platform's invoices to its partners over HTTP (docs/product/platform-invoices.md).
import { workplaceFor } from '#domain/memberships';
import {
  findSellerDetails,
  findTaxDetails,
  issuePlatformInvoices,
  listPlatformInvoices,
  listWithoutTaxDetails,
  stateSellerDetails,
  stateTaxDetails,
} from '#domain/platform-invoices';
import { implement } from '#api/implement';
import { platformInvoicesContract } from './contract.ts';
import { presentInvoice, presentSeller, presentTaxDetails } from './present.ts';

export const platformInvoicesApi = implement(platformInvoicesContract, {
  list: async (_input, { deps, actor }) => ({
    data: (await listPlatformInvoices(deps, actor, null)).map(presentInvoice),
  }),
  issue: async ({ body: { month } }, { deps, actor }) => ({
    data: await issuePlatformInvoices(deps, actor, month),
  }),
  seller: async (_input, { deps, actor }) => {
    const stated = await findSellerDetails(deps, actor);
    return { data: stated && presentSeller(stated) };
  },
  stateSeller: async ({ body }, { deps, actor }) => {
    await stateSellerDetails(deps, actor, body);
    return { data: null };
  },
  withoutDetails: async (_input, { deps, actor }) => ({
    data: (await listWithoutTaxDetails(deps, actor)).map(({ partnerId, partnerName }) => ({
      partner_id: partnerId,
      partner_name: partnerName,
    })),
  }),
  stateFor: async ({ body: { partner_id: partnerId, ...form } }, { deps, actor }) => {
    await stateTaxDetails(deps, actor, { partnerId, form });
    return { data: null };
  },
  own: async (_input, { deps, actor }) => ({
    data: (await listPlatformInvoices(deps, actor, workplaceFor(actor, 'money'))).map(presentInvoice),
  }),
  ownDetails: async (_input, { deps, actor }) => {
    const details = await findTaxDetails(deps, actor, workplaceFor(actor, 'money'));
    return { data: details && presentTaxDetails(details) };
  },
  stateOwn: async ({ body }, { deps, actor }) => {
    await stateTaxDetails(deps, actor, { partnerId: workplaceFor(actor, 'money'), form: body });
    return { data: null };
  },
});
