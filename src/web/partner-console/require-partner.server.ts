// What every page of the partner's desk begins with: who works there, and for which partner (docs/product/partner-console.md).
import type { Actor } from '#domain/memberships';
import { requireRole } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';

/** Our choice: who works for two partners has an account at each; an account's first membership names its desk. */
export function requirePartner(request: PageRequest): { actor: Actor; partnerId: string } {
  const actor = requireRole(request, 'partner_staff');
  const { partnerId } = actor.memberships.find(({ role }) => role === 'partner_staff')!;
  return { actor, partnerId: partnerId! };
}
