// Bottom navigation on phones (spec §2 layouts): home, orders, account, as far as they are open.
import { House, Receipt, User } from 'lucide-react';
import { useMatches } from 'react-router';
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';
import { useFrame } from '#web/frame';
import type { RouteHandle } from '#web/route-handle';
import { LocalLink } from './ui/local-link.tsx';

const entries = [
  { label: m.frame_home, to: '/', area: 'site', Icon: House },
  { label: m.frame_orders, to: '/member/my-order', area: 'orders', Icon: Receipt },
  { label: m.frame_account, to: '/member/profile', area: 'accounts', Icon: User },
] as const satisfies readonly { area: AreaName; [key: string]: unknown }[];

/** A single way to go is no navigation: shown from two open entries on. */
export function BottomNavigation() {
  const { areas, path } = useFrame();
  const isHidden = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.hidesBottomNavigation);
  const open = entries.filter(({ area }) => areas.includes(area));
  if (isHidden || open.length < 2) return null;
  return (
    <nav aria-label={m.frame_bottom_navigation()} data-bottom-bar className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card md:hidden">
      <ul className="flex">
        {open.map(({ label, to, Icon }) => (
          <li key={to} className="flex-1">
            <LocalLink to={to} aria-current={path === to ? 'page' : undefined} className="flex min-h-16 flex-col items-center justify-center text-sm font-semibold aria-[current=page]:text-primary">
              <Icon size={22} aria-hidden="true" />{label()}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
