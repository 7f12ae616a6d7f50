// Bottom navigation on phones (spec §2 layouts): home, orders, account, as far as they are open, and the way to ask, which on phones
// stands here instead of floating over the page (decision 0065). A page's own bar takes its place (base.css).
import { House, MessageCircle, Receipt, User } from 'lucide-react';
import { useMatches } from 'react-router';
import * as m from '#messages/messages';
import type { AreaName } from '#web/areas';
import { whatsappLink } from '#web/contact-links';
import { useFrame } from '#web/frame';
import type { RouteHandle } from '#web/route-handle';
import { isReadingPage } from './reading-pages.ts';
import { LocalLink } from '#web/ui/local-link.tsx';
import * as paths from '#shared/paths';

const entries = [
  { label: m.frame_home, to: '/', area: 'site', Icon: House },
  { label: m.frame_orders, to: paths.member.orders, area: 'orders', Icon: Receipt },
  { label: m.frame_account, to: paths.member.profile, area: 'accounts', Icon: User },
] as const satisfies readonly { area: AreaName; [key: string]: unknown }[];

const item =
  'flex min-h-16 flex-col items-center justify-center text-sm font-semibold aria-[current=page]:text-primary';

/** A place for each from the first on: they do not move while the rest of the document arrives. */
const columns = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' } as const;

/** A single way to go is no navigation: shown from two open entries on. */
export function BottomNavigation() {
  const { areas, path, brand } = useFrame();
  const isHidden = useMatches().some(
    ({ handle }) => (handle as RouteHandle | undefined)?.hidesBottomNavigation,
  );
  const open = entries.filter(({ area }) => areas.includes(area));
  if (isHidden || open.length < 2) return null;
  const whatsappNumber = isReadingPage(path) ? null : brand.whatsappNumber;
  const count = (open.length + (whatsappNumber ? 1 : 0)) as keyof typeof columns;
  return (
    <nav
      aria-label={m.frame_bottom_navigation()}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-card md:hidden"
    >
      <ul className={`grid min-h-16 ${columns[count]}`}>
        {open.map(({ label, to, Icon }) => (
          <li key={to}>
            <LocalLink to={to} aria-current={path === to ? 'page' : undefined} className={item}>
              <Icon size={22} aria-hidden="true" />
              {label()}
            </LocalLink>
          </li>
        ))}
        {whatsappNumber && (
          <li>
            <a
              href={whatsappLink(whatsappNumber)}
              target="_blank"
              rel="noopener"
              className={`chat-item ${item}`}
            >
              <MessageCircle size={22} aria-hidden="true" />
              <span aria-hidden="true">{m.frame_whatsapp_short()}</span>
              <span className="sr-only">
                {m.frame_whatsapp()} ({m.frame_new_tab()})
              </span>
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
