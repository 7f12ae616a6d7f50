// Souvenir orders in the list: what was ordered, and how each parcel stands.
import { ChevronRight } from 'lucide-react';
import * as m from '#messages/messages';
import { storeOrderStateLabel } from '#labels/souvenir-orders';
import * as paths from '#shared/paths';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { souvenirOrdersUrl } from './orders-url.ts';
import type { SouvenirCardView, SouvenirListView } from './souvenir-list-view.ts';

export function SouvenirOrders({ list: { orders, ...paging } }: { list: SouvenirListView }) {
  if (orders.length === 0)
    return (
      <EmptyState
        title={m.souvenir_orders_empty()}
        text={m.souvenir_orders_empty_text()}
        action={
          <LocalLink to={paths.souvenirs} className={buttonClass('primary')}>
            {m.cart_browse()}
          </LocalLink>
        }
      />
    );
  return (
    <>
      <ul className="space-y-4">
        {orders.map((order) => (
          <li key={order.id}>
            <SouvenirCard order={order} />
          </li>
        ))}
      </ul>
      <PageLinks {...paging} pathOf={souvenirOrdersUrl} />
    </>
  );
}

function SouvenirCard({
  order: { code, ordered, total, nextPath, payBy, state, parts },
}: {
  order: SouvenirCardView;
}) {
  return (
    <article className={`${cardClass} p-5`}>
      <h2 className="flex flex-wrap items-baseline justify-between gap-2 font-semibold">
        <span className="tabular-nums">{code}</span>
        <span className="text-sm font-normal text-ink-soft">{ordered}</span>
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {parts.map((part) => (
          <li key={part.id}>
            <LocalLink to={paths.member.storeOrder(part.id)} className="flex items-center gap-3 py-3">
              <span className="min-w-0 grow">
                <span className="flex flex-wrap items-center gap-2">
                  <b>{part.store}</b>
                  <Badge tone={storeOrderStateLabel[part.state].tone}>
                    {storeOrderStateLabel[part.state].word()}
                  </Badge>
                </span>
                <span className="mt-1 block text-ink-soft">{part.items}</span>
              </span>
              <ChevronRight size={22} aria-hidden="true" className="shrink-0 text-primary" />
            </LocalLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-2 font-semibold">
        <span>{m.souvenir_sum_total()}</span>
        <Money amount={total} />
      </p>
      {nextPath && (
        <p className="mt-3">
          <LocalLink to={nextPath} className={`${buttonClass('primary')} w-full md:w-auto`}>
            {state === 'choosing_shipping' ? m.souvenir_continue_shipping() : m.souvenir_continue_payment()}
          </LocalLink>
          <span className="mt-2 block text-ink-soft">{m.orders_pay_by({ date: payBy! })}</span>
        </p>
      )}
    </article>
  );
}
