// What the pages of a store's orders load, and what a press on one of them does (docs/product/store-console.md).
import { redirect } from 'react-router';
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  acceptReturn,
  acceptStoreOrder,
  arrivalBy,
  chosenCourier,
  correctTracking,
  markDelivered,
  movedJourney,
  receiveReturn,
  refusePieces,
  refuseReturn,
  refuseStoreOrder,
  shipStoreOrder,
  type StoreOrder,
} from '#domain/souvenir-orders';
import { returnReasonLabel } from '#labels/souvenir-orders';
import { weightText } from '#labels/weight';
import { formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { AppError } from '#shared/errors';
import { localePath } from '#shared/locale-path';
import { textIn } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { refusalReasons } from '#shared/souvenir-order-states';
import type { PageRequest } from '#web/request/page-context.server';
import { readPieces } from '#web/request/read-pieces';
import { storeOrderEventLabel } from './order-state.ts';

/** Of one parcel, as its store sees it. */
export function storeOrderView(order: StoreOrder, { locale, deps }: Pick<PageRequest, 'locale' | 'deps'>) {
  const when = (at: Date | null) => at && formatInstant(at, locale);
  const { address, shipping } = order;
  return {
    id: order.id,
    code: `${order.orderCode}-${order.position}`,
    state: order.state,
    orderedAt: formatInstant(order.orderedAt, locale),
    acceptBy: when(order.acceptBy),
    shipBy: when(order.shipBy),
    arrival: order.arriveOn && arrivalView(order, order.arriveOn, { locale, deps }),
    courier: shipping ? chosenCourier(shipping) : '',
    sentWith: order.courier,
    trackingNumber: order.trackingNumber,
    isTrackingDoubted: order.isTrackingDoubted,
    mayLabel: address !== null && ['accepted', 'shipped'].includes(order.state),
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
      left: line.quantity - line.refused - line.returned,
      refused: line.refused,
      returned: line.returned,
      price: formatRupiah(line.price * line.quantity),
    })),
    shippingCost: formatRupiah(order.shippingCost),
    discount: order.discount > 0 ? formatRupiah(order.discount) : null,
    total: formatRupiah(order.total),
    refunded: order.refunded > 0 ? formatRupiah(order.refunded) : null,
    returning: order.returning && {
      ...order.returning,
      actBy: when(order.returning.actBy ? new Date(order.returning.actBy) : null) ?? '',
      reason: returnReasonLabel[order.returning.reason](),
      neverCame: order.returning.reason === 'not_received',
      lines: order.returning.lines.map(({ lineId, quantity }) => {
        const line = order.lines.find(({ id }) => id === lineId)!;
        return {
          id: lineId,
          name: `${textIn(line.name, locale).text}, ${textIn(line.variant, locale).text}`,
          quantity,
        };
      }),
    },
    history: order.history.map(({ at, event }) => ({
      when: formatInstant(new Date(at), locale),
      what: storeOrderEventLabel(event),
    })),
  };
}

/** For the day its buyer comes home: when it should be sent. */
function arrivalView(
  order: StoreOrder,
  arriveOn: string,
  { locale, deps }: Pick<PageRequest, 'locale' | 'deps'>,
) {
  const date = formatDate(arriveOn, locale);
  const moved = movedJourney(order);
  if (moved) {
    const text =
      moved.endsOn === null
        ? m.sconsole_order_arrive_gone()
        : m.sconsole_order_arrive_moved({ date: formatDate(moved.endsOn, locale) });
    return { on: m.sconsole_order_arrive_on({ date }), text };
  }
  const arrival = arrivalBy(order, order.shipping?.days ?? null, todayInIndonesia(deps.now()), 'now');
  return {
    on: m.sconsole_order_arrive_on({ date }),
    text: arrival.isInTime
      ? m.sconsole_order_arrive_send({ date, send: formatDate(arrival.sendOn, locale) })
      : m.sconsole_order_arrive_late({ date }),
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
    case 'correct-tracking':
      await correctTracking(deps, actor, id, {
        courier: form.get('courier'),
        tracking_number: form.get('tracking_number'),
      });
      return done(m.sconsole_order_tracking_corrected());
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
    case 'refuse-pieces': {
      const note = String(form.get('note') ?? '').trim();
      const reason = refusalReasons.find((one) => one === form.get('reason'));
      await refusePieces(deps, actor, id, { pieces: readPieces(form), reason, ...(note && { note }) });
      return done(m.sconsole_order_pieces_refused());
    }
    case 'take-back':
      await acceptReturn(deps, actor, id, { note: form.get('note') ?? '' });
      return done(m.sconsole_order_return_accepted());
    case 'receive-return':
      await receiveReturn(deps, actor, id, { sellable: readPieces(form) });
      return done(m.sconsole_order_return_received());
    case 'refuse-return':
      await refuseReturn(deps, actor, id, { note: form.get('note') ?? '' });
      return done(m.sconsole_order_return_refused());
    default:
      throw new AppError('invalid_input');
  }
}
