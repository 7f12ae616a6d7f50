// Who works on a partner's bookings (docs/product/partner-console.md): its own staff, as far as their duties go. Every
// console query asks here for the one partner it concerns; nobody else learns that the booking exists.
import { type Actor, requireWork } from '#domain/memberships';
import type { PartnerTask } from '#shared/partner-duties';

/** Refuses `not_found` for everybody but the partner's staff, and `forbidden` to those whose duty it is not. */
export function refuseStrangers(
  actor: Actor,
  partnerId: string,
  task: PartnerTask,
  departureId?: string | null,
): void {
  requireWork(actor, task, { partnerId, departureId });
}
