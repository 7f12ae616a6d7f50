// Who is older or younger on the day of return than they were paid for (decision 0058): what that costs, why, and how to mend a typing mistake.
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AgeView, OrderView } from './order-view.ts';
import * as paths from '#shared/paths';

export function AgeNotices({ order }: { order: OrderView }) {
  return order.ages.map((age) => (
    <div key={age.number} className="mt-4">
      <Notice tone={age.older ? 'warn' : 'neutral'} title={age.title}>
        <p>{age.text}</p>
        {age.older && <Older order={order} number={age.number} older={age.older} />}
      </Notice>
    </div>
  ));
}

interface OlderProps {
  order: OrderView;
  number: number;
  older: NonNullable<AgeView['older']>;
}

function Older({ order, number, older: { text, pay, correct } }: OlderProps) {
  return (
    <>
      <p className="mt-2 font-semibold">{text}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        {pay && (
          <LocalLink to={order.payPath} className={buttonClass('primary')}>
            {pay}
          </LocalLink>
        )}
        <LocalLink
          to={paths.member.participant(order.id, number)}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {correct}
        </LocalLink>
      </div>
    </>
  );
}
