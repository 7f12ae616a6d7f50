// What a gateway says is applied once, in one transaction with everything that follows from it (reliability.md 5–7).
import { sql } from 'kysely';
import { transaction } from '#platform/database/database';
import { lockKeys } from '#platform/database/locks';
import { aboutNobody, type AppliedOutcome, type ApplyDeps, type Effect, type Facts, kindOf, meaning, type PaymentRow, raise } from './meaning-of-facts.ts';

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
