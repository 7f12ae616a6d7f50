// A bank's terms, from its proposal to the operator's approval (docs/product/bank-terms.md).
import * as z from 'zod';
import {
  approvalStandings,
  bankLicenceStatuses,
  termsKinds,
  termsStandings,
  termsStates,
} from '#shared/bank-terms';
import { operatorRoles } from '#shared/operator-tasks';
import { documentMaxBytes } from '#shared/participant-documents';
import { bankRoles } from '#shared/roles';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';

const spec = '§3 partner bank card, docs/product/bank-terms.md';
const console = '/api/v3/bank-console/terms';
const operator = '/api/v3/operator/bank-terms';
const approvals = '/api/v3/operator/financing-approvals';
const banks = '/api/v3/operator/banks';
const field = z.unknown().optional();
const name = z.string().nullable();
const time = z.iso.datetime().nullable();
const moving = ['not_found', 'same_person', 'terms_state', 'step_up_required'] as const;

const version = z.object({
  id: z.uuid(),
  bank: z.object({ id: z.uuid(), name: z.string() }),
  kind: z.enum(termsKinds),
  effective_on: z.iso.date(),
  /** By kind, as a proposal sends them. Sums are whole rupiah; shares are hundredths of a percent. */
  terms: z.record(z.string(), z.unknown()),
  status: z.enum(termsStates),
  /** What has become of it by today. */
  standing: z.enum(termsStandings),
  proposed_at: z.iso.datetime(),
  proposed_by: name,
  confirmed_at: time,
  confirmed_by: name,
  approved_at: time,
  approved_by: name,
  /** Taken back or refused. */
  ended_at: time,
  ended_by: name,
  reason: z.string().nullable(),
  /** What holds on the day before. */
  replaces: z.object({ effective_on: z.iso.date(), terms: z.record(z.string(), z.unknown()) }).nullable(),
});

/** Of a lawyer, without which nothing is financed. */
const approval = z.object({
  id: z.uuid(),
  lawyer: z.string(),
  opinion_number: z.string(),
  given_on: z.iso.date(),
  valid_until: z.iso.date(),
  standing: z.enum(approvalStandings),
  recorded_at: z.iso.datetime(),
  recorded_by: name,
  ended_at: time,
  ended_by: name,
  /** Of an end; null where another took its place. */
  reason: z.string().nullable(),
});

const bankLicence = {
  number: z.string(),
  status: z.enum(bankLicenceStatuses),
  valid_from: z.iso.date(),
  is_lps_member: z.boolean(),
  complaint_phone: z.string(),
  complaint_email: z.string(),
};

const bank = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The one that holds today; null: the bank offers nothing new. */
  licence: z.object(bankLicence).nullable(),
  /** When somebody looks at it again; null: it has none, or nobody has said. */
  next_check_on: z.iso.date().nullable(),
  /** Of what it has approved terms today. */
  terms: z.array(z.enum(termsKinds)),
});

const bankDetail = bank.extend({
  /** What holds before the others, then the newest first. */
  licences: z.array(
    z.object({
      ...bankLicence,
      id: z.uuid(),
      /** Null: it runs out on no day. */
      valid_until: z.iso.date().nullable(),
      /** The document, or the address, that was looked at. */
      evidence: z.string(),
      /** When somebody looks again; null: nobody has said. */
      next_check_on: z.iso.date().nullable(),
      /** Whether what was seen lies beside it. */
      has_file: z.boolean(),
      file_id: z.uuid().nullable(),
      standing: z.enum(approvalStandings),
      recorded_at: z.iso.datetime(),
      recorded_by: name,
      ended_at: time,
      ended_by: name,
      /** Of a withdrawal; null where another took its place. */
      reason: z.string().nullable(),
    }),
  ),
});

export const bankTermsContract = {
  own: endpoint({
    who: bankRoles,
    spec,
    method: 'GET',
    path: console,
    summary: 'Versions of the bank’s own terms, what waits for the operator first, then by day',
    data: z.array(version),
  }),
  one: endpoint({
    who: bankRoles,
    spec,
    method: 'GET',
    path: `${console}/:id`,
    summary: 'One version of the bank’s own terms, with what it replaces',
    params: named,
    data: version,
    errors: ['not_found'],
  }),
  propose: endpoint({
    who: ['bank_officer'],
    spec,
    method: 'POST',
    path: console,
    summary: 'Propose terms of savings or financing from a day to come; a colleague confirms them',
    body: z.object({ kind: field, effective_on: field, terms: field }),
    data: z.object({ id: z.uuid() }),
    errors: ['invalid_input', 'step_up_required'],
  }),
  confirm: endpoint({
    who: ['bank_approver'],
    spec,
    method: 'POST',
    path: `${console}/:id/confirm`,
    summary: 'Agree to a colleague’s proposal: it goes to the operator',
    params: named,
    data: z.null(),
    errors: moving,
  }),
  withdraw: endpoint({
    who: ['bank_officer', 'bank_approver'],
    spec,
    method: 'POST',
    path: `${console}/:id/withdraw`,
    summary: 'Take a version back before its day, approved or not',
    params: named,
    data: z.null(),
    errors: ['not_found', 'terms_state', 'step_up_required'],
  }),
  toApprove: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'GET',
    path: operator,
    summary: 'What banks have confirmed, those that wait first',
    data: z.array(version),
  }),
  decide: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'POST',
    path: `${operator}/:id/decision`,
    summary: 'Approve terms, or refuse them with a reason; also undoes an approval before the day',
    params: named,
    body: z.object({ decision: field, reason: field }),
    data: z.null(),
    errors: [...moving, 'invalid_input'],
  }),
  approvals: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'GET',
    path: approvals,
    summary: 'Lawyers’ approvals of financing, the one in force first',
    data: z.array(approval),
  }),
  recordApproval: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'POST',
    path: approvals,
    summary:
      'Record a lawyer’s approval in place of the one in force, which `replaces` names: financing opens',
    body: z.object({
      lawyer: field,
      opinion_number: field,
      given_on: field,
      valid_until: field,
      replaces: field,
    }),
    data: z.object({ id: z.uuid() }),
    errors: ['invalid_input', 'approval_state', 'step_up_required', 'busy'],
  }),
  endApproval: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'POST',
    path: `${approvals}/:id/end`,
    summary: 'End the approval in force, with a reason: financing closes for new applications',
    params: named,
    body: z.object({ reason: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'approval_state', 'step_up_required', 'busy'],
  }),
  banks: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'GET',
    path: banks,
    summary: 'Partner banks with their OJK licence of today, those without one first',
    data: z.array(bank),
  }),
  bank: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'GET',
    path: `${banks}/:id`,
    summary: 'One partner bank with the history of its OJK licence',
    params: named,
    data: bankDetail,
    errors: ['not_found'],
  }),
  recordLicence: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'POST',
    path: `${banks}/:id/licences`,
    summary:
      'Record a bank’s OJK licence in place of the one in force, which `replaces` names: the bank may offer its terms',
    params: named,
    body: z.object({
      number: field,
      status: field,
      valid_from: field,
      valid_until: field,
      evidence: field,
      next_check_on: field,
      is_lps_member: field,
      complaint_phone: field,
      complaint_email: field,
      replaces: field,
    }),
    data: z.object({ id: z.uuid() }),
    errors: ['not_found', 'invalid_input', 'bank_licence_state', 'step_up_required', 'busy'],
  }),
  attachLicenceFile: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'POST',
    path: `${banks}/:id/licences/:licenceId/file`,
    summary: 'Store what was seen beside a record of a licence; once, a picture or a PDF',
    params: z.object({ id: z.string(), licenceId: z.string() }),
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required', 'too_many_requests', 'unavailable', 'busy'],
  }),
  licenceFile: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    ...documentFile,
    path: `${banks}/:id/files/:file`,
    summary:
      'What was seen of a licence, by the `file_id` of its record. The look is recorded; wants a fresh code',
    params: named.extend({ file: z.string() }),
    errors: ['not_found', 'step_up_required'],
  }),
  withdrawLicence: endpoint({
    who: operatorRoles('bankTerms'),
    spec,
    method: 'POST',
    path: `${banks}/:id/licences/:licenceId/withdraw`,
    summary: 'Withdraw the licence in force, with a reason: the bank offers nothing new from now on',
    params: z.object({ id: z.string(), licenceId: z.string() }),
    body: z.object({ reason: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'bank_licence_state', 'step_up_required', 'busy'],
  }),
};
