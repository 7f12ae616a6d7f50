// Where each rupiah of an order stands (docs/product/ledger.md), from the ledger itself, and what was said about money that pays for nothing.
import * as m from '#messages/messages';
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { MoneyRow, OrderNotice } from './order-money-view.ts';

const row = 'flex flex-wrap items-baseline justify-between gap-x-6 py-3';

export function MoneyRows({ received, rows }: { received: number; rows: readonly MoneyRow[] }) {
  return (
    <dl className={`${cardClass} divide-y divide-line px-5 py-1`}>
      <div className={`${row} font-bold`}>
        <dt>{m.orders_money_received()}</dt>
        <dd>
          <Money amount={received} />
        </dd>
      </div>
      {rows.map(({ term, text, amount }) => (
        <div key={term} className={row}>
          <dt className="max-w-md min-w-0">
            <span className="font-semibold">{term}</span>
            <span className="block text-ink-soft">{text}</span>
          </dt>
          <dd>
            <Money amount={amount} className="font-semibold" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function OrderNotices({ notices }: { notices: readonly OrderNotice[] }) {
  return notices.map(({ key, tone, title, texts, note }) => (
    <div key={key} className="mt-4">
      <Notice tone={tone} title={title}>
        <div className="space-y-2">
          {texts.map((text) => (
            <p key={text} className="whitespace-pre-line break-words">
              {text}
            </p>
          ))}
          {note && (
            <p className="break-words">
              {note.before} <span lang="id">{note.text}</span>
            </p>
          )}
        </div>
      </Notice>
    </div>
  ));
}
