// One promo (spec §2 /promo/{slug}): what it takes off, for whom, until when, on which terms; sharing; its journeys. Only read.
import { ArrowLeft } from 'lucide-react';
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { catalogueScope } from '#domain/catalogue';
import { findPromo, listPromoProducts } from '#domain/promos';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Cover } from '#web/ui/cover.tsx';
import { LocalLink, usePath } from '#web/ui/local-link.tsx';
import { listPaths } from '#web/product/list-path';
import { PromoDetails } from '#web/promos/promo-details.tsx';
import { PromoProducts } from '#web/promos/promo-products.tsx';
import { promoView } from '#web/promos/promo-view';
import { ShareSheet } from '#web/promos/share-sheet.tsx';
import { LocalizedText } from '#web/ui/localized-text.tsx';
import { useFrame } from '#web/frame';
import { promoIsland } from '#web/ui/island-urls';
import { frameIn, pageMeta } from '#web/seo';
import { breadcrumbList } from '#web/structured-data';
import { cardViews } from '#web/catalogue/card-views.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/promo-detail';

const productsShown = 6;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'promos');
  const { deps, brand, locale } = request;
  const promo = await findPromo(deps, brand, args.params.slug);
  if (!promo) throw data(null, { status: 404 });
  if (promo.slug !== args.params.slug)
    throw redirect(localePath(paths.promo(promo.slug), locale) + request.search, 301);
  const scope = catalogueScope(deps, brand);
  const products = await listPromoProducts(deps, scope, promo, { limit: productsShown });
  return {
    promo: promoView(promo, { locale, today: scope.today }),
    products: await cardViews(request, products.items),
    // A list of all of them, where there are more.
    allProducts:
      promo.category !== 'souvenirs' && products.total > products.items.length
        ? `${listPaths[promo.category]}${promo.partner ? `?partner=${promo.partner.slug}` : ''}`
        : null,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const frame = frameIn(matches);
  if (!loaderData || !frame) return [];
  const { title, description, discount, period, slug } = loaderData.promo;
  const crumbs = [
    { name: m.product_crumb_home(), to: '/' },
    { name: m.promo_title(), to: paths.promos },
    { name: title.text },
  ];
  return pageMeta(matches, {
    title: title.text,
    description: `${discount}. ${period}. ${description.text}`,
    path: paths.promo(slug),
    structured: [breadcrumbList(frame, crumbs)],
  });
}

export default function PromoDetail({ loaderData: { promo, products, allProducts } }: Route.ComponentProps) {
  const { origin } = useFrame();
  const path = usePath();
  return (
    <div className="mx-auto max-w-page px-4 pb-16 pt-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <LocalLink
          to={paths.promos}
          className="-ml-1 inline-flex min-h-12 items-center gap-2 pr-3 font-semibold text-primary underline-offset-4 hover:underline"
        >
          <ArrowLeft size={22} aria-hidden="true" />
          {m.promo_title()}
        </LocalLink>
        <p className="order-last basis-full font-semibold text-ink-soft md:order-none md:basis-auto">
          {m.promo_detail_title()}
        </p>
        <ShareSheet address={origin + path(paths.promo(promo.slug))} />
      </div>
      <div className="mt-2 grid gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div>
          <Cover
            priority
            address={promo.cover}
            alt=""
            className="aspect-[5/2] h-auto w-full rounded-card bg-line object-cover will-change-transform"
          />
          <LocalizedText
            as="h1"
            said={promo.title}
            className="mt-5 text-2xl font-bold leading-tight tracking-tight text-balance md:text-4xl"
          />
          <LocalizedText
            as="p"
            said={promo.description}
            className="mt-3 max-w-[60ch] text-lg text-ink-soft"
          />
        </div>
        <PromoDetails promo={promo} />
      </div>
      <PromoProducts
        cards={products}
        allProducts={allProducts}
        isOver={promo.standing === 'over'}
        isForSouvenirs={promo.isForSouvenirs}
        store={promo.isForSouvenirs ? promo.partner : null}
      />
      <script type="module" src={promoIsland} fetchPriority="low" />
    </div>
  );
}
