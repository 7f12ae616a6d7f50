// What a consultant earned and is paid, over the consultant service (docs/product/affiliates.md; docs/product/payouts.md).
import * as z from 'zod';
import { bankCodes } from '#shared/bank-names';
import { bookingStates } from '#shared/booking-states';
import { pageSizes } from '#shared/limits';
import { payoutStatuses } from '#shared/payout-states';
import { endpoint } from '#api/define';
import { paged } from '#api/inputs';

const ofConsultant = { who: ['consultant'], spec: 'docs/product/affiliates.md' } as const;
const user = '/api/consultant/v1/user';
const field = z.unknown().optional();
const sum = z.int();
const instant = z.iso.datetime();
const account = z.object({
  bank: z.enum(bankCodes),
  number_ending: z.string(),
  holder: z.string(),
  usable_from: instant.nullable(),
});
const accounts = z.object({ current: account.nullable(), waiting: account.nullable() });
const pay = z.object({
  owed: sum,
  payable: sum,
  asked_at: instant.nullable(),
  payouts: z.array(
    z.object({
      code: z.string(),
      amount: sum,
      status: z.enum(payoutStatuses),
      paid_on: z.iso.date().nullable(),
    }),
  ),
});

export const consultantPayContract = {
  sales: endpoint({
    ...ofConsultant,
    method: 'GET',
    path: `${user}/sales`,
    summary:
      'Orders under the code of the signed-in consultant, the newest first, with the commission of each; never who ordered',
    query: paged(pageSizes.list),
    paged: true,
    data: z.object({
      items: z.array(
        z.object({
          ordered_at: instant,
          title: z.object({ id: z.string(), en: z.string().optional() }),
          departs_on: z.iso.date(),
          people: z.int(),
          state: z.enum(bookingStates),
          expected: sum,
          earned: sum,
          paid_out: sum,
        }),
      ),
      paid_for: z.int(),
      expected: sum,
      earned: sum,
    }),
  }),
  pay: endpoint({
    ...ofConsultant,
    method: 'GET',
    path: `${user}/pay`,
    summary: 'Commission that is owed, what of it can be paid now, and what was paid',
    data: pay,
  }),
  ask: endpoint({
    ...ofConsultant,
    method: 'POST',
    path: `${user}/payout-requests`,
    summary: 'Ask finance to pay out what can be paid; asking again changes nothing',
    data: pay,
    errors: ['nothing_to_pay'],
  }),
  account: endpoint({
    ...ofConsultant,
    method: 'GET',
    path: `${user}/bank-account`,
    summary: 'The account commission is transferred to, and the one that waits for finance',
    data: accounts,
  }),
  stateAccount: endpoint({
    ...ofConsultant,
    method: 'PUT',
    path: `${user}/bank-account`,
    summary:
      "State the account commission is transferred to: in the consultant's own name, proven by the password and a code of the second factor; used after finance has approved it and a pause",
    body: z.object({ bank: field, number: field, holder: field, current_password: field, code: field }),
    data: accounts,
    errors: ['invalid_input', 'second_factor_required', 'code_wrong', 'too_many_requests', 'busy'],
  }),
};
