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
import { endOtherAttempts } from './refund-unapplied.ts';
import { refundOwed } from './refund-at-gateway.ts';
import { oweRefund, voidRefunds } from './refunds.ts';

export interface ApplyDeps extends LockDeps {
  db: Db;
  now: () => Date;
  jobs: Jobs;
  brands: BrandDirectory;
  payables: Payables;
}

export type AppliedOutcome = 'applied' | 'without_effect' | 'exception' | 'known' | 'outdated';

export type PaymentRow = Selectable<DB['payments']>;
export type GatewayStatus = PaymentStatusReport & { gateway: string };

/** A report that may follow a reversal. */
export interface HeardReport extends GatewayStatus {
  /** How often its bank has reversed this payment of the gateway's so far. */
  round: number;
}

export interface Effect {
  outcome: Exclude<AppliedOutcome, 'known' | 'outdated'>;
  /** Whole rupiah received, or sent back (negative). */
  brought?: number;
  /** The payment's new status. */
  becomes?: { status: PaymentState; paidAt?: Date; gatewayId?: string; round?: number };
}

interface StatusHandler {
  apply(deps: ApplyDeps, payment: PaymentRow, report: HeardReport): Promise<Effect>;
  /** What the payment is for must be locked for it. */
  touchesPayable: boolean;
  /** It is only recorded: no lock is needed. */
  changesNothing?: true;
}

const nothing: StatusHandler = {
  touchesPayable: false,
  changesNothing: true,
  apply: async () => ({ outcome: 'without_effect' }),
};
const ending = (status: 'expired' | 'cancelled' | 'failed'): StatusHandler => ({
  touchesPayable: false,
  apply: async (_deps, payment) => ended(payment, status),
});

/** What each status does. A late one never reverts a payment to an earlier status. */
export const gatewayStatusHandlers: Readonly<Record<PaymentStatus, StatusHandler>> = {
  pending: nothing,
  // Paid only once the bank has approved it.
  challenged: nothing,
  refunded: { touchesPayable: true, apply: followRefunds },
  partly_refunded: { touchesPayable: true, apply: followRefunds },
  paid: { touchesPayable: true, apply: moneyArrived },
  expired: ending('expired'),
  cancelled: ending('cancelled'),
  failed: ending('failed'),
  denied: { touchesPayable: true, apply: reverse },
  charged_back: { touchesPayable: true, apply: reverse },
  partly_charged_back: { touchesPayable: true, apply: followPartialChargeback },
};

function ended(payment: PaymentRow, status: 'expired' | 'cancelled' | 'failed'): Effect {
  return isRunning(payment) ? { outcome: 'applied', becomes: { status } } : { outcome: 'without_effect' };
}

export const isRunning = ({ status }: PaymentRow) => status === 'creating' || status === 'waiting';

async function moneyArrived(deps: ApplyDeps, before: PaymentRow, report: HeardReport): Promise<Effect> {
  const arrival = isRunning(before) ? 'never' : await findArrival(deps, before.id, report.gatewayId);
  // `capture` and then `settlement` are one payment, and a refund may be reported before both.
  if (arrival === 'here') return { outcome: 'without_effect' };
  if (arrival === 'never') return settle(deps, before, report);
  // A dispute was won: what its reversal took away comes again, under keys of its own.
  const isTheOne = before.status === 'reversed' && before.gateway_id === report.gatewayId;
  const payment = { ...before, resettlements: report.round, ...(isTheOne && { status: 'waiting' }) };
  const effect = await settle(deps, payment, report);
  await raise(deps, 'settled_again', report, payment);
  return { ...effect, ...(effect.becomes && { becomes: { ...effect.becomes, round: report.round } }) };
}

async function settle(deps: ApplyDeps, payment: PaymentRow, report: HeardReport): Promise<Effect> {
  // Another number of the gateway's is a second payment under the same reference of ours.
  if (payment.status === 'paid' || payment.status === 'reversed')
    return notValid(deps, payment, report, 'double_payment');
  if (report.amountRupiah !== payment.total) {
    // Spec §1: not counted as valid.
    return { ...(await notValid(deps, payment, report, 'wrong_amount')), becomes: { status: 'failed' } };
  }
  const becomes = {
    status: 'paid',
    paidAt: report.paidAt ?? deps.now(),
    gatewayId: report.gatewayId,
  } as const;
  const outcome = await deps.payables[kindOf(payment.payable_kind)].paid(deps, settled(payment));
  if (outcome === 'double_payment' || outcome === 'late_payment')
    return { ...(await notValid(deps, payment, report, outcome)), becomes };
  await post(deps, receipt(paidBy(payment), payment.total));
  await endOtherAttempts(deps, payment);
  if (outcome === 'seats_gone') await oweRefund(deps, payment, { reason: 'seats_gone', from: 'customer' });
  return { outcome: 'applied', brought: payment.total, becomes };
}

/** Money that pays for nothing waits for a person; a double or late payment is refunded. */
async function notValid(
  deps: ApplyDeps,
  payment: PaymentRow,
  report: GatewayStatus,
  why: 'wrong_amount' | 'double_payment' | 'late_payment',
): Promise<Effect> {
  await post(deps, unmatched(paidBy(payment), { gatewayId: report.gatewayId, total: report.amountRupiah }));
  await raise(deps, why, report, payment);
  if (why !== 'wrong_amount') {
    const taskId = await oweRefund(deps, payment, {
      reason: 'double_payment',
      from: 'unmatched_receipts',
      amount: report.amountRupiah,
    });
    // Nobody has to decide about it: where its gateway can, it is sent by itself.
    if (taskId) await deps.jobs.enqueue(deps.db, refundOwed, { taskId });
  } else
    await deps.payables[kindOf(payment.payable_kind)].tellMisfit(deps, {
      subjectId: payment.subject_id,
      came: report.amountRupiah,
      expected: rupiah(payment.total),
    });
  return { outcome: 'exception', brought: report.amountRupiah };
}

/**
 * A bank's reversal minutes after settlement, or a chargeback weeks later: removes what this very payment
 * brought.
 */
async function reverse(deps: ApplyDeps, payment: PaymentRow, report: HeardReport): Promise<Effect> {
  const asUnmatched = unmatchedKey(payment.id, report.gatewayId, report.round);
  const unmatchedSum = await findPosted(deps, asUnmatched, 'gateway_clearing');
  const wasUnmatched = await postReversal(deps, { of: asUnmatched, key: `${asUnmatched} reversed` });
  const isTheOne = !wasUnmatched && payment.status === 'paid' && payment.gateway_id === report.gatewayId;
  if (!wasUnmatched && !isTheOne) return ended(payment, 'failed');
  if (isTheOne) {
    await deps.payables[kindOf(payment.payable_kind)].reversed(deps, settled(payment));
    const key = receiptKey(payment.id, payment.resettlements);
    await postReversal(deps, { of: key, key: `${key} reversed` });
  }
  await voidRefunds(deps, payment.id, isTheOne ? 'customer' : 'unmatched_receipts');
  await raise(deps, 'reversed', report, payment);
  const isReversed = payment.status === 'paid' && payment.gateway_id === report.gatewayId;
  return {
    outcome: 'exception',
    brought: isTheOne ? -payment.total : -unmatchedSum,
    ...(isReversed && { becomes: { status: 'reversed' } }),
  };
}

/**
 * Of a part the gateway need not say how much: the order stands, and a person records what its bank took.
 */
async function followPartialChargeback(
  deps: ApplyDeps,
  payment: PaymentRow,
  report: HeardReport,
): Promise<Effect> {
  const effect: Effect =
    report.refundedRupiah > 0
      ? await followRefunds(deps, payment, report)
      : await moneyArrived(deps, payment, report);
  await raise(deps, 'partly_reversed', { ...report, amountRupiah: report.refundedRupiah }, payment);
  return { ...effect, outcome: 'exception' };
}

/** A refund was made: the one owed here, or one in the gateway's own dashboard. */
async function followRefunds(deps: ApplyDeps, payment: PaymentRow, report: HeardReport): Promise<Effect> {
  const arrival = await findArrival(deps, payment.id, report.gatewayId);
  if (arrival === 'taken back') return { outcome: 'without_effect' };
  // A report of the refund implies that the money had arrived.
  const arrived: Effect =
    arrival === 'never' ? await moneyArrived(deps, payment, report) : { outcome: 'without_effect' };
  const told = {
    payment: paidBy(payment),
    gatewayId: report.gatewayId,
    statusKey: report.statusKey,
    refunded: report.refundedRupiah,
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
  if (unasked > 0)
    await raise(deps, refundedAtGateway, { ...report, amountRupiah: rupiah(unasked) }, payment);
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
export async function recordUnknownPayment(deps: ApplyDeps, report: GatewayStatus): Promise<Effect> {
  if (report.status !== 'paid') return { outcome: 'without_effect' };
  for (const kind of payableKinds) {
    const match = await deps.payables[kind].match(deps.db, report.reference);
    if (!match) continue;
    await raise(deps, 'unknown_reference', report, {
      id: null,
      subject_id: match.subjectId,
      partner_id: match.partnerId,
    });
    await deps.payables[kind].tellMisfit(deps, {
      subjectId: match.subjectId,
      came: report.amountRupiah,
      expected: null,
    });
    return { outcome: 'exception' };
  }
  await raise(deps, 'unknown_reference', report, null);
  return { outcome: 'exception' };
}

type About = Record<'id' | 'subject_id' | 'partner_id', string | null>;

export async function raise(
  { db, now }: ApplyDeps,
  kind: string,
  report: GatewayStatus,
  about: About | null,
): Promise<void> {
  await db
    .insertInto('payment_exceptions')
    .values({
      kind,
      gateway: report.gateway,
      reference: report.reference,
      payment_id: about?.id ?? null,
      subject_id: about?.subject_id ?? null,
      partner_id: about?.partner_id ?? null,
      amount: report.amountRupiah,
      created_at: now(),
    })
    .execute();
}

export function settled(payment: PaymentRow): SettledPayment {
  return {
    id: payment.id,
    payableId: payment.payable_id,
    gateway: payment.gateway,
    adminFee: rupiah(payment.admin_fee) as Rupiah,
    round: payment.resettlements,
  };
}

export function kindOf(kind: string): PayableKind {
  if (!isPayableKind(kind)) throw new Error(`No area is paid for as ${kind}`);
  return kind;
}
