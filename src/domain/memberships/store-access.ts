// What a store's staff may do there, by the table of duties (docs/product/memberships.md).
import { AppError } from '#shared/errors';
import { storeDutyAllows, type StoreTask } from '#shared/store-duties';
import { type Actor, hasRole } from './actor.ts';

/** Whether the actor's duties at this store allow it; like every staff role only behind a second factor. */
export function mayTend(actor: Actor | null, task: StoreTask, storeId: string): boolean {
  if (!actor?.hasSecondFactor) return false;
  return actor.memberships.some(
    ({ role, partnerId, duties = [] }) =>
      role === 'store_staff' && partnerId === storeId && duties.some((duty) => storeDutyAllows(duty, task)),
  );
}

/** Refuses `not_found` to everybody but the store's staff, who learn with `forbidden` that it is not their duty. */
export function requireTending(actor: Actor, task: StoreTask, storeId: string): void {
  if (mayTend(actor, task, storeId)) return;
  throw new AppError(hasRole(actor, 'store_staff', storeId) ? 'forbidden' : 'not_found');
}

/** The store somebody works for: their first. Refuses `forbidden` where their duties there do not allow the task. */
export function storeOfActor(actor: Actor, task: StoreTask): string {
  const storeId = actor.memberships.find(({ role }) => role === 'store_staff')?.partnerId;
  if (!storeId || !mayTend(actor, task, storeId)) throw new AppError('forbidden');
  return storeId;
}
