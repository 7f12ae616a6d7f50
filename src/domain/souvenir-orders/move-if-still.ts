// What the clock or a courier does with a part (docs/product/souvenir-orders.md): under its order's lock, and only where what was read
// before still holds there.
import { type RawBuilder, sql } from 'kysely';
import { lockedTransaction } from '#platform/database/locks';
import { rupiah } from '#shared/money';
import type { FulfilDeps } from './fulfil-store-order.ts';
import type { StoreOrder } from './order.ts';
import { orderLocks } from './stock.ts';
import type { TransitionDeps } from './transition-store-order.ts';

/** As it is under the lock: meanwhile some pieces may have been refused, and given their money back. */
export type LockedPart = Pick<StoreOrder, 'id' | 'orderId' | 'total' | 'refunded'>;

/** `still` is a condition on the row. False: somebody was faster. */
export async function moveIfStill(
  deps: FulfilDeps,
  { id, orderId }: Pick<StoreOrder, 'id' | 'orderId'>,
  still: RawBuilder<boolean>,
  move: (within: TransitionDeps, part: LockedPart) => Promise<void>,
): Promise<boolean> {
  return lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
    const { rows } = await sql<{ total: number; refunded: number }>`
      select total, refunded from store_orders where id = ${id}::uuid and ${still}`.execute(db);
    if (!rows[0]) return false;
    const { total, refunded } = rows[0];
    await move({ ...deps, db }, { id, orderId, total: rupiah(total), refunded: rupiah(refunded) });
    return true;
  });
}
