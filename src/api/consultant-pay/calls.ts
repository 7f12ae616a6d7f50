// What the calls about a consultant's earnings are asked.
import { becomeAffiliate, earnCommission } from '#test/factories/affiliates';
import type { ApiTestContext, Call } from '#test/api/call';
import { ownAccountCall } from '#test/api/own-account-form';

const user = '/api/consultant/v1/user';

/** Whoever asks is a consultant with a code. */
const withCode = async ({ deps, caller }: ApiTestContext) => {
  if (caller) await becomeAffiliate(deps, caller);
};
const read = (path: string): Call => ({
  works: [async (context) => (await withCode(context), { url: `${user}/${path}` })],
});

export const consultantPayCalls: Record<string, Call> = {
  [`GET ${user}/sales`]: {
    works: [
      async (context) => {
        await withCode(context);
        if (context.caller) await earnCommission(context.deps, context.caller.account.id);
        return { url: `${user}/sales` };
      },
    ],
    wrong: { [`${user}/sales?page=0`]: 'page' },
  },
  [`GET ${user}/pay`]: read('pay'),
  [`POST ${user}/payout-requests`]: {
    works: [
      async (context) => {
        await withCode(context);
        if (context.caller) await earnCommission(context.deps, context.caller.account.id);
        return { url: `${user}/payout-requests` };
      },
    ],
  },
  [`GET ${user}/bank-account`]: read('bank-account'),
  [`PUT ${user}/bank-account`]: ownAccountCall(withCode),
};
