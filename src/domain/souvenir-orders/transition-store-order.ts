// Transitions of store orders (docs/product/souvenir-orders.md): allowed by the table, recorded in the history by the same statement.
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { Jobs } from '#platform/jobs/jobs';
import { AppError } from '#shared/errors';
import { type StoreOrderEvent, transitions } from './store-order-state-machine.ts';
import { notifyOfParcels } from './parcel-notices.ts';

export interface OrderDeps {
  db: Db;
  now: () => Date;
}

/** Within a transaction that holds the order's lock. */
export interface TransitionDeps extends OrderDeps {
  jobs: Jobs;
}

export interface StoreOrderTransition {
  event: StoreOrderEvent;
  /** Who did it; null: the clock or a gateway. */
  actorId: string | null;
  note?: string | null;
  /** Other changes to the row: assignments, `column = value`. */
  set?: RawBuilder<unknown>;
}

/** Of one store order. Refuses `store_order_state` where its state does not allow the event. */
export async function transitionStoreOrder(
  deps: TransitionDeps,
  storeOrderId: string,
  move: StoreOrderTransition,
): Promise<void> {
  const moved = await transitionAll(deps, sql`id = ${storeOrderId}::uuid`, move);
  if (moved.length === 0) throw new AppError('store_order_state');
}

/** Of every store order of an order whose state allows it. Returns their ids. */
export function transitionOrder(
  deps: TransitionDeps,
  orderId: string,
  move: StoreOrderTransition,
): Promise<string[]> {
  return transitionAll(deps, sql`order_id = ${orderId}::uuid`, move);
}

async function transitionAll(
  { db, now }: TransitionDeps,
  which: RawBuilder<unknown>,
  { event, actorId, note = null, set }: StoreOrderTransition,
): Promise<string[]> {
  const { from, to } = transitions[event];
  const { rows } = await sql<{ id: string }>`
    with before as (select id, state from store_orders where ${which} and state = any (${[...from]}) for no key update),
    moved as (update store_orders o set state = ${to}${set ? sql`, ${set}` : sql``} from before where o.id = before.id returning o.id),
    noted as (insert into store_order_history (store_order_id, at, event, from_state, to_state, actor_id, note)
      select moved.id, ${now()}, ${event}, before.state, ${to}, ${actorId}::uuid, ${note} from moved join before using (id) returning id)
    select id from moved`.execute(db);
  const ids = rows.map(({ id }) => id);
  await notifyOfParcels({ db, now }, ids, event);
  return ids;
}
