// The checkout (spec §2 /checkout/{bookingId optional}/{productId}): identitas, pesanan, bayar, selesai. One address; where a
// booking stands decides the step. It gets no framework script: what moves is an island, and everything works without it.
import { data, redirect } from 'react-router';
import * as m from '#messages/messages';
import { localePath } from '#shared/locale-path';
import { accountMeta } from '#web/features/accounts/account-meta';
import { CheckoutPage } from '#web/features/checkout/checkout-page.tsx';
import { backFromStep, type CheckoutView } from '#web/features/checkout/checkout-view';
import { checkoutIsland } from '#web/islands/addresses';
import type { RouteHandle } from '#web/route-handle';
import { actOnCheckout, checkoutPath } from '#web/server/checkout/checkout-actions';
import { loadCheckout } from '#web/server/checkout/checkout-view';
import { requireMember } from '#web/server/request/guards';
import { pageRequest } from '#web/server/request/page-context';
import { readForm } from '#web/server/forms/read-form';
import type { Route } from './+types/checkout';

export const handle: RouteHandle<CheckoutView> = { readOnly: true, back: backFromStep };

/** `/checkout/{x}/{y}`: the booking and its departure; `/checkout/{x}`: the departure. */
const placeOf = ({ bookingId, productId }: { bookingId?: string | undefined; productId: string }) => ({ bookingId, product: productId });

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const place = placeOf(args.params);
  if (place.bookingId) requireMember(request);
  const view = await loadCheckout(request, place);
  if (!view) throw data(null, { status: 404 });
  if (place.bookingId && place.product !== view.journey.slug) throw redirect(localePath(checkoutPath({ ...place, product: view.journey.slug }, request.search), request.locale));
  return view;
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const place = placeOf(args.params);
  if (place.bookingId) requireMember(request);
  return actOnCheckout(request, place, await readForm(args.request));
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.checkout_title());
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <CheckoutPage view={loaderData} answer={actionData ?? null} />
      <script type="module" src={checkoutIsland} />
    </>
  );
}
