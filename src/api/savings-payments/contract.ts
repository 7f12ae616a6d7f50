// Orders that are paid from savings (docs/product/savings-payments.md): the member asks, and the bank's people answer. `:id` is a booking,
// `:code` a request.
import * as z from 'zod';
import { consoleOrders } from '#shared/console-list';
import { pageSizes } from '#shared/limits';
import { bankRoles } from '#shared/roles';
import { savingsPaymentSorts, savingsPaymentStates } from '#shared/savings-payments';
import { endpoint } from '#api/define';
import { named, paged } from '#api/inputs';

const spec = '§3 savings application, docs/product/savings-payments.md';
const ofMember = { who: 'member', spec } as const;
const own = '/api/v3/bookings/:id/savings-payment';
const console = '/api/v3/bank-console/savings-payments';
const rupiah = z.int();
const field = z.unknown().optional();
const instant = z.iso.datetime();

const request = {
  code: z.string(),
  state: z.enum(savingsPaymentStates),
  amount: rupiah,
  bank: z.object({ id: z.uuid(), name: z.string() }),
  savings_code: z.string().nullable(),
  asked_at: instant,
  changed_at: instant,
  /** Until when the order's seats are kept. */
  held_until: instant.nullable(),
  /** The bank's, of a decline. */
  reason: z.string().nullable(),
};

const offerData = z.object({
  /** What would be paid: the whole price, or what the plan demands now; null: the order waits for no such money. */
  amount: rupiah.nullable(),
  /** Whose banks report a balance; empty while one is asked. */
  savings: z.array(
    z.object({
      id: z.uuid(),
      savings_code: z.string(),
      bank: z.object({ id: z.uuid(), name: z.string() }),
      balance: rupiah,
      balance_date: z.iso.date(),
    }),
  ),
  /** The latest request; null: none was made. */
  request: z.object(request).nullable(),
});

const bankData = z.object({
  ...request,
  booking_code: z.string(),
  invoice_code: z.string(),
  partner: z.object({ id: z.uuid(), name: z.string() }),
  balance: rupiah.nullable(),
  balance_date: z.iso.date().nullable(),
  /** What an officer prepared. */
  answer: z
    .object({
      verdict: z.enum(['confirm', 'decline']),
      reference: z.string().nullable(),
      sent_on: z.iso.date().nullable(),
      reason: z.string().nullable(),
      prepared_at: instant,
      prepared_by: z.string().nullable(),
      decided_by: z.string().nullable(),
    })
    .nullable(),
});

const ofCode = z.object({ code: z.string() });
const deciding = ['not_found', 'invalid_input', 'savings_state', 'step_up_required', 'busy'] as const;

export const savingsPaymentsContract = {
  offer: endpoint({
    ...ofMember,
    method: 'GET',
    path: own,
    summary: 'Which savings may pay an order that waits for money, and what was asked',
    params: named,
    data: offerData,
    errors: ['not_found'],
  }),
  ask: endpoint({
    ...ofMember,
    method: 'POST',
    path: own,
    takesForms: true,
    summary: 'Ask the bank to pay what the order demands now; its seats stay while the bank decides',
    params: named,
    body: z.object({ savings: field }),
    data: offerData,
    errors: ['not_found', 'invalid_input', 'savings_payment_unavailable', 'busy'],
  }),
  withdraw: endpoint({
    ...ofMember,
    method: 'POST',
    path: `${own}/withdraw`,
    summary: 'Withdraw the request, to pay otherwise',
    params: named,
    data: offerData,
    errors: ['not_found', 'savings_state', 'busy'],
  }),
  list: endpoint({
    who: bankRoles,
    spec,
    method: 'GET',
    path: console,
    summary: 'Requests to the own bank, what waits for it first; no names',
    query: paged(pageSizes.console).extend({
      state: z.enum(savingsPaymentStates).optional(),
      sort: z.enum(consoleOrders(savingsPaymentSorts)).optional(),
    }),
    data: z.array(bankData),
    paged: true,
  }),
  one: endpoint({
    who: bankRoles,
    spec,
    method: 'GET',
    path: `${console}/:code`,
    summary: 'One request to the own bank',
    params: ofCode,
    data: bankData,
    errors: ['not_found', 'step_up_required'],
  }),
  prepare: endpoint({
    who: ['bank_officer'],
    spec,
    method: 'POST',
    path: `${console}/:code/answer`,
    summary: 'Prepare the answer: the transfer that goes out once another agrees, or why not',
    params: ofCode,
    body: z.object({ verdict: field, reference: field, sent_on: field, reason: field }),
    data: bankData,
    errors: deciding,
  }),
  decide: endpoint({
    who: ['bank_approver'],
    spec,
    method: 'POST',
    path: `${console}/:code/decision`,
    summary: 'Agree to what another prepared, which pays the order or declines, or return it',
    params: ofCode,
    body: z.object({ agrees: z.boolean() }),
    data: bankData,
    errors: [...deciding, 'booking_state'],
  }),
};
