// How much is unread, on app pages (spec §2 header): asked for on every page, and when somebody comes back to it (decision 0095).
import { useEffect, useSyncExternalStore } from 'react';
import { onComeBack } from '#web/come-back';
import { askTotalUnread } from './total-unread.ts';

/** In the browser only: visitors share nothing. */
let count = 0;
const listeners = new Set<() => void>();

/** What was counted last, 0 at first. */
export function useUnreadCount(): number {
  useEffect(() => {
    void countUnread();
    return onComeBack(() => void countUnread());
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

/** Asks for it anew. */
export async function countUnread(): Promise<void> {
  const total = await askTotalUnread();
  if (total !== null) showUnreadCount(total);
}
