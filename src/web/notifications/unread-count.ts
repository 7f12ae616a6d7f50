// How much is unread, on app pages (spec §2 header): asked for on every page, and when somebody comes back to it; meanwhile a
// socket tells it (decision 0223).
import { useEffect, useSyncExternalStore } from 'react';
import { onComeBack } from '#web/come-back';
import { askTotalUnread } from './total-unread.ts';

/** Our choice: a page that is busy for longer is not waited for. */
const idleMs = 3_000;
/** In the browser only: visitors share nothing. */
let count = 0;
const listeners = new Set<() => void>();

/** What was counted last, 0 at first. */
export function useUnreadCount(): number {
  useEffect(() => {
    void countUnread();
    followOnce();
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

let isFollowed = false;
/** When the page has come to rest: nothing on it waits for this. */
function followOnce(): void {
  if (isFollowed) return;
  isFollowed = true;
  const follow = () =>
    void import('./live-total.ts').then(
      ({ followTotal }) => followTotal(showUnreadCount),
      // Without it the bell asks.
      () => undefined,
    );
  if ('requestIdleCallback' in globalThis) requestIdleCallback(follow, { timeout: idleMs });
  else setTimeout(follow, idleMs);
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
