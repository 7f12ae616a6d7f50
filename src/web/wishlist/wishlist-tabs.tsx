// The tabs of the wishlist (spec §2: umrah and sharia tourism; and hajj, where the brand sells it, and souvenirs).
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { wishlistPath, type WishlistTab, type WishlistTabName } from './wishlist-path.ts';

export function WishlistTabs({ current, tabs }: { current: WishlistTabName; tabs: readonly WishlistTab[] }) {
  return (
    <nav aria-label={m.wishlist_tabs()} className="flex flex-wrap border-b border-line">
      {tabs.map(({ name, label }) => (
        <LocalLink
          key={name}
          to={wishlistPath(name)}
          aria-current={name === current ? 'page' : undefined}
          className="flex min-h-12 items-center -mb-px border-b-2 border-transparent px-4 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
        >
          {label}
        </LocalLink>
      ))}
    </nav>
  );
}
