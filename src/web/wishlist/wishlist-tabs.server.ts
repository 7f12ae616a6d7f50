// Which tabs a brand's wishlist has, in words: said where the data are read (decision 0176).
import * as m from '#messages/messages';
import type { Category } from '#shared/catalogue';
import { isAreaOpen } from '#web/areas';
import type { PageRequest } from '#web/request/page-context.server';
import type { WishlistTab } from './wishlist-path.ts';

const tabs = [
  { category: 'umrah', label: m.wishlist_tab_umrah, area: 'catalogue' },
  { category: 'tourism', label: m.wishlist_tab_tourism, area: 'catalogue' },
  { category: 'hajj', label: m.frame_menu_hajj, area: 'hajj' },
] as const satisfies readonly { category: Category; [key: string]: unknown }[];

export function wishlistTabOf(asked: string | null): Category {
  return tabs.find(({ category }) => category === asked)?.category ?? 'umrah';
}

export function wishlistTabs({ brand }: Pick<PageRequest, 'brand'>): WishlistTab[] {
  return tabs
    .filter(({ area }) => isAreaOpen(area, brand.flags))
    .map(({ category, label }) => ({ category, label: label() }));
}
