// The platform's invoices to its partners (docs/product/platform-invoices.md).
import * as z from 'zod';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named } from '#api/inputs';

const spec = '§1 payments, docs/product/platform-invoices.md';
const ofFinance = { who: operatorRoles('invoices'), spec } as const;
const ofPartner = { who: ['partner_staff'], task: 'money', spec } as const;
const operator = '/api/v3/operator';
const console = '/api/v3/partner-console';
const field = z.unknown().optional();
const sum = z.int();

const seller = z
  .object({
    name: z.string(),
    tax_number: z.string(),
    business_place: z.string(),
    address: z.string(),
    taxable_since: z.iso.date().nullable(),
  })
  .nullable();
const invoices = z.array(
  z.object({
    id: z.uuid(),
    number: z.string(),
    partner_id: z.uuid(),
    partner_name: z.string(),
    month: z.string(),
    collected: sum,
    owed: sum,
    net: sum,
    vat: sum,
    vat_basis_points: z.int(),
    withheld: sum,
    due: sum,
    due_on: z.iso.date(),
    paid_on: z.iso.date().nullable(),
    buyer: z.object({ name: z.string(), tax_number: z.string(), address: z.string() }),
    seller,
    withholding_basis_points: z.int().nullable(),
    issued_at: z.iso.datetime(),
  }),
);
const details = { tax_number: field, address: field, withholds: field };
const stated = z.object({ tax_number: z.string(), address: z.string(), withholds: z.boolean() }).nullable();

export const platformInvoicesContract = {
  list: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/platform-invoices`,
    summary: 'Invoices to partners, the newest first; a negative one is a credit note',
    data: invoices,
  }),
  issue: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/platform-invoices`,
    summary: 'Bill every partner the commission of a closed month; asked again, nothing twice',
    body: z.object({ month: z.string() }),
    data: z.object({ issued: z.int(), waiting: z.int() }),
    errors: ['not_found', 'period_open', 'seller_unstated', 'invalid_input', 'busy', 'step_up_required'],
  }),
  seller: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/platform-tax-details`,
    summary: 'Who the platform is by tax law; null until it is stated',
    data: seller,
  }),
  stateSeller: endpoint({
    ...ofFinance,
    method: 'PUT',
    path: `${operator}/platform-tax-details`,
    summary: 'State who the platform is by tax law, for invoices from now on',
    body: z.object({
      legal_name: field,
      tax_number: field,
      place: field,
      address: field,
      taxable_since: field,
    }),
    data: z.null(),
    errors: ['invalid_input', 'step_up_required'],
  }),
  withoutDetails: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/partner-tax-details`,
    summary: 'Partners that were charged a commission and have no tax details yet, by name; 200 at most',
    data: z.array(z.object({ partner_id: z.uuid(), partner_name: z.string() })),
  }),
  stateFor: endpoint({
    ...ofFinance,
    method: 'PUT',
    path: `${operator}/partner-tax-details`,
    summary: 'State the tax details of a partner',
    body: z.object({ partner_id: z.string(), ...details }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  own: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/platform-invoices`,
    summary: 'What the platform bills the partner, the newest first',
    data: invoices,
  }),
  ownDetails: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/tax-details`,
    summary: 'The tax details that stand on invoices; null until they are stated',
    data: stated,
  }),
  stateOwn: endpoint({
    ...ofPartner,
    method: 'PUT',
    path: `${console}/tax-details`,
    summary: 'State the tax details that stand on invoices from now on',
    body: z.object(details),
    data: z.null(),
    errors: ['invalid_input', 'step_up_required'],
  }),
  ownPdf: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/platform-invoices/:id/pdf`,
    summary: 'One invoice as a PDF, in the language of the call',
    params: named,
    download: ['pdf'],
    data: z.null(),
    errors: ['not_found'],
  }),
  ownWithholding: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/platform-invoices/:id/withholding`,
    summary: "The slip of the income tax kept back of one invoice, as the state's tax system imports it",
    params: named,
    download: ['xml'],
    data: z.null(),
    errors: ['not_found'],
  }),
  pdf: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/platform-invoices/:id/pdf`,
    summary: 'One invoice as a PDF, in the language of the call',
    params: named,
    download: ['pdf'],
    data: z.null(),
    errors: ['not_found'],
  }),
  outputTax: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/output-tax/:month`,
    summary: "The tax invoices of a month ('2027-03'), as the state's tax system imports them",
    params: z.object({ month: z.string() }),
    download: ['xml'],
    data: z.null(),
    errors: ['not_found'],
  }),
};
