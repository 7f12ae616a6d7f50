// A bank's people answer applications for financing (docs/product/bank-console.md): an officer judges, proposes and transfers, another agrees.
// `:code` is the application's. Fields are checked by the domain.
import * as z from 'zod';
import { loanDocumentMaxBytes } from '#shared/limits';
import { bankRoles } from '#shared/roles';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';
import { detailData } from './contract.ts';

const spec = '§3 financing application, docs/product/bank-console.md';
const reading = { who: bankRoles, spec, method: 'GET' } as const;
const officer = { who: ['bank_officer'], spec, method: 'POST' } as const;
const approver = { who: ['bank_approver'], spec, method: 'POST' } as const;
const applications = '/api/v3/bank-console/applications';
const one = `${applications}/:code` as const;
const params = z.object({ code: z.string() });
const rupiah = z.int();
const count = z.int();
const field = z.unknown().optional();
const instant = z.iso.datetime();
const deciding = ['not_found', 'financing_state', 'invalid_input', 'step_up_required', 'busy'] as const;
const moving = ['not_found', 'financing_state', 'step_up_required', 'busy'] as const;

export const bankFinancingContract = {
  read: endpoint({
    ...reading,
    path: one,
    summary:
      'One of them with who applies, its documents, the proposal and what happened. Recorded for the applicant; wants a fresh code',
    params,
    data: detailData.extend({
      /** What an officer proposed last; null: nothing yet. */
      proposal: z
        .object({
          verdict: z.enum(['approve', 'reject']),
          financed: rupiah.nullable(),
          months: count.nullable(),
          ujrah: rupiah.nullable(),
          reason: z.string().nullable(),
          made_at: instant,
          /** Null once they are gone. */
          made_by: z.string().nullable(),
        })
        .nullable(),
      has_contract: z.boolean(),
      /** The transfer to the partner as it was entered. */
      disbursement: z
        .object({
          amount: rupiah,
          reference: z.string(),
          sent_on: z.iso.date(),
          /** When the partner said that it came. */
          confirmed_at: instant.nullable(),
        })
        .nullable(),
      history: z.array(z.object({ at: instant, event: z.string(), by: z.string().nullable() })),
    }),
    errors: ['not_found', 'step_up_required'],
  }),
  judge: endpoint({
    ...officer,
    path: `${one}/documents/:kind/verdict`,
    summary: 'Accept one document, or reject it with a reason that the applicant reads. Wants a fresh code',
    params: z.object({ code: z.string(), kind: z.string() }),
    body: z.object({ verdict: field, reason: field }),
    data: z.null(),
    errors: deciding,
  }),
  askAgain: endpoint({
    ...officer,
    path: `${one}/document-requests`,
    summary: 'Ask the applicant for the rejected documents again. Wants a fresh code',
    params,
    data: z.null(),
    errors: deciding,
  }),
  propose: endpoint({
    ...officer,
    path: `${one}/proposal`,
    summary:
      'Propose an answer: `approve` with `financed` and `months` within the terms, or `reject` with a reason. Wants a fresh code',
    params,
    body: z.object({ verdict: field, financed: field, months: field, reason: field }),
    data: z.null(),
    errors: deciding,
  }),
  decide: endpoint({
    ...approver,
    path: `${one}/decision`,
    summary: "Agree to a colleague's proposal, or give it back. Wants a fresh code",
    params,
    body: z.object({ agrees: z.boolean() }),
    data: z.null(),
    errors: deciding,
  }),
  sendContract: endpoint({
    ...officer,
    path: `${one}/contract`,
    summary:
      'Store the signed contract, in place of an earlier one: a picture or a PDF, 2 MB at most. Wants a fresh code',
    params,
    upload: { field: 'file', maxBytes: loanDocumentMaxBytes },
    data: z.null(),
    errors: [...deciding, 'too_many_requests', 'unavailable'],
  }),
  disburse: endpoint({
    ...officer,
    path: `${one}/disbursement`,
    summary: 'Enter the transfer of the whole price to the partner, who confirms it. Wants a fresh code',
    params,
    body: z.object({ reference: field, sent_on: field }),
    data: z.null(),
    errors: deciding,
  }),
  close: endpoint({
    ...officer,
    path: `${one}/paid-off`,
    summary: 'Say that the member has paid everything back. Wants a fresh code',
    params,
    data: z.null(),
    errors: moving,
  }),
  document: endpoint({
    who: bankRoles,
    spec,
    ...documentFile,
    path: '/api/v3/bank-console/application-documents/:id',
    summary: 'A document of an applicant. Recorded for the applicant; wants a fresh code',
    params: named,
    errors: ['not_found', 'step_up_required'],
  }),
  contract: endpoint({
    who: bankRoles,
    spec,
    ...documentFile,
    path: `${one}/contract`,
    summary: 'The signed contract. Recorded for the applicant; wants a fresh code',
    params,
    errors: ['not_found', 'step_up_required'],
  }),
};
