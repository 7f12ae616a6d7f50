// What a store does with a part that was paid for (docs/product/souvenir-orders.md): accepts it, hands it to a courier under a tracking
// number, says that it arrived, or does not send it. For its own staff, behind a second factor.
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { recordAudit } from '#domain/audit';
import { type Actor, requireTending } from '#domain/memberships';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import type { Jobs } from '#platform/jobs/jobs';
import type { AuditAction } from '#shared/audit';
import { AppError } from '#shared/errors';
import { atMost, checkedForm, filled, printable } from '#shared/form-faults';
import { proofMaxLength, storeObjectionDays } from '#shared/limits';
import { refusalReasons } from '#shared/souvenir-order-states';
import { endStoreOrder } from './end-store-order.ts';
import { findStoreOrder, type StoreOrder } from './order.ts';
import { refundPieces } from './refund-pieces.ts';
import { areAll, checkedPieces, type Pieces } from './share-of-pieces.ts';
import { orderLocks, restockPieces } from './stock.ts';
import {
  type OrderDeps,
  type StoreOrderTransition,
  type TransitionDeps,
  transitionStoreOrder,
} from './transition-store-order.ts';

export interface FulfilDeps extends OrderDeps, LockDeps {
  db: Db;
  jobs: Jobs;
}

/** The store will send it. Refuses `not_found` to everybody but its staff, `store_order_state`. */
export function acceptStoreOrder(deps: FulfilDeps, actor: Actor, storeOrderId: string): Promise<void> {
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.accepted' }, (within) =>
    transitionStoreOrder(within, storeOrderId, {
      event: 'accepted',
      actorId: actor.accountId,
      set: sql`accepted_at = ${deps.now()}`,
    }),
  );
}

/** As couriers print them; spaces within are taken out. */
const shipmentForm = z.object({
  courier: filled().check(atMost(40), printable),
  tracking_number: z.pipe(
    z.pipe(
      filled(),
      z.transform((typed: string) => typed.replace(/\s/g, '').toUpperCase()),
    ),
    z.string().check(z.regex(/^[A-Z0-9-]{4,40}$/, 'error_invalid_value')),
  ),
});

/** It is on its way. Refuses like `acceptStoreOrder`, and `invalid_input`. */
export function shipStoreOrder(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.shipped' }, (within, part) =>
    writeTracking(within, part, form, {
      event: 'shipped',
      actorId: actor.accountId,
      set: sql`shipped_at = ${deps.now()}`,
    }),
  );
}

/**
 * The number was another parcel's, or the courier another: it is asked anew, at once. Refuses `store_order_state` unless it is on its way, and
 * like `shipStoreOrder`.
 */
export function correctTracking(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  const action = 'store_order.tracking_corrected';
  return fulfil(deps, actor, { id: storeOrderId, action }, (within, part) =>
    writeTracking(within, part, form, {
      event: 'tracking_corrected',
      actorId: actor.accountId,
      set: sql`tracking_doubted_at = null, ask_courier_at = null, courier_said_at = null`,
    }),
  );
}

async function writeTracking(
  within: TransitionDeps,
  { id, orderId, store }: StoreOrder,
  form: unknown,
  { set, ...move }: StoreOrderTransition & { set: RawBuilder<unknown> },
): Promise<void> {
  const { courier, tracking_number: number } = checkedForm(shipmentForm, form);
  if (await isAnotherBuyers(within.db, { orderId, storeId: store.id, number }))
    throw new AppError('invalid_input', [
      { field: 'tracking_number', message: 'error_tracking_number_used' },
    ]);
  await transitionStoreOrder(within, id, {
    ...move,
    set: sql`${set}, courier = ${courier}, tracking_number = ${number}`,
  });
}

/** The store has sent a parcel to somebody else by it; several of one buyer may travel together. */
async function isAnotherBuyers(
  db: Db,
  { orderId, storeId, number }: { orderId: string; storeId: string; number: string },
): Promise<boolean> {
  const { rows } = await sql`select from store_orders s join souvenir_orders o on o.id = s.order_id
    where s.store_id = ${storeId}::uuid and s.tracking_number = ${number}
      and o.account_id is distinct from (select account_id from souvenir_orders where id = ${orderId}::uuid) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** It arrived; from now on its buyer has some days to object. Refuses like `acceptStoreOrder`. */
export function markDelivered(deps: FulfilDeps, actor: Actor, storeOrderId: string): Promise<void> {
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.delivered' }, (within) =>
    transitionStoreOrder(within, storeOrderId, {
      event: 'delivered',
      actorId: actor.accountId,
      set: arrivedAt(deps.now()),
    }),
  );
}

/** Whoever says that it arrived: its buyer has the same days. */
export const arrivedAt = (now: Date): RawBuilder<unknown> =>
  sql`delivered_at = ${now}, complete_by = ${new Date(now.getTime() + storeObjectionDays * 86_400_000)}`;

const refusalForm = z.object({
  reason: z.enum(refusalReasons, 'error_invalid_value'),
  note: z.optional(z.string().check(atMost(proofMaxLength), printable)),
});

/**
 * The store does not send it: its share is refunded, and its stock is on sale again. The buyer reads the reason. Refuses like
 * `acceptStoreOrder`, and `invalid_input`.
 */
export function refuseStoreOrder(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  form: unknown,
): Promise<void> {
  return fulfil(deps, actor, { id: storeOrderId, action: 'store_order.refused' }, (within, part) => {
    const { reason, note } = checkedForm(refusalForm, form);
    return endStoreOrder(within, part, {
      event: 'refused_by_store',
      actorId: actor.accountId,
      note: note ? `${reason}: ${note}` : reason,
    });
  });
}

/** Some pieces cannot be sent: the others will. All that are left end the part. Refuses like `refuseStoreOrder`. */
export function refusePieces(
  deps: FulfilDeps,
  actor: Actor,
  storeOrderId: string,
  { pieces: asked, ...form }: { pieces: Pieces; reason: unknown; note?: unknown },
): Promise<void> {
  return fulfil(
    deps,
    actor,
    { id: storeOrderId, action: 'store_order.pieces_refused' },
    async (within, part) => {
      const { reason, note } = checkedForm(refusalForm, form);
      const pieces = checkedPieces(part.lines, asked);
      const said = { actorId: actor.accountId, note: note ? `${reason}: ${note}` : reason };
      if (areAll(part.lines, pieces))
        return endStoreOrder(within, part, { event: 'refused_by_store', ...said });
      await transitionStoreOrder(within, storeOrderId, {
        event: 'pieces_refused',
        ...said,
        set: sql`accepted_at = coalesce(accepted_at, ${deps.now()})`,
      });
      await refundPieces(within, part, { pieces, as: 'refused' });
      await restockPieces(within, pieces);
    },
  );
}

/** Under the order's lock, by the store's own staff. */
export async function fulfil(
  deps: FulfilDeps,
  actor: Actor,
  { id: storeOrderId, action }: { id: string; action: AuditAction },
  work: (within: TransitionDeps, part: StoreOrder) => Promise<void>,
): Promise<void> {
  const { orderId, store } = await findStoreOrder(deps, actor, storeOrderId);
  requireTending(actor, 'orders', store.id);
  await lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
    await work({ ...deps, db }, await findStoreOrder({ db }, actor, storeOrderId));
    await recordAudit(
      { ...deps, db },
      { actor, role: 'store_staff', action, subjectId: null, details: { about: storeOrderId } },
    );
  });
}
