// What is to be paid, stage by stage, and what the sum consists of (spec §3 order: "invoices (stage, amount, due date, paid or waiting)").
import * as m from '#messages/messages';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Money } from '#web/ui/money.tsx';
import { cardClass } from '#web/ui/section.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import type { OrderView } from './order-view.ts';

export function Invoices({ order }: { order: OrderView }) {
  return (
    <ul className="space-y-3">
      {order.invoices.map(({ code, stage, amount, when, status, isPayable }) => (
        <li key={code} className={`${cardClass} p-4`}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p className="font-semibold">{stage}</p>
            <Badge tone={status.tone}>{status.word}</Badge>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-ink-soft">
              {when}
              <span className="block text-sm">{code}</span>
            </p>
            <Money amount={amount} className="text-lg font-bold" />
          </div>
          {isPayable && (
            <LocalLink to={order.payPath} className={`${buttonClass('primary')} mt-3 w-full md:w-auto`}>
              {m.orders_pay()}
            </LocalLink>
          )}
        </li>
      ))}
    </ul>
  );
}

export function PriceLines({ order: { lines, total } }: { order: OrderView }) {
  return (
    <dl className={`${cardClass} divide-y divide-line px-5 py-1`}>
      {lines.map((line, index) => (
        <div key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <dt className="min-w-0">
            <LocalizedText said={line.said} />
            <span className="block text-sm text-ink-soft">
              {line.quantity} × <Money amount={line.each} />
            </span>
          </dt>
          <dd>
            <Money amount={line.amount} className="font-semibold" />
          </dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-3 text-lg font-bold">
        <dt>{m.orders_total()}</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </div>
    </dl>
  );
}
