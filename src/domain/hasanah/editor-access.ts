// Who works on hasanah (product.md "Who uses it": operators of content). Every function of the desk asks here.
import { type Actor, hasRole } from '#domain/memberships';
import { AppError } from '#shared/errors';

function canEditHasanah(actor: Actor): boolean {
  return hasRole(actor, 'operator_content');
}

/** Refuses `forbidden` for everybody but the operator's people of content. */
export function refuseReaders(actor: Actor): void {
  if (!canEditHasanah(actor)) throw new AppError('forbidden');
}
