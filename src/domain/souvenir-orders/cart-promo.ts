// A promo on a cart of souvenirs (spec §7 Merchandise (v1) "promos"; docs/product/souvenir-orders.md): named on the cart as an opinion, held
// as a use by the order that is made of it.
import type { Brand } from '#domain/brands';
import { type Cart, readCart } from '#domain/carts';
import type { Actor } from '#domain/memberships';
import {
  type AppliedPromo,
  checkSouvenirPromo,
  holdPromoUse,
  type JudgedPromo,
  judgeSouvenirPromo,
  listSouvenirPromos,
  souvenirOrder,
} from '#domain/promos';
import type { Db } from '#platform/database/database';
import type { LockDeps } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { type Rupiah, rupiah } from '#shared/money';
import type { OrderDeps } from './transition-store-order.ts';

interface CodeOfCart {
  brand: Brand;
  code: string;
  /** Network address, for the throttle only. */
  address: string;
}

const cartOf = (deps: OrderDeps, actor: Actor, brand: Brand): Promise<Cart> =>
  readCart(deps, { brandId: brand.id, actor, guestId: null });

const totalsOf = ({ total, stores }: Pick<Cart, 'total' | 'stores'>) => ({
  total,
  stores: stores.map(({ store: { slug }, total: own }) => ({ slug, total: own })),
});

/**
 * What a code would take off the member's cart as it is; changes nothing. Refuses `cart_empty`, `too_many_requests`, and `promo_refused` with
 * the reason beside `code`.
 */
export async function checkCartPromo(
  deps: OrderDeps,
  actor: Actor,
  { brand, code, address }: CodeOfCart,
): Promise<AppliedPromo> {
  const cart = await cartOf(deps, actor, brand);
  if (cart.count === 0) throw new AppError('cart_empty');
  return checkSouvenirPromo(deps, brand, code, { ...totalsOf(cart), accountId: actor.accountId, address });
}

/** The running promos for souvenirs, each with its discount on the member's cart or the reason why it gives none. */
export async function listCartPromos(deps: OrderDeps, actor: Actor, brand: Brand): Promise<JudgedPromo[]> {
  const cart = await cartOf(deps, actor, brand);
  return listSouvenirPromos(deps, brand, { ...totalsOf(cart), accountId: actor.accountId });
}

/** The cart is to be ordered with this promo, in place of another. Refuses like `checkCartPromo`. */
export async function applyCartPromo(
  deps: OrderDeps,
  actor: Actor,
  asked: CodeOfCart,
): Promise<AppliedPromo> {
  const applied = await checkCartPromo(deps, actor, asked);
  await deps.db
    .insertInto('cart_promos')
    .values({
      account_id: actor.accountId,
      brand_id: asked.brand.id,
      promo_id: applied.promo.id,
      applied_at: deps.now(),
    })
    .onConflict((is) =>
      is
        .columns(['account_id', 'brand_id'])
        .doUpdateSet({ promo_id: applied.promo.id, applied_at: deps.now() }),
    )
    .execute();
  return applied;
}

/** One that is not there changes nothing. */
export async function removeCartPromo({ db }: { db: Db }, actor: Actor, brand: Brand): Promise<void> {
  await db
    .deleteFrom('cart_promos')
    .where('account_id', '=', actor.accountId)
    .where('brand_id', '=', brand.id)
    .execute();
}

/** What the cart is to be ordered with, judged by what is in it now; null without one. */
export async function judgeCartPromo(
  deps: OrderDeps,
  actor: Actor,
  brand: Brand,
  cart: Pick<Cart, 'total' | 'stores'>,
): Promise<JudgedPromo | null> {
  const promoId = await namedPromo(deps.db, actor, brand);
  return promoId === null
    ? null
    : judgeSouvenirPromo(deps, promoId, { ...totalsOf(cart), accountId: actor.accountId });
}

/** The id of the promo the cart names. */
export async function namedPromo(db: Db, { accountId }: Actor, brand: Brand): Promise<string | null> {
  const row = await db
    .selectFrom('cart_promos as c')
    .select('c.promo_id')
    .where('c.account_id', '=', accountId)
    .where('c.brand_id', '=', brand.id)
    .executeTakeFirst();
  return row?.promo_id ?? null;
}

interface Held {
  promoId: string;
  orderId: string;
  cart: Pick<Cart, 'total' | 'stores'>;
  releaseAt: Date;
}

/**
 * Holds a use for the order, under the promo's lock, and says what it takes off; nothing where the promo gives nothing any more. `isInsisted`:
 * nobody has seen a total, and one that gives nothing refuses `promo_refused`.
 */
export async function holdCartPromo(
  deps: OrderDeps & LockDeps,
  actor: Actor,
  { promoId, orderId, cart, releaseAt }: Held,
  isInsisted: boolean,
): Promise<{ promoId: string | null; discount: Rupiah }> {
  const use = {
    promoId,
    accountId: actor.accountId,
    bookingId: orderId,
    releaseAt,
    order: souvenirOrder(totalsOf(cart)),
  };
  try {
    return { promoId, discount: (await holdPromoUse(deps, use)).discount };
  } catch (error) {
    if (isInsisted || !(error instanceof AppError) || error.code !== 'promo_refused') throw error;
    return { promoId: null, discount: rupiah(0) };
  }
}
