// What goes back to whoever ordered: each refund with its sum, reason and date, and where a bank transfer stands.
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { cardClass } from '#web/ui/section.tsx';

export interface RefundView {
  id: string;
  /** In words. */
  reason: string;
  amount: number;
  dueOn: string;
  doneAt: string | null;
  proof: string | null;
  /** Of one by bank transfer: where it stands. */
  transfer: string | null;
}

export function RefundList({ refunds }: { refunds: readonly RefundView[] }) {
  return (
    <ul className="space-y-3">
      {refunds.map(({ id, reason, amount, dueOn, doneAt, proof, transfer }) => (
        <li key={id} className={`${cardClass} p-4`}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Money amount={amount} className="text-lg font-bold" />
            <Badge tone={doneAt ? 'good' : 'warn'}>
              {doneAt ? m.orders_refund_done() : m.orders_refund_open()}
            </Badge>
          </div>
          <p>{reason}</p>
          <p className="text-ink-soft">
            {doneAt
              ? m.orders_refund_done_at({ at: doneAt, proof: proof ?? '' })
              : m.orders_refund_due({ date: dueOn })}
          </p>
          {transfer && (
            <>
              <p>{transfer}</p>
              <LocalLink
                to={paths.member.refundAccount}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {m.refund_account_link()}
              </LocalLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
