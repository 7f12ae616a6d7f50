// The label of a parcel, to print and stick on it (docs/product/store-console.md).
import { data } from 'react-router';
import * as m from '#messages/messages';
import { chosenCourier, findStoreOrder } from '#domain/souvenir-orders';
import { weightText } from '#labels/weight';
import { drawParcelLabel } from '#pdfs/parcel-labels/parcel-labels';
import { formatDate } from '#shared/dates';
import { textIn } from '#shared/locale';
import { readablePhone } from '#shared/readable-phone';
import { orMissing } from '#web/request/missing-page.server';
import { pageRequest } from '#web/request/page-context.server';
import { requireStore } from '#web/store-console/require-store.server';
import type { Route } from './+types/order-label';

export async function loader(args: Route.LoaderArgs) {
  const request = pageRequest(args);
  const { deps, locale } = request;
  const { actor, storeId } = requireStore(request, 'orders');
  const order = await orMissing(findStoreOrder(deps, actor, args.params.storeOrderId));
  const { address, shipping, store, lines } = order;
  if (store.id !== storeId || !address || !shipping) throw data(null, { status: 404 });
  const code = `${order.orderCode}-${order.position}`;
  const label = {
    code,
    courier: chosenCourier(shipping),
    arrive: order.arriveOn && m.sconsole_label_arrive({ date: formatDate(order.arriveOn, locale) }),
    weight: weightText(order.weightGrams, locale),
    toWord: m.sconsole_order_to(),
    to: [
      address.recipient,
      readablePhone(address.phone),
      address.street,
      ...(address.note ? [address.note] : []),
      `${address.district}, ${address.city}`,
      `${address.province} ${address.postalCode}`,
    ],
    fromWord: m.sconsole_label_from(),
    from: [store.name, store.city],
    content: lines
      .map((line) => ({ ...line, left: line.quantity - line.refused - line.returned }))
      .filter(({ left }) => left > 0)
      .map(
        ({ left, name, variant }) =>
          `${left} × ${textIn(name, locale).text}, ${textIn(variant, locale).text}`,
      ),
    at: deps.now(),
  };
  return new Response(new Uint8Array(await drawParcelLabel(label, actor.accountId)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${code}.pdf"`,
      'cache-control': 'no-store',
    },
  });
}
