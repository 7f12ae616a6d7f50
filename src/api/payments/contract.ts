// Where a member's refunds by bank transfer go (docs/product/payments.md).
import * as z from 'zod';
import { bankCodes } from '#shared/bank-names';
import { endpoint } from '#api/define';

const ofMember = { who: 'member', spec: '§1 payments, docs/product/payments.md' } as const;
const path = '/api/v3/user/refund-account';
const field = z.unknown().optional();

const refundAccount = z.object({
  account: z
    .object({
      bank: z.enum(bankCodes),
      number_ending: z.string(),
      holder: z.string(),
      usable_from: z.iso.datetime(),
    })
    .nullable(),
  refunds: z.array(
    z.object({
      id: z.uuid(),
      order_code: z.string(),
      amount: z.int(),
      due_on: z.iso.date(),
      is_on_its_way: z.boolean(),
    }),
  ),
});

export const paymentsContract = {
  refundAccount: endpoint({
    ...ofMember,
    method: 'GET',
    path,
    summary: "The member's own bank account for refunds, and the refunds that wait for it",
    data: refundAccount,
  }),
  stateRefundAccount: endpoint({
    ...ofMember,
    method: 'PUT',
    path,
    summary:
      "State the account that refunds are transferred to: in the member's own name, proven by the password and, where there is one, a code of the second factor; used after a pause",
    body: z.object({ bank: field, number: field, holder: field, current_password: field, code: field }),
    data: refundAccount,
    errors: ['invalid_input', 'second_factor_required', 'code_wrong', 'too_many_requests', 'busy'],
  }),
};
