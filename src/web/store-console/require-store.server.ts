// What every page of the store's console begins with: who works there, and for which store (docs/product/store-console.md).
import { data } from 'react-router';
import { type Actor, mayTend } from '#domain/memberships';
import type { StoreTask } from '#shared/store-duties';
import { requireArea } from '#web/request/require-area.server';
import { requireRole } from '#web/request/guards.server';
import type { PageRequest } from '#web/request/page-context.server';

/** An account's first membership names its console. Whose duty the page is not sees the page of 403. */
export function requireStore(request: PageRequest, task: StoreTask): { actor: Actor; storeId: string } {
  requireArea(request, 'merchandise');
  const actor = requireRole(request, 'store_staff');
  const storeId = actor.memberships.find(({ role }) => role === 'store_staff')!.partnerId!;
  if (!mayTend(actor, task, storeId)) throw data(null, { status: 403 });
  return { actor, storeId };
}
