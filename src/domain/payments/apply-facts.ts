// What a gateway's facts mean (reliability.md 5–7): each is applied once, in one transaction with everything that follows
// from it. No rupiah is lost: money that may not count waits among the unmatched receipts, with an exception for a person.
import { type Selectable, sql } from 'kysely';
import { findPosted, post, postReversal, receipt, receiptKey, unmatched, unmatchedKey } from '#domain/ledger';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import type { DB } from '#platform/database/types';
import type { Jobs } from '#platform/jobs/jobs';
import type { PaymentFacts, PaymentStatus } from '#platform/payments/gateway';
import { type Rupiah, rupiah } from '#shared/money';
import type { PaymentState } from './find-payment.ts';
import { isPayableKind, type PayableKind, type Payables, type SettledPayment } from './payables.ts';
import { paidBy } from './paid-by.ts';
import { findArrival, findNewRefund, followRefund, refundedAtGateway } from './refunded-at-gateway.ts';
import { oweRefund, voidRefunds } from './refunds.ts';

export interface ApplyDeps extends LockDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
  payables: Payables;
}

export type AppliedOutcome = 'applied' | 'without_effect' | 'exception' | 'known';

type PaymentRow = Selectable<DB['payments']>;
type Facts = PaymentFacts & { gateway: string };

/**
 * Applies what the gateway said about one payment; `noticeId` is the notification that told it, and is marked as done with it. Saying
 * it again changes nothing (`known`). Refuses `busy`.
 */
export function applyFacts(deps: ApplyDeps, facts: Facts, noticeId: number | null = null): Promise<AppliedOutcome> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const named = await db.selectFrom('payments').select(['id', 'payable_kind', 'payable_id'])
      .where('gateway', '=', facts.gateway).where('reference', '=', facts.reference).executeTakeFirst();
    const { mean, touchesPayable } = meaning[facts.status];
    const locks = named && touchesPayable ? await deps.payables[kindOf(named.payable_kind)].locksOf(db, named.payable_id) : [];
    await lockKeys(within, [{ kind: 'payment', id: named?.payable_id ?? `${facts.gateway} ${facts.reference}` }, ...locks]);
    const { payment, known } = await readUnderLock(within, facts, named?.id ?? null);
    if (known) {
      if (known.amount !== facts.amountRupiah) await raiseOnce(within, 'amount_changed', facts, named?.id ?? null);
      await markHeard(within, noticeId);
      return 'known';
    }
    const effect = payment ? await mean(within, payment, facts) : await aboutNobody(within, facts);
    await record(within, { facts, payment, effect, noticeId });
    return effect.outcome;
  });
}

interface Known {
  payment: PaymentRow | null;
  /** What was told of it before under the same name: with another amount it is no money (reliability.md 5). */
  known: { amount: number } | null;
}

async function readUnderLock({ db }: ApplyDeps, { gateway, reference, statusKey }: Facts, paymentId: string | null): Promise<Known> {
  const known = () => db.selectFrom('payment_events').select('amount').where('gateway', '=', gateway).where('reference', '=', reference).where('type', '=', statusKey);
  if (!paymentId) return { payment: null, known: (await known().executeTakeFirst()) ?? null };
  const { known_amount: amount, ...payment } = await db.selectFrom('payments').selectAll().select(known().as('known_amount')).where('id', '=', paymentId).executeTakeFirstOrThrow();
  return { payment, known: amount === null ? null : { amount } };
}

interface Effect {
  outcome: Exclude<AppliedOutcome, 'known'>;
  /** Whole rupiah that came in, or went out again (negative). */
  brought?: number;
  /** What the payment is from now on. */
  becomes?: { status: PaymentState; paidAt?: Date; gatewayId?: string };
}

interface Recorded {
  facts: Facts;
  payment: PaymentRow | null;
  effect: Effect;
  noticeId: number | null;
}

/** The event, what the payment has become by it, and the notification that told it: one statement. */
async function record({ db, now }: ApplyDeps, { facts, payment, effect: { outcome, brought = 0, becomes }, noticeId }: Recorded): Promise<void> {
  await sql`
    with heard as (update payment_notifications set applied_at = ${now()} where id = ${noticeId}::bigint),
    become as (update payments set status = coalesce(${becomes?.status ?? null}, status), paid_at = coalesce(${becomes?.paidAt ?? null}::timestamptz, paid_at),
      gateway_id = coalesce(${becomes?.gatewayId ?? null}, gateway_id) where id = ${(becomes && payment?.id) ?? null}::uuid)
    insert into payment_events (gateway, reference, gateway_id, type, amount, brought, refunded, payment_id, outcome, recorded_at)
    values (${facts.gateway}, ${facts.reference}, ${facts.gatewayId}, ${facts.statusKey}, ${facts.amountRupiah}, ${brought}, ${facts.refundedRupiah}, ${payment?.id ?? null},
      ${outcome}, ${now()})`.execute(db);
}

/** A notification that has nothing (more) to say. */
export async function markHeard({ db, now }: Pick<ApplyDeps, 'db' | 'now'>, noticeId: number | null): Promise<void> {
  if (noticeId !== null) await db.updateTable('payment_notifications').set({ applied_at: now() }).where('id', '=', noticeId).execute();
}

async function raiseOnce(deps: ApplyDeps, kind: string, facts: Facts, paymentId: string | null): Promise<void> {
  const told = await deps.db.selectFrom('payment_exceptions').select('id').where('gateway', '=', facts.gateway)
    .where('reference', '=', facts.reference).where('kind', '=', kind).where('amount', '=', facts.amountRupiah).executeTakeFirst();
  if (!told) await raise(deps, kind, facts, paymentId);
}

interface Meaning {
  mean(deps: ApplyDeps, payment: PaymentRow, facts: Facts): Promise<Effect>;
  /** What was paid for must be held for it. */
  touchesPayable: boolean;
}

const nothing: Meaning = { touchesPayable: false, mean: async () => ({ outcome: 'without_effect' }) };
const ending = (status: 'expired' | 'cancelled' | 'failed'): Meaning => ({ touchesPayable: false, mean: async (_deps, payment) => ended(payment, status) });

/** What each status does. One that comes late never moves a payment backwards. */
const meaning: Readonly<Record<PaymentStatus, Meaning>> = {
  pending: nothing,
  // Paid only once the bank has let it pass.
  challenged: nothing,
  refunded: { touchesPayable: true, mean: wentBack },
  partly_refunded: { touchesPayable: true, mean: wentBack },
  paid: { touchesPayable: true, mean: moneyArrived },
  expired: ending('expired'),
  cancelled: ending('cancelled'),
  failed: ending('failed'),
  denied: { touchesPayable: true, mean: takenBack },
  charged_back: { touchesPayable: true, mean: takenBack },
};

function ended(payment: PaymentRow, status: 'expired' | 'cancelled' | 'failed'): Effect {
  return isRunning(payment) ? { outcome: 'applied', becomes: { status } } : { outcome: 'without_effect' };
}

const isRunning = ({ status }: PaymentRow) => status === 'creating' || status === 'waiting';

async function moneyArrived(deps: ApplyDeps, payment: PaymentRow, facts: Facts): Promise<Effect> {
  // `capture` and then `settlement` are one payment, and a refund may be told before both.
  if (!isRunning(payment) && (await findArrival(deps, payment.id, facts.gatewayId)) !== 'never') return { outcome: 'without_effect' };
  // Another number of the gateway's is a second one under the same of ours.
  if (payment.status === 'paid' || payment.status === 'reversed') return notValid(deps, payment, facts, 'double_payment');
  if (facts.amountRupiah !== payment.total) {
    // Spec §1: not counted as valid.
    return { ...(await notValid(deps, payment, facts, 'wrong_amount')), becomes: { status: 'failed' } };
  }
  const becomes = { status: 'paid', paidAt: facts.paidAt ?? deps.now(), gatewayId: facts.gatewayId } as const;
  const outcome = await deps.payables[kindOf(payment.payable_kind)].paid(deps, settled(payment));
  if (outcome === 'double_payment' || outcome === 'late_payment') return { ...(await notValid(deps, payment, facts, outcome)), becomes };
  await post(deps, receipt(paidBy(payment), payment.total));
  if (outcome === 'seats_gone') await oweRefund(deps, payment, { reason: 'seats_gone', from: 'customer' });
  return { outcome: 'applied', brought: payment.total, becomes };
}

/** Money that pays for nothing waits for a person; what nobody meant to pay goes back. */
async function notValid(deps: ApplyDeps, payment: PaymentRow, facts: Facts, why: 'wrong_amount' | 'double_payment' | 'late_payment'): Promise<Effect> {
  await post(deps, unmatched(paidBy(payment), { gatewayId: facts.gatewayId, total: facts.amountRupiah }));
  await raise(deps, why, facts, payment.id, payment.partner_id);
  if (why !== 'wrong_amount') await oweRefund(deps, payment, { reason: 'double_payment', from: 'unmatched_receipts', amount: facts.amountRupiah });
  return { outcome: 'exception', brought: facts.amountRupiah };
}

/** A bank's reversal minutes after settlement, or a chargeback weeks later: what this very payment brought goes out again. */
async function takenBack(deps: ApplyDeps, payment: PaymentRow, facts: Facts): Promise<Effect> {
  const asUnmatched = unmatchedKey(payment.id, facts.gatewayId);
  const unmatchedSum = await findPosted(deps, asUnmatched, 'gateway_clearing');
  const wasUnmatched = await postReversal(deps, { of: asUnmatched, key: `${asUnmatched} reversed` });
  const isTheOne = !wasUnmatched && payment.status === 'paid' && payment.gateway_id === facts.gatewayId;
  if (!wasUnmatched && !isTheOne) return ended(payment, 'failed');
  if (isTheOne) {
    await deps.payables[kindOf(payment.payable_kind)].reversed(deps, settled(payment));
    const key = receiptKey(payment.id);
    await postReversal(deps, { of: key, key: `${key} reversed` });
  }
  await voidRefunds(deps, payment.id, isTheOne ? 'customer' : 'unmatched_receipts');
  await raise(deps, 'reversed', facts, payment.id, payment.partner_id);
  const isReversed = payment.status === 'paid' && payment.gateway_id === facts.gatewayId;
  return { outcome: 'exception', brought: isTheOne ? -payment.total : -unmatchedSum, ...(isReversed && { becomes: { status: 'reversed' } }) };
}

/** Somebody has sent money back: as it was owed here, or in the gateway's own desk. */
async function wentBack(deps: ApplyDeps, payment: PaymentRow, facts: Facts): Promise<Effect> {
  const arrival = await findArrival(deps, payment.id, facts.gatewayId);
  if (arrival === 'taken back') return { outcome: 'without_effect' };
  // Whoever tells of the refund has seen the money come.
  const arrived: Effect = arrival === 'never' ? await moneyArrived(deps, payment, facts) : { outcome: 'without_effect' };
  const told = { payment: paidBy(payment), gatewayId: facts.gatewayId, statusKey: facts.statusKey, refunded: facts.refundedRupiah };
  const sum = await findNewRefund(deps, told);
  if (sum <= 0) return arrived;
  let isUnpaid = false;
  const unasked = await followRefund(deps, told, sum, async () => {
    isUnpaid = true;
    await deps.payables[kindOf(payment.payable_kind)].reversed(deps, settled(payment));
  });
  if (unasked > 0) await raise(deps, refundedAtGateway, { ...facts, amountRupiah: rupiah(unasked) }, payment.id, payment.partner_id);
  const becomes = isUnpaid ? { ...arrived.becomes, status: 'reversed' as const } : arrived.becomes;
  return { outcome: unasked > 0 ? 'exception' : 'applied', brought: arrived.brought ?? 0, ...(becomes && { becomes }) };
}

/** Money under a number nobody here gave. */
async function aboutNobody(deps: ApplyDeps, facts: Facts): Promise<Effect> {
  if (facts.status !== 'paid') return { outcome: 'without_effect' };
  await raise(deps, 'unknown_reference', facts, null);
  return { outcome: 'exception' };
}

async function raise({ db, now }: ApplyDeps, kind: string, facts: Facts, paymentId: string | null, partnerId: string | null = null): Promise<void> {
  await db.insertInto('payment_exceptions').values({
    kind, gateway: facts.gateway, reference: facts.reference, payment_id: paymentId, partner_id: partnerId, amount: facts.amountRupiah, created_at: now() }).execute();
}

function settled(payment: PaymentRow): SettledPayment {
  return { id: payment.id, payableId: payment.payable_id, gateway: payment.gateway, adminFee: rupiah(payment.admin_fee) as Rupiah };
}

function kindOf(kind: string): PayableKind {
  if (!isPayableKind(kind)) throw new Error(`No area is paid for as ${kind}`);
  return kind;
}
