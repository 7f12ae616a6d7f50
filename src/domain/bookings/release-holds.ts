// Frees what a deleted account held unpaid, at once (decision 0053).
import type { Db } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { seatsLock } from '#domain/seats';
import { AppError } from '#shared/errors';
import { reverseBooking } from './reverse-booking.ts';
import { accountLock } from './holding.ts';
import { type TransitionDeps, transitionBooking } from './transition-booking.ts';

/**
 * Ends the unpaid orders of an account: seats, promo uses and running payments. In the transaction that
 * deletes it. Refuses `busy` when another order is being placed at this moment.
 */
export async function releaseHolds(deps: TransitionDeps & LockDeps, accountId: string): Promise<void> {
  const seen = await listHeld(deps.db, accountId);
  // All locks at once: waiting for one lock while holding another can deadlock.
  await lockKeys(deps, [
    accountLock(accountId),
    ...seen.flatMap(({ id, departure_id }) => [seatsLock(departure_id), { kind: 'booking' as const, id }]),
  ]);
  const held = await listHeld(deps.db, accountId);
  if (held.some(({ id }) => !seen.some((one) => one.id === id))) throw new AppError('busy');
  for (const { id: bookingId } of held) {
    await reverseBooking(deps, { bookingId, reason: 'ended_by_staff', actorId: null });
    await transitionBooking(deps, { bookingId, event: 'account_deleted', actorId: null });
  }
}

function listHeld(db: Db, accountId: string): Promise<{ id: string; departure_id: string }[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'departure_id'])
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting_payment')
    .orderBy('id')
    .execute();
}
