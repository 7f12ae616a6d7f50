// The checkout (spec §2 /checkout/{bookingId optional}/{productId}): identitas, pesanan, bayar, selesai. One address; where a
// booking stands decides the step. An app page; everything works without script too.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import { accountMeta } from '#web/ui/private-page-meta';
import { CheckoutPage } from '#web/checkout/checkout-page.tsx';
import { backFromStep, type CheckoutView } from '#web/checkout/checkout-view';
import type { RouteHandle } from '#web/route-handle';
import { handleCheckoutAction, checkoutPath } from '#web/checkout/checkout-actions.server';
import { loadCheckout } from '#web/checkout/checkout-view.server';
import { requireMember } from '#web/request/guards.server';
import { pageRequest } from '#web/request/page-context.server';
import { readForm } from '#web/ui/forms/read-form.server';
import type { Route } from './+types/checkout';

export const handle: RouteHandle<CheckoutView> = { back: backFromStep };

/** `/checkout/{x}/{y}`: the booking and its departure; `/checkout/{x}`: the departure. */
const placeOf = ({ bookingId, productId }: { bookingId?: string | undefined; productId: string }) => ({
  bookingId,
  product: productId,
});

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const place = placeOf(args.params);
  if (place.bookingId) requireMember(request);
  const view = await loadCheckout(request, place);
  if (!view) throw data(null, { status: 404 });
  if (place.bookingId && place.product !== view.journey.slug)
    throw redirect(
      localePath(checkoutPath({ ...place, product: view.journey.slug }, request.search), request.locale),
    );
  return view;
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const place = placeOf(args.params);
  if (place.bookingId) requireMember(request);
  return handleCheckoutAction(request, place, await readForm(args.request));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.checkout_title());
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckoutPage view={loaderData} posted={actionData} />;
}
