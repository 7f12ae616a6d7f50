// The simulator's payments in its own schema: whichever process is asked, it is the same gateway. Every change of state
// writes the notification about it in the same transaction.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { isSameSecret } from '#platform/payments/wire';
import { notify } from './notifications.ts';
import { paymentFields, type SimulatedPayment, type WireStatus } from './wire-answers.ts';
import { isXendits } from './xendit-wire.ts';

export interface Store {
  db: Db;
  now: () => Date;
  serverKey: string;
}

export interface NewPayment {
  orderId: string;
  paymentType: string;
  instrument: object;
  amount: number;
  status: 'unattempted' | 'pending';
  idempotencyKey: string | null;
  expiresAt: Date;
}

const idempotencyMinutes = 5;

/** The new payment, the one that the same key has made a moment ago, or null: the order's name is taken. */
export async function addPayment(
  store: Store,
  { orderId, paymentType, instrument, amount, status, idempotencyKey, expiresAt }: NewPayment,
): Promise<SimulatedPayment | null> {
  const { db, now, serverKey } = store;
  const payment: SimulatedPayment = {
    id: randomUUID(),
    order_id: orderId,
    duplicate_of: null,
    payment_type: paymentType,
    instrument: { ...instrument },
    amount,
    refunded_amount: 0,
    status,
    idempotency_key: idempotencyKey,
    created_at: now(),
    expires_at: expiresAt,
    settled_at: null,
  };
  // One statement: a payment and what is told of it are never seen apart.
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into simulator.payments (id, order_id, payment_type, instrument, amount, status, idempotency_key, created_at, expires_at)
      values (${payment.id}, ${orderId}, ${paymentType}, ${JSON.stringify(instrument)}, ${amount}, ${status}, ${idempotencyKey}, ${payment.created_at}, ${expiresAt})
      on conflict (order_id) where duplicate_of is null do nothing returning id),
    told as (insert into simulator.notifications (payment_id, body) select id, ${JSON.stringify(paymentFields(payment, serverKey))} from added where ${status === 'pending' && !isXendits(payment)})
    select id from added`.execute(db);
  if (rows.length > 0) return payment;
  const held = await selectPayments(db)
    .where('order_id', '=', orderId)
    .where('duplicate_of', 'is', null)
    .executeTakeFirstOrThrow();
  const isRepeat =
    idempotencyKey !== null &&
    held.idempotency_key !== null &&
    isSameSecret(idempotencyKey, held.idempotency_key) &&
    now().getTime() - held.created_at.getTime() < idempotencyMinutes * 60_000;
  return isRepeat ? held : null;
}

/** By the order's name (its first payment) or by the payment's own id; as it is by now. */
export async function findPayment(store: Store, name: string): Promise<SimulatedPayment | null> {
  const isOwnId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name);
  const query = selectPayments(store.db);
  const held = await (
    isOwnId
      ? query.where('id', '=', name)
      : query.where('order_id', '=', name).where('duplicate_of', 'is', null)
  ).executeTakeFirst();
  if (!held) return null;
  if (!isOver(held, store.now())) return held;
  return (
    (await changeStatus(store, held.id, ['unattempted', 'pending'], 'expire')) ??
    (await getPayment(store, held.id))
  );
}

export interface ListedPayment extends SimulatedPayment {
  /** Notifications that were answered, those that still go out, and the last answer. */
  notices_ended: number;
  notices_waiting: number;
  last_answer: number | null;
}

export async function listPayments({ db }: Store, limit: number): Promise<ListedPayment[]> {
  const { rows } = await sql<ListedPayment>`
    select payments.*, notices.* from (select * from simulator.payments order by created_at desc, id limit ${limit}) payments,
    lateral (
      select count(*) filter (where ended_at is not null) as notices_ended, count(*) filter (where ended_at is null) as notices_waiting,
        (array_agg(last_answer order by id desc) filter (where last_answer is not null))[1] as last_answer
      from simulator.notifications where payment_id = payments.id) notices
    order by payments.created_at desc, payments.id`.execute(db);
  return rows;
}

export async function getPayment(store: Store, id: string): Promise<SimulatedPayment> {
  return selectPayments(store.db).where('id', '=', id).executeTakeFirstOrThrow();
}

/** Null when it is in none of the states it may come from. */
export async function changeStatus(
  store: Store,
  id: string,
  from: readonly WireStatus[],
  to: WireStatus,
  change: { amount?: number; refunded?: number } = {},
  delaySeconds = 0,
): Promise<SimulatedPayment | null> {
  return transaction(store.db, async (db) => {
    const changed = await db
      .updateTable('simulator.payments')
      .set({
        status: to,
        ...(to === 'settlement' && { settled_at: store.now() }),
        ...(change.amount !== undefined && { amount: change.amount }),
        ...(change.refunded !== undefined && { refunded_amount: change.refunded }),
      })
      .where('id', '=', id)
      .where('status', 'in', [...from])
      .returningAll()
      .executeTakeFirst();
    if (changed) await notify({ ...store, db }, changed, { delaySeconds });
    return changed ?? null;
  });
}

/** A payment of the same order beside the first one, settled at once. */
export async function addSecondPayment(store: Store, first: SimulatedPayment): Promise<void> {
  await transaction(store.db, async (db) => {
    const { order_id, payment_type, amount, expires_at } = first;
    const second = await db
      .insertInto('simulator.payments')
      .values({
        order_id,
        payment_type,
        amount,
        expires_at,
        duplicate_of: first.id,
        instrument: JSON.stringify(first.instrument),
        status: 'settlement',
        created_at: store.now(),
        settled_at: store.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await notify({ ...store, db }, second);
  });
}

/** Once for every key: the whole refunded so far, or null when it is more than was paid. */
export async function addRefund(
  store: Store,
  payment: SimulatedPayment,
  refundKey: string,
  amount: number,
): Promise<SimulatedPayment | null> {
  return transaction(store.db, async (db) => {
    const held = await selectPayments(db).where('id', '=', payment.id).forUpdate().executeTakeFirstOrThrow();
    const repeated = await db
      .selectFrom('simulator.refunds')
      .select('amount')
      .where('payment_id', '=', held.id)
      .where('refund_key', '=', refundKey)
      .executeTakeFirst();
    if (repeated) return held;
    const refunded = held.refunded_amount + amount;
    if (refunded > held.amount) return null;
    await db
      .insertInto('simulator.refunds')
      .values({ payment_id: held.id, refund_key: refundKey, amount })
      .execute();
    return changeStatus(
      { ...store, db },
      held.id,
      ['settlement', 'partial_refund'],
      refunded === held.amount ? 'refund' : 'partial_refund',
      { refunded },
    );
  });
}

/** Those whose time is over, told as such even when nobody asks. */
export async function expirePayments(store: Store): Promise<void> {
  const over = await store.db
    .selectFrom('simulator.payments')
    .select('id')
    .where('status', 'in', ['unattempted', 'pending'])
    .where('expires_at', '<=', store.now())
    .limit(100)
    .execute();
  for (const { id } of over) await changeStatus(store, id, ['unattempted', 'pending'], 'expire');
}

export async function readServerKey(db: Db): Promise<string> {
  return (await db.selectFrom('simulator.merchant').select('server_key').executeTakeFirstOrThrow())
    .server_key;
}

const selectPayments = (db: Db) => db.selectFrom('simulator.payments').selectAll();

function isOver({ status, expires_at: expiresAt }: SimulatedPayment, now: Date): boolean {
  return (status === 'unattempted' || status === 'pending') && expiresAt <= now;
}
