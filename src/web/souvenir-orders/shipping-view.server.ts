// Builds the shipping page of a souvenir order: couriers are asked for each parcel, and one that cannot be asked holds up no other.
import type { Actor } from '#domain/memberships';
import { listAddresses, type ShippingAddress } from '#domain/shipping-addresses';
import {
  arrivalBy,
  isAtHome,
  listReturnDays,
  listShippingOptions,
  type ReturnDay,
  type ShippingOption,
  type SouvenirOrder,
  type StoreOrder,
} from '#domain/souvenir-orders';
import { itemPictureUrl } from '#art/item-drawing';
import { localized } from '#labels/localized';
import { weightText } from '#labels/weight';
import * as m from '#messages/messages';
import { AppError } from '#shared/errors';
import * as paths from '#shared/paths';
import { formatDate, todayInIndonesia } from '#shared/dates';
import type { Locale } from '#shared/locale';
import { readReturnTo, returnQuery } from '#shared/return-to';
import type { PageRequest } from '#web/request/page-context.server';
import { problemText } from '#web/ui/forms/error-labels.server';
import type { ParcelView, ShippingView } from './shipping-view.ts';

export async function shippingView(
  request: PageRequest,
  actor: Actor,
  order: SouvenirOrder,
): Promise<ShippingView> {
  const { deps } = request;
  const [addresses, days] = await Promise.all([
    listAddresses(deps, actor),
    listReturnDays(deps, actor, order.brandId),
  ]);
  const back = returnQuery(readReturnTo(new URLSearchParams({ redirect: paths.souvenirShipping(order.id) })));
  return {
    orderId: order.id,
    payableUntil: order.payableUntil.toISOString(),
    now: deps.now().toISOString(),
    parcels: await Promise.all(
      order.parts.map((part) => parcelView(request, actor, { part, addresses, days })),
    ),
    addresses: addresses.map((address) => ({ value: address.id, label: addressLabel(address) })),
    mainAddress: addresses.find(({ isActive }) => isActive)?.id ?? null,
    newAddressPath: `${paths.member.newAddress}${back}`,
    itemsTotal: order.itemsTotal,
    discount: order.discount,
  };
}

const addressLabel = ({ label, recipient, district, city }: ShippingAddress) =>
  `${label}: ${recipient}, ${district.name}, ${city.name}`;

async function parcelView(
  { deps, locale }: PageRequest,
  actor: Actor,
  { part, addresses, days }: { part: StoreOrder; addresses: ShippingAddress[]; days: ReturnDay[] },
): Promise<ParcelView> {
  const { orderId, id: partId, address } = part;
  let options: ShippingOption[] = [];
  let problem: string | null = null;
  try {
    options = await listShippingOptions(deps, actor, { orderId, partId });
    if (options.length === 0) problem = m.souvenir_shipping_nowhere();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    problem =
      error.code === 'shipping_address_required' ? m.souvenir_shipping_no_address() : problemText(error);
  }
  const isChosen = ({ courier, service }: ShippingOption) =>
    part.shipping?.courier === courier && part.shipping.service === service;
  return {
    id: partId,
    store: part.store.name,
    city: part.store.city,
    weight: weightText(part.weightGrams, locale),
    itemsTotal: part.itemsTotal,
    lines: part.lines.map((line) => ({
      id: line.id,
      name: localized(line.name, locale),
      variant: localized(line.variant, locale),
      picture: itemPictureUrl({ slug: line.itemSlug, drawing: line.drawing }),
      quantity: line.quantity,
      total: line.price * line.quantity,
    })),
    addressId: part.addressId,
    arrival:
      days.length > 0 && isAtHome(part, addresses)
        ? {
            chosen: part.arriveBookingId ?? '',
            journeys: days.map(({ bookingId, code, returnsOn }) => ({
              value: bookingId,
              label: m.souvenir_arrival_on({ date: formatDate(returnsOn, locale), code }),
            })),
          }
        : null,
    address: address && {
      recipient: address.recipient,
      text: `${address.street}, ${address.district}, ${address.city}, ${address.province} ${address.postalCode}`,
    },
    options: options.map(({ quoteId, courierName, service, days, costRupiah }) => ({
      quoteId,
      name: `${courierName} ${service}`,
      days,
      cost: costRupiah,
      arrival: part.arriveOn === null ? null : arrivalText(part, days, deps.now(), locale),
    })),
    chosen: (options.find(isChosen) ?? options[0])?.quoteId ?? null,
    problem,
  };
}

function arrivalText(part: StoreOrder, days: ShippingOption['days'], now: Date, locale: Locale) {
  const arrival = arrivalBy(part, days, todayInIndonesia(now));
  if (arrival.isInTime) return { text: m.souvenir_arrival_in_time(), isInTime: true };
  const text = arrival.latest
    ? m.souvenir_arrival_late({ date: formatDate(arrival.latest, locale) })
    : m.souvenir_arrival_unknown();
  return { text, isInTime: false };
}
