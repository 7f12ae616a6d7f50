// What a gateway's facts mean (reliability.md 5–7): each is applied once, in one transaction with everything that follows
// from it. No rupiah is lost: money that may not count waits among the unmatched receipts, with an exception for a person.
import type { Selectable } from 'kysely';
import { findPosted, post, postReversal, receipt, receiptKey, unmatched, unmatchedKey } from '#domain/ledger';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import type { DB } from '#platform/database/types';
import type { Jobs } from '#platform/jobs/jobs';
import type { PaymentFacts, PaymentStatus } from '#platform/payments/gateway';
import { type Rupiah, rupiah } from '#shared/money';
import { isPayableKind, type PayableKind, type Payables, type SettledPayment } from './payables.ts';
import { paidBy } from './paid-by.ts';
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

/** Applies what the gateway said about one payment. Saying it again changes nothing (`known`). Refuses `busy`. */
export function applyFacts(deps: ApplyDeps, facts: Facts): Promise<AppliedOutcome> {
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    const named = await db.selectFrom('payments').select(['id', 'payable_kind', 'payable_id'])
      .where('gateway', '=', facts.gateway).where('reference', '=', facts.reference).executeTakeFirst();
    const locks = named ? await deps.payables[kindOf(named.payable_kind)].locksOf(db, named.payable_id) : [];
    await lockKeys(within, [{ kind: 'payment', id: named?.payable_id ?? `${facts.gateway} ${facts.reference}` }, ...locks]);
    if (await isKnown(within, facts, named?.id ?? null)) return 'known';
    const payment = named && await db.selectFrom('payments').selectAll().where('id', '=', named.id).executeTakeFirstOrThrow();
    const { outcome, brought = 0 } = payment ? await meaning[facts.status](within, payment, facts) : await aboutNobody(within, facts);
    await db.insertInto('payment_events').values({
      gateway: facts.gateway, reference: facts.reference, type: facts.statusKey, amount: facts.amountRupiah, brought, payment_id: payment?.id ?? null, outcome,
      recorded_at: deps.now(),
    }).execute();
    return outcome;
  });
}

/** The same event with another amount is not money: an exception record (reliability.md 5). */
async function isKnown(deps: ApplyDeps, facts: Facts, paymentId: string | null): Promise<boolean> {
  const known = await deps.db.selectFrom('payment_events').select(['amount'])
    .where('gateway', '=', facts.gateway).where('reference', '=', facts.reference).where('type', '=', facts.statusKey).executeTakeFirst();
  if (!known) return false;
  if (known.amount !== facts.amountRupiah) {
    const told = await deps.db.selectFrom('payment_exceptions').select('id').where('gateway', '=', facts.gateway)
      .where('reference', '=', facts.reference).where('kind', '=', 'amount_changed').where('amount', '=', facts.amountRupiah).executeTakeFirst();
    if (!told) await raise(deps, 'amount_changed', facts, paymentId);
  }
  return true;
}

interface Effect {
  outcome: Exclude<AppliedOutcome, 'known'>;
  /** Whole rupiah that came in, or went out again (negative). */
  brought?: number;
}

type Meaning = (deps: ApplyDeps, payment: PaymentRow, facts: Facts) => Promise<Effect>;

/** What each status does. One that comes late never moves a payment backwards. */
const meaning: Readonly<Record<PaymentStatus, Meaning>> = {
  pending: nothing,
  // Paid only once the bank has let it pass; a refund's own record says what went back.
  challenged: nothing,
  refunded: nothing,
  partly_refunded: nothing,
  paid: moneyArrived,
  expired: (deps, payment) => ended(deps, payment, 'expired'),
  cancelled: (deps, payment) => ended(deps, payment, 'cancelled'),
  failed: (deps, payment) => ended(deps, payment, 'failed'),
  denied: takenBack,
  charged_back: takenBack,
};

async function nothing(): Promise<Effect> {
  return { outcome: 'without_effect' };
}

async function ended({ db }: ApplyDeps, payment: PaymentRow, status: 'expired' | 'cancelled' | 'failed'): Promise<Effect> {
  if (payment.status !== 'creating' && payment.status !== 'waiting') return { outcome: 'without_effect' };
  await db.updateTable('payments').set({ status }).where('id', '=', payment.id).execute();
  return { outcome: 'applied' };
}

async function moneyArrived(deps: ApplyDeps, payment: PaymentRow, facts: Facts): Promise<Effect> {
  const { db } = deps;
  if (payment.status === 'paid' || payment.status === 'reversed') {
    // `capture` and then `settlement` are one payment; another number of the gateway's is a second one under the same of ours.
    return payment.gateway_id === facts.gatewayId ? { outcome: 'without_effect' } : notValid(deps, payment, facts, 'double_payment');
  }
  if (facts.amountRupiah !== payment.total) {
    // Spec §1: not counted as valid.
    await db.updateTable('payments').set({ status: 'failed' }).where('id', '=', payment.id).execute();
    return notValid(deps, payment, facts, 'wrong_amount');
  }
  await db.updateTable('payments').set({ status: 'paid', paid_at: facts.paidAt ?? deps.now(), gateway_id: facts.gatewayId }).where('id', '=', payment.id).execute();
  const outcome = await deps.payables[kindOf(payment.payable_kind)].paid(deps, settled(payment));
  if (outcome === 'double_payment' || outcome === 'late_payment') return notValid(deps, payment, facts, outcome);
  await post(deps, receipt(paidBy(payment), payment.total));
  if (outcome === 'seats_gone') await oweRefund(deps, payment, { reason: 'seats_gone', from: 'customer' });
  return { outcome: 'applied', brought: payment.total };
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
  if (!wasUnmatched && !isTheOne) return ended(deps, payment, 'failed');
  if (isTheOne) {
    await deps.payables[kindOf(payment.payable_kind)].reversed(deps, settled(payment));
    const key = receiptKey(payment.id);
    await postReversal(deps, { of: key, key: `${key} reversed` });
  }
  if (payment.gateway_id === facts.gatewayId) await deps.db.updateTable('payments').set({ status: 'reversed' }).where('id', '=', payment.id).where('status', '=', 'paid').execute();
  await voidRefunds(deps, payment.id, isTheOne ? 'customer' : 'unmatched_receipts');
  await raise(deps, 'reversed', facts, payment.id, payment.partner_id);
  return { outcome: 'exception', brought: isTheOne ? -payment.total : -unmatchedSum };
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
