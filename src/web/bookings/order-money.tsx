// Where each rupiah of an order stands (docs/product/ledger.md), from the ledger itself, and what was said about money that pays for nothing.
import { Money } from '#web/ui/money.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { cardClass } from '#web/ui/section.tsx';
import type { MoneyRow, OrderNotice } from './order-money-view.ts';

const row = 'flex flex-wrap items-baseline justify-between gap-x-6 py-3';

/** `came`: what is divided, and below it where it lies. */
export function MoneyRows({ came, rows }: { came: readonly MoneyRow[]; rows: readonly MoneyRow[] }) {
  return (
    <dl className={`${cardClass} divide-y divide-line px-5 py-1`}>
      {came.map((line) => (
        <Line key={line.term} line={line} weight="font-bold" />
      ))}
      {rows.map((line) => (
        <Line key={line.term} line={line} weight="font-semibold" />
      ))}
    </dl>
  );
}

function Line({ line: { term, text, amount }, weight }: { line: MoneyRow; weight: string }) {
  return (
    <div className={row}>
      <dt className="max-w-md min-w-0">
        <span className={weight}>{term}</span>
        {text && <span className="block text-ink-soft">{text}</span>}
      </dt>
      <dd>
        <Money amount={amount} className={weight} />
      </dd>
    </div>
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
