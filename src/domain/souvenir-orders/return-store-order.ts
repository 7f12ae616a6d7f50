// Returns (docs/product/souvenir-orders.md): within the days to object its buyer asks, and the store decides once it has looked at what came
// back. Refunded after that, never before.
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Actor } from '#domain/memberships';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { proofMaxLength } from '#shared/limits';
import { endStoreOrder } from './end-store-order.ts';
import { type FulfilDeps, fulfil } from './fulfil-store-order.ts';
import { asBuyer } from './receive-store-order.ts';
import { transitionStoreOrder } from './transition-store-order.ts';

const reasonForm = z.object({ note: filled().check(atMost(proofMaxLength), printable) });

/** Its buyer wants to send it back, and says why. Refuses `not_found`, `store_order_state` unless it is delivered and not complete, `invalid_input`. */
export function requestReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  const { note } = checkedForm(reasonForm, form);
  return asBuyer(deps, actor, storeOrderId, (within) =>
    transitionStoreOrder(within, storeOrderId, { event: 'return_requested', actorId: actor.accountId, note }),
  );
}

/** It came back, and the store has looked at it: its share is refunded. Refuses like `acceptStoreOrder`. */
export function acceptReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  { isSellable }: { isSellable: boolean },
): Promise<void> {
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.return_accepted' }, (within, part) =>
    endStoreOrder(within, part, { event: 'returned', actorId: actor.accountId, isSellable }),
  );
}

/** The store does not take it back, and says why. Refuses like `acceptStoreOrder`, and `invalid_input`. */
export function refuseReturn(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  const { note } = checkedForm(reasonForm, form);
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.return_refused' }, (within) =>
    transitionStoreOrder(within, storeOrderId, {
      event: 'return_refused',
      actorId: actor.accountId,
      note,
      set: sql`ended_at = ${deps.now()}`,
    }),
  );
}
