// What goes back to whoever ordered: each refund with its sum, reason and date, and where a bank transfer stands.
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
  isDone: boolean;
  /** In words: done, or under way. */
  state: string;
  /** By when, or when and with what proof. */
  when: string;
  /** Of one by bank transfer: where it stands, and the link to the account it goes to. */
  transfer: { text: string; link: string } | null;
}

export function RefundList({ refunds }: { refunds: readonly RefundView[] }) {
  return (
    <ul className="space-y-3">
      {refunds.map(({ id, reason, amount, isDone, state, when, transfer }) => (
        <li key={id} className={`${cardClass} p-4`}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Money amount={amount} className="text-lg font-bold" />
            <Badge tone={isDone ? 'good' : 'warn'}>{state}</Badge>
          </div>
          <p>{reason}</p>
          <p className="text-ink-soft">{when}</p>
          {transfer && (
            <>
              <p>{transfer.text}</p>
              <LocalLink
                to={paths.member.refundAccount}
                className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
              >
                {transfer.link}
              </LocalLink>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
