// A step of a test that the browser's driver gives no limit of its own: one that hangs says its name, where the limit of the whole test
// would only say that something did.
import { setTimeout } from 'node:timers/promises';

/** For machines far slower than ours: whatever works takes a fraction of this. */
const longestMs = 20_000;

/** What `step` answers; refuses with its name when it takes too long. `state` says more about what is stuck. */
export async function inTime<T>(
  name: string,
  step: Promise<T>,
  { longest = longestMs, state }: { longest?: number; state?: () => string } = {},
): Promise<T> {
  const over = new AbortController();
  try {
    return await Promise.race([
      step,
      setTimeout(longest, undefined, { signal: over.signal }).then(() => {
        throw new Error(`Not within ${longest / 1000} s: ${[name, state?.()].filter(Boolean).join(' · ')}`);
      }),
    ]);
  } finally {
    over.abort();
  }
}

/** Does `work`, then `end` however it went. What went wrong first is what is told. */
export async function andThen<T>(work: () => Promise<T>, end: () => Promise<unknown>): Promise<T> {
  const [done] = await Promise.allSettled([work()]);
  const [ended] = await Promise.allSettled([end()]);
  if (done.status === 'rejected') throw done.reason;
  if (ended.status === 'rejected') throw ended.reason;
  return done.value;
}
