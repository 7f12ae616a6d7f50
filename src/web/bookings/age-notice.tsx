// Who is older or younger on the day of return than they were paid for (decision 0058): what that costs, why, and how to mend a typing mistake.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { AgeView, OrderView } from './order-view.ts';
import { paymentPath } from './payment-path.ts';

export function AgeNotices({ order }: { order: OrderView }) {
  return order.ages.map((age) => (
    <div key={age.number} className="mt-4">
      <Notice tone={age.verdict === 'older' ? 'warn' : 'neutral'} title={m.orders_age_title()}>
        {age.verdict === 'older' ? <Older order={order} age={age} /> : <p>{age.text}</p>}
      </Notice>
    </div>
  ));
}

function Older({ order, age }: { order: OrderView; age: AgeView }) {
  const { supplement } = age;
  const amount = supplement && formatRupiah(supplement.amount);
  return (
    <>
      <p>{age.text}</p>
      <p className="mt-2 font-semibold">
        {amount === null
          ? m.orders_age_save_again()
          : supplement!.isPayable
            ? m.orders_age_pay({ amount })
            : m.orders_age_pay_later({ amount })}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        {supplement?.isPayable && (
          <LocalLink to={paymentPath(order)} className={buttonClass('primary')}>
            {m.orders_pay()}
          </LocalLink>
        )}
        <LocalLink
          to={paths.member.participant(order.id, age.number)}
          className="inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.orders_age_correct()}
        </LocalLink>
      </div>
    </>
  );
}
