// The cart of souvenirs (spec §2 /oleh-oleh/cart, §5): an app page, for guests as for members.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import { type Cart, changeQuantity, readCart, removeFromCart } from '#domain/carts';
import {
  applyCartPromo,
  judgeCartPromo,
  listCartPromos,
  orderCart,
  removeCartPromo,
} from '#domain/souvenir-orders';
import { cartLineForm } from '#shared/cart-form';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import { cartOwner } from '#web/carts/cart-owner.server';
import { isAreaOpen } from '#web/areas';
import { CartPage } from '#web/carts/cart-page.tsx';
import { cartView } from '#web/carts/cart-view.server';
import type { RouteHandle } from '#web/route-handle';
import { accountMeta } from '#web/ui/private-page-meta';
import { fieldErrors, problemText } from '#web/ui/forms/error-labels.server';
import { answerForm, refusedWith } from '#web/ui/forms/submission.server';
import { requireMember } from '#web/request/guards.server';
import { type PageRequest, pageRequest } from '#web/request/page-context.server';
import { requireArea } from '#web/request/require-area.server';
import type { Route } from './+types/cart';

export const handle: RouteHandle = { back: () => paths.souvenirs };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const cart = await readCart(request.deps, cartOwner(request));
  const promos = await namedPromos(request, cart);
  return { cart: cartView(cart, promos, request.locale), isGuest: request.actor === null };
}

async function namedPromos({ deps, actor, brand }: PageRequest, cart: Cart) {
  if (!actor || !isAreaOpen('promos', brand.flags)) return null;
  const [applied, usable] = await Promise.all([
    judgeCartPromo(deps, actor, brand, cart),
    listCartPromos(deps, actor, brand),
  ]);
  return { applied, usable };
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  requireArea(request, 'merchandise');
  const owner = cartOwner(request);
  return answerForm<Response | Awaited<ReturnType<typeof usePromo>>>(args.request, null, async (form) => {
    if (form.get('intent') === 'order') return order(request, form);
    if (form.get('intent') === 'promo') return usePromo(request, form);
    if (form.get('intent') === 'unpromo') {
      await removeCartPromo(request.deps, requireMember(request), request.brand);
      return redirect(localePath(paths.cart, request.locale), 303);
    }
    const isRemoval = form.get('intent') === 'remove';
    if (isRemoval) await removeFromCart(request.deps, owner, String(form.get('variant')));
    else {
      const { variant, quantity } = checkedForm(cartLineForm, Object.fromEntries(form));
      await changeQuantity(request.deps, owner, { variantId: variant, quantity: Number(quantity) });
    }
    request.leaveToast({ type: 'success', message: isRemoval ? m.cart_removed() : m.cart_changed() });
    return redirect(localePath(paths.cart, request.locale), 303);
  });
}

/** A refusal is said in the specification's words, then why, beside the code (§8 promo check). */
async function usePromo(request: PageRequest, form: FormData) {
  const actor = requireMember(request);
  const { deps, brand, address, locale } = request;
  try {
    await applyCartPromo(deps, actor, { brand, code: String(form.get('code') ?? ''), address });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'promo_refused') throw error;
    const why = fieldErrors(error)['code'];
    const said = [problemText(error), why].filter(Boolean).join('. ');
    return refusedWith(form, { faults: { code: said }, problem: null }, error.status);
  }
  request.leaveToast({ type: 'success', message: m.promo_applied() });
  return redirect(localePath(paths.cart, locale), 303);
}

/** Leads to shipping (spec §4 souvenirs); what cannot be ordered is said, and the cart shows it line by line. */
async function order(request: PageRequest, form: FormData): Promise<Response> {
  const actor = requireMember(request);
  const { deps, brand, locale } = request;
  try {
    const { orderId } = await orderCart(deps, actor, { brand, total: Number(form.get('total')) });
    return redirect(localePath(paths.souvenirShipping(orderId), locale), 303);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    request.leaveToast({
      type: 'error',
      message: error.code === 'stock_too_low' ? m.cart_has_faults() : problemText(error),
    });
    return redirect(localePath(paths.cart, locale), 303);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.cart_title());
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage {...loaderData} answer={actionData} />;
}
