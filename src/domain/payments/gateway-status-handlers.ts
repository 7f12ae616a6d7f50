// What each gateway status does to a payment, its order and the ledger (decision 0028). No rupiah is lost:
// money that may not count waits among the unmatched receipts, with an exception for a person.
import type { Selectable } from 'kysely';
import { findPosted, post, postReversal, receipt, receiptKey, unmatched, unmatchedKey } from '#domain/ledger';
import type { BrandDirectory } from '#domain/brands';
import type { Db } from '#platform/database/database';
import type { LockDeps } from '#platform/database/locks';
import type { DB } from '#platform/database/types';
import type { Jobs } from '#platform/jobs/jobs';
import type { PaymentStatusReport, PaymentStatus } from '#platform/payments/gateway';
import { type Rupiah, rupiah } from '#shared/money';
import type { PaymentState } from './find-payment.ts';
import {
  isPayableKind,
  type PayableKind,
  payableKinds,
  type Payables,
  type SettledPayment,
} from './payables.ts';
import { paidBy } from './paid-by.ts';
import { findArrival, findNewRefund, followRefund, refundedAtGateway } from './refunded-at-gateway.ts';
import { oweRefund, voidRefunds } from './refunds.ts';

export interface ApplyDeps extends LockDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
  brands: BrandDirectory;
  payables: Payables;
}

export type AppliedOutcome = 'applied' | 'without_effect' | 'exception' | 'known';

export type PaymentRow = Selectable<DB['payments']>;
export type GatewayStatus = PaymentStatusReport & { gateway: string };

export interface Effect {
  outcome: Exclude<AppliedOutcome, 'known'>;
  /** Whole rupiah received, or sent back (negative). */
  brought?: number;
  /** The payment's new status. */
  becomes?: { status: PaymentState; paidAt?: Date; gatewayId?: string };
}

interface Meaning {
  mean(deps: ApplyDeps, payment: PaymentRow, facts: GatewayStatus): Promise<Effect>;
  /** What the payment is for must be locked for it. */
  touchesPayable: boolean;
}

const nothing: Meaning = { touchesPayable: false, mean: async () => ({ outcome: 'without_effect' }) };
const ending = (status: 'expired' | 'cancelled' | 'failed'): Meaning => ({
  touchesPayable: false,
  mean: async (_deps, payment) => ended(payment, status),
});

/** What each status does. A late one never reverts a payment to an earlier status. */
export const gatewayStatusHandlers: Readonly<Record<PaymentStatus, Meaning>> = {
  pending: nothing,
  // Paid only once the bank has approved it.
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

async function moneyArrived(deps: ApplyDeps, payment: PaymentRow, facts: GatewayStatus): Promise<Effect> {
  // `capture` and then `settlement` are one payment, and a refund may be reported before both.
  if (!isRunning(payment) && (await findArrival(deps, payment.id, facts.gatewayId)) !== 'never')
    return { outcome: 'without_effect' };
  // Another number of the gateway's is a second payment under the same reference of ours.
  if (payment.status === 'paid' || payment.status === 'reversed')
    return notValid(deps, payment, facts, 'double_payment');
  if (facts.amountRupiah !== payment.total) {
    // Spec §1: not counted as valid.
    return { ...(await notValid(deps, payment, facts, 'wrong_amount')), becomes: { status: 'failed' } };
  }
  const becomes = { status: 'paid', paidAt: facts.paidAt ?? deps.now(), gatewayId: facts.gatewayId } as const;
  const outcome = await deps.payables[kindOf(payment.payable_kind)].paid(deps, settled(payment));
  if (outcome === 'double_payment' || outcome === 'late_payment')
    return { ...(await notValid(deps, payment, facts, outcome)), becomes };
  await post(deps, receipt(paidBy(payment), payment.total));
  if (outcome === 'seats_gone') await oweRefund(deps, payment, { reason: 'seats_gone', from: 'customer' });
  return { outcome: 'applied', brought: payment.total, becomes };
}

/** Money that pays for nothing waits for a person; a double or late payment is refunded. */
async function notValid(
  deps: ApplyDeps,
  payment: PaymentRow,
  facts: GatewayStatus,
  why: 'wrong_amount' | 'double_payment' | 'late_payment',
): Promise<Effect> {
  await post(deps, unmatched(paidBy(payment), { gatewayId: facts.gatewayId, total: facts.amountRupiah }));
  await raise(deps, why, facts, payment);
  if (why !== 'wrong_amount')
    await oweRefund(deps, payment, {
      reason: 'double_payment',
      from: 'unmatched_receipts',
      amount: facts.amountRupiah,
    });
  else
    await deps.payables[kindOf(payment.payable_kind)].tellMisfit(deps, {
      subjectId: payment.subject_id,
      came: facts.amountRupiah,
      expected: rupiah(payment.total),
    });
  return { outcome: 'exception', brought: facts.amountRupiah };
}

/**
 * A bank's reversal minutes after settlement, or a chargeback weeks later: removes what this very payment
 * brought.
 */
async function takenBack(deps: ApplyDeps, payment: PaymentRow, facts: GatewayStatus): Promise<Effect> {
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
  await raise(deps, 'reversed', facts, payment);
  const isReversed = payment.status === 'paid' && payment.gateway_id === facts.gatewayId;
  return {
    outcome: 'exception',
    brought: isTheOne ? -payment.total : -unmatchedSum,
    ...(isReversed && { becomes: { status: 'reversed' } }),
  };
}

/** A refund was made: the one owed here, or one in the gateway's own dashboard. */
async function wentBack(deps: ApplyDeps, payment: PaymentRow, facts: GatewayStatus): Promise<Effect> {
  const arrival = await findArrival(deps, payment.id, facts.gatewayId);
  if (arrival === 'taken back') return { outcome: 'without_effect' };
  // A report of the refund implies that the money had arrived.
  const arrived: Effect =
    arrival === 'never' ? await moneyArrived(deps, payment, facts) : { outcome: 'without_effect' };
  const told = {
    payment: paidBy(payment),
    gatewayId: facts.gatewayId,
    statusKey: facts.statusKey,
    refunded: facts.refundedRupiah,
  };
  const sum = await findNewRefund(deps, told);
  if (sum <= 0) return arrived;
  let isUnpaid = false;
  const payable = deps.payables[kindOf(payment.payable_kind)];
  const unasked = await followRefund(deps, told, sum, {
    async unpay() {
      isUnpaid = true;
      await payable.reversed(deps, settled(payment));
    },
    decided: (came) =>
      payable.tellDecided(deps, {
        subjectId: payment.subject_id,
        came: rupiah(came),
        becomes: 'refunded',
        note: null,
      }),
  });
  if (unasked > 0) await raise(deps, refundedAtGateway, { ...facts, amountRupiah: rupiah(unasked) }, payment);
  const becomes = isUnpaid ? { ...arrived.becomes, status: 'reversed' as const } : arrived.becomes;
  return {
    outcome: unasked > 0 ? 'exception' : 'applied',
    brought: arrived.brought ?? 0,
    ...(becomes && { becomes }),
  };
}

/**
 * Money under a number nobody here issued. Where the number shows whose it probably is, that member is
 * notified, and their partner sees it.
 */
export async function recordUnknownPayment(deps: ApplyDeps, facts: GatewayStatus): Promise<Effect> {
  if (facts.status !== 'paid') return { outcome: 'without_effect' };
  for (const kind of payableKinds) {
    const match = await deps.payables[kind].match(deps.db, facts.reference);
    if (!match) continue;
    await raise(deps, 'unknown_reference', facts, {
      id: null,
      subject_id: match.subjectId,
      partner_id: match.partnerId,
    });
    await deps.payables[kind].tellMisfit(deps, {
      subjectId: match.subjectId,
      came: facts.amountRupiah,
      expected: null,
    });
    return { outcome: 'exception' };
  }
  await raise(deps, 'unknown_reference', facts, null);
  return { outcome: 'exception' };
}

type About = Record<'id' | 'subject_id' | 'partner_id', string | null>;

export async function raise(
  { db, now }: ApplyDeps,
  kind: string,
  facts: GatewayStatus,
  about: About | null,
): Promise<void> {
  await db
    .insertInto('payment_exceptions')
    .values({
      kind,
      gateway: facts.gateway,
      reference: facts.reference,
      payment_id: about?.id ?? null,
      subject_id: about?.subject_id ?? null,
      partner_id: about?.partner_id ?? null,
      amount: facts.amountRupiah,
      created_at: now(),
    })
    .execute();
}

function settled(payment: PaymentRow): SettledPayment {
  return {
    id: payment.id,
    payableId: payment.payable_id,
    gateway: payment.gateway,
    adminFee: rupiah(payment.admin_fee) as Rupiah,
  };
}

export function kindOf(kind: string): PayableKind {
  if (!isPayableKind(kind)) throw new Error(`No area is paid for as ${kind}`);
  return kind;
}
