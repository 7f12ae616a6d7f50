// Price and seats beside the page (look.md "Product"): sticky on desktop, below the head on phones.
import { GitCompareArrows } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#messages/messages';
import { formatDate } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import { roomWord, seatsWord } from '#web/features/catalogue/words';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { NextStep } from './next-step.tsx';
import type { ProductView } from './product-view.ts';
import { SharePage } from '#web/features/share/share-page.tsx';

export function PricePanel({ product, locale }: { product: ProductView; locale: Locale }) {
  const { extrasEach } = product.prices;
  return (
    <section aria-labelledby="panel-title" className="rounded-card border border-line bg-card p-5">
      <h2 id="panel-title" className="sr-only">{m.product_panel_title()}</h2>
      <p className="text-ink-soft">{m.product_all_in()}</p>
      <p className="text-3xl font-bold tabular-nums text-primary">{formatRupiah(product.allInPrice)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {extrasEach > 0 ? m.product_all_in_extras({ amount: formatRupiah(extrasEach) }) : m.product_all_in_nothing()}
      </p>
      <dl className="my-4 space-y-2 border-y border-line py-4">
        <Row name={m.product_starting_from({ room: roomWord[product.roomType]() })}>
          <span className="whitespace-nowrap font-semibold tabular-nums">{formatRupiah(product.priceFrom)}</span>
        </Row>
        <Row name={m.product_departs()}><span className="font-semibold">{formatDate(product.departsOn, locale)}</span></Row>
      </dl>
      <p className="mb-4 font-semibold tabular-nums">{seatsText(product)}</p>
      <NextStep product={product} locale={locale} />
      <div className="mt-3 grid grid-cols-2 gap-2 text-primary">
        <LocalLink to={`/compare?p=${product.slug}`} rel="nofollow" className="inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline">
          <GitCompareArrows aria-hidden size={20} />{m.product_compare()}
        </LocalLink>
        <SharePage text={m.product_share_text({ title: product.title.text, date: formatDate(product.departsOn, locale) })} />
      </div>
    </section>
  );
}

export function seatsText(product: ProductView): string {
  return seatsWord(product, { left: m.product_seats_left, none: m.product_no_seats });
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return <div className="flex items-baseline justify-between gap-4"><dt className="text-ink-soft">{name}</dt><dd className="text-right">{children}</dd></div>;
}
