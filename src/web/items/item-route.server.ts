// What the three addresses of an item's page load and do (spec §2 /oleh-oleh/{partnerSlug optional}/{slug} and the catch-all).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { addToCart } from '#domain/carts';
import {
  addItemWish,
  findItem,
  isItemWished,
  type Item,
  listItemReviews,
  listItems,
  toggleItemWish,
} from '#domain/items';
import { AppError } from '#shared/errors';
import { askedPage } from '#shared/list-query';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { changingCartOwner } from '#web/carts/cart-owner.server';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { requireMember } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';
import { itemCardView, itemPageView, itemReviewView } from './item-view.ts';

/** At first. Each further page of the address brings back what was there and so many more. */
const reviewsShown = 6;
const reviewsAdded = 24;
/** A cheap phone holds no more. */
const lastReviewPage = 20;
const recommendationsShown = 4;

export async function loadItemPage(request: PageRequest, item: Item) {
  const { deps, locale, actor } = request;
  const page = Math.min(askedPage(new URLSearchParams(request.search), 'reviews'), lastReviewPage);
  const [reviews, recommended, isWished] = await Promise.all([
    listItemReviews(deps, item.id, { page: 1, limit: reviewsShown + (page - 1) * reviewsAdded }),
    listItems(deps, {
      storeId: item.store.id,
      exceptId: item.id,
      sort: 'rating',
      page: 1,
      limit: recommendationsShown,
    }),
    actor ? isItemWished(deps, actor, item.id) : false,
  ]);
  return {
    item: itemPageView(item, locale),
    reviews: reviews.items.map((review) => itemReviewView(review, locale)),
    nextReviewPage: reviews.items.length < reviews.total && page < lastReviewPage ? page + 1 : null,
    recommended: recommended.items.map((each) => itemCardView(each, locale)),
    isWished,
  };
}

/** What the forms of an item's page ask for: into the cart, or onto the wishlist. */
export async function answerItemForm(request: PageRequest, asked: Request, slug: string): Promise<Response> {
  const form = await readForm(asked);
  const item = await findItem(request.deps, slug);
  const own = item ? paths.item(item.store.slug, item.slug) : paths.souvenirs;
  return form.get('intent') === 'cart' ? putIntoCart(request, form, own) : wishItem(request, form, slug, own);
}

/** Spec §7, §8: done, on to the cart; else the item's page says what is wrong. */
async function putIntoCart(request: PageRequest, form: FormData, back: string): Promise<Response> {
  const { deps, locale } = request;
  try {
    await addToCart(deps, changingCartOwner(request), {
      variantId: String(form.get('variant') ?? ''),
      quantity: Number(form.get('quantity') ?? 1),
    });
    request.leaveToast({ type: 'success', message: m.cart_added() });
    return redirect(localePath(paths.cart, locale), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = Object.values(fieldErrors(error))[0];
    request.leaveToast({
      type: 'error',
      message: reason ? `${m.error_stock_too_low()}. ${reason}` : problemText(error),
    });
    return redirect(localePath(back, locale), 303);
  }
}

/** Saves the item, or takes it off where its heart was known to be full, and shows its page again. */
async function wishItem(request: PageRequest, form: FormData, slug: string, back: string): Promise<Response> {
  const actor = requireMember({ ...request, path: back, search: '' });
  try {
    const isDeleted = form.has('keep')
      ? await addItemWish(request.deps, actor, slug).then(() => false)
      : (await toggleItemWish(request.deps, actor, slug)).isDeleted;
    request.leaveToast({ type: 'success', message: isDeleted ? m.wishlist_removed() : m.wishlist_added() });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.leaveToast({ type: 'error', message: problemText(error) });
  }
  return redirect(localePath(back, request.locale), 303);
}
