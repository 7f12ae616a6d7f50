// Pages of an area that is closed on this brand do not exist (docs/product/brands.md: flags really hide what they switch off).
import { data } from 'react-router';
import { type AreaName, isAreaOpen } from '#web/areas';
import type { PageRequest } from './page-context.server.ts';

/** Throws the 404 page when the area is closed on this brand. */
export function requireArea({ brand }: PageRequest, area: AreaName): void {
  if (!isAreaOpen(area, brand.flags)) throw data(null, { status: 404 });
}
