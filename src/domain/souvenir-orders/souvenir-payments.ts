// What a settled payment changes on a souvenir order (docs/product/souvenir-orders.md): all of its stores are paid at once, or none; runs in
// the payment event's own transaction.
import { sql } from 'kysely';
import {
  type PaidBy,
  post,
  postReversal,
  reverseStoreOrder,
  souvenirFeeKey,
  souvenirFeePaid,
  storeOrderKey,
  storeOrderPaid,
} from '#domain/ledger';
import { notify } from '#domain/notifications';
import {
  type PaidOutcome,
  type Payable,
  type PayableDeps,
  type PayableHandler,
  refundDueOn,
  type SettledPayment,
} from '#domain/payments';
import { returnPromoUse, usePromo } from '#domain/promos';
import type { Db } from '#platform/database/database';
import type { NotificationValues } from '#shared/notifications';
import * as paths from '#shared/paths';
import { storeAcceptHours } from '#shared/limits';
import { rupiah } from '#shared/money';
import { isId } from '#shared/names';
import { standingStates } from './store-order-state-machine.ts';
import { shipBy } from './return-day.ts';
import { isStockThere, orderLocks, restock, sellStock } from './stock.ts';
import { transitionOrder } from './transition-store-order.ts';

/** Invoices of souvenir orders, as payments know them. No partner is the payee: the platform receives, and owes each store. */
export const souvenirInvoices: PayableHandler = {
  find: findPayable,
  locksOf,
  paid: settleOrder,
  reversed: reverseOrder,
  match: matchReference,
  tellMisfit: (deps, { subjectId, came }) =>
    notifyOfMoney(deps, subjectId, { amount: came, event: 'misfit', refundBy: null }),
  tellDecided: (deps, { subjectId, came, becomes }) =>
    notifyOfMoney(deps, subjectId, {
      amount: came,
      event: becomes,
      refundBy: becomes === 'refund' ? refundDueOn(deps.now()) : null,
    }),
};

/** One notice for an order: what was decided takes the place of what arrived. It opens the order's first parcel. */
async function notifyOfMoney(
  { db, now }: Pick<PayableDeps, 'db' | 'now'>,
  orderId: string,
  news: Omit<NotificationValues['parcel_money'], 'code'>,
): Promise<void> {
  const order = await db
    .selectFrom('souvenir_orders as o')
    .innerJoin('store_orders as s', 's.order_id', 'o.id')
    .select(['o.account_id', 'o.brand_id', 'o.invoice_code', 's.id as partId'])
    .where('o.id', '=', orderId)
    .orderBy('s.position')
    .executeTakeFirst();
  if (!order?.account_id) return;
  await notify({ db, now }, [
    {
      accountId: order.account_id,
      kind: 'parcel_money',
      values: { code: order.invoice_code, ...news },
      path: paths.member.storeOrder(order.partId),
      brandId: order.brand_id,
      dedupeKey: `souvenir money ${orderId}`,
    },
  ]);
}

async function findPayable(
  { db, now }: Pick<PayableDeps, 'db' | 'now'>,
  invoiceId: string,
): Promise<Payable | null> {
  const order = await findOrder(db, invoiceId);
  if (!order) return null;
  // Of now: the number was verified before the first payment, perhaps after the order.
  const buyer = await db
    .selectFrom('accounts')
    .select(['name', 'email', 'phone'])
    .where('id', '=', order.account_id)
    .executeTakeFirst();
  return {
    subjectId: order.id,
    code: order.invoice_code,
    accountId: order.account_id,
    partnerId: null,
    brandId: order.brand_id,
    amount: rupiah(order.total),
    payableUntil: order.payable_until,
    customer: buyer?.phone ? { name: buyer.name, email: buyer.email, phone: buyer.phone } : null,
    isOpen: order.state === 'waiting_payment' && order.payable_until > now(),
  };
}

async function findOrder(db: Db, invoiceId: string) {
  if (!isId(invoiceId)) return undefined;
  return db.selectFrom('souvenir_orders').selectAll().where('invoice_id', '=', invoiceId).executeTakeFirst();
}

async function locksOf(db: Db, invoiceId: string) {
  const order = await findOrder(db, invoiceId);
  return order ? orderLocks(db, order.id) : [];
}

/**
 * Money first: within the order's time its stock is there by its reservation. Later it still counts while all of it is there; otherwise,
 * and after the member gave the order up, it goes back.
 */
async function settleOrder(deps: PayableDeps, payment: SettledPayment): Promise<PaidOutcome> {
  const { db, now } = deps;
  const order = await findOrder(db, payment.payableId);
  if (!order) throw new Error(`Souvenir invoice ${payment.payableId} of payment ${payment.id} is gone`);
  if (order.state === 'paid') return 'double_payment';
  const isRevivable = order.state === 'waiting_payment' || order.state === 'expired';
  if (!isRevivable || order.account_id === null || !(await isStockThere(deps, order.id)))
    return 'late_payment';
  // At the promised price it would cost more than the promo may: somebody else has taken its use.
  if (order.discount > 0 && !(await usePromo(deps, order.id))) return 'late_payment';
  await sellStock(deps, order.id);
  await db
    .updateTable('souvenir_orders')
    .set({ state: 'paid', paid_at: now(), changed_at: now() })
    .where('id', '=', order.id)
    .execute();
  await transitionOrder(deps, order.id, {
    event: 'paid',
    actorId: null,
    set: sql`ended_at = null, ship_by = ${shipBy(now())},
      accept_by = least(${new Date(now().getTime() + storeAcceptHours * 3_600_000)}, case when o.arrive_on is not null then ${shipBy(now())} end)`,
  });
  const paid = paidOf(payment, order.id);
  for (const part of await readParts(db, order.id)) await post(deps, storeOrderPaid(paid, part.id, part));
  if (payment.adminFee > 0) await post(deps, souvenirFeePaid(paid, payment.adminFee));
  return 'applied';
}

/** The bank took it back: what has not left stays with its store; what has left is for a person, who sees the exception. */
async function reverseOrder(deps: PayableDeps, payment: SettledPayment): Promise<void> {
  const { db, now } = deps;
  const order = await findOrder(db, payment.payableId);
  if (!order || order.state !== 'paid') return;
  for (const { id } of await readParts(db, order.id)) {
    await reverseStoreOrder(deps, storeOrderKey(id, payment.id, payment.round));
  }
  const fee = souvenirFeeKey(order.id, payment.id, payment.round);
  await postReversal(deps, { of: fee, key: `${fee} reversed` });
  await db
    .updateTable('souvenir_orders')
    .set({ state: 'cancelled', paid_at: null, changed_at: now() })
    .where('id', '=', order.id)
    .execute();
  const ended = await transitionOrder(deps, order.id, {
    event: 'payment_reversed',
    actorId: null,
    set: sql`ended_at = ${now()}`,
  });
  await restock(deps, ended);
  await returnPromoUse(deps, order.id);
}

const paidOf = ({ id, gateway, round }: SettledPayment, orderId: string): PaidBy => ({
  paymentId: id,
  partnerId: null,
  gateway,
  bookingId: orderId,
  round,
});

interface PaidPart {
  id: string;
  storeId: string;
  total: number;
  commission: number;
  platformDiscount: number;
}

/** Whose share is owed now. */
async function readParts(db: Db, orderId: string): Promise<PaidPart[]> {
  const { rows } = await sql<PaidPart>`
    select s.id, s.store_id as "storeId", s.total, s.commission, case when p.paid_by = 'platform' then s.discount else 0 end as "platformDiscount"
    from store_orders s join souvenir_orders o on o.id = s.order_id left join promos p on p.id = o.promo_id
    where s.order_id = ${orderId}::uuid and s.state = any (${[...standingStates]}) order by s.position`.execute(
    db,
  );
  return rows;
}

/** A payment's number is its invoice's code plus the attempt. */
async function matchReference(db: Db, reference: string) {
  const [, code] = /^(INV-[0-9A-Z]{10})-\d{1,4}$/.exec(reference) ?? [];
  if (!code) return null;
  const order = await db
    .selectFrom('souvenir_orders')
    .select('id')
    .where('invoice_code', '=', code)
    .executeTakeFirst();
  return order ? { subjectId: order.id, partnerId: null } : null;
}
