// The price that stays at the lower edge on phones (look.md "Product"). The panel beside the page does this on desktop.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { buttonClass } from '#web/components/ui/button.tsx';
import { seatsText } from './price-panel.tsx';
import type { ProductView } from './product-view.ts';
import { type Standing, standingOf } from './standing.ts';

/** Where the bar leads: to the part of the page that helps next. */
const goals: Record<Standing, { address: string; word: () => string }> = {
  available: { address: '#harga', word: m.product_see_prices },
  sold_out: { address: '#kabari', word: m.product_notify_send },
  closed: { address: '#tanggal', word: m.product_section_dates },
  departed: { address: '#tanggal', word: m.product_section_dates },
  blocked: { address: '#biro', word: m.product_section_partner },
};

export function PriceBar({ product }: { product: ProductView }) {
  const { address, word } = goals[standingOf(product)];
  return (
    <div data-bottom-bar className="page-bar flex items-center justify-between gap-3 border-t border-line bg-card px-4 py-2 md:hidden print:hidden">
      <p className="leading-tight">
        <span className="block text-lg font-bold tabular-nums text-primary">{formatRupiah(product.allInPrice)}</span>
        <span className="block text-sm tabular-nums text-ink-soft">{seatsText(product)}</span>
      </p>
      <a
        href={address}
        className={`${buttonClass('primary')} shrink-0`}
      >
        {word()}
      </a>
    </div>
  );
}
