// A travel partner's page (spec §2 /travel/{travelName}): tabs information, products and reviews, each with its address.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { findPartner, type Partner } from '#domain/partners';
import { type CatalogueScope, catalogueScope, listDepartures } from '#domain/catalogue';
import { picturesOf } from '#domain/pictures';
import { listReviews } from '#domain/reviews';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { PageLinks } from '#web/ui/page-links.tsx';
import { PartnerHead } from '#web/partners/partner-head.tsx';
import { PartnerInformation } from '#web/partners/partner-information.tsx';
import { partnerMeta } from '#web/partners/partner-meta';
import { PartnerProducts, productsOnDesktop } from '#web/partners/partner-products.tsx';
import { PartnerReviews } from '#web/partners/partner-reviews.tsx';
import { partnerPath, PartnerTabs, partnerTabOf } from '#web/partners/partner-tabs.tsx';
import { partnerPageView } from '#web/partners/partner-view';
import { reviewView } from '#web/reviews/review-view';
import { productIsland } from '#web/ui/island-urls';
import { cardViews } from '#web/catalogue/card-views.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/travel';

const nextShown = 3;
const reviewsPerPage = 10;
/** Nobody turns that many pages; a larger number is a slip or a probe. */
const lastPageAsked = 1_000;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, brand, locale } = request;
  const scope = catalogueScope(deps, brand);
  const slug = args.params.travelName;
  // Our choice (docs/product/partners.md): without a name the address leads to the list of partners.
  if (!slug) throw redirect(localePath(paths.partners, locale));
  const found = await findPartner(deps, scope, slug);
  if (!found) throw data(null, { status: 404 });
  if (found.slug !== slug)
    throw redirect(localePath(paths.partner(found.slug), locale) + request.search, 301);
  const query = new URLSearchParams(request.search);
  const tab = partnerTabOf(query.get('tab'));
  const page = pageOf(query.get('page'));
  const information = tab === 'information' ? await loadInformation(request, scope, found) : null;
  const products = tab === 'products' ? await loadProducts(request, scope, found, page) : null;
  const reviews = tab === 'reviews' ? await loadReviews(request, found, page) : null;
  // A page past the last one is an old link: the first has what there is.
  if (page > 1 && (products ?? reviews)?.items.length === 0)
    throw redirect(localePath(partnerPath(slug, tab), locale));
  return {
    partner: partnerPageView(found, {
      locale,
      today: scope.today,
      pictures: await picturesOf(deps, { kind: 'partner', id: found.id }),
    }),
    information,
    tab,
    products,
    reviews,
  };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? partnerMeta(matches, loaderData.partner, loaderData.tab) : [];
}

export default function Travel({ loaderData }: Route.ComponentProps) {
  const { partner, tab, information, products, reviews } = loaderData;
  return (
    <div className="mx-auto max-w-page px-4 pb-12 pt-2">
      <Breadcrumb
        items={[
          { name: m.product_crumb_home(), to: '/' },
          { name: m.partners_title(), to: paths.partners },
        ]}
      />
      <PartnerHead partner={partner} />
      <PartnerTabs slug={partner.slug} current={tab} reviews={partner.ratingCount} />
      {information && <PartnerInformation partner={partner} {...information} />}
      {products && (
        <div className="mt-8">
          <PartnerProducts cards={products.items} isSuspended={partner.isSuspended} />
          <PageLinks {...products} pathOf={(page) => partnerPath(partner.slug, 'products', page)} />
        </div>
      )}
      {reviews && <PartnerReviews slug={partner.slug} reviews={reviews} />}
      <script type="module" src={productIsland} fetchPriority="low" />
    </div>
  );
}

/** The next departures that can be joined, and how ratings are spread. */
async function loadInformation(request: PageRequest, scope: CatalogueScope, { id, slug }: Partner) {
  const [next, { histogram }] = await Promise.all([
    listDepartures(
      request.deps,
      scope,
      { facets: { partner: [slug] }, people: 1, sort: 'earliest', page: 1, limit: nextShown },
      { facets: false },
    ),
    listReviews(request.deps, { partnerId: id }, 1, 1),
  ]);
  return { next: await cardViews(request, next.items), histogram };
}

/** One departure per line, nearest first; those that may not be sold are in no list. */
async function loadProducts(request: PageRequest, scope: CatalogueScope, { slug }: Partner, page: number) {
  const { items, total, limit } = await listDepartures(request.deps, scope, {
    facets: { partner: [slug] },
    sort: 'earliest',
    page,
    limit: productsOnDesktop,
  });
  return { items: await cardViews(request, items), page, limit, total };
}

async function loadReviews({ deps, locale }: PageRequest, { id }: Partner, page: number) {
  const { items, total, limit, histogram } = await listReviews(deps, { partnerId: id }, page, reviewsPerPage);
  return { items: items.map((review) => reviewView(review, locale)), page, limit, total, histogram };
}

function pageOf(value: string | null): number {
  const page = Number(value);
  return Number.isInteger(page) && page >= 1 && page <= lastPageAsked ? page : 1;
}
