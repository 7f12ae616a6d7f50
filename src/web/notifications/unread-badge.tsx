// How much is unread (spec §2 header), on the bell, on the button of the menu and on its row: on reading pages an island counts.
import * as m from '#messages/messages';
import { unreadMost } from '#shared/conversations';
import { isAppPage } from '#web/app-pages';
import { useFrame } from '#web/frame';
import { bellIsland } from '#web/ui/island-urls';
import { useUnreadCount } from './unread-count.ts';

const look = 'min-w-6 rounded-full bg-bad px-1 text-center text-sm font-bold text-white';

/** Whoever is signed in, and not in consultant mode: there nothing leads to the notifications (spec §2). */
export function useHasBell(): boolean {
  const { member, affiliateCode } = useFrame();
  return member !== null && !affiliateCode;
}

/** Nothing while nothing is unread. `className`: where it stands. */
export function UnreadBadge({ className = '' }: { className?: string }) {
  const { path } = useFrame();
  const badge = `${className} ${look}`;
  if (isAppPage(path)) return <Unread key={path} className={badge} />;
  return (
    <unread-badge hidden className={badge}>
      <span />
      <span className="sr-only"> {m.notifications_unread()}</span>
    </unread-badge>
  );
}

/** Once a page, for all of its badges. Only the server knows islands: app pages have none. */
export function UnreadIsland() {
  const { path } = useFrame();
  return import.meta.env.SSR && !isAppPage(path) ? (
    <script type="module" src={bellIsland} fetchPriority="low" />
  ) : null;
}

/** Counted anew on every page: its key. */
function Unread({ className }: { className: string }) {
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <span className={className}>
      {count > unreadMost ? `${unreadMost}+` : count}
      <span className="sr-only"> {m.notifications_unread()}</span>
    </span>
  );
}
