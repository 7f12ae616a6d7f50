// Shipping of a souvenir order (spec §2 /oleh-oleh/pengiriman/{idBooking}): where each parcel goes and with whom, before anything is paid.
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import {
  arriveForReturn,
  cancelSouvenirOrder,
  chooseShipping,
  confirmSouvenirOrder,
  sendTo,
} from '#domain/souvenir-orders';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import * as paths from '#shared/paths';
import type { RouteHandle } from '#web/route-handle';
import { ShippingPage } from '#web/souvenir-orders/shipping-page.tsx';
import { requireSouvenirOrder, requireStep, stepPath } from '#web/souvenir-orders/require-order.server';
import { shippingView } from '#web/souvenir-orders/shipping-view.server';
import { problemText } from '#web/ui/forms/error-labels.server';
import { readForm } from '#web/ui/forms/read-form.server';
import { accountMeta } from '#web/ui/private-page-meta';
import { pageRequest } from '#web/request/page-context.server';
import type { Route } from './+types/shipping';

export const handle: RouteHandle = { back: () => paths.cart };

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { actor, order } = await requireSouvenirOrder(request, args.params.idBooking);
  requireStep(request, order, 'choosing_shipping');
  return shippingView(request, actor, order);
}

export async function action(args: Route.ActionArgs) {
  const request = pageRequest(args);
  const { actor, order } = await requireSouvenirOrder(request, args.params.idBooking);
  requireStep(request, order, 'choosing_shipping');
  const { deps, locale } = request;
  const form = await readForm(args.request);
  const textOf = (name: string) => String(form.get(name) ?? '');
  const intents: Record<string, () => Promise<string>> = {
    address: async () => {
      const moved = { orderId: order.id, partId: textOf('part'), addressId: textOf('address') };
      const lineId = textOf('line');
      await sendTo(
        deps,
        actor,
        lineId ? { ...moved, only: { lineId, quantity: Number(textOf('quantity')) } } : moved,
      );
      request.leaveToast({ type: 'success', message: m.souvenir_shipping_moved() });
      return paths.souvenirShipping(order.id);
    },
    arrival: async () => {
      const bookingId = textOf('journey') || null;
      await arriveForReturn(deps, actor, { orderId: order.id, partId: textOf('part'), bookingId });
      request.leaveToast({ type: 'success', message: m.souvenir_arrival_saved() });
      return paths.souvenirShipping(order.id);
    },
    confirm: async () => {
      for (const { id: partId } of order.parts) {
        const quoteId = textOf(`shipping-${partId}`);
        if (!quoteId) throw new AppError('shipping_missing');
        await chooseShipping(deps, actor, { orderId: order.id, partId, quoteId });
      }
      return stepPath(await confirmSouvenirOrder(deps, actor, { orderId: order.id }));
    },
    cancel: async () => {
      await cancelSouvenirOrder(deps, actor, order.id);
      request.leaveToast({ type: 'success', message: m.souvenir_order_in_cart() });
      return paths.cart;
    },
  };
  const intent = textOf('intent');
  try {
    const to = await (Object.hasOwn(intents, intent) ? intents[intent]! : intents['confirm']!)();
    return redirect(localePath(to, locale), 303);
  } catch (error) {
    // What can be mended is mended on the page, which shows everything as it is now.
    if (!(error instanceof AppError)) throw error;
    request.leaveToast({ type: 'error', message: problemText(error) });
    return redirect(localePath(paths.souvenirShipping(order.id), locale), 303);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return accountMeta(matches, m.souvenir_shipping_title());
}

export default function ShippingRoute({ loaderData }: Route.ComponentProps) {
  return <ShippingPage view={loaderData} />;
}
