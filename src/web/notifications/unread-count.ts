// How much is unread, on app pages (spec §2 header): asked for on every page, and when somebody comes back to it (decision 0095).
import { useEffect, useSyncExternalStore } from 'react';
import { browser, createApiClient } from '#web/api-client';

/** A session that is over is said where somebody acts, and not by a number in the header. */
const callApi = createApiClient({ ...browser, goToSignIn: () => undefined });

/** In the browser only: visitors share nothing. */
let count = 0;
let asking: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** What was counted last, 0 at first; `page` is the page one is on. */
export function useUnreadCount(page: string): number {
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [page]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => count,
    () => 0,
  );
}

/** One at a time, for every place that shows it. Without an answer the last count stays. */
function ask(): Promise<void> {
  asking ??= callApi<{ total_unread: number }>('/api/v3/user/notification?limit=1')
    .then(({ data }) => {
      count = data.total_unread;
      for (const listener of listeners) listener();
    })
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
  return asking;
}
