// Staff of distribution partners: one role, and all of them do everything there (docs/product/memberships.md).
import { AppError } from '#shared/errors';
import { type Actor, hasRole } from './actor.ts';

/** The distribution partner somebody works for: their first. Refuses `forbidden`. */
export function distributionPartnerOf(actor: Actor): string {
  const partnerId = actor.memberships.find(({ role }) => role === 'distribution_staff')?.partnerId;
  if (!partnerId || !hasRole(actor, 'distribution_staff', partnerId)) throw new AppError('forbidden');
  return partnerId;
}
