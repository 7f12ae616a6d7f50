// Souvenir orders as the API answers them (spec §3 merchandise order).
import type { ShippingOption, SouvenirOrder, StoreOrder, StoreReturn } from '#domain/souvenir-orders';
import { type Locale, textIn } from '#shared/locale';
import * as paths from '#shared/paths';
import { photographPath } from '#shared/pictures';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentParcel(part: StoreOrder, locale: Locale) {
  const { address, shipping, courier, trackingNumber } = part;
  return {
    partner_store_id: part.id,
    status: part.state,
    store: { id: part.store.id, slug: part.store.slug, name: part.store.name, city: part.store.city },
    address: address && {
      id: part.addressId,
      recipient: address.recipient,
      phone: address.phone,
      street: address.street,
      note: address.note,
      subdistrict: address.district,
      city: address.city,
      province: address.province,
      postal_code: address.postalCode,
    },
    shipping: shipping && {
      courier: shipping.courier,
      courier_name: shipping.courierName,
      service: shipping.service,
      days: shipping.days,
    },
    items: part.lines.map((line) => ({
      id: line.id,
      merchandise_id: line.itemId,
      variant_id: line.variantId,
      slug: line.itemSlug,
      name: textIn(line.name, locale).text,
      variant: textIn(line.variant, locale).text,
      price: line.price,
      quantity: line.quantity,
      discount: line.discount,
      is_reviewed: line.review !== null,
      review_pictures: (line.review?.pictures ?? []).map(({ id }) => ({
        id,
        path: photographPath(id, 512, 'webp'),
      })),
    })),
    weight_grams: part.weightGrams,
    items_total: part.itemsTotal,
    discount: part.discount,
    shipping_cost: part.shippingCost,
    total: part.total,
    arrive_on: part.arriveOn,
    accept_by: instant(part.acceptBy),
    ship_by: instant(part.shipBy),
    tracking: courier && trackingNumber ? { courier, tracking_number: trackingNumber } : null,
    return: part.returning && presentReturn(part.returning),
    history: part.history.map(({ at, event, state, note }) => ({ at, event, status: state, note })),
  };
}

/** How many of each line. */
export const piecesOf = (items: readonly { item_id: string; quantity: number }[]) =>
  new Map(items.map(({ item_id: id, quantity }) => [id, quantity]));

function presentReturn(returning: StoreReturn) {
  const { state, reason, note, answer, objection, decision, actBy, lines, pictures } = returning;
  return {
    status: state,
    ...{ reason, note, answer, objection, decision },
    act_by: actBy && new Date(actBy).toISOString(),
    items: lines.map(({ lineId, quantity }) => ({ item_id: lineId, quantity })),
    pictures: pictures.map((id) => paths.member.returnPicture(id)),
  };
}

export function presentSouvenirOrder(order: SouvenirOrder, locale: Locale, now: Date) {
  return {
    booking_merchandise_id: order.id,
    booking_code: order.code,
    invoice_id: order.invoiceId,
    invoice_code: order.invoiceCode,
    status: order.state,
    items_total: order.itemsTotal,
    discount: order.discount,
    shipping_total: order.shippingTotal,
    total_bill: order.total,
    order_date: order.createdAt.toISOString(),
    payable_until: order.payableUntil.toISOString(),
    paid_at: instant(order.paidAt),
    stores: order.parts.map((part) => presentParcel(part, locale)),
    server_time: now.toISOString(),
  };
}

export function presentShippingOption(option: ShippingOption) {
  return {
    quote_id: option.quoteId,
    courier: option.courier,
    courier_name: option.courierName,
    service: option.service,
    description: option.description,
    cost: option.costRupiah,
    days: option.days,
    expires_at: option.expiresAt.toISOString(),
  };
}
