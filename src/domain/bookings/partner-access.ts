// Who works on a partner's bookings (docs/product/partner-console.md): its own staff. Every
// console query checks access here for the one partner it concerns; nobody else learns that the booking
// exists.
import { type Actor, hasRole } from '#domain/memberships';
import { AppError } from '#shared/errors';

function canSeeBookings(actor: Actor, partnerId: string): boolean {
  return hasRole(actor, 'partner_staff', partnerId);
}

/** Refuses `not_found` for everybody but the partner's staff. */
export function refuseStrangers(actor: Actor, partnerId: string): void {
  if (!canSeeBookings(actor, partnerId)) throw new AppError('not_found');
}
