// Where a refund by bank transfer stands, in the member's words.
import * as m from '#messages/messages';
import type { RefundAccount, TransferredRefund } from '#domain/payments';
import { bankNames } from '#shared/bank-names';

export function transferState(
  { isOnItsWay, ending }: Pick<TransferredRefund, 'isOnItsWay' | 'ending'>,
  account: Pick<RefundAccount, 'bank' | 'ending'> | null,
): string {
  if (isOnItsWay)
    return ending === null ? m.refund_account_on_its_way() : m.refund_account_on_its_way_to({ ending });
  return account
    ? m.refund_account_waits({ bank: bankNames[account.bank], ending: account.ending })
    : m.refund_account_missing();
}
