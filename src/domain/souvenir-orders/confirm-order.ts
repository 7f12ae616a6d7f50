// From choosing to paying, and back (docs/product/souvenir-orders.md): an order is payable once every parcel has its shipping; one that is
// given up, or whose time is over, gives its stock back.
import { sql } from 'kysely';
import type { Actor } from '#domain/memberships';
import { endPayments } from '#domain/payments';
import { prolongPromoUse, returnPromoUse } from '#domain/promos';
import type { Db } from '#platform/database/database';
import { type LockDeps, lockedTransaction } from '#platform/database/locks';
import type { Jobs } from '#platform/jobs/jobs';
import { AppError } from '#shared/errors';
import { cartQuantityMost, souvenirGraceMinutes, souvenirPaymentHours } from '#shared/limits';
import { isId } from '#shared/names';
import { findSouvenirOrder, type SouvenirOrder } from './order.ts';
import { isStockThere, orderLocks, releaseStock, reserveStock } from './stock.ts';
import { type OrderDeps, transitionOrder } from './transition-store-order.ts';

interface ConfirmDeps extends OrderDeps, LockDeps {
  db: Db;
  jobs: Jobs;
}

/**
 * Fixes shipping, and makes the order payable until a time; its stock stays reserved a little longer. Called again it returns the same.
 * Refuses `not_found`, `shipping_missing` while a parcel has none, `shipping_quote_expired` (ask again), `price_changed` when the total
 * shown is not the total, `stock_too_low` and `promo_refused` when its time was over and others have taken it meanwhile, `booking_state`.
 */
export async function confirmSouvenirOrder(
  deps: ConfirmDeps,
  actor: Actor,
  { orderId, total }: { orderId: string; total?: number | undefined },
): Promise<SouvenirOrder> {
  return change(deps, actor, orderId, async (within, order) => {
    if (order.state === 'waiting_payment') return;
    if (order.state !== 'choosing_shipping') throw new AppError('booking_state');
    if (order.parts.some(({ shipping }) => shipping === null)) throw new AppError('shipping_missing');
    if (order.parts.some(({ quoteExpiresAt }) => quoteExpiresAt! <= deps.now()))
      throw new AppError('shipping_quote_expired');
    if (total !== undefined && total !== order.total) throw new AppError('price_changed');
    if (!(await isStockThere(within, orderId))) throw new AppError('stock_too_low');
    const payableUntil = new Date(deps.now().getTime() + souvenirPaymentHours * 3_600_000);
    const releaseAt = new Date(payableUntil.getTime() + souvenirGraceMinutes * 60_000);
    await reserveStock(within, orderId, releaseAt);
    if (order.discount > 0 && !(await prolongPromoUse(within, orderId, releaseAt)))
      throw new AppError('promo_refused', [{ field: 'code', message: 'promo_refused_used_up' }]);
    await within.db
      .updateTable('souvenir_orders')
      .set({
        state: 'waiting_payment',
        payable_until: payableUntil,
        release_at: releaseAt,
        changed_at: deps.now(),
      })
      .where('id', '=', orderId)
      .execute();
  });
}

/**
 * The member gives it up before paying: its stock is free, and what was in it lies in the cart again. Refuses `not_found`, `booking_state`.
 */
export async function cancelSouvenirOrder(deps: ConfirmDeps, actor: Actor, orderId: string): Promise<void> {
  await change(deps, actor, orderId, async (within, order) => {
    if (order.state !== 'choosing_shipping' && order.state !== 'waiting_payment')
      throw new AppError('booking_state');
    await endOrder(within, orderId, 'cancelled', actor.accountId);
    await sql`insert into cart_lines (brand_id, account_id, variant_id, quantity, added_at)
      select o.brand_id, o.account_id, l.variant_id, least(${cartQuantityMost}, sum(l.quantity)), ${deps.now()} from store_order_lines l
        join store_orders s on s.id = l.store_order_id join souvenir_orders o on o.id = s.order_id where o.id = ${orderId}::uuid group by 1, 2, 3
      on conflict (account_id, brand_id, variant_id) where account_id is not null do update set quantity = least(${cartQuantityMost}, cart_lines.quantity + excluded.quantity)`.execute(
      within.db,
    );
    await sql`insert into cart_promos (account_id, brand_id, promo_id, applied_at)
      select account_id, brand_id, promo_id, ${deps.now()} from souvenir_orders where id = ${orderId}::uuid and promo_id is not null and account_id is not null
      on conflict do nothing`.execute(within.db);
  });
}

/**
 * Ends every unpaid order whose time and grace are over. Returns how many. One that fails (it is locked) holds up no other: what failed is
 * thrown at the end, and tried again by the next run.
 */
export async function expireSouvenirOrders(deps: ConfirmDeps): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id from souvenir_orders where state in ('choosing_shipping', 'waiting_payment') and release_at <= ${deps.now()}
    order by release_at limit 500`.execute(deps.db);
  const faults: unknown[] = [];
  let ended = 0;
  for (const { id } of rows) {
    const isEnded = await lockedTransaction(deps, await orderLocks(deps.db, id), async (db) => {
      const still =
        await sql`select from souvenir_orders where id = ${id}::uuid and release_at <= ${deps.now()}
        and state in ('choosing_shipping', 'waiting_payment')`.execute(db);
      if (still.rows.length > 0) await endOrder({ ...deps, db }, id, 'expired', null);
      return still.rows.length > 0;
    }).catch((error: unknown) => {
      faults.push(error);
      return false;
    });
    if (isEnded) ended += 1;
  }
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} souvenir orders could not be expired`);
  return ended;
}

async function endOrder(
  deps: ConfirmDeps,
  orderId: string,
  state: 'cancelled' | 'expired',
  actorId: string | null,
): Promise<void> {
  await releaseStock(deps, orderId);
  await deps.db
    .updateTable('souvenir_orders')
    .set({ state, changed_at: deps.now() })
    .where('id', '=', orderId)
    .execute();
  await transitionOrder(deps, orderId, {
    event: state,
    actorId,
    set: sql`ended_at = ${deps.now()}`,
  });
  // Of one that expired late money may still find its use, as long as nobody else takes it.
  if (state === 'cancelled') await returnPromoUse(deps, orderId);
  // A number that nobody may pay any more ends at its gateway; money that is on its way all the same is late money.
  if (state === 'cancelled') await endPayments(deps, orderId);
}

async function change(
  deps: ConfirmDeps,
  actor: Actor,
  orderId: string,
  work: (within: ConfirmDeps, order: SouvenirOrder) => Promise<void>,
): Promise<SouvenirOrder> {
  if (!isId(orderId)) throw new AppError('not_found');
  return lockedTransaction(deps, await orderLocks(deps.db, orderId), async (db) => {
    await work({ ...deps, db }, await findSouvenirOrder({ db }, actor, orderId));
    return findSouvenirOrder({ db }, actor, orderId);
  });
}
