// Souvenir orders for tests, made the way members make them: cart, shipping, payment. A test names only what it is about.
import { addToCart } from '#domain/carts';
import {
  acceptStoreOrder,
  chooseShipping,
  confirmSouvenirOrder,
  findSouvenirOrder,
  listShippingOptions,
  markDelivered,
  orderCart,
  requestReturn,
  shipStoreOrder,
  type SouvenirOrder,
} from '#domain/souvenir-orders';
import type { Deps } from '#domain/deps';
import { applyGatewayStatus, startPayment } from '#domain/payments';
import { addDays, todayInIndonesia } from '#shared/dates';
import { createMember, type SignedIn } from './accounts.ts';
import { createItem } from './items.ts';
import { type BookingSetup, brandOf, createPaidOrder } from './bookings.ts';
import { createDeparture } from './programmes.ts';
import { createAddress } from './shipping-addresses.ts';

interface SouvenirOptions {
  member?: SignedIn;
  /** Ids of variants, and how many of each. */
  wanted: readonly (readonly [variantId: string, quantity: number])[];
}

/** A member with an address. */
export async function createShopper(deps: Deps): Promise<SignedIn> {
  const shopper = await createMember(deps);
  await createAddress(deps, shopper.actor);
  return shopper;
}

/** A cart that was ordered, and whose shipping is not chosen yet. */
export async function createSouvenirDraft(
  { deps }: Pick<BookingSetup, 'deps'>,
  { member, wanted }: SouvenirOptions,
) {
  const buyer = member ?? (await createShopper(deps));
  const brand = brandOf(deps);
  for (const [variantId, quantity] of wanted)
    await addToCart(deps, { brandId: brand.id, actor: buyer.actor, guestId: null }, { variantId, quantity });
  const { orderId } = await orderCart(deps, buyer.actor, { brand });
  return { member: buyer, orderId };
}

/** A paid journey of a member, who comes home so many days from now. */
export async function createReturning(shop: BookingSetup, member: SignedIn, days = 20) {
  const { deps } = shop;
  const today = todayInIndonesia(deps.now());
  const departsOn = addDays(today, days - 9);
  const returnsOn = addDays(today, days);
  const departure = await createDeparture(deps.db, { departs_on: departsOn, returns_on: returnsOn });
  // Ordered while it was on sale: some of these have departed by now.
  const ordered = new Date(Math.min(deps.now().getTime(), Date.parse(addDays(departsOn, -30))));
  const { bookingId } = await createPaidOrder(
    { ...shop, deps: { ...deps, now: () => ordered } },
    { member, departure: departure.id },
  );
  return { bookingId, returnsOn };
}

/** Chooses the cheapest for every parcel. */
export async function chooseCheapest(
  { deps }: Pick<BookingSetup, 'deps'>,
  { actor }: SignedIn,
  orderId: string,
): Promise<void> {
  for (const { id: partId } of (await findSouvenirOrder(deps, actor, orderId)).parts) {
    const [cheapest] = await listShippingOptions(deps, actor, { orderId, partId });
    await chooseShipping(deps, actor, { orderId, partId, quoteId: cheapest!.quoteId });
  }
}

/** An order that waits for money. */
export async function createSouvenirOrder(shop: Pick<BookingSetup, 'deps'>, options: SouvenirOptions) {
  const { member, orderId } = await createSouvenirDraft(shop, options);
  await chooseCheapest(shop, member, orderId);
  const order = await confirmSouvenirOrder(shop.deps, member.actor, { orderId });
  return { member, order };
}

export function beginSouvenirPayment(
  { deps }: Pick<BookingSetup, 'deps'>,
  { actor }: SignedIn,
  order: SouvenirOrder,
) {
  return startPayment(deps, actor, {
    kind: 'souvenir_invoice',
    id: order.invoiceId,
    method: 'bca_va',
    brand: brandOf(deps),
    returnUrl: 'https://brand.test/back',
  });
}

/** An order that is paid. */
export async function createPaidSouvenirOrder(shop: BookingSetup, options: SouvenirOptions) {
  const { member, order } = await createSouvenirOrder(shop, options);
  const payment = await beginSouvenirPayment(shop, member, order);
  await applyGatewayStatus(shop.deps, shop.gateway.becomes(payment.reference, 'paid'));
  return { member, payment, order: await findSouvenirOrder(shop.deps, member.actor, order.id) };
}

interface ParcelOptions {
  member?: SignedIn;
  quantity: number;
  stock?: number;
  /** A variant of another store, in the same order: its parcel is on its way. */
  beside?: string;
  /** Where whoever works at its store signs in. */
  host?: string;
}

/** A parcel of one item that its store will send. */
export async function createAcceptedParcel(
  shop: BookingSetup,
  { member, quantity, stock = 10, beside, host }: ParcelOptions,
) {
  const { deps } = shop;
  const { variants, storeId } = await createItem(deps.db, { sizes: [{ price: 30_000, stock }] });
  const keeper = await createMember(deps, {
    roles: ['store_staff'],
    partnerId: storeId,
    ...(host !== undefined && { host }),
  });
  const paid = await createPaidSouvenirOrder(shop, {
    ...(member && { member }),
    wanted: [[variants[0]!, quantity], ...(beside === undefined ? [] : [[beside, 1] as const])],
  });
  const part = paid.order.parts.find(({ store }) => store.id === storeId)!;
  for (const { id, store } of paid.order.parts.filter((one) => one !== part)) {
    const { actor } = await createMember(deps, { roles: ['store_staff'], partnerId: store.id });
    await acceptStoreOrder(deps, actor, id);
    await shipStoreOrder(deps, actor, id, { courier: 'JNE', tracking_number: 'JNE12345679' });
  }
  await acceptStoreOrder(deps, keeper.actor, part.id);
  return { ...paid, part, keeper, variant: variants[0]! };
}

/** A parcel of one item that is on its way. */
export async function createShippedParcel(
  shop: BookingSetup,
  { number = 'JNE12345678', ...options }: ParcelOptions & { number?: string },
) {
  const made = await createAcceptedParcel(shop, options);
  const { part, keeper } = made;
  await shipStoreOrder(shop.deps, keeper.actor, part.id, { courier: 'JNE', tracking_number: number });
  return made;
}

/** A parcel of one item that its buyer has. */
export async function createDeliveredParcel(shop: BookingSetup, options: ParcelOptions) {
  const made = await createShippedParcel(shop, options);
  await markDelivered(shop.deps, made.keeper.actor, made.part.id);
  return made;
}

/** Its buyer wants to send these pieces back. */
export function askForReturn(
  deps: Deps,
  { actor }: SignedIn,
  storeOrderId: string,
  pieces: readonly (readonly [lineId: string, count: number])[],
  pictures: readonly Buffer[] = [],
) {
  const form = { reason: 'damaged', note: 'Kemasannya sobek' };
  return requestReturn(deps, actor, storeOrderId, { form, pieces: new Map(pieces), pictures });
}
