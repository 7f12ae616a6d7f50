// What a consultant is owed of their commission, and what was paid.
import * as m from '#messages/messages';
import { payoutLabel } from '#labels/payouts';
import type { PayoutStatus } from '#shared/payout-states';
import { Badge } from '#web/ui/badge.tsx';
import { Money } from '#web/ui/money.tsx';

interface PayListProps {
  owed: number;
  payouts: readonly { code: string; amount: number; status: PayoutStatus; paid: string | null }[];
}

export function PayList({ owed, payouts }: PayListProps) {
  return (
    <section aria-labelledby="pay" className="space-y-3">
      <h2 id="pay" className="text-xl font-bold">
        {m.consultant_pay()}
      </h2>
      <p>
        {m.consultant_pay_owed()} <Money amount={owed} className="font-bold" />
      </p>
      <p className="max-w-prose text-ink-soft">{m.consultant_pay_text()}</p>
      {payouts.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {payouts.map(({ code, amount, status, paid }) => (
            <li key={code} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
              <span>
                {code} <Badge tone={payoutLabel[status].tone}>{payoutLabel[status].word()}</Badge>
                {paid && <span className="block text-ink-soft">{paid}</span>}
              </span>
              <Money amount={amount} className="font-semibold" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
