// The menu in one line; groups open as <details>, one at a time, without any script (ui/elements/menus.ts closes them).
import { ChevronDown } from 'lucide-react';
import * as m from '#messages/messages';
import { MenuAnchor } from './menu-anchor.tsx';
import type { MenuItemView } from './menu-view.ts';

const top =
  'inline-flex min-h-12 cursor-pointer items-center gap-1 whitespace-nowrap rounded-lg px-2 font-semibold underline-offset-4 hover:underline';

export function DesktopMenu({ items }: { items: readonly MenuItemView[] }) {
  return (
    <nav aria-label={m.frame_menu_main()} className="mr-auto hidden xl:block">
      <ul className="flex items-center">
        {items.map((item, index) => (
          <li key={item.label}>
            <Item item={item} isLast={index === items.length - 1} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last one opens to the left: what is to its right belongs to the account. */
function Item({ item, isLast }: { item: MenuItemView; isLast: boolean }) {
  if (!('links' in item)) return <MenuAnchor link={item} className={top} />;
  return (
    <details name="header-menu" className="group relative" data-menu>
      <summary className={`${top} list-none`}>
        {item.label}
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <ul
        className={`absolute ${isLast ? 'right-0' : 'left-0'} top-full z-10 mt-1 min-w-64 rounded-card border border-line bg-card py-2 text-ink shadow-float`}
      >
        {item.links.map((link) => (
          <li key={link.to}>
            <MenuAnchor
              link={link}
              className="flex min-h-12 items-center whitespace-nowrap px-5 hover:bg-paper hover:text-primary"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
