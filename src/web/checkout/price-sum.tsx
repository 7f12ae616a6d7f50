// The itemised total (docs/product/checkout.md), with what it would be in dollars: information only, with the rate's date and source.
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatDollars, formatRupiah } from '#shared/money';
import { cardClass } from '#web/ui/section.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { useFrame } from '#web/frame';
import type { SumView } from './checkout-view.ts';

const sources: Record<string, () => string> = {
  jisdor: m.checkout_rate_jisdor,
  configured: m.checkout_rate_configured,
};

interface PriceSumProps {
  sum: SumView | null;
  isFrozen: boolean;
  /** It is being worked out anew. */
  isAsked?: boolean;
}

export function PriceSum({ sum, isFrozen, isAsked = false }: PriceSumProps) {
  return (
    <aside
      id="ringkasan"
      aria-labelledby="ringkasan-title"
      aria-busy={isAsked}
      className={`${cardClass} aria-busy:text-ink-soft scroll-mt-4 p-5 md:sticky md:top-4`}
    >
      <h2 id="ringkasan-title" className="text-lg font-bold">
        {m.checkout_sum_title()}
      </h2>
      {sum ? (
        <Lines sum={sum} isFrozen={isFrozen} />
      ) : (
        <p className="mt-2 text-ink-soft">{m.checkout_sum_none()}</p>
      )}
    </aside>
  );
}

function Lines({ sum: { lines, total, dollars }, isFrozen }: { sum: SumView; isFrozen: boolean }) {
  const { locale } = useFrame();
  return (
    <>
      <dl className="mt-3 space-y-2">
        {lines.map(({ key, name, quantity, each, amount }) => (
          <div key={key} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">
              <LocalizedText said={name} />
              {quantity > 1 && (
                <span className="block text-sm tabular-nums text-ink-soft">
                  {quantity} × {formatRupiah(each)}
                </span>
              )}
            </dt>
            <dd className={`shrink-0 tabular-nums ${amount < 0 ? 'font-semibold text-good' : ''}`}>
              {formatRupiah(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4 font-bold">
        <span>{m.checkout_total()}</span>
        <output data-total className="text-xl tabular-nums text-primary">
          {formatRupiah(total)}
        </output>
      </p>
      <p className="mt-2 text-sm text-ink-soft">
        {m.checkout_dollars({
          amount: formatDollars(total, dollars.rupiah, locale),
          rate: formatRupiah(dollars.rupiah),
        })}{' '}
        {(sources[dollars.source] ?? m.checkout_rate_configured)()}, {formatDate(dollars.on, locale)}.{' '}
        {isFrozen ? m.checkout_rate_frozen() : m.checkout_rate_information()}
      </p>
    </>
  );
}
