// The bell of the header, for members (spec §2): it leads to the notifications, and not in consultant mode. On reading pages an island counts.
import { Bell } from 'lucide-react';
import * as m from '#messages/messages';
import { unreadMost } from '#shared/conversations';
import * as paths from '#shared/paths';
import { isAppPage } from '#web/app-pages';
import { useFrame } from '#web/frame';
import { bellIsland } from '#web/ui/island-urls';
import { LocalLink } from '#web/ui/local-link.tsx';
import { useUnreadCount } from './unread-count.ts';

const badge =
  'absolute right-0 top-0 min-w-6 rounded-full bg-bad px-1 text-center text-sm font-bold text-white';

export function NotificationBell() {
  const { member, affiliateCode, path } = useFrame();
  if (!member || affiliateCode) return null;
  const isApp = isAppPage(path);
  return (
    <>
      <LocalLink
        to={paths.notifications}
        className="relative inline-flex size-12 items-center justify-center rounded-lg hover:underline"
      >
        <Bell size={24} aria-hidden="true" />
        <span className="sr-only">{m.notifications_title()}</span>
        {isApp ? <Unread key={path} /> : <unread-badge hidden className={badge} />}
      </LocalLink>
      {/* Only the server knows islands: app pages have none. */}
      {import.meta.env.SSR && !isApp && <script type="module" src={bellIsland} fetchPriority="low" />}
    </>
  );
}

/** Counted anew on every page: its key. */
function Unread() {
  const count = useUnreadCount();
  if (count === 0) return null;
  return <span className={badge}>{count > unreadMost ? `${unreadMost}+` : count}</span>;
}
