// Waiting in tests for something another process or a job does, by looking for it.
import { setTimeout as sleep } from 'node:timers/promises';

/** Answers what `look` finds as soon as it is neither null nor false; throws after `withinMs`. */
export async function waitFor<T>(look: () => T | null | false | Promise<T | null | false>, withinMs = 15_000): Promise<T> {
  const end = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== false) return found;
    if (performance.now() > end) throw new Error(`Nothing came within ${withinMs} ms`);
    await sleep(25);
  }
}
