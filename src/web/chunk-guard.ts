// A part of the site that cannot be loaded (spec §8 "Chunk load failure"): most often it was replaced by a newer release, and a
// fresh document names the new one. Only once a minute, so that a part that is really missing does not turn the page for ever.
import { chunkReloadSeconds } from '#shared/limits';

const key = 'reloaded-at';

/** Whether to reload now; if so, that is noted. Without storage never: nobody could tell how often. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  try {
    if (nowMs - Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY) < chunkReloadSeconds * 1_000)
      return false;
    storage.setItem(key, String(nowMs));
    return true;
  } catch {
    return false;
  }
}
