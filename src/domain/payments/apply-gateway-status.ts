// Applies a gateway status once, in one transaction with all its consequences (docs/product/payments.md).
import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
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

/**
 * Applies what the gateway reported about one payment; `noticeId` is the notification that reported it,
 * which is marked as done in the same transaction. Repeating it changes nothing (`known`). Refuses `busy`.
 */
export async function applyGatewayStatus(
  deps: ApplyDeps,
  facts: GatewayStatus,
  noticeId: number | null = null,
): Promise<AppliedOutcome> {
  const named = await findNamed(deps.db, facts);
  // Events are never deleted: detecting a known one needs no lock.
  if (named?.known === facts.amountRupiah) {
    await markNotificationApplied(deps, noticeId);
    return 'known';
  }
  const { mean, touchesPayable } = gatewayStatusHandlers[facts.status];
  // Which departure and order a payment is for never changes.
  const locks =
    named && touchesPayable
      ? await deps.payables[kindOf(named.payable_kind)].locksOf(deps.db, named.payable_id)
      : [];
  return transaction(deps.db, async (db) => {
    const within = { ...deps, db };
    await lockKeys(within, [
      { kind: 'payment', id: named?.payable_id ?? `${facts.gateway} ${facts.reference}` },
      ...locks,
    ]);
    const { payment, known } = await readUnderLock(within, facts, named?.id ?? null);
    if (known) {
      if (known.amount !== facts.amountRupiah) await raiseOnce(within, 'amount_changed', facts, payment);
      await markNotificationApplied(within, noticeId);
      return 'known';
    }
    const effect = payment ? await mean(within, payment, facts) : await recordUnknownPayment(within, facts);
    await record(within, { facts, payment, effect, noticeId });
    return effect.outcome;
  });
}

/**
 * The payment under this reference, and the amount of an earlier report of the same event; null when nobody
 * here issued it.
 */
function findNamed(db: Db, facts: GatewayStatus) {
  return db
    .selectFrom('payments')
    .select(['id', 'payable_kind', 'payable_id', toldBefore(db, facts).as('known')])
    .where('gateway', '=', facts.gateway)
    .where('reference', '=', facts.reference)
    .executeTakeFirst();
}

/** What was reported under the same name: with another amount it is no money (docs/product/payments.md). */
function toldBefore(db: Db, { gateway, reference, statusKey }: GatewayStatus) {
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
}

async function readUnderLock(
  { db }: ApplyDeps,
  facts: GatewayStatus,
  paymentId: string | null,
): Promise<Known> {
  if (!paymentId) return { payment: null, known: (await toldBefore(db, facts).executeTakeFirst()) ?? null };
  const { known, ...payment } = await db
    .selectFrom('payments')
    .selectAll()
    .select(toldBefore(db, facts).as('known'))
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return { payment, known: known === null ? null : { amount: known } };
}

interface Recorded {
  facts: GatewayStatus;
  payment: PaymentRow | null;
  effect: Effect;
  noticeId: number | null;
}

/** The event, the payment's new status, and the notification that reported it: one statement. */
async function record(
  { db, now }: ApplyDeps,
  { facts, payment, effect: { outcome, brought = 0, becomes }, noticeId }: Recorded,
): Promise<void> {
  await sql`${sql.raw(unawaited)}
    with heard as (update payment_notifications set applied_at = ${now()} where id = ${noticeId}::bigint),
    become as (update payments set status = coalesce(${becomes?.status ?? null}, status), paid_at = coalesce(${becomes?.paidAt ?? null}::timestamptz, paid_at),
      gateway_id = coalesce(${becomes?.gatewayId ?? null}, gateway_id) where id = ${(becomes && payment?.id) ?? null}::uuid)
    insert into payment_events (gateway, reference, gateway_id, type, amount, brought, refunded, payment_id, outcome, recorded_at)
    values (${facts.gateway}, ${facts.reference}, ${facts.gatewayId}, ${facts.statusKey}, ${facts.amountRupiah}, ${brought}, ${facts.refundedRupiah}, ${payment?.id ?? null},
      ${outcome}, ${now()})`.execute(db);
}

/** A notification with nothing (more) to apply. */
export async function markNotificationApplied(
  { db, now }: Pick<ApplyDeps, 'db' | 'now'>,
  noticeId: number | null,
): Promise<void> {
  if (noticeId !== null)
    await db
      .updateTable('payment_notifications')
      .set({ applied_at: now() })
      .where('id', '=', noticeId)
      .execute();
}

async function raiseOnce(
  deps: ApplyDeps,
  kind: string,
  facts: GatewayStatus,
  payment: PaymentRow | null,
): Promise<void> {
  const told = await deps.db
    .selectFrom('payment_exceptions')
    .select('id')
    .where('gateway', '=', facts.gateway)
    .where('reference', '=', facts.reference)
    .where('kind', '=', kind)
    .where('amount', '=', facts.amountRupiah)
    .executeTakeFirst();
  if (!told) await raise(deps, kind, facts, payment);
}
