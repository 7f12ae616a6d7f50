// The unread count on bell and menu (spec §2 header): asked for once a page, and again when somebody comes back to it (decision 0095).
const unreadMost = 99;
const badges = new Set<HTMLElement>();

class UnreadBadge extends HTMLElement {
  connectedCallback(): void {
    badges.add(this);
    if (badges.size === 1) void refresh();
  }
}

async function refresh(): Promise<void> {
  // Without an answer the last count stays: the page says what is so.
  const answer = await fetch('/api/v3/user/notification?limit=1').catch(() => null);
  if (!answer?.ok) return;
  const { data } = (await answer.json()) as { data: { total_unread: number } };
  for (const badge of badges) {
    badge.firstElementChild!.textContent =
      data.total_unread > unreadMost ? `${unreadMost}+` : String(data.total_unread);
    badge.hidden = data.total_unread === 0;
  }
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh();
});
customElements.define('unread-badge', UnreadBadge);
