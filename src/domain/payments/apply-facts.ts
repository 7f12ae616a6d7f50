// What a gateway's facts mean (reliability.md 5–7): each is applied once, in one transaction with everything that follows
// from it. No rupiah is lost: money that may not count waits among the unmatched receipts, with an exception for a person.
import type { Selectable } from 'kysely';
import { post, postReversal, receipt, receiptKey, unmatched } from '#domain/ledger';
import { type Db, transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import type { DB } from '#platform/database/types';
import type { Jobs } from '#platform/jobs/jobs';
import type { PaymentFacts, PaymentStatus } from '#platform/payments/gateway';
import { type Rupiah, rupiah } from '#shared/money';
import { isPayableKind, type PayableKind, type Payables, type SettledPayment } from './payables.ts';
import { oweRefund } from './refunds.ts';

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
    const outcome = payment ? await meaning[facts.status](within, payment, facts) : await aboutNobody(within, facts);
    await db.insertInto('payment_events').values({
      gateway: facts.gateway, reference: facts.reference, type: facts.statusKey, amount: facts.amountRupiah, payment_id: payment?.id ?? null, outcome, recorded_at: deps.now(),
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

type Meaning = (deps: ApplyDeps, payment: PaymentRow, facts: Facts) => Promise<Exclude<AppliedOutcome, 'known'>>;

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
  denied: (deps, payment, facts) => (payment.status === 'paid' ? takenBack(deps, payment, facts) : ended(deps, payment, 'failed')),
  charged_back: (deps, payment, facts) => (payment.status === 'paid' ? takenBack(deps, payment, facts) : ended(deps, payment, 'failed')),
};

async function nothing(): Promise<'without_effect'> {
  return 'without_effect';
}

async function ended({ db }: ApplyDeps, payment: PaymentRow, status: 'expired' | 'cancelled' | 'failed') {
  if (payment.status !== 'creating' && payment.status !== 'waiting') return 'without_effect' as const;
  await db.updateTable('payments').set({ status }).where('id', '=', payment.id).execute();
  return 'applied' as const;
}

async function moneyArrived(deps: ApplyDeps, payment: PaymentRow, facts: Facts) {
  // `capture` and then `settlement` are one payment.
  if (payment.status === 'paid' || payment.status === 'reversed') return 'without_effect' as const;
  const by = { paymentId: payment.id, partnerId: payment.partner_id, gateway: payment.gateway, bookingId: payment.subject_id };
  if (facts.amountRupiah !== payment.total) {
    // Spec §1: not counted as valid.
    await deps.db.updateTable('payments').set({ status: 'failed' }).where('id', '=', payment.id).execute();
    await post(deps, unmatched(by, facts.amountRupiah));
    await raise(deps, 'wrong_amount', facts, payment.id, payment.partner_id);
    return 'exception' as const;
  }
  await deps.db.updateTable('payments').set({ status: 'paid', paid_at: facts.paidAt ?? deps.now() }).where('id', '=', payment.id).execute();
  const outcome = await deps.payables[kindOf(payment.payable_kind)].paid(deps, settled(payment));
  if (outcome === 'double_payment' || outcome === 'late_payment') {
    await post(deps, unmatched(by, payment.total));
    await raise(deps, outcome, facts, payment.id, payment.partner_id);
    await oweRefund(deps, payment, { reason: 'double_payment', from: 'unmatched_receipts' });
    return 'exception' as const;
  }
  await post(deps, receipt(by, payment.total));
  if (outcome === 'seats_gone') await oweRefund(deps, payment, { reason: 'seats_gone', from: 'customer' });
  return 'applied' as const;
}

/** A bank's reversal minutes after settlement, or a chargeback weeks later. */
async function takenBack(deps: ApplyDeps, payment: PaymentRow, facts: Facts) {
  await deps.db.updateTable('payments').set({ status: 'reversed' }).where('id', '=', payment.id).execute();
  await deps.payables[kindOf(payment.payable_kind)].reversed(deps, settled(payment));
  const key = receiptKey(payment.id);
  await postReversal(deps, { of: key, key: `${key} reversed` });
  await raise(deps, 'reversed', facts, payment.id, payment.partner_id);
  return 'exception' as const;
}

/** Money under a number nobody here gave. */
async function aboutNobody(deps: ApplyDeps, facts: Facts): Promise<'without_effect' | 'exception'> {
  if (facts.status !== 'paid') return 'without_effect';
  await raise(deps, 'unknown_reference', facts, null);
  return 'exception';
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
