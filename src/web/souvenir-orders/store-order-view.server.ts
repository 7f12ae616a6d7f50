// Builds the page of a store order. A courier that cannot be asked leaves its steps out.
import * as m from '#messages/messages';
import type { Actor } from '#domain/memberships';
import {
  canCancel,
  chosenCourier,
  mayAddPicture,
  movedJourney,
  type SouvenirOrder,
  type StoreOrder,
  type StoreReturn,
  trackParcel,
} from '#domain/souvenir-orders';
import { itemPictureUrl } from '#art/item-drawing';
import { localized } from '#labels/localized';
import {
  returnReasonLabel,
  storeOrderEventText,
  storeOrderNoteText,
  storeOrderStateLabel,
} from '#labels/souvenir-orders';
import { addDays, formatDate, formatInstant, todayInIndonesia } from '#shared/dates';
import { parcelSilenceDays, reviewPicturesMost, storeLateDays } from '#shared/limits';
import type { Locale } from '#shared/locale';
import { formatRupiah } from '#shared/money';
import * as paths from '#shared/paths';
import { photographPath } from '#shared/pictures';
import { readablePhone } from '#shared/readable-phone';
import { returnReasons } from '#shared/souvenir-order-states';
import { promisesView } from '#web/conversations/promises-view.server';
import { refundViews } from '#web/payments/refund-views.server';
import type { PageRequest } from '#web/request/page-context.server';
import type { StoreOrderView } from './store-order-view.ts';

export async function storeOrderView(
  request: PageRequest,
  actor: Actor,
  { part, order }: { part: StoreOrder; order: Pick<SouvenirOrder, 'parts' | 'paidAt'> },
): Promise<StoreOrderView> {
  const { deps, locale, log } = request;
  const { address, shipping, courier, trackingNumber, state } = part;
  const tracking =
    state === 'shipped' && !part.isTrackingDoubted
      ? await trackParcel(deps, part).catch((error: unknown) => {
          log.warn({ err: error }, 'a courier cannot be asked');
          return null;
        })
      : null;
  const label = storeOrderStateLabel[state];
  const hasArrived = state === 'delivered' || state === 'completed';
  return {
    id: part.id,
    code: part.orderCode,
    badge: { word: label.word(), tone: label.tone },
    store: part.store,
    // A store learns of an order once it is paid.
    ask: order.paidAt
      ? `${paths.chat}?order=${part.orderCode}-${part.position}`
      : `${paths.chat}?store=${part.store.slug}`,
    next: nextText(part, locale),
    lines: part.lines.map((line) => ({
      id: line.id,
      name: localized(line.name, locale),
      variant: localized(line.variant, locale),
      path: paths.item(part.store.slug, line.itemSlug),
      picture: itemPictureUrl({ slug: line.itemSlug, drawing: line.drawing }),
      quantity: line.quantity,
      left: line.quantity - line.refused - line.returned,
      refused: line.refused,
      returned: line.returned,
      total: line.price * line.quantity,
      review: line.review && {
        pictures: line.review.pictures.map(({ id }, index) => ({
          id,
          path: photographPath(id, 256, 'webp'),
          alt: m.souvenir_review_picture({ number: index + 1 }),
        })),
        mayAdd: mayAddPicture(line, deps.now()),
      },
    })),
    address: address && {
      recipient: address.recipient,
      phone: readablePhone(address.phone),
      text: `${address.street}, ${address.district}, ${address.city}, ${address.province} ${address.postalCode}`,
      note: address.note,
    },
    shipping: shipping && chosenCourier(shipping),
    arrival: arrivalText(part, locale),
    courier,
    trackingNumber,
    trackingNotice: part.isTrackingDoubted || tracking?.isAnothers ? m.souvenir_tracking_doubted() : null,
    tracking: (tracking?.steps ?? []).map(({ at, city, description }) => ({
      at,
      text: city ? `${description} (${city})` : description,
    })),
    sums: {
      items: part.itemsTotal,
      discount: part.discount,
      shipping: part.shippingCost,
      total: part.total,
      refunded: part.refunded,
    },
    refunds: await refundViews(request, actor, part.orderId),
    isOfSeveral: order.parts.length > 1,
    returning: part.returning && returnView(part, locale, part.returning),
    promises: await promisesView(request, actor, { kind: 'store_order', id: part.id }),
    history: part.history
      .map(({ at, event, state: became, note }) => ({
        at: formatInstant(new Date(at), locale),
        text: storeOrderEventText(event, became),
        note: note && storeOrderNoteText(note),
      }))
      .toReversed(),
    mayCancel: canCancel(part, deps.now()),
    mayReceive: state === 'shipped' || state === 'delivered',
    mayReturn: state === 'delivered' && !part.returning,
    returnReasons: returnReasons.map((value) => ({ value, label: returnReasonLabel[value]() })),
    mayReview: hasArrived,
    pictureWords: {
      label: m.souvenir_review_pictures(),
      hint: m.souvenir_review_pictures_hint({ max: reviewPicturesMost }),
      add: m.souvenir_review_add_pictures(),
      remove: m.souvenir_review_picture_remove(),
    },
  };
}

/** What its buyer asked, and the last day on which it may come if that is later. */
function arrivalText(part: StoreOrder, locale: Locale): string | null {
  const { arriveOn, shipBy, shipping } = part;
  if (arriveOn === null) return null;
  const moved = movedJourney(part);
  if (moved)
    return moved.endsOn === null
      ? m.souvenir_arrival_journey_gone()
      : m.souvenir_arrival_journey_moved({
          asked: formatDate(arriveOn, locale),
          date: formatDate(moved.endsOn, locale),
        });
  const wanted = m.souvenir_arrival_wanted({ date: formatDate(arriveOn, locale) });
  if (!shipBy) return wanted;
  if (!shipping?.days) return `${wanted} ${m.souvenir_arrival_unknown()}`;
  const latest = addDays(todayInIndonesia(new Date(shipBy.getTime() - 1)), shipping.days.most);
  return latest <= arriveOn
    ? wanted
    : `${wanted} ${m.souvenir_arrival_late({ date: formatDate(latest, locale) })}`;
}

function returnView(
  { state, lines }: StoreOrder,
  locale: Locale,
  { id, reason, note, answer, objection, decision, pictures, ...returning }: StoreReturn,
) {
  const named = returning.lines.map(({ lineId, quantity }) => {
    const line = lines.find((one) => one.id === lineId)!;
    return `${quantity} × ${localized(line.name, locale).text}, ${localized(line.variant, locale).text}`;
  });
  const said = [
    { term: m.souvenir_return_pieces(), text: named.join('\n') },
    { term: returnReasonLabel[reason](), text: note },
    { term: m.souvenir_return_answer(), text: answer },
    { term: m.souvenir_return_objection(), text: objection },
    { term: m.souvenir_return_decision(), text: decision },
  ];
  return {
    id,
    said: said.flatMap(({ term, text }) => (text ? [{ term, text }] : [])),
    pictures,
    mayContest: returning.state === 'refused' && state === 'delivered',
  };
}

function nextText({ state, total, ...part }: StoreOrder, locale: Locale): string | null {
  const on = (at: Date | null) => (at ? formatInstant(at, locale) : '');
  switch (state) {
    case 'paid':
      return m.souvenir_next_paid({ until: on(part.acceptBy) });
    case 'accepted':
      return m.souvenir_next_accepted({ until: on(part.shipBy), days: storeLateDays });
    case 'shipped':
      return m.souvenir_next_shipped();
    case 'return_requested':
      return returnText(part.returning, on);
    case 'delivered':
      if (part.returning) return m.souvenir_next_return_refused({ until: on(part.completeBy) });
      return part.history.at(-1)?.event === 'presumed_delivered'
        ? m.souvenir_next_presumed_delivered({ until: on(part.completeBy), silent: parcelSilenceDays })
        : m.souvenir_next_delivered({ until: on(part.completeBy) });
    case 'refunded':
    case 'returned':
      return m.souvenir_next_refunded({ amount: formatRupiah(total) });
    default:
      return null;
  }
}

function returnText(returning: StoreReturn | null, on: (at: Date | null) => string): string | null {
  const until = on(returning?.actBy ? new Date(returning.actBy) : null);
  switch (returning?.state) {
    case 'requested':
      return m.souvenir_next_return_requested({ until });
    case 'accepted':
      return m.souvenir_next_return_accepted({ until });
    case 'contested':
      return m.souvenir_next_return_contested();
    default:
      return null;
  }
}
