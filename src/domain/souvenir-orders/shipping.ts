// How the parcels of an order travel (spec §7 {id}/shipping, shipping-methods; docs/product/souvenir-orders.md): couriers are asked outside
// any transaction, for one parcel to one address; what they answer stands for a while, and is asked anew when either changes.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { askCouriers, getAddress, type ShippingAddress } from '#domain/shipping-addresses';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import type { Parcel, ShippingProvider, ShippingRate } from '#platform/shipping/shipping';
import { AppError } from '#shared/errors';
import { shippingQuoteMinutes } from '#shared/limits';
import { isId } from '#shared/names';
import { findSouvenirOrder, type SouvenirOrder, type StoreOrder } from './order.ts';
import { parcelAddressOf } from './place-order.ts';
import { orderLocks } from './stock.ts';
import type { OrderDeps } from './transition-store-order.ts';
import { writeTotals } from './totals.ts';

export interface ShippingDeps extends OrderDeps, LockDeps {
  db: Db;
  shipping: ShippingProvider;
}

interface OfPart {
  orderId: string;
  partId: string;
}

export interface ShippingOption extends ShippingRate {
  /** Names the choice. */
  quoteId: string;
  expiresAt: Date;
}

/** Couriers with their prices for one parcel, the cheapest first. Refuses `not_found`, `shipping_address_required`, `shipping_unavailable`. */
export async function listShippingOptions(
  deps: ShippingDeps,
  actor: Actor,
  { orderId, partId }: OfPart,
): Promise<ShippingOption[]> {
  const part = partIn(await findSouvenirOrder(deps, actor, orderId), partId);
  if (part.addressId === null) throw new AppError('shipping_address_required');
  const standing = await readQuotes(deps, part);
  if (standing.length > 0) return standing;
  const rates = await askCouriers(deps, {
    partnerId: part.store.id,
    to: await getAddress(deps, actor, part.addressId),
    parcel: boxFor(part.weightGrams),
  });
  const expiresAt = new Date(deps.now().getTime() + shippingQuoteMinutes * 60_000);
  for (const rate of rates)
    await deps.db
      .insertInto('shipping_quotes')
      .values({
        store_order_id: part.id,
        address_id: part.addressId,
        weight_grams: part.weightGrams,
        rate: JSON.stringify(rate),
        cost: rate.costRupiah,
        expires_at: expiresAt,
      })
      .execute();
  return readQuotes(deps, part);
}

/** Takes one of the options. Refuses `not_found`, `shipping_quote_expired` (ask again), `booking_state`. */
export async function chooseShipping(
  deps: ShippingDeps,
  actor: Actor,
  { orderId, partId, quoteId }: OfPart & { quoteId: string },
): Promise<void> {
  await changeOrder(deps, actor, orderId, async (db, order) => {
    const part = partIn(order, partId);
    const option = (await readQuotes({ ...deps, db }, part)).find((each) => each.quoteId === quoteId);
    if (!option) throw new AppError('shipping_quote_expired');
    const { courier, courierName, service, days, costRupiah, expiresAt } = option;
    await db
      .updateTable('store_orders')
      .set({
        shipping: JSON.stringify({ courier, courierName, service, days }),
        shipping_cost: costRupiah,
        quote_expires_at: expiresAt,
      })
      .where('id', '=', part.id)
      .execute();
  });
}

/**
 * Sends a parcel to another of the member's addresses, or only so many pieces of one line of it: those become a parcel of their own, with
 * shipping of its own. What goes to one address from one store travels together. Refuses `not_found`, `invalid_input` for a number of
 * pieces that are not there, `booking_state`.
 */
export async function sendTo(
  deps: ShippingDeps,
  actor: Actor,
  {
    orderId,
    partId,
    addressId,
    only,
  }: OfPart & { addressId: string; only?: { lineId: string; quantity: number } },
): Promise<void> {
  const address = await getAddress(deps, actor, addressId);
  await changeOrder(deps, actor, orderId, async (db, order) => {
    const part = partIn(order, partId);
    if (part.addressId === addressId) return;
    const moved = only ? [only] : part.lines.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    for (const { lineId, quantity } of moved) {
      const line = part.lines.find(({ id }) => id === lineId);
      if (!line) throw new AppError('not_found');
      if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity)
        throw new AppError('invalid_input', [{ field: 'quantity', message: 'error_invalid_value' }]);
    }
    const others = order.parts.filter(({ id, store }) => id !== part.id && store.id === part.store.id);
    const twin = others.find((other) => other.addressId === addressId);
    const isWhole = part.lines.every(({ id, quantity }) =>
      moved.some((each) => each.lineId === id && each.quantity === quantity),
    );
    if (!twin && isWhole) return writeAddress(db, part.id, address);
    const target = twin?.id ?? (await insertPart(db, order, part, address));
    await moveLines(db, part, target, moved);
    await unchoose(db, [part.id, target]);
    if (isWhole) await db.deleteFrom('store_orders').where('id', '=', part.id).execute();
  });
}

/** By its id, or by its store's where that sends one parcel only: so clients of the specification name it. Refuses `not_found`. */
export function partIn({ parts }: SouvenirOrder, name: string): StoreOrder {
  const [ofStore, another] = parts.filter(({ store }) => store.id === name);
  const part = parts.find(({ id }) => id === name) ?? (another ? undefined : ofStore);
  if (!part) throw new AppError('not_found');
  return part;
}

/** Under the order's lock, while its shipping is chosen; sums are written anew. */
export async function changeOrder(
  deps: ShippingDeps,
  actor: Actor,
  orderId: string,
  work: (db: Db, order: SouvenirOrder) => Promise<void>,
): Promise<void> {
  if (!isId(orderId)) throw new AppError('not_found');
  await lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
    const order = await findSouvenirOrder({ db }, actor, orderId);
    if (order.state !== 'choosing_shipping') throw new AppError('booking_state');
    await work(db, order);
    await db
      .updateTable('souvenir_orders')
      .set({ changed_at: deps.now() })
      .where('id', '=', orderId)
      .execute();
    await writeTotals(db, orderId);
  });
}

async function writeAddress(db: Db, partId: string, address: ShippingAddress): Promise<void> {
  await unchoose(db, [partId]);
  await db
    .updateTable('store_orders')
    // The day of return is one's own home's.
    .set({
      address_id: address.id,
      address: JSON.stringify(parcelAddressOf(address)),
      arrive_on: null,
      arrive_booking_id: null,
    })
    .where('id', '=', partId)
    .execute();
}

/** What couriers said was about another parcel. */
async function unchoose(db: Db, partIds: string[]): Promise<void> {
  await db.deleteFrom('shipping_quotes').where('store_order_id', 'in', partIds).execute();
  await db
    .updateTable('store_orders')
    .set({ shipping: null, shipping_cost: 0, quote_expires_at: null })
    .where('id', 'in', partIds)
    .execute();
}

async function insertPart(
  db: Db,
  order: SouvenirOrder,
  { store }: StoreOrder,
  address: ShippingAddress,
): Promise<string> {
  const { id } = await db
    .insertInto('store_orders')
    .values({
      order_id: order.id,
      store_id: store.id,
      position: Math.max(...order.parts.map(({ position }) => position)) + 1,
      // Written anew from its lines in the same transaction.
      weight_grams: 1,
      items_total: 1,
      address_id: address.id,
      address: JSON.stringify(parcelAddressOf(address)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lines with what is reserved for them: less there, more here. */
async function moveLines(
  db: Db,
  part: StoreOrder,
  target: string,
  moved: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  for (const { lineId, quantity } of moved) {
    const line = part.lines.find(({ id }) => id === lineId)!;
    const { release_at: releaseAt, reserved_at: reservedAt } = await db
      .selectFrom('stock_reservations')
      .select(['release_at', 'reserved_at'])
      .where('line_id', '=', lineId)
      .executeTakeFirstOrThrow();
    if (line.quantity === quantity)
      await sql`with gone as (delete from stock_reservations where line_id = ${lineId}::uuid)
        update store_order_lines set quantity = 1 where id = ${lineId}::uuid`.execute(db);
    else
      await sql`with less as (update stock_reservations set quantity = quantity - ${quantity} where line_id = ${lineId}::uuid)
        update store_order_lines set quantity = quantity - ${quantity} where id = ${lineId}::uuid`.execute(
        db,
      );
    const { rows } = await sql<{ id: string; variantId: string }>`
      insert into store_order_lines as l (store_order_id, variant_id, item_name, variant_name, price, weight_grams, quantity)
      select ${target}::uuid, variant_id, item_name, variant_name, price, weight_grams, ${quantity} from store_order_lines where id = ${lineId}::uuid
      on conflict (store_order_id, variant_id) do update set quantity = l.quantity + excluded.quantity returning id, variant_id as "variantId"`.execute(
      db,
    );
    const { id, variantId } = rows[0]!;
    await sql`insert into stock_reservations as r (line_id, variant_id, quantity, reserved_at, release_at)
      values (${id}::uuid, ${variantId}::uuid, ${quantity}, ${reservedAt}, ${releaseAt})
      on conflict (line_id) do update set quantity = r.quantity + excluded.quantity`.execute(db);
    if (line.quantity === quantity)
      await db.deleteFrom('store_order_lines').where('id', '=', lineId).execute();
  }
}

/** Those that still stand for this parcel as it is. */
async function readQuotes({ db, now }: OrderDeps, part: StoreOrder): Promise<ShippingOption[]> {
  if (part.addressId === null) return [];
  const rows = await db
    .selectFrom('shipping_quotes')
    .select(['id', 'rate', 'expires_at'])
    .where('store_order_id', '=', part.id)
    .where('address_id', '=', part.addressId)
    .where('weight_grams', '=', part.weightGrams)
    .where('expires_at', '>', now())
    .orderBy('cost')
    .orderBy('id')
    .execute();
  return rows.map(({ id, rate, expires_at: expiresAt }) => ({
    ...(rate as unknown as ShippingRate),
    quoteId: id,
    expiresAt,
  }));
}

/** Our choice: a box that grows by five centimetres for each half kilogram, so that its weight decides. */
const boxFor = (weightGrams: number): Parcel => ({
  weightGrams,
  lengthCm: 30,
  widthCm: 20,
  heightCm: 5 * Math.max(1, Math.floor(weightGrams / 500)),
});
