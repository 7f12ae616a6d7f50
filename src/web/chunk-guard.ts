// A part of the site that cannot be loaded (spec §8 "Chunk load failure"): most often it was replaced by a newer release, and a
// fresh document names the new one. Only once a minute, so that a part that is really missing does not turn the page for ever.
import { chunkReloadSeconds } from '#shared/limits';

/** Whether to reload now; if so, that is noted. Without storage never: nobody could tell how often. Uses nothing from outside itself. */
export function mayReload(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  nowMs: number,
  pauseMs: number = chunkReloadSeconds * 1_000,
): boolean {
  const key = 'reloaded-at';
  try {
    if (nowMs - Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY) < pauseMs) return false;
    storage.setItem(key, String(nowMs));
    return true;
  } catch {
    return false;
  }
}

/** Runs in the browser as it stands: for parts that the document itself names, before any of them could help. */
function reloadOnMissingPart(may: typeof mayReload, pauseMs: number): void {
  const missing = () => {
    if (may(sessionStorage, Date.now(), pauseMs)) location.reload();
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && missing(), true);
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault();
    missing();
  });
}

/** As text for an inline script of the server's answer. */
export const missingPartScript = import.meta.env.SSR
  ? `(${reloadOnMissingPart.toString()})(${mayReload.toString()},${chunkReloadSeconds * 1_000})`
  : '';

/**
 * The router reloads the page one is on when a part of the next one is missing. Where the browser lets us, the next page itself is
 * loaded as a document instead: it names its own parts. `nextAddress` is null where none is underway.
 */
export function loadNextInstead(nextAddress: () => string | null): void {
  const { navigation } = globalThis as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as Event & {
      navigationType: string;
      userInitiated: boolean;
    };
    const next = navigationType === 'reload' && !userInitiated ? nextAddress() : null;
    if (next === null) return;
    event.preventDefault();
    setTimeout(() => location.assign(next));
  });
}
