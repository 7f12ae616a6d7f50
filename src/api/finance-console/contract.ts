// What finance decides over HTTP (docs/product/finance-console.md): refunds of orders that stand, for two people, and disputes about
// payments.
import * as z from 'zod';
import { consoleOrders } from '#shared/console-list';
import { disputeDecisions, disputeSorts } from '#shared/dispute-list';
import { disputeFileKinds, disputeSteps } from '#shared/disputes';
import { grantReasons, grantStatuses, refundBearers } from '#shared/granted-refunds';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { documentMaxBytes } from '#shared/participant-documents';
import { endpoint } from '#api/define';
import { documentFile } from '#api/document-file';
import { named, paged } from '#api/inputs';

const ofFinance = {
  who: operatorRoles('payments'),
  spec: '§1 payments, docs/product/finance-console.md',
} as const;
const ofPartner = {
  who: ['partner_staff'],
  task: 'money',
  spec: '§6 travel partner, docs/product/finance-console.md',
} as const;
const operator = '/api/v3/operator';
const console = '/api/v3/partner-console';
const field = z.unknown().optional();
const sum = z.int();
const instant = z.iso.datetime();

const dispute = {
  payment_id: z.uuid(),
  reference: z.string(),
  gateway: z.string(),
  order_code: z.string().nullable(),
  partner_name: z.string().nullable(),
  total: sum,
  begun_at: instant,
  last_step: z.enum(disputeSteps),
  is_open: z.boolean(),
  file_count: z.int(),
  due_on: z.iso.date().nullable(),
  is_answered: z.boolean(),
};
const disputeDetail = z.object({
  ...dispute,
  booker_name: z.string().nullable(),
  method: z.string(),
  paid_at: instant.nullable(),
  steps: z.array(
    z.object({
      id: z.uuid(),
      step: z.enum(disputeSteps),
      amount: sum,
      at: instant,
      is_open: z.boolean(),
      note: z.string().nullable(),
    }),
  ),
  files: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(disputeFileKinds),
      note: z.string().nullable(),
      added_by: z.string().nullable(),
      added_at: instant,
    }),
  ),
});

export const refundData = z.object({
  id: z.uuid(),
  order_code: z.string().nullable(),
  /** Null once the account is deleted. */
  booker_name: z.string().nullable(),
  reason: z.string(),
  amount: sum,
  due_on: z.iso.date(),
  /** Whose gateway received the money, and so who gives it back. */
  held_by: z.enum(['partner', 'platform']),
  /** A batch of payouts transfers it. */
  is_transferred: z.boolean(),
});
export const exceptionData = z.object({
  id: z.uuid(),
  kind: z.string(),
  reference: z.string(),
  amount: sum,
  created_at: instant,
  order_code: z.string().nullable(),
  /** There is money here to refund. */
  can_refund: z.boolean(),
  /** The member reads the decision and its note. */
  is_told: z.boolean(),
});
export const heldData = z.object({
  payment_id: z.uuid(),
  reference: z.string(),
  amount: sum,
  order_code: z.string().nullable(),
  note: z.string().nullable(),
});

export const financeConsoleContract = {
  refunds: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/refunds`,
    summary: "Refunds of the partner's orders that are not paid out yet, the most urgent first; 200 at most",
    data: z.array(refundData),
  }),
  settleRefund: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${console}/refunds/:id/paid`,
    summary:
      'Say that a refund was paid out of the money that the partner holds, with the number of the transfer. Wants a fresh code',
    params: named,
    body: z.object({ proof: field }),
    data: z.null(),
    errors: ['not_found', 'refund_not_yours', 'payout_state', 'invalid_input', 'step_up_required'],
  }),
  exceptions: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/payment-exceptions`,
    summary:
      'Payments of the partner that did not count or contradict each other, the oldest first; 200 at most',
    data: z.array(exceptionData),
  }),
  resolveException: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${console}/payment-exceptions/:id/decision`,
    summary: 'Give the wrong sum back, or keep it for now, with a note. Wants a fresh code',
    params: named,
    body: z.object({ decision: z.enum(['refund', 'keep']), note: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  held: endpoint({
    ...ofPartner,
    method: 'GET',
    path: `${console}/held-payments`,
    summary: 'Sums that did not count and were kept for now, the oldest first; 200 at most',
    data: z.array(heldData),
  }),
  refundHeld: endpoint({
    ...ofPartner,
    method: 'POST',
    path: `${console}/held-payments/:id/refund`,
    summary: 'Give back what is still kept of a payment. Wants a fresh code',
    params: named,
    data: z.null(),
    errors: ['not_found', 'step_up_required'],
  }),
  grants: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/granted-refunds`,
    summary: 'Refunds of orders that stand, those that wait for a second person first',
    data: z.array(
      z.object({
        id: z.uuid(),
        order_code: z.string(),
        booker_name: z.string().nullable(),
        partner_name: z.string(),
        reason: z.enum(grantReasons),
        borne_by: z.enum(refundBearers),
        amount: sum,
        note: z.string(),
        status: z.enum(grantStatuses),
        made_at: instant,
        made_by: z.string().nullable(),
        is_own: z.boolean(),
        decided_at: instant.nullable(),
        decided_by: z.string().nullable(),
        decision_note: z.string().nullable(),
        done_at: instant.nullable(),
      }),
    ),
  }),
  grantable: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/grantable-payments`,
    summary: 'The payments of an order, and how much of each may still be granted back',
    query: z.object({ order_code: z.string() }),
    data: z.array(
      z.object({
        payment_id: z.uuid(),
        method: z.string(),
        reference: z.string(),
        total: sum,
        paid_at: instant,
        most_by_platform: sum,
        most_by_partner: sum,
      }),
    ),
  }),
  ask: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/granted-refunds`,
    summary: 'Ask for a refund of an order that stands, for another person to approve',
    body: z.object({ payment_id: z.string(), reason: field, borne_by: field, amount: field, note: field }),
    data: z.object({ id: z.uuid() }),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  decide: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/granted-refunds/:id/decision`,
    summary: 'Approve a refund, or refuse it with a note: somebody else than who asked for it',
    params: named,
    body: z.object({ decision: z.enum(['approve', 'refuse']), note: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'same_person', 'refund_decided', 'step_up_required'],
  }),
  disputes: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/disputes`,
    summary:
      'Payments that a bank took back: unless asked otherwise those to decide about first, the next day of an answer before others',
    query: paged(pageSizes.console).extend({
      decision: z.enum(disputeDecisions).optional(),
      sort: z.enum(consoleOrders(disputeSorts)).optional(),
    }),
    data: z.array(z.object(dispute)),
    paged: true,
  }),
  dispute: endpoint({
    ...ofFinance,
    method: 'GET',
    path: `${operator}/disputes/:id`,
    summary: 'One of them, by its payment, with its steps and files',
    params: named,
    data: disputeDetail,
    errors: ['not_found'],
  }),
  deadline: endpoint({
    ...ofFinance,
    method: 'PUT',
    path: `${operator}/disputes/:id/deadline`,
    summary: 'The day by which the bank wants the answer',
    params: named,
    body: z.object({ due_on: field }),
    data: disputeDetail,
    errors: ['not_found', 'invalid_input'],
  }),
  addFile: endpoint({
    ...ofFinance,
    method: 'POST',
    path: `${operator}/disputes/:id/files`,
    summary: 'Add a file: a picture or a PDF, 5 MB at most; stored is what was drawn anew from it',
    params: named,
    query: z.object({ kind: z.string(), note: z.string().optional() }),
    upload: { field: 'file', maxBytes: documentMaxBytes },
    data: z.object({ id: z.uuid() }),
    errors: ['not_found', 'invalid_input', 'too_many_requests', 'unavailable'],
  }),
  file: endpoint({
    ...ofFinance,
    ...documentFile,
    path: `${operator}/dispute-files/:id`,
    summary: 'A file of a dispute. The look is recorded; wants a fresh code',
    params: named,
    errors: ['not_found', 'step_up_required'],
  }),
};
