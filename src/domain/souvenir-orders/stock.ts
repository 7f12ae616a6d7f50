// Stock of souvenirs (docs/product/souvenir-orders.md): set aside for an order with an end, sold by its payment, brought back when a
// paid part does not leave. Whoever calls holds the locks of `stockLocks`.
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import type { LockKey } from '#platform/database/locks';
import type { Pieces } from './share-of-pieces.ts';
import type { OrderDeps } from './transition-store-order.ts';

export function stockLocks(variantIds: readonly string[]): LockKey[] {
  return [...new Set(variantIds)].map((id) => ({ kind: 'merchandise_stock', id }));
}

/** What an order is locked by: itself, and the stock of everything in it. */
export async function orderLocks(db: Db, orderId: string): Promise<LockKey[]> {
  const lines = await db
    .selectFrom('store_order_lines as l')
    .innerJoin('store_orders as s', 's.id', 'l.store_order_id')
    .select('l.variant_id')
    .where('s.order_id', '=', orderId)
    .execute();
  return [{ kind: 'souvenir_order', id: orderId }, ...stockLocks(lines.map(({ variant_id: id }) => id))];
}

/** Whether all of it is there for this order: on hand, and not reserved by others. */
export async function isStockThere({ db, now }: OrderDeps, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    with own as (select l.id, l.variant_id, l.quantity from store_order_lines l join store_orders s on s.id = l.store_order_id where s.order_id = ${orderId}::uuid)
    select coalesce(bool_and(v.on_hand - coalesce((select sum(r.quantity) from stock_reservations r
        where r.variant_id = v.id and r.release_at > ${now()} and r.line_id not in (select id from own)), 0) >= o.wanted), false) as "isThere"
    from (select variant_id, sum(quantity) as wanted from own group by 1) o join item_variants v on v.id = o.variant_id`.execute(
    db,
  );
  return rows[0]!.isThere;
}

/** Sets everything in the order aside until then, or prolongs it. The caller has asked `isStockThere`. */
export async function reserveStock({ db, now }: OrderDeps, orderId: string, releaseAt: Date): Promise<void> {
  await sql`insert into stock_reservations (line_id, variant_id, quantity, reserved_at, release_at)
    select l.id, l.variant_id, l.quantity, ${now()}, ${releaseAt} from store_order_lines l join store_orders s on s.id = l.store_order_id where s.order_id = ${orderId}::uuid
    on conflict (line_id) do update set reserved_at = excluded.reserved_at, release_at = excluded.release_at, quantity = excluded.quantity`.execute(
    db,
  );
}

export async function releaseStock({ db }: Pick<OrderDeps, 'db'>, orderId: string): Promise<void> {
  await sql`delete from stock_reservations where line_id in (
    select l.id from store_order_lines l join store_orders s on s.id = l.store_order_id where s.order_id = ${orderId}::uuid)`.execute(
    db,
  );
}

/** Paid for: it leaves the stock for good. */
export async function sellStock(deps: OrderDeps, orderId: string): Promise<void> {
  await releaseStock(deps, orderId);
  await sql`insert into stock_movements (variant_id, quantity, reason, at, line_id)
    select l.variant_id, -l.quantity, 'sold', ${deps.now()}, l.id
    from store_order_lines l join store_orders s on s.id = l.store_order_id where s.order_id = ${orderId}::uuid order by l.variant_id`.execute(
    deps.db,
  );
}

/** What was paid for and did not leave, all that is left of it. */
export async function restock({ db, now }: OrderDeps, storeOrderIds: readonly string[]): Promise<void> {
  await sql`insert into stock_movements (variant_id, quantity, reason, at, line_id)
    select l.variant_id, l.quantity - l.refused - l.returned, 'returned', ${now()}, l.id from store_order_lines l
    where l.store_order_id = any (${[...storeOrderIds]}::uuid[]) and l.quantity > l.refused + l.returned order by l.variant_id`.execute(
    db,
  );
}

/** So many pieces of these lines. */
export async function restockPieces({ db, now }: OrderDeps, pieces: Pieces): Promise<void> {
  await sql`insert into stock_movements (variant_id, quantity, reason, at, line_id)
    select l.variant_id, p.count, 'returned', ${now()}, l.id
    from unnest(${[...pieces.keys()]}::uuid[], ${[...pieces.values()]}::int[]) p (id, count) join store_order_lines l on l.id = p.id
    where p.count > 0 order by l.variant_id`.execute(db);
}
