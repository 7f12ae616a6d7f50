// Money of all partners that waits for the operator's finance, and orders that need a person (docs/product/finance-console.md).
import * as z from 'zod';
import { attentionActions } from '#domain/finance-console';
import { attentionSorts } from '#shared/attention-list';
import { attentions, invoiceStages } from '#shared/booking-states';
import { consoleOrders } from '#shared/console-list';
import { pageSizes } from '#shared/limits';
import { operatorRoles } from '#shared/operator-tasks';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';
import { exceptionData, heldData, refundData } from './contract.ts';

const each = {
  who: operatorRoles('payments'),
  spec: '§1 payments, docs/product/finance-console.md',
} as const;
const orders = '/api/v3/operator/orders-needing-attention';
const refunds = '/api/v3/operator/refunds';
const exceptions = '/api/v3/operator/payment-exceptions';
const held = '/api/v3/operator/held-payments';
const field = z.unknown().optional();
const sum = z.int();
const count = z.int().nonnegative();
const day = z.iso.date();
/** Null: paid to the platform itself, for what stores sell. */
const ofPartner = { partner_name: z.string().nullable() };
const acts = [...new Set(Object.values(attentionActions).flat())];

const listed = {
  code: z.string(),
  attention: z.enum(attentions),
  partner_name: z.string(),
  departs_on: day,
  total: count,
};

export const operatorMoneyContract = {
  needing: endpoint({
    ...each,
    method: 'GET',
    path: orders,
    summary: 'Orders that need a person, unless asked otherwise the longest wait first',
    query: paged(pageSizes.console).extend({
      why: z.enum(attentions).optional(),
      sort: z.enum(consoleOrders(attentionSorts)).optional(),
    }),
    data: z.array(
      z.object({
        ...listed,
        /** Null once the account is deleted. */
        booker_name: z.string().nullable(),
        phone: z.string().nullable(),
        since: z.iso.datetime(),
      }),
    ),
    paged: true,
  }),
  needingDetail: endpoint({
    ...each,
    method: 'GET',
    path: `${orders}/:id`,
    summary: 'One of them by id or code: why, where its money is, and what can be done',
    params: named,
    data: z.object({
      ...listed,
      id: z.uuid(),
      title: z.object({ id: z.string(), en: z.string().optional() }),
      booker: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
      acts: z.array(z.enum(acts)),
      /** What its partner has stated that it had spent. */
      cost: z.object({ amount: count, reason: z.string().nullable() }).nullable(),
      seats_left: count,
      seats_wanted: count,
      waiting_invoices: z.array(
        z.object({
          code: z.string(),
          stage: z.enum(invoiceStages),
          amount: count,
          due_at: z.iso.datetime(),
        }),
      ),
      received: sum,
      /** Of it, when the order is ended. */
      goes_back: sum,
      /** Days between which more time may be given. */
      soonest: day,
      latest: day,
    }),
    errors: ['not_found'],
  }),
  settleNeeding: endpoint({
    ...each,
    method: 'POST',
    path: `${orders}/:id/acts`,
    summary:
      'Do one of its acts: `extend` wants `due_on`, `refund_less_cost` the `amount` of the cost that was read. Wants a fresh code',
    params: named,
    body: z.object({ act: z.enum(acts), due_on: field, amount: field }),
    data: z.null(),
    errors: [
      'not_found',
      'booking_state',
      'seats_sold_out',
      'departure_departed',
      'invalid_input',
      'step_up_required',
      'busy',
    ],
  }),
  allRefunds: endpoint({
    ...each,
    method: 'GET',
    path: refunds,
    summary: 'Refunds of everybody that are not paid out yet, the most urgent first; 200 at most',
    data: z.array(refundData.extend(ofPartner)),
  }),
  settleAnyRefund: endpoint({
    ...each,
    method: 'POST',
    path: `${refunds}/:id/paid`,
    summary:
      'Say that a refund was paid out of the money that the platform holds, with the number of the transfer. Wants a fresh code',
    params: named,
    body: z.object({ proof: field }),
    data: z.null(),
    errors: ['not_found', 'refund_not_yours', 'payout_state', 'invalid_input', 'step_up_required'],
  }),
  allExceptions: endpoint({
    ...each,
    method: 'GET',
    path: exceptions,
    summary: 'Payments that did not count or contradict each other, the oldest first; 200 at most',
    data: z.array(exceptionData.extend(ofPartner)),
  }),
  resolveAnyException: endpoint({
    ...each,
    method: 'POST',
    path: `${exceptions}/:id/decision`,
    summary: 'Give the wrong sum back, or keep it for now, with a note. Wants a fresh code',
    params: named,
    body: z.object({ decision: z.enum(['refund', 'keep']), note: field }),
    data: z.null(),
    errors: ['not_found', 'invalid_input', 'step_up_required'],
  }),
  allHeld: endpoint({
    ...each,
    method: 'GET',
    path: held,
    summary: 'Sums that did not count and were kept for now, the oldest first; 200 at most',
    data: z.array(heldData.extend(ofPartner)),
  }),
  refundAnyHeld: endpoint({
    ...each,
    method: 'POST',
    path: `${held}/:id/refund`,
    summary: 'Give back what is still kept of a payment. Wants a fresh code',
    params: named,
    data: z.null(),
    errors: ['not_found', 'step_up_required'],
  }),
};
