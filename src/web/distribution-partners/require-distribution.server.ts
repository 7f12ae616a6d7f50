// What every page of a distribution partner's console begins with: who works there, and for which partner.
import { type Actor, distributionPartnerOf } from '#domain/memberships';
import { requireRole } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';

/** Guests are sent to sign in, anybody else sees the page of 403. */
export function requireDistribution(request: PageRequest): { actor: Actor; partnerId: string } {
  const actor = requireRole(request, 'distribution_staff');
  return { actor, partnerId: distributionPartnerOf(actor) };
}
