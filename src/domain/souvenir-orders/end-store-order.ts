// Ends a part that was paid for (docs/product/souvenir-orders.md): its share goes back to its buyer, to the rupiah, and what did not leave
// is on sale again. In the caller's transaction, under the order's lock.
import { sql } from 'kysely';
import { postReversal, souvenirFeeKey, storeOrderKey } from '#domain/ledger';
import { oweRefund, refundOwed } from '#domain/payments';
import { standingStates, type StoreOrderEvent } from './store-order-state-machine.ts';
import type { StoreOrder } from './order.ts';
import { restock } from './stock.ts';
import { type TransitionDeps, transitionStoreOrder } from './transition-store-order.ts';

export interface Ending {
  event: Extract<
    StoreOrderEvent,
    'refused_by_store' | 'cancelled_by_member' | 'not_accepted_in_time' | 'returned'
  >;
  actorId: string | null;
  note?: string | null;
  /** False: what came back cannot be sold again. */
  isSellable?: boolean;
}

/**
 * Refuses `store_order_state`. The fee of the payment goes back with the last part, when nothing of the order is left. Where the gateway
 * can, it sends the refund by itself.
 */
export async function endStoreOrder(
  deps: TransitionDeps,
  { id, orderId, total }: Pick<StoreOrder, 'id' | 'orderId' | 'total'>,
  { event, actorId, note = null, isSellable = true }: Ending,
): Promise<void> {
  const { db, now, jobs } = deps;
  await transitionStoreOrder(deps, id, { event, actorId, note, set: sql`ended_at = ${now()}` });
  if (isSellable) await restock(deps, [id]);
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', orderId)
    .where('status', '=', 'paid')
    .where(
      sql<boolean>`exists (select from ledger_transactions t where t.key = 'payment ' || payments.id || ' received'
        or t.key like 'payment ' || payments.id || ' received again %')`,
    )
    .executeTakeFirst();
  // Its bank took the money back before: nothing is here to refund.
  if (!payment) return;
  const key = storeOrderKey(id, payment.id, payment.resettlements);
  await postReversal(deps, { of: key, key: `${key} reversed` });
  const fee = (await isLast(deps, orderId)) ? payment.admin_fee : 0;
  if (fee > 0) {
    const feeKey = souvenirFeeKey(orderId, payment.id, payment.resettlements);
    await postReversal(deps, { of: feeKey, key: `${feeKey} reversed` });
  }
  const taskId = await oweRefund(deps, payment, {
    reason: 'store_order_ended',
    from: 'customer',
    amount: total + fee,
  });
  if (taskId) await jobs.enqueue(db, refundOwed, { taskId });
}

async function isLast({ db }: TransitionDeps, orderId: string): Promise<boolean> {
  const { rows } =
    await sql`select from store_orders where order_id = ${orderId}::uuid and state = any (${[...standingStates, 'returned']})`.execute(
      db,
    );
  return rows.length === 0;
}
