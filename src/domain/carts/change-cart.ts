// Changes a cart (spec §5 cart, §7 Cart POST, PUT, PATCH, DELETE). It takes nothing from stock: what is left is asked now, and again when
// it is ordered.
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { AppError } from '#shared/errors';
import { cartLinesMost, cartQuantityMost } from '#shared/limits';
import { isId } from '#shared/names';
import type { CartDeps, CartOwner } from './cart.ts';
import { faultOfLine } from './judge-line.ts';
import { ofOwner } from './read-cart.ts';

export interface WantedVariant {
  variantId: string;
  quantity: number;
}

/**
 * Adds so many to what is there. Refuses `invalid_input` for a quantity below one, `not_found` for an unknown variant, `stock_too_low`
 * when fewer are left, `cart_full`.
 */
export async function addToCart(deps: CartDeps, owner: CartOwner, wanted: WantedVariant): Promise<void> {
  await transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const there = await quantityOf(db, owner, wanted.variantId);
    await writeLine(within, owner, { ...wanted, quantity: checkedQuantity(wanted.quantity) + there });
  });
}

/** Sets how many are wanted. Refuses like `addToCart`, and `not_found` for what is not in the cart. */
export async function changeQuantity(deps: CartDeps, owner: CartOwner, wanted: WantedVariant): Promise<void> {
  await transaction(deps.db, async (db) => {
    checkedQuantity(wanted.quantity);
    if ((await quantityOf(db, owner, wanted.variantId)) === 0) throw new AppError('not_found');
    await writeLine({ ...deps, db }, owner, wanted);
  });
}

/** Puts these in place of what is there, all or nothing. Refuses like `addToCart`. */
export async function replaceCart(
  deps: CartDeps,
  owner: CartOwner,
  wanted: readonly WantedVariant[],
): Promise<void> {
  await transaction(deps.db, async (db) => {
    await sql`delete from cart_lines l where ${ofOwner(owner)}`.execute(db);
    for (const each of wanted) {
      checkedQuantity(each.quantity);
      await writeLine({ ...deps, db }, owner, each);
    }
  });
}

/** Takes a line out; nothing happens when it is not there. */
export async function removeFromCart({ db }: CartDeps, owner: CartOwner, variantId: string): Promise<void> {
  if (!isId(variantId)) return;
  await sql`delete from cart_lines l where ${ofOwner(owner)} and l.variant_id = ${variantId}::uuid`.execute(
    db,
  );
}

/** Deletes what browsers left in their carts a quarter of a year ago. Returns how many lines. */
export async function purgeGuestCarts({ db, now }: CartDeps): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from cart_lines where guest_id is not null and added_at < ${now()}::timestamptz - interval '90 days'`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Spec §5: at least 1. */
function checkedQuantity(quantity: number): number {
  if (!Number.isInteger(quantity) || quantity < 1)
    throw new AppError('invalid_input', [{ field: 'quantity', message: 'error_quantity_at_least_one' }]);
  return quantity;
}

async function quantityOf(db: Db, owner: CartOwner, variantId: string): Promise<number> {
  if (!isId(variantId)) throw new AppError('not_found');
  const { rows } = await sql<{ quantity: number }>`
    select l.quantity from cart_lines l where ${ofOwner(owner)} and l.variant_id = ${variantId}::uuid for update`.execute(
    db,
  );
  return rows[0]?.quantity ?? 0;
}

async function writeLine(
  { db, now }: CartDeps,
  owner: CartOwner,
  { variantId, quantity }: WantedVariant,
): Promise<void> {
  const { brandId, actor, guestId } = owner;
  if (!isId(variantId)) throw new AppError('not_found');
  const { rows } = await sql<{ stock: number; isSelling: boolean; lines: number }>`
    select stock_left(v.id, ${now()}) as stock, i.state = 'published' and s.approved_at is not null and p.state = 'active' as "isSelling",
      (select count(*)::integer from cart_lines l where ${ofOwner(owner)} and l.variant_id <> v.id) as lines
    from item_variants v join items i on i.id = v.item_id join stores s on s.partner_id = i.store_id join partners p on p.id = s.partner_id
    where v.id = ${variantId}::uuid`.execute(db);
  const [variant] = rows;
  if (!variant) throw new AppError('not_found');
  if (faultOfLine({ ...variant, quantity }) !== null || quantity > cartQuantityMost) {
    const count = variant.isSelling ? Math.max(0, Math.min(variant.stock, cartQuantityMost)) : 0;
    throw new AppError('stock_too_low', [
      { field: 'quantity', message: 'error_stock_left', values: { count } },
    ]);
  }
  if (variant.lines >= cartLinesMost) throw new AppError('cart_full');
  const target = actor
    ? sql`(account_id, brand_id, variant_id) where account_id is not null`
    : sql`(guest_id, brand_id, variant_id) where guest_id is not null`;
  await sql`
    insert into cart_lines (brand_id, account_id, guest_id, variant_id, quantity, added_at)
    values (${brandId}, ${actor?.accountId ?? null}::uuid, ${actor ? null : guestId}::uuid, ${variantId}::uuid, ${quantity}, ${now()})
    on conflict ${target} do update set quantity = excluded.quantity`.execute(db);
}
