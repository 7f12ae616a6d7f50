// The tabs of the wishlist (spec §2: umrah and sharia tourism; and hajj, where the brand sells it, and souvenirs).
import * as m from '#messages/messages';
import { LocalLink } from '#web/ui/local-link.tsx';
import { wishlistPath, type WishlistTab, type WishlistTabName } from './wishlist-path.ts';

export function WishlistTabs({ current, tabs }: { current: WishlistTabName; tabs: readonly WishlistTab[] }) {
  return (
    // More than three do not fit beside each other on a phone: two and two, rather than one left over.
    <nav
      aria-label={m.wishlist_tabs()}
      className={tabs.length > 3 ? 'grid grid-cols-2 md:flex' : 'flex flex-wrap'}
    >
      {tabs.map(({ name, label }) => (
        <LocalLink
          key={name}
          to={wishlistPath(name)}
          aria-current={name === current ? 'page' : undefined}
          className="flex min-h-12 items-center border-b-2 border-line px-4 max-md:justify-center font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
        >
          {label}
        </LocalLink>
      ))}
    </nav>
  );
}
