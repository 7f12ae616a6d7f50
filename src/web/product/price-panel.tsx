// Price and seats beside the page (docs/product/catalogue.md): sticky on desktop, below the head on phones.
import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { roomLabel, seatsLabel } from '#labels/catalogue';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import type { CardPromo } from '#web/catalogue/card-view';
import { WishButton } from '#web/wishlist/wish-button.tsx';
import { useFrame } from '#web/frame';
import { NextStep } from './next-step.tsx';
import type { ProductView } from './product-view.ts';
import { standingOf } from './standing.ts';
import { SharePage } from '#web/ui/share-page.tsx';

interface PricePanelProps {
  product: ProductView;
  promo: CardPromo | null;
  /** Null for guests. */
  isWished: boolean | null;
}

export function PricePanel({ product, promo, isWished }: PricePanelProps) {
  const { areas, locale, path: here, search } = useFrame();
  const path = usePath();

  const { extrasEach } = product.prices;
  return (
    <section aria-labelledby="panel-title" className="rounded-card border border-line bg-card p-4 md:p-5">
      <h2 id="panel-title" className="sr-only">
        {m.product_panel_title()}
      </h2>
      <p className="text-ink-soft">{m.product_all_in()}</p>
      <p id="panel-price" className="text-3xl font-bold tabular-nums text-primary">
        {formatRupiah(product.allInPrice)}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {extrasEach > 0
          ? m.product_all_in_extras({ amount: formatRupiah(extrasEach) })
          : m.product_all_in_nothing()}
      </p>
      <dl className="my-3 space-y-1 border-y border-line py-3 text-[0.9375rem]">
        <Row name={m.product_starting_from({ room: roomLabel[product.roomType]() })}>
          <span className="whitespace-nowrap font-semibold tabular-nums">
            {formatRupiah(product.priceFrom)}
          </span>
        </Row>
        {standingOf(product) === 'available' && (
          <Row name={m.product_sale_until()}>
            <span className="font-semibold">{formatDate(product.saleEndsOn, locale)}</span>
          </Row>
        )}
      </dl>
      <p className="mb-3 font-semibold tabular-nums">{seatsText(product)}</p>
      {promo && (
        <LocalLink
          to={paths.promo(promo.slug)}
          className="-mt-3 mb-3 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
        >
          {m.promo_on_card({
            amount: formatRupiah(promo.upTo),
            date: formatDate(promo.until, locale, 'short'),
          })}
        </LocalLink>
      )}
      <div id="panel-next">
        <NextStep product={product} />
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5 text-primary">
        <LocalLink
          to={`${paths.compare}?p=${product.slug}`}
          rel="nofollow"
          className="inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline"
        >
          <GitCompareArrows aria-hidden size={20} />
          {m.product_compare()}
        </LocalLink>
        {areas.includes('wishlist') && (
          <WishButton
            slug={product.slug}
            title={product.title.text}
            isWished={isWished}
            here={here + search}
            path={path}
            className="underline-offset-4 hover:underline"
          />
        )}
        <SharePage
          text={m.product_share_text({
            title: product.title.text,
            date: formatDate(product.departsOn, locale),
          })}
        />
      </div>
    </section>
  );
}

export function seatsText(product: ProductView): string {
  return seatsLabel(product, { left: m.product_seats_left, none: m.product_no_seats });
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right">{children}</dd>
    </div>
  );
}
