// The addresses of the wishlist. Without language prefix.
import type { Category } from '#shared/catalogue';
import * as paths from '#shared/paths';

export type WishlistTabName = Category | 'items';

export interface WishlistTab {
  name: WishlistTabName;
  label: string;
}

export function wishlistPath(tab: WishlistTabName, page = 1): string {
  const query = new URLSearchParams({
    ...(tab !== 'umrah' && { tab }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.member.wishlist}?${query}` : paths.member.wishlist;
}
