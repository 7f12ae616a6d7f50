// The platform's invoices to its partners over HTTP (docs/product/platform-invoices.md).
import { type Actor, workplaceFor } from '#domain/memberships';
import {
  findSellerDetails,
  findTaxDetails,
  getPlatformInvoice,
  issuePlatformInvoices,
  listPlatformInvoices,
  listWithoutTaxDetails,
  readOutputTaxFile,
  readWithholdingFile,
  stateSellerDetails,
  stateTaxDetails,
} from '#domain/platform-invoices';
import { drawPlatformInvoice } from '#pdfs/platform-invoices/platform-invoices';
import { type ApiRequest, type Download, implement } from '#api/implement';
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
  ownPdf: answerPdf,
  ownWithholding: ({ params: { id } }, { deps, actor }) =>
    answerTaxFile(readWithholdingFile(deps, actor, id)),
  pdf: answerPdf,
  outputTax: ({ params: { month } }, { deps, actor }) => answerTaxFile(readOutputTaxFile(deps, actor, month)),
});

async function answerPdf(
  { params: { id } }: { params: { id: string } },
  { deps, actor, brand, locale }: ApiRequest & { actor: Actor },
): Promise<{ data: null; download: Download }> {
  const invoice = await getPlatformInvoice(deps, actor, id);
  const { filename, content } = await drawPlatformInvoice({ invoice, brand, locale }, actor.accountId);
  return { data: null, download: { type: 'pdf', name: filename.replace(/\.pdf$/, ''), bytes: content } };
}

async function answerTaxFile(
  file: Promise<{ name: string; xml: string }>,
): Promise<{ data: null; download: Download }> {
  const { name, xml } = await file;
  return { data: null, download: { type: 'xml', name: name.replace(/\.xml$/, ''), bytes: Buffer.from(xml) } };
}
