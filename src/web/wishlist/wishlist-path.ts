// The addresses of the wishlist. Without language prefix.
import type { Category } from '#shared/catalogue';
import * as paths from '#shared/paths';

export interface WishlistTab {
  category: Category;
  label: string;
}

export function wishlistPath(tab: Category, page = 1): string {
  const query = new URLSearchParams({
    ...(tab !== 'umrah' && { tab }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.member.wishlist}?${query}` : paths.member.wishlist;
}
