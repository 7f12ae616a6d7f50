// The tabs of the wishlist (spec §2: umrah and sharia tourism; and hajj, where the brand sells it).
import * as m from '#messages/messages';
import type { Category } from '#shared/catalogue';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useFrame } from '#web/frame';

const tabs = [
  { category: 'umrah', label: m.wishlist_tab_umrah, area: 'catalogue' },
  { category: 'tourism', label: m.wishlist_tab_tourism, area: 'catalogue' },
  { category: 'hajj', label: m.frame_menu_hajj, area: 'hajj' },
] as const satisfies readonly { category: Category; [key: string]: unknown }[];

export function wishlistTabOf(asked: string | null): Category {
  return tabs.find(({ category }) => category === asked)?.category ?? 'umrah';
}

export function wishlistPath(tab: Category, page = 1): string {
  const query = new URLSearchParams({
    ...(tab !== 'umrah' && { tab }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `${paths.member.wishlist}?${query}` : paths.member.wishlist;
}

export function WishlistTabs({ current }: { current: Category }) {
  const { areas } = useFrame();
  return (
    <nav aria-label={m.wishlist_tabs()} className="flex flex-wrap border-b border-line">
      {tabs
        .filter(({ area }) => areas.includes(area))
        .map(({ category, label }) => (
          <LocalLink
            key={category}
            to={wishlistPath(category)}
            aria-current={category === current ? 'page' : undefined}
            className="flex min-h-12 items-center -mb-px border-b-2 border-transparent px-4 font-semibold text-ink-soft aria-[current]:border-primary aria-[current]:text-primary"
          >
            {label()}
          </LocalLink>
        ))}
    </nav>
  );
}
