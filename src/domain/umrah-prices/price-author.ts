// Whose price tables somebody writes (docs/product/umrah-prices.md): the operator's, or those of the agency they work for.
import { type Actor, requireOperatorTask, type Role, workplaceFor } from '#domain/memberships';
import type { PriceSide } from '#shared/umrah-prices';

export interface PriceAuthor {
  actor: Actor;
  side: PriceSide;
}

/** Refuses `forbidden`. */
export function rightsOf({ actor, side }: PriceAuthor): { partnerId: string | null; role: Role } {
  if (side === 'operator') return { partnerId: null, role: requireOperatorTask(actor, 'umrahPrices') };
  return { partnerId: workplaceFor(actor, 'catalogue'), role: 'partner_staff' };
}
