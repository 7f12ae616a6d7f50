// How much is unread, on app pages (spec §2 header): asked for on every page, and when somebody comes back to it (decision 0095).
import { useEffect, useSyncExternalStore } from 'react';

/** In the browser only: visitors share nothing. */
let count = 0;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** What was counted last, 0 at first. */
export function useUnreadCount(): number {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
}

/** What a socket has told. */
export function showUnreadCount(total: number): void {
  count = total;
  for (const listener of listeners) listener();
}

/** One at a time, for every place that shows it. Without an answer the last count stays: the page says what is so. */
function ask(): Promise<void> {
  asking ??= fetch('/api/v3/user/notification?limit=1')
    .then(async (answer) => {
      if (!answer.ok) return;
      const { data } = (await answer.json()) as { data: { total_unread: number } };
      showUnreadCount(data.total_unread);
    })
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
  return asking;
}
