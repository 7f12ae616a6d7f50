// Orders under a consultant's code: what, when, how it stands, and what it brings. Nothing says who ordered.
import * as m from '#messages/messages';
import type { Localized } from '#labels/localized';
import type { Tone } from '#labels/tone';
import { Badge } from '#web/ui/badge.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { Money } from '#web/ui/money.tsx';
import { cardClass } from '#web/ui/section.tsx';

export interface ShownSale {
  key: string;
  title: Localized;
  departs: string;
  ordered: string;
  state: { word: string; tone: Tone };
  expected: number;
  earned: number;
  paidOut: number;
}

export function SalesList({ sales }: { sales: readonly ShownSale[] }) {
  if (sales.length === 0) return <p>{m.consultant_sales_none()}</p>;
  return (
    <ul className="space-y-3">
      {sales.map(({ key, title, departs, ordered, state, expected, earned, paidOut }) => (
        <li key={key} className={`${cardClass} grid gap-x-6 gap-y-2 p-4 md:grid-cols-[2fr_1fr]`}>
          <div>
            <p className="mb-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <LocalizedText said={title} className="font-bold" />
              <Badge tone={state.tone}>{state.word}</Badge>
            </p>
            <p>{departs}</p>
            <p className="text-ink-soft">{ordered}</p>
          </div>
          <dl className="space-y-1">
            {[
              { term: m.consultant_sale_expected(), amount: expected },
              { term: m.consultant_sale_earned(), amount: earned },
              { term: m.consultant_sale_paid_out(), amount: paidOut },
            ].map(({ term, amount }) => (
              <div key={term} className="flex justify-between gap-4">
                <dt className="text-ink-soft">{term}</dt>
                <dd className="font-semibold">
                  <Money amount={amount} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
