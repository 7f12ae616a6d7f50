// What the pages of a store's orders load, and what a press on one of them does (docs/product/store-console.md).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  acceptReturn,
  acceptStoreOrder,
  markDelivered,
  refuseReturn,
  refuseStoreOrder,
  shipStoreOrder,
  type StoreOrder,
} from '#domain/souvenir-orders';
import { weightText } from '#labels/weight';
import { formatInstant } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { refusalReasons } from '#shared/souvenir-order-states';
import type { PageRequest } from '#web/request/page-context.server';
import { storeOrderEventLabel } from './order-state.ts';

/** Of one parcel, as its store sees it. */
export function storeOrderView(order: StoreOrder, { locale }: Pick<PageRequest, 'locale'>) {
  const when = (at: Date | null) => at && formatInstant(at, locale);
  const { address, shipping } = order;
  return {
    id: order.id,
    code: `${order.orderCode}-${order.position}`,
    state: order.state,
    orderedAt: formatInstant(order.orderedAt, locale),
    acceptBy: when(order.acceptBy),
    shipBy: when(order.shipBy),
    courier: shipping ? `${shipping.courierName} ${shipping.service}` : '',
    sentWith: order.courier,
    trackingNumber: order.trackingNumber,
    weight: weightText(order.weightGrams, locale),
    address: address && [
      address.recipient,
      address.phone,
      address.street,
      ...(address.note ? [address.note] : []),
      `${address.district}, ${address.city}`,
      `${address.province} ${address.postalCode}`,
    ],
    lines: order.lines.map((line) => ({
      id: line.id,
      name: textIn(line.name, locale).text,
      variant: textIn(line.variant, locale).text,
      quantity: line.quantity,
      price: formatRupiah(line.price * line.quantity),
    })),
    shippingCost: formatRupiah(order.shippingCost),
    discount: order.discount > 0 ? formatRupiah(order.discount) : null,
    total: formatRupiah(order.total),
    returnReason: order.history.findLast(({ event }) => event === 'return_requested')?.note ?? null,
    history: order.history.map(({ at, event }) => ({
      when: formatInstant(new Date(at), locale),
      what: storeOrderEventLabel(event),
    })),
  };
}

/** The acts of an order. */
export async function changeStoreOrder(
  { deps, locale, leaveToast }: PageRequest,
  actor: Actor,
  { id, form }: { id: string; form: FormData },
): Promise<Response> {
  const done = (message: string) => {
    leaveToast({ type: 'success', message });
    return redirect(localePath(paths.storeConsole.order(id), locale), 303);
  };
  switch (form.get('intent')) {
    case 'accept':
      await acceptStoreOrder(deps, actor, id);
      return done(m.sconsole_order_accepted());
    case 'ship':
      await shipStoreOrder(deps, actor, id, {
        courier: form.get('courier'),
        tracking_number: form.get('tracking_number'),
      });
      return done(m.sconsole_order_shipped());
    case 'deliver':
      await markDelivered(deps, actor, id);
      return done(m.sconsole_order_delivered());
    case 'refuse': {
      if (form.get('confirmed') !== 'yes')
        throw new AppError('invalid_input', [{ field: 'confirmed', message: 'sconsole_error_unconfirmed' }]);
      const note = String(form.get('note') ?? '').trim();
      const reason = refusalReasons.find((one) => one === form.get('reason'));
      await refuseStoreOrder(deps, actor, id, { reason, ...(note && { note }) });
      return done(m.sconsole_order_refused());
    }
    case 'take-back':
      await acceptReturn(deps, actor, id, { isSellable: form.get('sellable') === 'yes' });
      return done(m.sconsole_order_taken_back());
    case 'refuse-return':
      await refuseReturn(deps, actor, id, { note: form.get('note') ?? '' });
      return done(m.sconsole_order_return_refused());
    default:
      throw new AppError('invalid_input');
  }
}
