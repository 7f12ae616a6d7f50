// A departure's own page (spec §2 /product/{productSlug}): everything one needs to trust it, compare it and ask about it.
// It gets no framework script: what moves is an island, so the page is light and its data is not sent twice.
import { data, redirect } from 'react-router';
import { catalogueScope, findProduct, listRecommendations, type Product } from '#domain/catalogue';
import { picturesOfProgramme } from '#domain/pictures';
import { listReviews } from '#domain/reviews';
import { askForSeatNotice } from '#domain/seat-notices';
import { readOnce } from '#domain/validity';
import { AppError } from '#shared/errors';
import { readParty } from '#shared/trip-price';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import type { NotifyOutcome } from '#web/product/notify-form.tsx';
import { productMeta } from '#web/product/product-meta';
import { ProductPage } from '#web/product/product-page.tsx';
import { productView } from '#web/product/product-view';
import { reviewView } from '#web/reviews/review-view';
import { productIsland, wishIsland } from '#web/ui/island-urls';
import { everybodysCards, withWishes } from '#web/catalogue/card-views.server';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { areasOf } from '#web/request/areas-of.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { loadUnfinished } from '#web/checkout/unfinished.server';
import type { Route } from './+types/product';

const recommendationsShown = 3;
const reviewsShown = 2;

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, brand, locale, search } = request;
  const slug = args.params.productSlug;
  const [{ id, recommendedIds, recommended, ...shown }, unfinished] = await Promise.all([
    readOnce(deps, 'product', brand, [locale, slug, areasOf(request)], () => readProduct(request, slug)),
    loadUnfinished(request),
  ]);
  const [[own], recommendedCards] = await Promise.all([
    withWishes(request, [shown.card], [id]),
    withWishes(request, recommended, recommendedIds),
  ]);
  const query = new URLSearchParams(search);
  return {
    product: shown.product,
    promo: own!.promo,
    isWished: own!.isWished,
    party: readParty(shown.product.prices, (name) => query.get(name)),
    reviews: shown.reviews,
    recommended: recommendedCards,
    unfinished,
  };
}

/** What everybody sees. */
async function readProduct(request: PageRequest, slug: string | undefined) {
  const { deps, brand, locale } = request;
  const scope = catalogueScope(deps, brand);
  const product = await getProduct(request, slug);
  const [recommended, reviews, pictures] = await Promise.all([
    listRecommendations(deps, scope, product, 1, recommendationsShown),
    product.ratingCount > 0
      ? listReviews(deps, { programmeId: product.programmeId }, 1, reviewsShown)
      : { items: [] },
    picturesOfProgramme(deps, product.programmeId),
  ]);
  const [card, ...others] = await everybodysCards(request, [product, ...recommended.items]);
  return {
    id: product.id,
    product: productView(product, { locale, today: scope.today, pictures }),
    card: card!,
    reviews: reviews.items.map((review) => reviewView(review, locale)),
    recommended: others,
    recommendedIds: recommended.items.map((one) => one.id),
  };
}

/** The notify form of a sold-out departure (spec §5). Sending it again changes nothing, so it is answered in place. */
export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { deps, brand, locale, address } = request;
  const form = await readForm(args.request);
  const values = { name: String(form.get('name') ?? ''), phone: String(form.get('phone') ?? '') };
  try {
    const departure = args.params.productSlug ?? '';
    await askForSeatNotice(deps, catalogueScope(deps, brand), {
      departure,
      ...values,
      brandId: brand.id,
      locale,
      address,
    });
    return { isKept: true } satisfies NotifyOutcome;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') throw data(null, { status: 404 });
    const problem = error.faults.length > 0 ? null : problemText(error);
    return data({ isKept: false, values, errors: fieldErrors(error), problem } satisfies NotifyOutcome, {
      status: error.status,
    });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return loaderData ? productMeta(matches, loaderData.product) : [];
}

export default function ProductRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { isForAnyMember } = useFrame();
  return (
    <>
      <ProductPage {...loaderData} notified={actionData ?? null} />
      <script type="module" src={productIsland} fetchPriority="low" />
      {loaderData.isWished !== null && !isForAnyMember && (
        <script type="module" src={wishIsland} fetchPriority="low" />
      )}
    </>
  );
}

/** Without a name the address leads to the lists (docs/product/catalogue.md); under its id it leads to its name. */
async function getProduct(
  { deps, brand, locale, search }: PageRequest,
  slug: string | undefined,
): Promise<Product> {
  if (!slug) throw redirect(localePath(paths.umrah, locale));
  const product = await findProduct(deps, catalogueScope(deps, brand), slug);
  if (!product) throw data(null, { status: 404 });
  if (product.slug !== slug) throw redirect(localePath(paths.product(product.slug), locale) + search, 301);
  return product;
}
