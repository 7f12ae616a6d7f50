// A member's refunds by bank transfer over HTTP (docs/product/payments.md).
import { findRefundAccount, stateRefundAccount } from '#domain/payments';
import { type ApiRequest, implement } from '#api/implement';
import type { Actor } from '#domain/memberships';
import { paymentsContract } from './contract.ts';

export const paymentsApi = implement(paymentsContract, {
  refundAccount: (_input, request) => answerAccount(request),
  stateRefundAccount: async ({ body }, request) => {
    await stateRefundAccount(request.deps, request.actor, body, request);
    return answerAccount(request);
  },
});

async function answerAccount({ deps, actor }: ApiRequest & { actor: Actor }) {
  const { account, refunds } = await findRefundAccount(deps, actor);
  return {
    data: {
      account: account && {
        bank: account.bank,
        number_ending: account.ending,
        holder: account.holder,
        usable_from: account.usableFrom.toISOString(),
      },
      refunds: refunds.map(({ taskId, code, amount, dueOn, isOnItsWay }) => ({
        id: taskId,
        order_code: code,
        amount,
        due_on: dueOn,
        is_on_its_way: isOnItsWay,
      })),
    },
  };
}
