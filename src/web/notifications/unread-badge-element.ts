// The unread count on bell and menu (spec §2 header): asked for once a page, and again when somebody comes back to it (decision 0095).
import { onComeBack } from '#web/come-back';
import { askTotalUnread } from './total-unread.ts';

const unreadMost = 99;
const badges = new Set<HTMLElement>();

class UnreadBadge extends HTMLElement {
  connectedCallback(): void {
    badges.add(this);
    if (badges.size === 1) void refresh();
  }
}

async function refresh(): Promise<void> {
  const total = await askTotalUnread();
  if (total === null) return;
  for (const badge of badges) {
    badge.firstElementChild!.textContent = total > unreadMost ? `${unreadMost}+` : String(total);
    badge.hidden = total === 0;
  }
}

export function countUnread(): void {
  onComeBack(() => void refresh());
  customElements.define('unread-badge', UnreadBadge);
}
