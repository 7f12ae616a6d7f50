// The bell of the header, for members (spec §2): it leads to the notifications, and not in consultant mode.
import { Bell } from 'lucide-react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { useFrame } from '#web/frame';
import { bellIsland } from '#web/ui/island-urls';
import { LocalLink } from '#web/ui/local-link.tsx';

export function NotificationBell() {
  const { member, affiliateCode } = useFrame();
  if (!member || affiliateCode) return null;
  return (
    <>
      <LocalLink
        to={paths.notifications}
        className="relative inline-flex size-12 items-center justify-center rounded-lg hover:underline"
      >
        <Bell size={24} aria-hidden="true" />
        <span className="sr-only">{m.notifications_title()}</span>
        <unread-badge
          hidden
          className="absolute right-0 top-0 min-w-6 rounded-full bg-bad px-1 text-center text-sm font-bold text-white"
        />
      </LocalLink>
      <script type="module" src={bellIsland} fetchPriority="low" />
    </>
  );
}
