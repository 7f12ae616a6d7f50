// The menu in one line; groups open as <details>, one at a time, without any script (islands/menus.ts closes them).
import { ChevronDown } from 'lucide-react';
import * as m from '#messages/messages';
import { LocalLink } from '#web/components/ui/local-link.tsx';
import { type MenuItem, openMenu } from './menu.ts';

const top = 'inline-flex min-h-12 cursor-pointer items-center gap-1 whitespace-nowrap rounded-lg px-3 font-semibold underline-offset-4 hover:underline';

export function DesktopMenu({ areas }: { areas: readonly string[] }) {
  return (
    <nav aria-label={m.frame_menu_main()} className="mr-auto hidden lg:block">
      <ul className="flex items-center">
        {openMenu('desktop', areas).map((item) => <li key={item.label()}><Item item={item} /></li>)}
      </ul>
    </nav>
  );
}

function Item({ item }: { item: MenuItem }) {
  if (!('links' in item)) return <LocalLink to={item.to} className={top}>{item.label()}</LocalLink>;
  return (
    <details name="header-menu" className="group relative" data-menu>
      <summary className={`${top} list-none`}>
        {item.label()}
        <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
      </summary>
      <ul className="absolute left-0 top-full z-10 mt-1 min-w-64 rounded-card border border-line bg-card py-2 text-ink shadow-float">
        {item.links.map(({ label, to }) => (
          <li key={to}><LocalLink to={to} className="flex min-h-12 items-center whitespace-nowrap px-5 hover:bg-paper hover:text-primary">{label()}</LocalLink></li>
        ))}
      </ul>
    </details>
  );
}
