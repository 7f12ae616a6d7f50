// The bell of the header and of the consoles, for members (spec §2): it leads to the notifications, and not in consultant mode.
import { Bell } from 'lucide-react';
import * as m from '#messages/messages';
import * as paths from '#shared/paths';
import { LocalLink } from '#web/ui/local-link.tsx';
import { UnreadBadge, useHasBell } from './unread-badge.tsx';

export function NotificationBell() {
  if (!useHasBell()) return null;
  return (
    <LocalLink
      to={paths.notifications}
      className="relative inline-flex size-12 items-center justify-center rounded-lg hover:underline"
    >
      <Bell size={24} aria-hidden="true" />
      <span className="sr-only">{m.notifications_title()}</span>
      <UnreadBadge className="absolute right-0 top-0" />
    </LocalLink>
  );
}
