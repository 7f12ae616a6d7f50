// A bank's people answer account openings (docs/product/savings.md): officers ask for a document again, approvers open the account or reject.
// `:code` is the application's. Fields are checked by the domain.
import * as z from 'zod';
import { bankRoles } from '#shared/roles';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';
import { heirInFull, savingsDetailData } from './contract.ts';

const spec = '§3 savings application, docs/product/bank-console.md';
const reading = { who: bankRoles, spec, method: 'GET' } as const;
const officer = { who: ['bank_officer'], spec, method: 'POST' } as const;
const approver = { who: ['bank_approver'], spec, method: 'POST' } as const;
const applications = '/api/v3/bank-console/savings';
const one = `${applications}/:code` as const;
const params = z.object({ code: z.string() });
const field = z.unknown().optional();
const deciding = ['not_found', 'savings_state', 'invalid_input', 'step_up_required'] as const;

export const bankSavingsContract = {
  readOpening: endpoint({
    ...reading,
    path: one,
    summary:
      'One of them with who applies and the documents; who inherits is masked. Recorded for the applicant; wants a fresh code',
    params,
    data: savingsDetailData,
    errors: ['not_found', 'step_up_required'],
  }),
  heirInFull: endpoint({
    who: ['bank_officer', 'bank_approver'],
    spec,
    method: 'GET',
    path: `${one}/heir`,
    summary:
      "Who inherits and the mother's maiden name, in full. Each look is recorded for the applicant; wants a fresh code",
    params,
    data: heirInFull,
    errors: ['not_found', 'step_up_required'],
  }),
  askForDocument: endpoint({
    ...officer,
    path: `${one}/document-requests`,
    summary: 'Ask for one document again, with a reason that the applicant reads. Wants a fresh code',
    params,
    body: z.object({ kind: field, reason: field }),
    data: z.null(),
    errors: deciding,
  }),
  openAccount: endpoint({
    ...approver,
    path: `${one}/account`,
    summary: 'State the number of the account that the bank has opened. Wants a fresh code',
    params,
    body: z.object({ account_number: field }),
    data: z.null(),
    errors: deciding,
  }),
  rejectOpening: endpoint({
    ...approver,
    path: `${one}/rejection`,
    summary:
      "Reject it with a reason that the applicant reads: the bank's access to it ends. Wants a fresh code",
    params,
    body: z.object({ reason: field }),
    data: z.null(),
    errors: deciding,
  }),
  document: endpoint({
    who: bankRoles,
    spec,
    ...documentFile,
    path: '/api/v3/bank-console/savings-documents/:id',
    summary: 'A card of an applicant. Recorded for the applicant; wants a fresh code',
    params: named,
    errors: ['not_found', 'step_up_required'],
  }),
};
