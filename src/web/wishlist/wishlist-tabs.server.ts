// Which tabs a brand's wishlist has, in words: said where the data are read (decision 0176).
import * as m from '#messages/messages';
import { isAreaOpen } from '#web/areas';
import type { PageRequest } from '#web/request/page-context.server';
import type { WishlistTab, WishlistTabName } from './wishlist-path.ts';

const tabs = [
  { name: 'umrah', label: m.wishlist_tab_umrah, area: 'catalogue' },
  { name: 'tourism', label: m.wishlist_tab_tourism, area: 'catalogue' },
  { name: 'hajj', label: m.frame_menu_hajj, area: 'hajj' },
  { name: 'items', label: m.wishlist_tab_items, area: 'merchandise' },
] as const satisfies readonly { name: WishlistTabName; [key: string]: unknown }[];

export function wishlistTabOf(asked: string | null): WishlistTabName {
  return tabs.find(({ name }) => name === asked)?.name ?? 'umrah';
}

export function wishlistTabs({ brand }: Pick<PageRequest, 'brand'>): WishlistTab[] {
  return tabs
    .filter(({ area }) => isAreaOpen(area, brand.flags))
    .map(({ name, label }) => ({ name, label: label() }));
}
