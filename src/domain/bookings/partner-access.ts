// Who works on a partner's bookings (product.md "Who uses it"; reliability.md 14): its own staff. Every query of the desk asks here
// with the one partner it is about; nobody else learns that there is anything.
import { type Actor, hasRole } from '#domain/memberships';
import { AppError } from '#shared/errors';

export function canSeeBookings(actor: Actor, partnerId: string): boolean {
  return hasRole(actor, 'partner_staff', partnerId);
}

/** Refuses `not_found` for everybody but the partner's staff. */
export function refuseStrangers(actor: Actor, partnerId: string): void {
  if (!canSeeBookings(actor, partnerId)) throw new AppError('not_found');
}
