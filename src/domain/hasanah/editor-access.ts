// Who edits hasanah (docs/product/hasanah.md: operators of content). Every function of the editor checks this.
import { type Actor, mayOperate } from '#domain/memberships';
import { AppError } from '#shared/errors';

function canEditHasanah(actor: Actor): boolean {
  return mayOperate(actor, 'articles');
}

/** Refuses `forbidden` for everybody but the operator's content staff. */
export function refuseReaders(actor: Actor): void {
  if (!canEditHasanah(actor)) throw new AppError('forbidden');
}
