// What this brand speaks of today: menus, cards, filters and the sitemap ask it.
import { todayInIndonesia } from '#shared/dates';
import { type AreaName, openAreas } from '#web/areas';
import type { PageRequest } from './page-context.server.ts';

export function areasOf({
  brand,
  deps,
}: {
  brand: PageRequest['brand'];
  deps: Pick<PageRequest['deps'], 'brands' | 'now'>;
}): AreaName[] {
  return openAreas(brand.flags, deps.brands.isFinancingApproved(todayInIndonesia(deps.now())));
}
