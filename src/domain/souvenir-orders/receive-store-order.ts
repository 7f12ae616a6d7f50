// What its buyer does with a part after paying (docs/product/souvenir-orders.md): gives up what has not left, says that it came.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { lockedTransaction } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import { endStoreOrder } from './end-store-order.ts';
import type { FulfilDeps } from './fulfil-store-order.ts';
import { findSouvenirOrder, findStoreOrder, type StoreOrder } from './order.ts';
import { orderLocks } from './stock.ts';
import { type TransitionDeps, transitionStoreOrder } from './transition-store-order.ts';

/** Before the store has accepted it, or once it is late: nobody waits for ever. */
export function canCancel({ state, shipBy }: Pick<StoreOrder, 'state' | 'shipBy'>, now: Date): boolean {
  return state === 'paid' || (state === 'accepted' && shipBy !== null && shipBy < now);
}

/** Its share is refunded. Refuses `not_found`, `store_order_state` where `canCancel` is false. */
export function cancelStoreOrder(deps: FulfilDeps, actor: Actor, storeOrderId: string): Promise<void> {
  return asBuyer(deps, actor, storeOrderId, async (within, part) => {
    if (!canCancel(part, deps.now())) throw new AppError('store_order_state');
    await endStoreOrder(within, part, { event: 'cancelled_by_member', actorId: actor.accountId });
  });
}

/** It came, and is as it should be. Refuses `not_found`, `store_order_state`. */
export function receiveStoreOrder(deps: FulfilDeps, actor: Actor, storeOrderId: string): Promise<void> {
  return asBuyer(deps, actor, storeOrderId, (within) =>
    transitionStoreOrder(within, storeOrderId, {
      event: 'completed',
      actorId: actor.accountId,
      set: sql`delivered_at = coalesce(delivered_at, ${deps.now()}), ended_at = ${deps.now()}`,
    }),
  );
}

/** Under the order's lock, by its buyer. */
export async function asBuyer(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  work: (within: TransitionDeps, part: StoreOrder) => Promise<void>,
): Promise<void> {
  const { orderId } = await findStoreOrder(deps, actor, storeOrderId);
  await lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
    const order = await findSouvenirOrder({ db }, actor, orderId);
    await work(
      { ...deps, db },
      order.parts.find(({ id }) => id === storeOrderId)!,
    );
  });
}
