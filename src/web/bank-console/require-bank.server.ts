// What every page of the bank's console begins with: who works there (docs/product/bank-console.md).
import { data } from 'react-router';
import { type Actor, hasRole } from '#domain/memberships';
import { bankRoles } from '#shared/roles';
import { requireMember } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';

export function requireBank(request: PageRequest): Actor {
  const actor = requireMember(request);
  if (!bankRoles.some((role) => hasRole(actor, role))) throw data(null, { status: 403 });
  return actor;
}
