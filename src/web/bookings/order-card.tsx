// One order in the list: what it is, how it stands, and the next thing to do (docs/product/bookings.md).
import { ChevronRight } from 'lucide-react';
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { OrderCardView } from './order-card-view.ts';
import * as paths from '#shared/paths';

export function OrderCard({ order }: { order: OrderCardView }) {
  const { word, tone } = order.state;
  return (
    <article className={`${cardClass} p-5`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm font-semibold tabular-nums text-ink-soft">{order.code}</span>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <h2 className="mt-2 text-xl font-bold tracking-tight" lang={order.title.lang}>
        {order.title.text}
      </h2>
      <p className="mt-1 text-ink-soft">
        {m.orders_card_facts({ date: order.departs, people: order.people, partner: order.partner })}
      </p>
      {order.answerBy && (
        <p className="mt-1">
          <Badge tone="warn">{m.orders_card_moved({ date: order.answerBy })}</Badge>
        </p>
      )}
      <p className="mt-1 font-semibold">
        <Money amount={order.total} />
      </p>
      <LocalLink
        to={paths.member.order(order.id)}
        className="mt-3 flex min-h-12 items-center justify-between gap-3 border-t border-line pt-3 font-semibold text-primary"
      >
        <span>
          {order.next}
          {order.payBy && (
            <span className="block font-normal text-ink-soft">{m.orders_pay_by({ date: order.payBy })}</span>
          )}
          <span className="sr-only">
            : {order.title.text}, {order.code}
          </span>
        </span>
        <ChevronRight size={22} aria-hidden="true" className="shrink-0" />
      </LocalLink>
    </article>
  );
}
