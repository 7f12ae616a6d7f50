// The tabs of the wishlist (spec §2: umrah and sharia tourism; and hajj, where the brand sells it).
import * as m from '#messages/messages';
import type { Category } from '#shared/catalogue';
import { LocalLink } from '#web/ui/local-link.tsx';
import { wishlistPath, type WishlistTab } from './wishlist-path.ts';

export function WishlistTabs({ current, tabs }: { current: Category; tabs: readonly WishlistTab[] }) {
  return (
    <nav aria-label={m.wishlist_tabs()} className="flex flex-wrap border-b border-line">
      {tabs.map(({ category, label }) => (
        <LocalLink
          key={category}
          to={wishlistPath(category)}
          aria-current={category === current ? 'page' : undefined}
          className="flex min-h-12 items-center -mb-px border-b-2 border-transparent px-4 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
        >
          {label}
        </LocalLink>
      ))}
    </nav>
  );
}
