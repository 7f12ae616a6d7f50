// A refund that a gateway reports (docs/product/payments.md; decision 0037): it completes
// one that was owed. One that somebody made in the gateway's own dashboard is booked from where the money
// lies, and a person is notified.
import { sql } from 'kysely';
import {
  findPaymentMoney,
  type PaymentMoney,
  post,
  refundFollowed,
  type RefundSources,
} from '#domain/ledger';
import type { Db } from '#platform/database/database';
import { notifyOfRefunds } from './refund-notices.ts';

interface FollowDeps {
  /** A transaction that holds the locks of the subject. */
  db: Db;
  now: () => Date;
}

interface ToldRefund {
  payment: { paymentId: string; partnerId: string | null; gateway: string; bookingId: string };
  /** Which payment under the reference. */
  gatewayId: string;
  statusKey: string;
  /** The total refunded so far. */
  refunded: number;
}

/** How it settles an exception. */
export const refundedAtGateway = 'refunded_at_gateway';

/** Whether this payment's money has arrived, and whether its bank has reversed it since. */
export async function findArrival(
  { db }: FollowDeps,
  paymentId: string,
  gatewayId: string,
): Promise<'never' | 'here' | 'taken back'> {
  const {
    rows: [row],
  } = await sql<{ here: number; isKnown: boolean }>`
    select coalesce(sum(brought), 0)::bigint as here, coalesce(bool_or(brought > 0), false) as "isKnown"
    from payment_events where payment_id = ${paymentId} and gateway_id = ${gatewayId}`.execute(db);
  return !row!.isKnown ? 'never' : row!.here > 0 ? 'here' : 'taken back';
}

/** What this refund adds to those already in the ledger, ours or theirs; 0 or less: it is one of them. */
export async function findNewRefund(
  deps: FollowDeps,
  { payment: { paymentId }, gatewayId, refunded }: ToldRefund,
): Promise<number> {
  const {
    rows: [others],
  } = await sql<{ told: number }>`
    select coalesce(sum(told), 0)::bigint as told from (
      select max(refunded) as told from payment_events where payment_id = ${paymentId} and gateway_id <> ${gatewayId} group by gateway_id) each`.execute(
    deps.db,
  );
  return others!.told + refunded - (await findPaymentMoney(deps, paymentId)).refunded;
}

export interface RefundEffects {
  /** Reverses what the payment has paid for. */
  unpay(): Promise<void>;
  /** A whole sum that had not counted has been refunded. */
  decided(amount: number): Promise<void>;
}

/**
 * Books it. Returns what nobody owed, for an exception; once that exceeds the partner's share, the payment
 * pays nothing any more.
 */
export async function followRefund(
  deps: FollowDeps,
  told: ToldRefund,
  sum: number,
  { unpay, decided }: RefundEffects,
): Promise<number> {
  const { payment, gatewayId, statusKey } = told;
  const refunds = await settleOwed(deps, payment.paymentId, sum, gatewayId);
  let money = await findPaymentMoney(deps, payment.paymentId);
  const unmatched = least(sum - refunds, money.unmatched);
  if (unmatched > 0) await settleExceptions(deps, payment.paymentId, unmatched, decided);
  const unasked = sum - refunds - unmatched;
  const isUnpaid = unasked > money.customer && unasked - money.customer >= money.partner;
  if (isUnpaid) {
    await unpay();
    money = await findPaymentMoney(deps, payment.paymentId);
  }
  await post(
    deps,
    refundFollowed(payment, statusKey, { refunds, unmatched, ...sharesOf(unasked, money, isUnpaid) }),
  );
  return sum - refunds;
}

/**
 * From money that paid for something, the partner's share goes first: its gateway, its gift. When nothing is
 * paid any more it is all the customer's.
 */
function sharesOf(
  unasked: number,
  { customer, refundedByPartner, refundedByPlatform }: PaymentMoney,
  isUnpaid: boolean,
): Pick<RefundSources, 'customer' | 'partner' | 'platform'> {
  const given = isUnpaid ? refundedByPartner + refundedByPlatform : 0;
  const fromCustomer = least(unasked + given, customer);
  const fromBearers = unasked - fromCustomer;
  // `|| 0`: no negative zero.
  const platform = -least(-fromBearers, refundedByPlatform) || 0;
  return { customer: fromCustomer, partner: fromBearers - platform, platform };
}

const least = (one: number, other: number) => Math.max(0, Math.min(one, other));

/** Completes pending refunds, the oldest first; a part of the last may remain. Returns how much was owed. */
async function settleOwed(deps: FollowDeps, paymentId: string, sum: number, proof: string): Promise<number> {
  const { db, now } = deps;
  const tasks = await db
    .selectFrom('refund_tasks')
    .select(['id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where('status', 'in', ['open', 'sent'])
    .orderBy('created_at')
    .execute();
  let left = sum;
  const done: string[] = [];
  for (const { id, amount } of tasks) {
    const paid = least(left, amount);
    if (paid === 0) break;
    await db
      .updateTable('refund_tasks')
      .where('id', '=', id)
      .set(
        paid === amount
          ? { status: 'done', done_at: now(), proof: proof.slice(0, 200) }
          : { amount: amount - paid },
      )
      .execute();
    left -= paid;
    if (paid === amount) done.push(id);
  }
  await notifyOfRefunds(deps, done, 'sent_back');
  return sum - left;
}

/**
 * Decides about the sums that lie here, as far as whole ones were refunded: waiting ones first, then held
 * ones, the oldest first.
 */
async function settleExceptions(
  { db, now }: FollowDeps,
  paymentId: string,
  sum: number,
  decided: RefundEffects['decided'],
): Promise<void> {
  const here = await db
    .selectFrom('payment_exceptions')
    .select(['id', 'amount'])
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'wrong_amount')
    .where((is) => is.or([is('resolution', 'is', null), is('resolution', '=', 'kept')]))
    .orderBy('resolution', (by) => by.asc().nullsFirst())
    .orderBy('created_at')
    .execute();
  let left = sum;
  for (const { id, amount } of here) {
    if (amount > left) return;
    await db
      .updateTable('payment_exceptions')
      .set({ resolved_at: now(), resolution: refundedAtGateway })
      .where('id', '=', id)
      .execute();
    await decided(amount);
    left -= amount;
  }
}
