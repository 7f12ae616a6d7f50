// Souvenir orders as the API answers them (spec §3 merchandise order).
import type { ShippingOption, SouvenirOrder, StoreOrder } from '#domain/souvenir-orders';
import { type Locale, textIn } from '#shared/locale';

const instant = (at: Date | null) => at?.toISOString() ?? null;

export function presentParcel(part: StoreOrder, locale: Locale) {
  const { address, shipping, courier, trackingNumber } = part;
  return {
    partner_store_id: part.id,
    status: part.state,
    store: part.store,
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
      is_reviewed: line.isReviewed,
    })),
    weight_grams: part.weightGrams,
    items_total: part.itemsTotal,
    discount: part.discount,
    shipping_cost: part.shippingCost,
    total: part.total,
    accept_by: instant(part.acceptBy),
    ship_by: instant(part.shipBy),
    tracking: courier && trackingNumber ? { courier, tracking_number: trackingNumber } : null,
    history: part.history.map(({ at, event, state, note }) => ({ at, event, status: state, note })),
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
