// Ensures one running attempt per payable (decision 0054): a tab that presses just after another waits for
// that one's number, and nobody gets a dead one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { AppError } from '#shared/errors';
import { type RunningPayment, runningPaymentOf } from './find-payment.ts';

type PaymentRow = Selectable<DB['payments']>;

/** Longer than the gateway timeout: after it the process that asked has died, and nobody knows the number. */
export const longestAskMs = 15_000;
const lookMs = 50;

export const openStates = ['creating', 'waiting'] as const;

/** Whether its number can be paid, or is just being fetched. */
export function isAlive(
  { status, expires_at: expiresAt, created_at: createdAt }: PaymentRow,
  now: Date,
): boolean {
  return status === 'waiting' ? expiresAt > now : now.getTime() - createdAt.getTime() < longestAskMs;
}

export function openAttempts(db: Db, payableId: string): Promise<PaymentRow[]> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('payable_id', '=', payableId)
    .where('status', 'in', openStates)
    .execute();
}

export function getPaymentRow(db: Db, id: string): Promise<PaymentRow> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/**
 * The payment as soon as it has its number or, when another took its place meanwhile, that one; null when nothing
 * runs any more. Refuses `gateway_unavailable` when the gateway gave none, `busy` when no number arrives. Holds
 * no connection meanwhile.
 */
export async function awaitNumber(
  { db }: { db: Db },
  payment: RunningPayment,
): Promise<RunningPayment | null> {
  let current = payment;
  for (const end = performance.now() + longestAskMs; performance.now() < end; await sleep(lookMs)) {
    if (current.state === 'waiting' || current.state === 'paid') return current;
    if (current.state === 'failed') throw new AppError('gateway_unavailable');
    const next =
      current.state === 'creating'
        ? await getPaymentRow(db, current.id)
        : (await openAttempts(db, current.payableId))[0];
    if (!next) return null;
    current = runningPaymentOf(next);
  }
  throw new AppError('busy');
}
