// What every page of the partner's console begins with: who works there, and for which partner (docs/product/partner-console.md).
import { data } from 'react-router';
import { type Actor, worksAtAll } from '#domain/memberships';
import { taskOfPage } from '#web/consoles';
import { requireRole } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';

/**
 * Our choice: who works for two partners has an account at each; an account's first membership names its console. Whose
 * duty the page is not sees the page of 403.
 */
export function requirePartner(request: PageRequest): { actor: Actor; partnerId: string } {
  const actor = requireRole(request, 'partner_staff');
  const task = taskOfPage(request.path);
  if (task && !worksAtAll(actor, task)) throw data(null, { status: 403 });
  const { partnerId } = actor.memberships.find(({ role }) => role === 'partner_staff')!;
  return { actor, partnerId: partnerId! };
}
