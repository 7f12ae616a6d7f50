// Turns a cart into an order (spec §7 do-checkout → booking_merchandise_id; docs/product/souvenir-orders.md): the stock of every store is
// set aside at once, or nothing is.
import { sql } from 'kysely';
import type { Brand } from '#domain/brands';
import { type Cart, readCart } from '#domain/carts';
import type { Actor } from '#domain/memberships';
import { listAddresses, type ShippingAddress } from '#domain/shipping-addresses';
import { passThrottle } from '#domain/throttles';
import type { Db } from '#platform/database/database';
import { type LockDeps, type LockKey, lockedTransaction } from '#platform/database/locks';
import { newInvoiceCode, newSouvenirOrderCode } from '#platform/public-code';
import { AppError } from '#shared/errors';
import { souvenirOrdersOpen, souvenirShippingMinutes } from '#shared/limits';
import { holdCartPromo, namedPromo, removeCartPromo } from './cart-promo.ts';
import type { ParcelAddress } from './order.ts';
import { reserveStock, stockLocks } from './stock.ts';
import type { OrderDeps } from './transition-store-order.ts';
import { writeTotals } from './totals.ts';

type PlaceDeps = OrderDeps & LockDeps;

/** Our choice: people change their minds; a machine does not stop. */
const tries = { name: 'souvenir-order account', max: 40, windowSeconds: 3_600 };

/**
 * Orders everything in the member's cart, with the promo it names. Its stock is reserved while shipping is chosen. Called again with an empty cart it returns the
 * order that still waits for its shipping. Refuses `cart_empty`, `stock_too_low` (nothing is reserved then, of no store), `price_changed`
 * when the total shown (less the discount) is not the total, `promo_refused` when none was shown and the promo gives nothing any more, `holding_limit`, `too_many_requests`, `busy`.
 */
export async function orderCart(
  deps: PlaceDeps,
  actor: Actor,
  { brand, total }: { brand: Brand; total?: number | undefined },
): Promise<{ orderId: string }> {
  await passThrottle(deps, { ...tries, of: actor.accountId });
  const owner = { brandId: brand.id, actor, guestId: null };
  const shown = await readCart(deps, owner);
  const [address = null] = await listAddresses(deps, actor);
  const promoId = await namedPromo(deps.db, actor, brand);
  const locks: LockKey[] = [
    { kind: 'holder', id: actor.accountId },
    ...stockLocks(variantsIn(shown)),
    ...(promoId === null ? [] : [{ kind: 'promo' as const, id: promoId }]),
  ];
  return lockedTransaction(deps, locks, async (db) => {
    const within = { ...deps, db };
    await holdStores(db, shown);
    const cart = await readCart(within, owner);
    const known = new Set(variantsIn(shown));
    // Filled in another tab meanwhile: what came is not locked.
    if (variantsIn(cart).some((id) => !known.has(id))) throw new AppError('busy');
    if (cart.stores.length === 0) return orderedJustNow(within, actor, brand);
    if ((await namedPromo(db, actor, brand)) !== promoId) throw new AppError('busy');
    refuseFaults(cart);
    if (promoId === null) refuseOtherTotal(cart.total, total);
    await refuseHoarding(within, actor);
    const orderId = await insertOrder(within, actor, { brand, cart, address });
    const discount =
      promoId === null
        ? 0
        : await takeDiscount(within, actor, { promoId, orderId, cart, isInsisted: total === undefined });
    refuseOtherTotal(cart.total - discount, total);
    await removeCartPromo(within, actor, brand);
    await db
      .deleteFrom('cart_lines')
      .where('account_id', '=', actor.accountId)
      .where('brand_id', '=', brand.id)
      .execute();
    return { orderId };
  });
}

const variantsIn = ({ stores }: Cart) =>
  stores.flatMap(({ lines }) => lines.map(({ variantId }) => variantId));

function refuseFaults({ stores }: Cart): void {
  const faulty = stores.flatMap(({ lines }) => lines.filter(({ fault }) => fault !== null));
  if (faulty.length === 0) return;
  throw new AppError(
    'stock_too_low',
    faulty.map(({ variantId, fault, stock }) => ({
      field: variantId,
      message: 'error_stock_left',
      values: { count: fault === 'not_sold' ? 0 : stock },
    })),
  );
}

/** Freezing a store waits for this order, or is seen by the reading that follows. */
async function holdStores(db: Db, { stores }: Cart): Promise<void> {
  await sql`select from partners where id = any (${stores.map(({ store }) => store.id)}::uuid[]) order by id for share`.execute(
    db,
  );
}

/** What was shown is what it comes to. */
function refuseOtherTotal(total: number, shown: number | undefined): void {
  if (shown !== undefined && shown !== total) throw new AppError('price_changed');
}

async function orderedJustNow(
  { db, now }: OrderDeps,
  actor: Actor,
  brand: Brand,
): Promise<{ orderId: string }> {
  const order = await db
    .selectFrom('souvenir_orders')
    .select('id')
    .where('account_id', '=', actor.accountId)
    .where('brand_id', '=', brand.id)
    .where('state', '=', 'choosing_shipping')
    .where('release_at', '>', now())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order) throw new AppError('cart_empty');
  return { orderId: order.id };
}

/** Stock that is set aside is missing to others: so many unpaid orders at a time. */
async function refuseHoarding({ db, now }: OrderDeps, actor: Actor): Promise<void> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::integer as open from souvenir_orders
    where account_id = ${actor.accountId}::uuid and state in ('choosing_shipping', 'waiting_payment') and release_at > ${now()}`.execute(
    db,
  );
  if (rows[0]!.open >= souvenirOrdersOpen)
    throw new AppError('holding_limit', [
      { field: 'orders', message: 'error_holding_orders', values: { most: souvenirOrdersOpen } },
    ]);
}

async function insertOrder(
  deps: OrderDeps,
  actor: Actor,
  { brand, cart, address }: { brand: Brand; cart: Cart; address: ShippingAddress | null },
): Promise<string> {
  const { db, now } = deps;
  const until = new Date(now().getTime() + souvenirShippingMinutes * 60_000);
  const { rows } = await sql<{ id: string }>`
    insert into souvenir_orders (code, invoice_code, brand_id, account_id, locale, buyer, commission_basis_points, items_total, created_at, changed_at, payable_until, release_at)
    select ${newSouvenirOrderCode()}, ${newInvoiceCode()}, ${brand.id}, a.id, ${actor.locale}, jsonb_build_object('name', a.name, 'email', a.email, 'phone', a.phone),
      ${brand.sales.commissionBasisPoints}, ${cart.total}, ${now()}, ${now()}, ${until}, ${until}
    from accounts a where a.id = ${actor.accountId}::uuid returning id`.execute(db);
  const orderId = rows[0]?.id;
  if (!orderId) throw new AppError('session_ended');
  for (const [index, { store, lines, weightGrams, total }] of cart.stores.entries()) {
    const part = await db
      .insertInto('store_orders')
      .values({
        order_id: orderId,
        store_id: store.id,
        position: index + 1,
        weight_grams: weightGrams,
        items_total: total,
        address_id: address?.id ?? null,
        address: address && JSON.stringify(parcelAddressOf(address)),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertLines(db, part.id, lines);
  }
  await reserveStock(deps, orderId, until);
  await writeTotals(db, orderId);
  return orderId;
}

/** Written on the order and divided over its lines. */
async function takeDiscount(
  deps: PlaceDeps,
  actor: Actor,
  {
    promoId,
    orderId,
    cart,
    isInsisted,
  }: { promoId: string; orderId: string; cart: Cart; isInsisted: boolean },
): Promise<number> {
  const releaseAt = new Date(deps.now().getTime() + souvenirShippingMinutes * 60_000);
  const asked = { promoId, orderId, cart, releaseAt };
  const held = await holdCartPromo(deps, actor, asked, isInsisted);
  if (held.promoId === null) return 0;
  await deps.db
    .updateTable('souvenir_orders')
    .set({ promo_id: held.promoId, discount: held.discount })
    .where('id', '=', orderId)
    .execute();
  await writeTotals(deps.db, orderId);
  return held.discount;
}

async function insertLines(db: Db, partId: string, lines: Cart['stores'][number]['lines']): Promise<void> {
  await db
    .insertInto('store_order_lines')
    .values(
      lines.map(({ variantId, item, variant, price, weightGrams, quantity }) => ({
        store_order_id: partId,
        variant_id: variantId,
        item_name: JSON.stringify(item.name),
        variant_name: JSON.stringify(variant),
        price,
        weight_grams: weightGrams,
        quantity,
      })),
    )
    .execute();
}

export function parcelAddressOf(address: ShippingAddress): ParcelAddress {
  const { recipient, phone, street, note, district, city, province, postalCode } = address;
  return {
    recipient,
    phone,
    street,
    note,
    district: district.name,
    city: city.name,
    province: province.name,
    postalCode,
  };
}
