// What the clock does with store orders (docs/product/souvenir-orders.md): a store that says nothing has refused, a buyer who says nothing
// has received.
import { sql } from 'kysely';
import { lockedTransaction } from '#platform/database/locks';
import { rupiah } from '#shared/money';
import { endStoreOrder } from './end-store-order.ts';
import type { FulfilDeps } from './fulfil-store-order.ts';
import { contestLeftReturns } from './return-store-order.ts';
import { orderLocks } from './stock.ts';
import { transitionStoreOrder } from './transition-store-order.ts';

interface DuePart {
  id: string;
  orderId: string;
  total: number;
  refunded: number;
  state: 'paid' | 'delivered';
}

/** Returns how many. A return that its store leaves lying is the operator's to decide. What fails holds up no other, is thrown at the end, and tried again by the next run. */
export async function settleStoreOrders(deps: FulfilDeps): Promise<number> {
  const { rows } = await sql<DuePart>`
    select id, order_id as "orderId", total, refunded, state from store_orders where state = 'paid' and accept_by <= ${deps.now()}
    union all select id, order_id, total, refunded, state from store_orders where state = 'delivered' and complete_by <= ${deps.now()} limit 500`.execute(
    deps.db,
  );
  const faults: unknown[] = [];
  let settled = await contestLeftReturns(deps);
  for (const part of rows) {
    const isSettled = await settle(deps, part).catch((error: unknown) => {
      faults.push(error);
      return false;
    });
    if (isSettled) settled += 1;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} store orders could not be settled`);
  return settled;
}

/** False: somebody was faster. */
async function settle(deps: FulfilDeps, { id, orderId, total, refunded, state }: DuePart): Promise<boolean> {
  return lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
    const within = { ...deps, db };
    const still = await db
      .selectFrom('store_orders')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', state)
      .executeTakeFirst();
    if (!still) return false;
    if (state === 'paid')
      await endStoreOrder(
        within,
        { id, orderId, total: rupiah(total), refunded: rupiah(refunded) },
        { event: 'not_accepted_in_time', actorId: null },
      );
    else
      await transitionStoreOrder(within, id, {
        event: 'completed',
        actorId: null,
        set: sql`ended_at = ${deps.now()}`,
      });
    return true;
  });
}
