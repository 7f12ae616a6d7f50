// The toast that React shows: one of the server, or of an act that needs no page. The next takes its place.
import { useSyncExternalStore } from 'react';
import { type Toast, toastTimeoutMs } from '#shared/toast';

export interface ShownToast extends Toast {
  key: string;
}

/** Undefined until the first one; null when its time is over. In the browser only: visitors share nothing. */
let shown: ShownToast | null | undefined;
let lastKey: string | undefined;
let timer: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

/** Once for each key. */
export function showPageToast(toast: Toast, key: string = crypto.randomUUID()): void {
  if (key === lastKey) return;
  lastKey = key;
  set({ ...toast, key });
  clearTimeout(timer);
  // Its way in and out besides (styles/base.css).
  timer = setTimeout(() => set(null), toastTimeoutMs + 1_500);
}

export function useShownToast(): ShownToast | null | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => undefined,
  );
}

function set(next: ShownToast | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
