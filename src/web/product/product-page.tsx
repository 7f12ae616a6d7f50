// The product page put together (docs/product/catalogue.md): head, price panel, then the sections of spec §2 in the order in
// which somebody decides: what does it cost us, is it sure, where do we sleep, what happens, what do others say; the rest is folded.
import * as m from '#messages/messages';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import type { Party } from '#shared/trip-price';
import type { CardPromo, CardView } from '#web/catalogue/card-view';
import { CardList } from '#web/catalogue/card-list.tsx';
import type { UnfinishedView } from '#web/checkout/continue-notice.tsx';
import { ReviewList } from '#web/reviews/review-list.tsx';
import type { ReviewView } from '#web/reviews/review-view';
import { OwnUnfinished } from '#web/own-parts/own-part.tsx';
import { LocalLink } from '#web/ui/local-link.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFrame, usePath } from '#web/frame';
import { Remembered } from '#web/markup/remembered.tsx';
import { Agenda } from './agenda.tsx';
import { CancellationTimeline } from './cancellation-timeline.tsx';
import { cancellationView } from './cancellation-view.ts';
import { crumbsOf } from './crumbs.ts';
import { CostChecklist } from './cost-checklist.tsx';
import { Facilities } from './facilities.tsx';
import { Flights } from './flights.tsx';
import { Hotels } from './hotels.tsx';
import { type NotifyOutcome, NotifyForm } from './notify-form.tsx';
import { OtherDates } from './other-dates.tsx';
import { PartnerDetails } from './partner-details.tsx';
import { PaymentStages } from './payment-stages.tsx';
import { PriceBar } from './price-bar.tsx';
import { PriceCalculator } from './price-calculator.tsx';
import { PricePanel } from './price-panel.tsx';
import { ProductHead } from './product-head.tsx';
import { FoldedSection, ProductSection } from './product-section.tsx';
import type { ProductView } from './product-view.ts';
import { Questions } from './questions.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { standingOf } from './standing.ts';
import { StandingNotice } from './standing-notice.tsx';
import { TrustPanel } from './trust-panel.tsx';

interface ProductPageProps {
  product: ProductView;
  party: Party;
  reviews: ReviewView[];
  recommended: CardView[];
  notified: NotifyOutcome | null;
  promo: CardPromo | null;
  /** Whether it is on the member's wishlist; null for guests. */
  isWished: boolean | null;
  unfinished: UnfinishedView | null;
}

export function ProductPage({
  product,
  party,
  reviews,
  recommended,
  notified,
  promo,
  isWished,
  unfinished,
}: ProductPageProps) {
  return (
    <>
      <article className="mx-auto max-w-page px-4 pb-12 pt-2">
        <Breadcrumb items={crumbsOf(product).slice(0, -1)} />
        <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-x-10">
          <div className="space-y-4">
            <SeatsChanged product={product} notified={notified} />
            <StandingNotice product={product} />
            <ProductHead product={product} />
          </div>
          <aside className="mt-4 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <div className="lg:sticky lg:top-24">
              <Remembered piece={PricePanel} of={{ promo, isWished, product }} />
            </div>
          </aside>
          <div className="mt-4 min-w-0 md:mt-8">
            {standingOf(product) === 'sold_out' && (
              <ProductSection id="kabari" title={m.product_notify_title()}>
                <NotifyForm departsOn={product.departsOn} outcome={notified} />
              </ProductSection>
            )}
            <Remembered piece={Contents} of={{}} />
            <Remembered piece={Prices} of={{ product, party }} />
            {/* Comes after the page (own-part.tsx): below the first screen it moves nothing that is read. */}
            <OwnUnfinished unfinished={unfinished} className="mb-8" />
            <Remembered piece={Sections} of={{ product, reviews }} />
          </div>
        </div>
        {recommended.length > 0 && (
          <ProductSection id="serupa" title={m.product_section_recommended()}>
            <CardList cards={recommended} columns={3} isRow />
          </ProductSection>
        )}
      </article>
      <Remembered piece={PriceBar} of={{ product }} />
      <seen-beacon data-address={`/api/v3/products/${product.id}/seen`} />
    </>
  );
}

/** The form was sent, but in the meantime the departure is no longer sold out: its form is gone, its answer is not. */
function SeatsChanged({ product, notified }: Pick<ProductPageProps, 'product' | 'notified'>) {
  if (!notified || notified.isKept || !notified.problem || standingOf(product) === 'sold_out') return null;
  return <Notice tone="warn" live title={notified.problem} />;
}

function Prices({ product, party }: Pick<ProductPageProps, 'product' | 'party'>) {
  const path = usePath();
  return (
    <ProductSection id="harga" title={m.product_section_prices()}>
      <PriceCalculator
        prices={product.prices}
        party={party}
        bookPath={standingOf(product) === 'available' ? path(paths.checkout(product.slug)) : null}
      />
      {product.priceReason && (
        <p className="mt-4 max-w-[68ch]">
          <span className="block font-semibold">{m.product_price_reason()}</span>
          <span lang="id">{product.priceReason}</span>
        </p>
      )}
    </ProductSection>
  );
}

function Sections({ product, reviews }: Pick<ProductPageProps, 'product' | 'reviews'>) {
  return (
    <>
      <ProductSection id="5-pasti" title={m.product_section_trust()}>
        <TrustPanel evidence={product.evidence} />
      </ProductSection>
      <ProductSection id="hotel" title={m.product_section_hotels()}>
        <Hotels hotels={product.hotels} />
      </ProductSection>
      <ProductSection id="agenda" title={m.product_section_agenda()}>
        <Agenda agenda={product.agenda} />
      </ProductSection>
      <Reviews product={product} reviews={reviews} />
      <ProductSection id="biro" title={m.product_section_partner()}>
        <PartnerDetails product={product} />
      </ProductSection>
      <ProductSection id="tanggal" title={m.product_section_dates()}>
        <OtherDates product={product} />
      </ProductSection>
      <div className="border-b border-line">
        <Details product={product} />
      </div>
    </>
  );
}

/** What one looks up once the decision is near: folded, each with its gist. */
function Details({ product }: { product: ProductView }) {
  const [out] = product.flights;
  const { locale } = useFrame();
  const cancellation = cancellationView(product.cancellation, product.partner.name, locale);
  return (
    <>
      <FoldedSection id="ringkasan" title={m.product_section_description()} gist={product.summary}>
        <div className="max-w-[68ch] space-y-4">
          {product.description.map((said) => (
            <LocalizedText key={said.text} as="p" said={said} />
          ))}
        </div>
      </FoldedSection>
      <FoldedSection
        id="biaya"
        title={m.product_section_costs()}
        gist={m.product_costs_gist({
          included: product.includes.length,
          excluded: product.excludes.length,
        })}
      >
        <CostChecklist product={product} />
      </FoldedSection>
      <FoldedSection
        id="pembayaran"
        title={m.product_section_payment()}
        gist={
          product.stages
            ? m.product_payment_gist({ amount: formatRupiah(product.stages.downPayment) })
            : m.product_payment_only_full()
        }
      >
        <PaymentStages product={product} />
      </FoldedSection>
      <FoldedSection
        id="pembatalan"
        title={m.product_section_cancellation()}
        gist={cancellation.today ?? undefined}
      >
        <CancellationTimeline view={cancellation} />
      </FoldedSection>
      <FoldedSection
        id="penerbangan"
        title={m.product_section_flights()}
        gist={out && `${m.product_flight_route({ from: out.from, to: out.to })}, ${out.number}`}
      >
        <Flights flights={product.flights} />
      </FoldedSection>
      <FoldedSection id="fasilitas" title={m.product_section_facilities()}>
        <Facilities facilities={product.facilities} />
      </FoldedSection>
      <FoldedSection id="lain-lain" title={m.product_section_others()}>
        <ul className="max-w-[68ch] list-disc space-y-2 pl-5">
          {product.others.map((said) => (
            <LocalizedText key={said.text} as="li" said={said} />
          ))}
        </ul>
      </FoldedSection>
      <FoldedSection id="tanya-jawab" title={m.product_section_faq()}>
        <Questions faq={product.faq} />
      </FoldedSection>
    </>
  );
}

const contents = [
  ['harga', m.product_section_prices],
  ['5-pasti', m.product_section_trust],
  ['hotel', m.product_section_hotels],
  ['agenda', m.product_section_agenda],
  ['ulasan', m.product_section_reviews],
  ['biro', m.product_section_partner],
  ['tanggal', m.product_section_dates],
  ['biaya', m.product_section_costs],
  ['penerbangan', m.product_section_flights],
  ['pembatalan', m.product_section_cancellation],
  ['tanya-jawab', m.product_section_faq],
] as const;

/** Stays at the upper edge; the island marks the section that is being read. */
function Contents() {
  return (
    <section-chips className="sticky top-0 z-10 -mx-4 block border-b border-line bg-paper md:mx-0 print:hidden">
      <nav
        aria-label={m.product_contents()}
        className="relative flex gap-5 overflow-x-auto px-4 [scrollbar-width:none] md:px-0"
      >
        {contents.map(([id, word]) => (
          <a
            key={id}
            href={`#${id}`}
            className="-mb-px inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent text-[0.9375rem] font-semibold text-ink-soft hover:text-primary aria-[current]:border-primary aria-[current]:text-primary"
          >
            {word()}
          </a>
        ))}
      </nav>
    </section-chips>
  );
}

function Reviews({ product, reviews }: { product: ProductView; reviews: ReviewView[] }) {
  return (
    <ProductSection id="ulasan" title={m.product_section_reviews()}>
      {reviews.length > 0 ? <ReviewList reviews={reviews} /> : <p>{m.product_reviews_none()}</p>}
      <LocalLink
        to={`${paths.partner(product.partner.slug)}?tab=reviews`}
        className="mt-3 inline-flex min-h-12 items-center font-semibold text-primary underline underline-offset-4"
      >
        {m.product_reviews_of_partner({ name: product.partner.name })}
      </LocalLink>
    </ProductSection>
  );
}
