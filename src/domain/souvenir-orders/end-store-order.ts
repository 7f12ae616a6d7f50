// Ends a part that was paid for (docs/product/souvenir-orders.md): its share goes back to its buyer, to the rupiah, and what did not leave
// is on sale again. In the caller's transaction, under the order's lock.
import { sql } from 'kysely';
import { postReversal, reverseStoreOrder, souvenirFeeKey, storeOrderKey } from '#domain/ledger';
import { returnPromoUse } from '#domain/promos';
import { findStandingPayment, sendBack } from './refund-pieces.ts';
import { standingStates, type StoreOrderEvent } from './store-order-state-machine.ts';
import type { StoreOrder } from './order.ts';
import { restock } from './stock.ts';
import { type TransitionDeps, transitionStoreOrder } from './transition-store-order.ts';

export interface Ending {
  event: Extract<
    StoreOrderEvent,
    'refused_by_store' | 'cancelled_by_member' | 'not_accepted_in_time' | 'not_sent_in_time' | 'returned'
  >;
  actorId: string | null;
  note?: string | null;
}

/**
 * Refuses `store_order_state`. The fee of the payment goes back with the last part, when nothing of the order is left. Where the gateway
 * can, it sends the refund by itself. What came back is put on sale by whoever has looked at it.
 */
export async function endStoreOrder(
  deps: TransitionDeps,
  { id, orderId, total, refunded }: Pick<StoreOrder, 'id' | 'orderId' | 'total' | 'refunded'>,
  { event, actorId, note = null }: Ending,
): Promise<void> {
  const { db, now } = deps;
  await transitionStoreOrder(deps, id, { event, actorId, note, set: sql`ended_at = ${now()}` });
  if (event !== 'returned') await restock(deps, [id]);
  const payment = await findStandingPayment(db, orderId);
  // Its bank took the money back before: nothing is here to refund.
  if (!payment) return;
  await reverseStoreOrder(deps, storeOrderKey(id, payment.id, payment.resettlements));
  const isLastOfOrder = await isLast(deps, orderId);
  // Nothing of the order was kept by anybody: its promo may be used again.
  if (isLastOfOrder) await returnPromoUse(deps, orderId);
  const fee = isLastOfOrder ? payment.admin_fee : 0;
  if (fee > 0) {
    const feeKey = souvenirFeeKey(orderId, payment.id, payment.resettlements);
    await postReversal(deps, { of: feeKey, key: `${feeKey} reversed` });
  }
  await sendBack(deps, payment, total - refunded + fee);
}

async function isLast({ db }: TransitionDeps, orderId: string): Promise<boolean> {
  const { rows } =
    await sql`select from store_orders where order_id = ${orderId}::uuid and state = any (${[...standingStates, 'returned']})`.execute(
      db,
    );
  return rows.length === 0;
}
