// Refunds single pieces of a part (docs/product/souvenir-orders.md): their share of price, discount and commission, never of shipping. In the
// caller's transaction, under the order's lock.
import { type Selectable, sql } from 'kysely';
import { post, storeOrderLess } from '#domain/ledger';
import { oweRefund, refundOwed } from '#domain/payments';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { rupiah } from '#shared/money';
import type { StoreOrder } from './order.ts';
import { type Pieces, shareOfPieces } from './share-of-pieces.ts';
import type { TransitionDeps } from './transition-store-order.ts';

type Payment = Selectable<DB['payments']>;

/** What the order was paid with, unless its bank took it back. */
export function findStandingPayment(db: Db, orderId: string): Promise<Payment | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('subject_id', '=', orderId)
    .where('status', '=', 'paid')
    .where(
      sql<boolean>`exists (select from ledger_transactions t where t.key = 'payment ' || payments.id || ' received'
        or t.key like 'payment ' || payments.id || ' received again %')`,
    )
    .executeTakeFirst();
}

/** Owes it to the buyer; where the gateway can, it sends it by itself. */
export async function sendBack(deps: TransitionDeps, payment: Payment, amount: number): Promise<void> {
  const taskId = await oweRefund(deps, payment, { reason: 'store_order_ended', from: 'customer', amount });
  if (taskId) await deps.jobs.enqueue(deps.db, refundOwed, { taskId });
}

/** The caller has asked that as many are left, and that some stay. `as`: whether they never left, or came back. */
export async function refundPieces(
  deps: TransitionDeps,
  { id, orderId, store, lines }: StoreOrder,
  { pieces, as }: { pieces: Pieces; as: 'refused' | 'returned' },
): Promise<void> {
  const { db } = deps;
  const part = await db
    .selectFrom('store_orders as s')
    .innerJoin('souvenir_orders as o', 'o.id', 's.order_id')
    .leftJoin('promos as p', 'p.id', 'o.promo_id')
    .select(['s.commission', 'p.paid_by'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  const share = shareOfPieces(
    lines.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    rupiah(part.commission),
    pieces,
  );
  const from = lines.reduce((sum, { refused, returned }) => sum + refused + returned, 0);
  await sql`update store_order_lines l set ${sql.ref(as)} = l.${sql.ref(as)} + p.count
    from unnest(${[...pieces.keys()]}::uuid[], ${[...pieces.values()]}::int[]) p (id, count) where l.id = p.id`.execute(
    db,
  );
  await sql`update store_orders set refunded = refunded + ${share.total}, refunded_commission = refunded_commission + ${share.commission}
    where id = ${id}::uuid`.execute(db);
  const payment = await findStandingPayment(db, orderId);
  // Its bank took the money back before: nothing is here to refund.
  if (!payment) return;
  const paid = {
    paymentId: payment.id,
    partnerId: null,
    gateway: payment.gateway,
    bookingId: orderId,
    round: payment.resettlements,
  };
  const split = {
    storeId: store.id,
    total: share.total,
    commission: share.commission,
    platformDiscount: part.paid_by === 'platform' ? share.discount : 0,
  };
  await post(deps, storeOrderLess(paid, id, split, from));
  await sendBack(deps, payment, share.total);
}
