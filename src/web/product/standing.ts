// Where a departure stands for somebody who wants to go: what the top of the page says and what the panel offers are
// decided here once. A licence problem comes before everything but departure, the end of sale and sold out before anything one can buy.
import type { ProductView } from './product-view.ts';

export type Standing = 'departed' | 'blocked' | 'closed' | 'sold_out' | 'available';

export function standingOf({ availability, block }: Pick<ProductView, 'availability' | 'block'>): Standing {
  if (availability === 'departed') return 'departed';
  if (block !== null) return 'blocked';
  return availability === 'closed' || availability === 'sold_out' ? availability : 'available';
}
