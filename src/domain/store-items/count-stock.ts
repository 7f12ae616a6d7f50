// A store counts what is there (docs/product/store-console.md): under the lock by which orders set stock aside, so that a sale in the same
// moment is neither lost nor sold twice (decision 0128).
import { sql } from 'kysely';
import { type Actor, requireTending } from '#domain/memberships';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { checkedForm } from '#shared/form-faults';
import { stockForm } from '#shared/item-form';
import { isId } from '#shared/names';
import type { StoreItemDeps } from './read-item.ts';
import { record } from './write-item.ts';

/**
 * Writes down what was counted as a movement. Refuses `not_found`, `forbidden`, and `invalid_input` for `on_hand` when something was sold
 * since it was read (`was`), or when orders that are being paid hold more than is left: their codes are named.
 */
export async function countStock(
  deps: StoreItemDeps & LockDeps,
  actor: Actor,
  { variantId, form }: { variantId: string; form: unknown },
): Promise<void> {
  const variant = isId(variantId)
    ? await deps.db
        .selectFrom('item_variants')
        .innerJoin('items', 'items.id', 'item_variants.item_id')
        .select(['items.id', 'items.store_id'])
        .where('item_variants.id', '=', variantId)
        .executeTakeFirst()
    : undefined;
  if (!variant) throw new AppError('not_found');
  requireTending(actor, 'stock', variant.store_id);
  const { on_hand: counted, was } = checkedForm(stockForm, form);
  await lockedTransaction(deps, [{ kind: 'merchandise_stock', id: variantId }], async (db) => {
    const now = deps.now();
    const { rows } = await sql<{ onHand: number; reserved: number; orders: string[] }>`
      select v.on_hand as "onHand", coalesce(sum(r.quantity), 0)::integer as reserved,
        coalesce(array_agg(distinct o.code) filter (where o.code is not null), '{}') as orders
      from item_variants v left join stock_reservations r on r.variant_id = v.id and r.release_at > ${now}
        left join store_order_lines l on l.id = r.line_id left join store_orders s on s.id = l.store_order_id left join souvenir_orders o on o.id = s.order_id
      where v.id = ${variantId}::uuid group by v.id`.execute(db);
    const { onHand, reserved, orders } = rows[0] ?? { onHand: 0, reserved: 0, orders: [] };
    if (onHand !== was)
      throw new AppError('invalid_input', [
        { field: 'on_hand', message: 'item_error_stock_moved', values: { count: onHand } },
      ]);
    if (counted < reserved)
      throw new AppError('invalid_input', [
        {
          field: 'on_hand',
          message: 'item_error_stock_reserved',
          values: { count: reserved, orders: orders.join(', ') },
        },
      ]);
    if (counted === onHand) return;
    await db
      .insertInto('stock_movements')
      .values({
        variant_id: variantId,
        quantity: counted - onHand,
        reason: counted > onHand ? 'received' : 'corrected',
        at: now,
      })
      .execute();
    await record({ ...deps, db }, actor, 'item.stock_counted', variant.id);
  });
}
