// How the pilgrim receives the supplies of a booking (spec §3 shipping, status_product_supplies; §7
// bookings/{id}/shipping-methods): a parcel from the partner's town to one of the member's postal addresses.
// Couriers are asked outside any transaction, and asked again for the choice: a price never comes from the
// browser.
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { catalogueScope, findOffer, type Offer } from '#domain/catalogue';
import { askCouriers, getAddress, listAddresses, type ShippingAddress } from '#domain/shipping-addresses';
import type { Parcel, ShippingProvider, ShippingRate } from '#platform/shipping/shipping';
import type { CartForm } from '#shared/booking-form';
import { AppError } from '#shared/errors';
import { discountStill } from './booking-promo.ts';
import { type Delivery, type CheckoutDeps, linesOf } from '#domain/bookings';
import { changeDraft, type Draft, findDraft, rewriteDraft } from './drafts.ts';

export interface DeliveryDeps extends CheckoutDeps {
  shipping: ShippingProvider;
}

interface OfBooking {
  bookingId: string;
  brand: Brand;
}

/**
 * The couriers and their prices: to the active postal address unless the request names another. Empty where
 * nothing is shipped. Refuses `not_found`, `shipping_address_required`, `shipping_unavailable`.
 */
export async function listDeliveries(
  deps: DeliveryDeps,
  actor: Actor,
  { bookingId, brand, addressId }: OfBooking & { addressId?: string | undefined },
): Promise<ShippingRate[]> {
  const draft = await findDraft(deps.db, actor, brand, bookingId);
  const offer = await findOffer(deps, catalogueScope(deps, brand), draft.departureId);
  if (!offer) throw new AppError('departure_not_sold');
  const parcel = parcelOf(offer, draft.request);
  if (!parcel) return [];
  const to = await addressFor(deps, actor, addressId);
  return askCouriers(deps, { partnerId: offer.partnerId, to, parcel });
}

/**
 * Chooses this courier. Refuses what `listDeliveries` refuses, `invalid_input` for a courier that does not
 * serve the destination, `booking_state`.
 */
export async function chooseDelivery(
  deps: DeliveryDeps,
  actor: Actor,
  {
    bookingId,
    brand,
    addressId,
    courier,
    service,
  }: OfBooking & { addressId?: string | undefined; courier: string; service: string },
): Promise<Delivery> {
  const rates = await listDeliveries(deps, actor, { bookingId, brand, addressId });
  const rate = rates.find((each) => each.courier === courier && each.service === service);
  if (!rate) throw new AppError('invalid_input', [{ field: 'shipping', message: 'error_not_offered' }]);
  const delivery = deliveryOf(await addressFor(deps, actor, addressId), rate);
  await changeDraft(deps, actor, { bookingId, brand }, async (within, draft, offer) => {
    // The cart was filled with less meanwhile: the price was for another parcel.
    if (parcelOf(offer, draft.request) === null) throw new AppError('booking_state');
    await writeDelivery(within, actor, { brand, draft, offer, delivery });
  });
  return delivery;
}

/** The member collects the supplies at the partner's. Refuses `not_found`, `booking_state`. */
export async function fetchAtPartner(
  deps: CheckoutDeps,
  actor: Actor,
  { bookingId, brand }: OfBooking,
): Promise<void> {
  await changeDraft(deps, actor, { bookingId, brand }, (within, draft, offer) =>
    writeDelivery(within, actor, { brand, draft, offer, delivery: null }),
  );
}

/** Our choice: each piece is a flat bag, stacked. */
const piece = { lengthCm: 40, widthCm: 30, heightCm: 5 };

/** What to ship; null when nothing. */
export function parcelOf(
  offer: Offer,
  { supplies, status_product_supplies: isSent }: CartForm,
): Parcel | null {
  const pieces = supplies.flatMap(({ id, quantity }) => {
    const supply = offer.supplies.find((each) => each.id === id);
    return supply && quantity > 0 ? [{ quantity, weightGrams: supply.weightGrams * quantity }] : [];
  });
  if (!isSent || pieces.length === 0) return null;
  const sum = (of: 'quantity' | 'weightGrams') => pieces.reduce((total, each) => total + each[of], 0);
  return { ...piece, heightCm: piece.heightCm * sum('quantity'), weightGrams: sum('weightGrams') };
}

interface Change {
  brand: Brand;
  draft: Draft;
  offer: Offer;
  delivery: Delivery | null;
}

async function writeDelivery(
  within: CheckoutDeps,
  actor: Actor,
  { brand, draft, offer, delivery }: Change,
): Promise<void> {
  const { promoId } = draft;
  const discount =
    promoId === null
      ? null
      : await discountStill(within, actor, brand, { promoId, offer, lines: linesOf(offer, draft.request) });
  await rewriteDraft(within, { ...draft, delivery }, offer, { promoId: discount ? promoId : null, discount });
}

async function addressFor(
  deps: DeliveryDeps,
  actor: Actor,
  addressId: string | undefined,
): Promise<ShippingAddress> {
  if (addressId !== undefined) return getAddress(deps, actor, addressId);
  const active = (await listAddresses(deps, actor)).find(({ isActive }) => isActive);
  if (!active) throw new AppError('shipping_address_required');
  return active;
}

function deliveryOf(address: ShippingAddress, rate: ShippingRate): Delivery {
  return {
    addressId: address.id,
    recipient: address.recipient,
    phone: address.phone,
    street: address.street,
    note: address.note,
    district: address.district.name,
    city: address.city.name,
    province: address.province.name,
    postalCode: address.postalCode,
    courier: rate.courier,
    courierName: rate.courierName,
    service: rate.service,
    cost: rate.costRupiah,
    days: rate.days,
  };
}
