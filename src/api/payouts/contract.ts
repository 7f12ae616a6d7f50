// Paying partners out (docs/product/payouts.md): for two people of the operator's finance; a partner states its account and reads what
// it was paid.
import * as z from 'zod';
import { bankCodes } from '#shared/bank-names';
import { operatorRoles } from '#shared/operator-tasks';
import { documentMaxBytes } from '#shared/participant-documents';
import {
  bankLineStatuses,
  batchStatuses,
  payeeAccountStatuses,
  payoutObstacles,
  payoutStatuses,
  reportDifferences,
} from '#shared/payout-states';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named } from '#api/inputs';

const spec = '§1 payments, docs/product/payouts.md';
const ofFinance = { who: operatorRoles('payouts'), spec } as const;
const ofPartner = { who: ['partner_staff'], task: 'money', spec } as const;
const ofStore = { who: ['store_staff'], spec: '§7 Merchandise (v1), docs/product/store-console.md' } as const;
const operator = '/api/v3/operator';
const console = '/api/v3/partner-console';
const storeConsole = '/api/v3/store-console';
const field = z.unknown().optional();
const sum = z.int();
const instant = z.iso.datetime();
const statementMaxBytes = 5 * 1024 * 1024;

const accountForm = { bank: field, number: field, holder: field };
const accountData = z.object({
  id: z.uuid(),
  partner_id: z.uuid(),
  partner_name: z.string(),
  bank: z.enum(bankCodes),
  number: z.string(),
  holder: z.string(),
  has_evidence: z.boolean(),
  status: z.enum(payeeAccountStatuses),
  proposed_at: instant,
  proposed_by: z.string().nullable(),
  is_own_proposal: z.boolean(),
  usable_from: instant.nullable(),
});
const payoutData = z.object({
  id: z.uuid(),
  code: z.string(),
  partner_id: z.uuid().nullable(),
  is_refund: z.boolean(),
  partner_name: z.string(),
  amount: sum,
  status: z.enum(payoutStatuses),
  bank: z.enum(bankCodes).nullable(),
  number: z.string().nullable(),
  holder: z.string().nullable(),
  entries: z.int(),
  paid_on: z.iso.date().nullable(),
});
const batch = {
  id: z.uuid(),
  code: z.string(),
  until: z.iso.date(),
  status: z.enum(batchStatuses),
  total: sum,
  count: z.int(),
  made_at: instant,
  made_by: z.string().nullable(),
  is_own: z.boolean(),
  decided_at: instant.nullable(),
  decided_by: z.string().nullable(),
  note: z.string().nullable(),
};
const batchDetail = z.object({ ...batch, payouts: z.array(payoutData) });
const created = z.object({ id: z.uuid() });
/** Of a store and of a distribution partner, whose staff prove themselves as their page asks for it. */
export const provenForm = { ...accountForm, current_password: field, code: field };
export const provenStatement =
  'State where it is to be paid, proven by the password and a code of the second factor; its evidence follows. Used after finance has approved it and a pause';
export const provenErrors = [
  'forbidden',
  'invalid_input',
  'second_factor_required',
  'code_wrong',
  'too_many_requests',
  'busy',
] as const;
export const ownEvidence =
  'Add the evidence to what was stated: a picture or a PDF, 5 MB at most; stored is what was drawn anew from it';

export const payoutsContract = {
  accounts: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/payee-accounts`,
    summary: 'Bank accounts that partners are paid to, those that wait first',
    data: z.array(accountData),
  }),
  propose: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/payee-accounts`,
    summary: 'State the account of a partner; its evidence follows',
    body: z.object({ partner_id: z.string(), ...accountForm }),
    data: created,
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  evidence: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/payee-accounts/:id/evidence`,
    summary: 'Add the evidence: a picture or a PDF, 5 MB at most; stored is what was drawn anew from it',
    params: named,
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'unavailable', 'step_up_required'],
  }),
  evidenceFile: endpoint({
    ...ofFinance,
    ...documentFile,
    path: `${operator}/payee-accounts/:id/evidence`,
    summary: 'The evidence of a statement',
    params: named,
    errors: ['not_found'],
  }),
  decideAccount: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/payee-accounts/:id/decision`,
    summary: 'Approve an account, or refuse it: somebody else than who stated it',
    params: named,
    body: z.object({ decision: z.enum(['approve', 'refuse']) }),
    data: z.null(),
    errors: ['not_found', 'same_person', 'evidence_missing', 'step_up_required'],
  }),
  consultantAccounts: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/consultant-accounts`,
    summary: 'Bank accounts of consultants that wait for a second person',
    data: z.array(
      z.object({
        id: z.uuid(),
        consultant: z.string(),
        bank: z.enum(bankCodes),
        number: z.string(),
        holder: z.string(),
        status: z.enum(payeeAccountStatuses),
        proposed_at: instant,
        proposed_by: z.string().nullable(),
        is_own_proposal: z.boolean(),
      }),
    ),
  }),
  proposeConsultant: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/consultant-accounts`,
    summary: "State the account of a consultant, in the consultant's own name",
    body: z.object({ payee_id: z.string(), ...accountForm }),
    data: created,
    errors: ['not_found', 'invalid_input', 'busy', 'step_up_required'],
  }),
  decideConsultant: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/consultant-accounts/:id/decision`,
    summary: "Approve a consultant's account, or refuse it: somebody else than who stated it",
    params: named,
    body: z.object({ decision: z.enum(['approve', 'refuse']) }),
    data: z.null(),
    errors: ['not_found', 'same_person', 'step_up_required'],
  }),
  due: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/payouts/due`,
    summary: 'What each partner, each consultant and each member with a refund would be paid, and why not',
    query: z.object({ until: z.iso.date().optional() }),
    data: z.array(
      z.object({
        partner_id: z.uuid().nullable(),
        payee_id: z.uuid().nullable(),
        refund_task_id: z.uuid().nullable(),
        partner_name: z.string(),
        amount: sum,
        entries: z.int(),
        obstacle: z.enum(payoutObstacles).nullable(),
      }),
    ),
  }),
  batches: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/payout-batches`,
    summary: 'Batches of payouts, the newest first',
    data: z.array(z.object(batch)),
  }),
  proposeBatch: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/payout-batches`,
    summary:
      'Put what partners, consultants and members are owed until a day into a batch, for somebody else to approve',
    body: z.object({ until: z.iso.date() }),
    data: batchDetail,
    errors: ['invalid_input', 'nothing_to_pay', 'busy', 'step_up_required'],
  }),
  batch: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/payout-batches/:id`,
    summary: 'One batch with its payouts',
    params: named,
    data: batchDetail,
    errors: ['not_found'],
  }),
  decideBatch: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/payout-batches/:id/decision`,
    summary: 'Approve a batch, or refuse it with a note: somebody else than who made it',
    params: named,
    body: z.object({ decision: z.enum(['approve', 'refuse']), note: field }),
    data: batchDetail,
    errors: [
      'not_found',
      'same_person',
      'account_changed',
      'payout_state',
      'invalid_input',
      'busy',
      'step_up_required',
    ],
  }),
  bankFile: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/payout-batches/:id/transfers`,
    summary: 'The transfers of an approved batch, as the bank gets them',
    params: named,
    data: z.array(
      z.object({
        bank: z.string(),
        account_number: z.string(),
        account_holder: z.string(),
        amount: sum,
        description: z.string(),
      }),
    ),
    errors: ['not_found', 'payout_state', 'step_up_required'],
  }),
  sent: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/payout-batches/:id/sent`,
    summary: 'The bank has the file',
    params: named,
    data: batchDetail,
    errors: ['not_found', 'payout_state', 'busy', 'step_up_required'],
  }),
  fail: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/payouts/:id/failed`,
    summary: 'The bank did not pay one: the next batch takes it',
    params: named,
    data: z.null(),
    errors: ['not_found', 'payout_state', 'busy', 'step_up_required'],
  }),
  importStatement: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/bank-statements`,
    summary: 'Import a statement of our bank: MT940, or CSV with the `account` it is of',
    query: z.object({ account: z.string().optional() }),
    upload: { field: 'file', maxBytes: statementMaxBytes },
    data: z.object({ lines: z.int(), imported: z.int(), matched: z.int() }),
    errors: ['statement_known', 'statement_unbalanced', 'invalid_input', 'busy', 'step_up_required'],
  }),
  lines: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/bank-lines`,
    summary: 'Lines of statements, with what an open one could be',
    query: z.object({ status: z.enum(bankLineStatuses).default('open') }),
    data: z.array(
      z.object({
        id: z.uuid(),
        account: z.string(),
        booked_on: z.iso.date(),
        amount: sum,
        text: z.string(),
        status: z.enum(bankLineStatuses),
        note: z.string().nullable(),
        candidates: z.array(
          z.object({ what: z.enum(['payout', 'report', 'invoice']), id: z.uuid(), label: z.string() }),
        ),
      }),
    ),
  }),
  settleLine: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/bank-lines/:id/settle`,
    summary:
      'Say what an open line is: a payout or a report of exactly its sum, a charge of the bank, or a note',
    params: named,
    body: z.object({
      what: z.enum(['payout', 'report', 'invoice', 'bank_cost', 'explained']),
      about: z.string().optional(),
      note: field,
    }),
    data: z.null(),
    errors: ['not_found', 'line_differs', 'invalid_input', 'busy', 'step_up_required'],
  }),
  importReport: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/gateway-reports`,
    summary: "Import a gateway's report of what it transferred: CSV with reference, gross, fee",
    query: z.object({ gateway: z.string() }),
    upload: { field: 'file', maxBytes: statementMaxBytes },
    data: z.object({ id: z.uuid(), lines: z.int(), differences: z.int() }),
    errors: ['statement_known', 'invalid_input', 'busy', 'step_up_required'],
  }),
  reports: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/gateway-reports`,
    summary: 'Reports of gateways, the newest first, with what differs',
    data: z.array(
      z.object({
        id: z.uuid(),
        gateway: z.string(),
        gross: sum,
        fee: sum,
        imported_at: instant,
        lines: z.int(),
        differences: z.array(z.object({ reference: z.string(), gross: sum, why: z.enum(reportDifferences) })),
        booked_on: z.iso.date().nullable(),
      }),
    ),
  }),
  costs: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/gateway-costs`,
    summary: 'What gateways took for themselves beside what members were charged, by method',
    data: z.array(z.object({ method: z.string(), payments: z.int(), charged: sum, cost: sum })),
  }),
  ownAccounts: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/bank-accounts`,
    summary: 'Where the partner is paid, and what it has stated',
    data: z.array(accountData),
  }),
  proposeOwn: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${console}/bank-accounts`,
    summary: 'State where the partner is to be paid; its evidence follows',
    body: z.object(accountForm),
    data: created,
    errors: ['invalid_input', 'step_up_required'],
  }),
  ownEvidence: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${console}/bank-accounts/:id/evidence`,
    summary: 'Add the evidence: a picture or a PDF, 5 MB at most; stored is what was drawn anew from it',
    params: named,
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'unavailable', 'step_up_required'],
  }),
  ownEvidenceFile: endpoint({
    ...ofPartner,
    ...documentFile,
    path: `${console}/bank-accounts/:id/evidence`,
    summary: "The evidence of the partner's statement",
    params: named,
    errors: ['not_found'],
  }),
  ownPayouts: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/payouts`,
    summary: 'What the partner was and will be paid',
    data: z.array(payoutData),
  }),
  storePay: endpoint({
    ...ofStore,
    method: 'GET',
    path: `${storeConsole}/balance`,
    summary: 'What the store is owed by the ledger, of what it is made, and what it was paid',
    data: z.object({
      /** `payable` + `undelivered` + `on_its_way`. */
      owed: sum,
      payable: sum,
      undelivered: sum,
      on_its_way: sum,
      paid: sum,
    }),
    errors: ['forbidden'],
  }),
  storeAccounts: endpoint({
    ...ofStore,
    method: 'GET',
    path: `${storeConsole}/bank-accounts`,
    summary: 'Where the store is paid, and what it has stated',
    data: z.array(accountData),
    errors: ['forbidden'],
  }),
  stateStore: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${storeConsole}/bank-accounts`,
    summary: provenStatement,
    body: z.object(provenForm),
    data: created,
    errors: provenErrors,
  }),
  storeEvidence: endpoint({
    ...ofStore,
    method: 'POST',
    path: `${storeConsole}/bank-accounts/:id/evidence`,
    summary: ownEvidence,
    params: named,
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'unavailable', 'step_up_required'],
  }),
  storeEvidenceFile: endpoint({
    ...ofStore,
    ...documentFile,
    path: `${storeConsole}/bank-accounts/:id/evidence`,
    summary: "The evidence of the store's statement",
    params: named,
    errors: ['not_found'],
  }),
  storePayouts: endpoint({
    ...ofStore,
    method: 'GET',
    path: `${storeConsole}/payouts`,
    summary: 'What the store was and will be paid',
    data: z.array(payoutData),
    errors: ['forbidden'],
  }),
};
