// Work that keeps the processor busy (pictures, passwords) runs a few at a time, so that a rush of it does not slow everything else.
import { AppError } from '#shared/errors';

export interface WorkLimit {
  /** Runs the work when its turn comes. Refuses with `unavailable` (try again) when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createWorkLimit({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new AppError('unavailable');
        // Who leaves hands its place over: nobody who came later can take it.
        await new Promise<void>((resolve) => void queue.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
