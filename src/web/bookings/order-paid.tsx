// The first view of an order after its payment (spec §4): what was paid, that the seats are held, the receipt. What follows, and by when,
// stands below it (./order-next.tsx).
import { CircleCheck, FileText } from 'lucide-react';
import * as paths from '#shared/paths';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { OrderView, PaidView } from './order-view.ts';

export function OrderPaid({ order, paid }: { order: OrderView; paid: PaidView }) {
  return (
    <section className={`${cardClass} mb-4 p-5 text-center md:p-8`}>
      <CircleCheck size={56} strokeWidth={1.75} aria-hidden="true" className="mx-auto text-good" />
      <h1 className="mt-3 text-2xl font-bold tracking-tight md:text-3xl">{paid.title}</h1>
      <p className="mt-2 text-2xl font-bold">
        <Money amount={paid.amount} />
      </p>
      <p className="text-ink-soft">{paid.what}</p>
      <div className="mt-5 border-t border-line pt-4">
        <p className="font-bold text-good">{paid.seats}</p>
        <p className="mt-1 font-semibold" lang={order.title.lang}>
          {order.title.text}
        </p>
        <p className="text-ink-soft">{order.dates}</p>
        <p className="tabular-nums text-ink-soft">{paid.code}</p>
      </div>
      {paid.receipt && (
        <LocalLink
          to={paths.member.invoice(order.id)}
          className={`${buttonClass('secondary')} mt-5 w-full md:w-auto`}
        >
          <FileText size={20} aria-hidden="true" />
          {paid.receipt}
        </LocalLink>
      )}
    </section>
  );
}
