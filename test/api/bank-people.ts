// What calls of a bank's people begin with, and what its queues of applications are asked.
import type { ApiTestContext, Ask, Call } from './call.ts';

/** The caller works for this bank from now on. */
export async function workForBank({ deps, caller }: ApiTestContext, bankId: string): Promise<void> {
  if (caller)
    await deps.db
      .updateTable('memberships')
      .set({ partner_id: bankId })
      .where('account_id', '=', caller.account.id)
      .execute();
}

/** Of financing and savings alike; `filled` makes an application of the caller's bank. */
export const queueCall = (queue: string, filled: Ask): Call => ({
  works: [filled, `${queue}?state=submitted&lateness=in_time&sort=-sum&page=2&limit=1`],
  wrong: {
    [`${queue}?limit=0`]: 'limit',
    [`${queue}?state=lost`]: 'state',
    [`${queue}?lateness=perhaps`]: 'lateness',
    [`${queue}?sort=name`]: 'sort',
  },
});
