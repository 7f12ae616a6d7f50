// The one bar at the lower edge of a product on phones (docs/product/catalogue.md): what it costs, and the main action; it steps aside while the
// panel says so (product.island.ts). The panel beside the page does this on desktop.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import { buttonClass } from '#web/ui/button.tsx';
import { useFrame, usePath } from '#web/frame';
import { seatsText } from './price-panel.tsx';
import type { ProductView } from './product-view.ts';
import { bookPath } from './next-step.tsx';
import { type Standing, standingOf } from './standing.ts';

/** Where the bar leads when there is nothing to book: to the part of the page that helps next. */
const goals: Record<Exclude<Standing, 'available'>, { address: string; word: () => string }> = {
  sold_out: { address: '#kabari', word: m.product_notify_send },
  closed: { address: '#tanggal', word: m.product_section_dates },
  departed: { address: '#tanggal', word: m.product_section_dates },
  blocked: { address: '#biro', word: m.product_section_partner },
};

export function PriceBar({ product }: { product: ProductView }) {
  const { search } = useFrame();
  const path = usePath();
  const standing = standingOf(product);
  const { address, word } =
    standing === 'available'
      ? { address: path(bookPath(product, search)), word: m.product_book_short }
      : goals[standing];
  return (
    <price-bar
      data-bottom-bar
      className="page-bar flex h-16 items-center justify-between gap-3 border-t border-line bg-card px-4 md:hidden print:hidden"
    >
      <p className="leading-tight">
        <span data-price className="block text-lg font-bold tabular-nums text-primary">
          {formatRupiah(product.allInPrice)}
        </span>
        <span className="block text-sm tabular-nums text-ink-soft">{seatsText(product)}</span>
      </p>
      <a
        href={address}
        rel={standing === 'available' ? 'nofollow' : undefined}
        className={`${buttonClass('primary')} shrink-0`}
      >
        {word()}
      </a>
    </price-bar>
  );
}
