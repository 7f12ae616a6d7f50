// Applies a gateway status once, in one transaction with all its consequences (docs/product/payments.md).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { lockedTransaction } from '#platform/database/locks';
import { unawaited } from '#platform/database/unawaited';
import {
  recordUnknownPayment,
  type AppliedOutcome,
  type ApplyDeps,
  type Effect,
  type GatewayStatus,
  kindOf,
  gatewayStatusHandlers,
  type PaymentRow,
  raise,
} from './gateway-status-handlers.ts';
import { markNoticeApplied } from './notices.ts';
import type { IssuedPayment } from './payee-gateways.ts';
import { settleAtOnce } from './settle-at-once.ts';

export interface HeardBy {
  /** The notification that reported it; it is marked as done in the same transaction. */
  noticeId?: number | null;
  /** The newest event there was before the gateway was asked. */
  latestEventId?: number | null;
  /** The payment, where it was read before. */
  issued?: IssuedPayment | null;
}

/**
 * Applies what the gateway reported about one payment. Repeating it changes nothing (`known`); what turns an
 * earlier report round is applied only when it was asked for after that one (`outdated` otherwise: ask
 * again). Refuses `busy`.
 */
export async function applyGatewayStatus(
  deps: ApplyDeps,
  report: GatewayStatus,
  { noticeId = null, latestEventId = null, issued = null }: HeardBy = {},
): Promise<AppliedOutcome> {
  const { apply, touchesPayable, changesNothing } = gatewayStatusHandlers[report.status];
  const recorded = changesNothing && (await recordOnly(deps, report, noticeId));
  if (recorded) return recorded;
  if (issued && (await settleAtOnce(deps, issued, report, noticeId))) return 'applied';
  const named = await findNamed(deps.db, report);
  // Events are never deleted: detecting a known one needs no lock.
  if (named?.known === report.amountRupiah && !turnsRound(report, named, true)) {
    if (noticeId !== null) await markNoticeApplied(deps, noticeId);
    return 'known';
  }
  // Which departure and order a payment is for never changes.
  const locks =
    named && touchesPayable
      ? await deps.payables[kindOf(named.payable_kind)].locksOf(deps.db, named.payable_id)
      : [];
  const payable = {
    kind: 'payment' as const,
    id: named?.payable_id ?? `${report.gateway} ${report.reference}`,
  };
  return lockedTransaction(deps, [payable, ...locks], async (db) => {
    const within = { ...deps, db };
    const { payment, known, money } = await readUnderLock(within, report, named?.id ?? null);
    const isTurn = turnsRound(report, money, known !== null);
    if (isTurn && (latestEventId === null || latestEventId < money.latestEventId!)) return 'outdated';
    if (known && !(isTurn && known.amount === report.amountRupiah)) {
      if (known.amount !== report.amountRupiah) await raiseOnce(within, 'amount_changed', report, payment);
      if (noticeId !== null) await markNoticeApplied(within, noticeId);
      return 'known';
    }
    const heard = { ...report, round: money.reversals };
    const effect = payment ? await apply(within, payment, heard) : await recordUnknownPayment(within, report);
    const statusKey = isTurn ? `${report.statusKey}:again:${money.reversals}` : report.statusKey;
    await record(within, { report: { ...report, statusKey }, payment, effect, noticeId });
    return effect.outcome;
  });
}

/**
 * What moves no money is recorded by one statement and without a lock: events have unique names. Null: the same
 * name came with another amount, or is just being written.
 */
async function recordOnly(
  { db, now }: ApplyDeps,
  report: GatewayStatus,
  noticeId: number | null,
): Promise<AppliedOutcome | null> {
  const { gateway, reference, gatewayId, statusKey, amountRupiah, refundedRupiah } = report;
  const at = now();
  const {
    rows: [told],
  } = await sql<{ isNew: boolean; isKnown: boolean }>`
    with known as (select amount from payment_events where gateway = ${gateway} and reference = ${reference} and type = ${statusKey}),
    written as (insert into payment_events (gateway, reference, gateway_id, type, amount, brought, refunded, payment_id, outcome, recorded_at)
      select ${gateway}, ${reference}, ${gatewayId}, ${statusKey}, ${amountRupiah}::bigint, 0, ${refundedRupiah},
        (select id from payments where gateway = ${gateway} and reference = ${reference}), 'without_effect', ${at}
      where not exists (select from known) on conflict do nothing returning id),
    heard as (update payment_notifications set applied_at = ${at} where id = ${noticeId}::bigint
      and (exists (select from written) or exists (select from known where amount = ${amountRupiah})))
    select exists (select from written) as "isNew", exists (select from known where amount = ${amountRupiah}) as "isKnown"`.execute(
    db,
  );
  return told!.isNew ? 'without_effect' : told!.isKnown ? 'known' : null;
}

/**
 * The payment under this reference, and the amount of an earlier report of the same event; null when nobody
 * here issued it.
 */
function findNamed(db: Db, report: GatewayStatus) {
  return db
    .selectFrom('payments')
    .select(['id', 'payable_kind', 'payable_id', reportedBefore(db, report).as('known'), ...moneyOf(report)])
    .where('gateway', '=', report.gateway)
    .where('reference', '=', report.reference)
    .executeTakeFirst();
}

/** What the events of this payment of the gateway's brought so far. */
interface HeardMoney {
  here: number;
  reversals: number;
  /** Of the whole reference; null: none. */
  latestEventId: number | null;
}

const noMoney: HeardMoney = { here: 0, reversals: 0, latestEventId: null };

function moneyOf({ gatewayId }: GatewayStatus) {
  const events = sql`from payment_events v where v.payment_id = payments.id`;
  return [
    sql<number>`(select coalesce(sum(v.brought), 0)::bigint ${events} and v.gateway_id = ${gatewayId})`.as(
      'here',
    ),
    sql<number>`(select count(*)::integer ${events} and v.gateway_id = ${gatewayId} and v.brought < 0)`.as(
      'reversals',
    ),
    sql<number | null>`(select max(v.id) ${events})`.as('latestEventId'),
  ] as const;
}

/** Paid after its bank had reversed it, or reversed after a dispute was won: the same words, and not the same event. */
function turnsRound({ status }: GatewayStatus, { here, reversals }: HeardMoney, isKnown: boolean): boolean {
  if (status === 'paid') return reversals > 0 && here === 0;
  return (status === 'denied' || status === 'charged_back') && isKnown && here > 0;
}

/** What was reported under the same name: with another amount it is no money (docs/product/payments.md). */
function reportedBefore(db: Db, { gateway, reference, statusKey }: GatewayStatus) {
  return db
    .selectFrom('payment_events')
    .select('amount')
    .where('gateway', '=', gateway)
    .where('reference', '=', reference)
    .where('type', '=', statusKey);
}

interface Known {
  payment: PaymentRow | null;
  known: { amount: number } | null;
  money: HeardMoney;
}

async function readUnderLock(
  { db }: ApplyDeps,
  report: GatewayStatus,
  paymentId: string | null,
): Promise<Known> {
  if (!paymentId) {
    const known = (await reportedBefore(db, report).executeTakeFirst()) ?? null;
    return { payment: null, known, money: noMoney };
  }
  const { known, here, reversals, latestEventId, ...payment } = await db
    .selectFrom('payments')
    .selectAll()
    .select([reportedBefore(db, report).as('known'), ...moneyOf(report)])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return {
    payment,
    known: known === null ? null : { amount: known },
    money: { here, reversals, latestEventId },
  };
}

interface Recorded {
  report: GatewayStatus;
  payment: PaymentRow | null;
  effect: Effect;
  noticeId: number | null;
}

/** The event, the payment's new status, and the notification that reported it: one statement. */
async function record(
  { db, now }: ApplyDeps,
  { report, payment, effect: { outcome, brought = 0, becomes }, noticeId }: Recorded,
): Promise<void> {
  await sql`${sql.raw(unawaited)}
    with heard as (update payment_notifications set applied_at = ${now()} where id = ${noticeId}::bigint),
    become as (update payments set status = coalesce(${becomes?.status ?? null}, status), paid_at = coalesce(${becomes?.paidAt ?? null}::timestamptz, paid_at),
      gateway_id = coalesce(${becomes?.gatewayId ?? null}, gateway_id), resettlements = coalesce(${becomes?.round ?? null}::integer, resettlements) where id = ${(becomes && payment?.id) ?? null}::uuid)
    insert into payment_events (gateway, reference, gateway_id, type, amount, brought, refunded, payment_id, outcome, recorded_at)
    values (${report.gateway}, ${report.reference}, ${report.gatewayId}, ${report.statusKey}, ${report.amountRupiah}, ${brought}, ${report.refundedRupiah}, ${payment?.id ?? null},
      ${outcome}, ${now()})`.execute(db);
}

async function raiseOnce(
  deps: ApplyDeps,
  kind: string,
  report: GatewayStatus,
  payment: PaymentRow | null,
): Promise<void> {
  const reported = await deps.db
    .selectFrom('payment_exceptions')
    .select('id')
    .where('gateway', '=', report.gateway)
    .where('reference', '=', report.reference)
    .where('kind', '=', kind)
    .where('amount', '=', report.amountRupiah)
    .executeTakeFirst();
  if (!reported) await raise(deps, kind, report, payment);
}
