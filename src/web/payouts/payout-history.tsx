// What a partner or a store was and will be paid.
import * as m from '#messages/messages';
import { payoutLabel } from '#labels/payouts';
import type { PayoutStatus } from '#shared/payout-states';
import { Badge } from '#web/ui/badge.tsx';
import { DenseTable } from '#web/ui/dense-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Money } from '#web/ui/money.tsx';
import { Section } from '#web/ui/section.tsx';

interface PaidOut {
  id: string;
  code: string;
  amount: number;
  status: PayoutStatus;
  account: string;
  paid: string | null;
}

export function PayoutHistory({ payouts }: { payouts: readonly PaidOut[] }) {
  return (
    <Section title={m.payout_history()} className="mt-10">
      {payouts.length === 0 ? (
        <EmptyState title={m.payout_history_none()} text={m.payout_history_none_text()} />
      ) : (
        <DenseTable
          caption={m.payout_history()}
          columns={[
            { key: 'code', label: m.payout_code() },
            { key: 'account', label: m.payout_number() },
            { key: 'state', label: m.payout_state() },
            { key: 'amount', label: m.payout_amount(), isNumber: true },
          ]}
          rows={payouts.map(({ id, code, account, status, paid, amount }) => ({
            key: id,
            cells: [
              code,
              account,
              <span key="state">
                <Badge tone={payoutLabel[status].tone}>{payoutLabel[status].word()}</Badge>
                {paid && <span className="block text-ink-soft">{paid}</span>}
              </span>,
              <Money key="amount" amount={amount} />,
            ],
          }))}
        />
      )}
    </Section>
  );
}
