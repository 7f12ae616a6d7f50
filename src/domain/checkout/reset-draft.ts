// Starting over (spec §4 booking reset, which clears all form and payment data): a draft holds no seats and
// no promo use, so nothing of it is retained. An order stays (spec §1).
import type { Brand } from '#domain/brands';
import type { Actor } from '#domain/memberships';
import { transaction } from '#platform/database/database';
import { type LockDeps, lockKeys } from '#platform/database/locks';
import { AppError } from '#shared/errors';
import type { BookingDeps } from '#domain/bookings';
import { findDraft } from './drafts.ts';

/** Refuses `not_found` (also another member's), `booking_state` once it is ordered. */
export function resetDraft(
  deps: BookingDeps & LockDeps,
  actor: Actor,
  { bookingId, brand }: { bookingId: string; brand: Pick<Brand, 'id'> },
): Promise<void> {
  return transaction(deps.db, async (db) => {
    await lockKeys({ ...deps, db }, [{ kind: 'booking', id: bookingId }]);
    const { state } = await findDraft(db, actor, brand, bookingId);
    if (state !== 'draft') throw new AppError('booking_state');
    await db.deleteFrom('bookings').where('id', '=', bookingId).execute();
  });
}
