// Limits processor-heavy work (files, pictures, PDFs, passwords) to a few at a time. The queue is bounded and fair:
// whoever queues a hundred things waits behind everybody who queues one.
import { AppError } from '#shared/errors';

export interface WorkLimit {
  /**
   * Runs the work when its turn comes; `of` names the caller (an account, an IP). Refuses with `unavailable` (503, may
   * be retried) when the queue is full, in total or for this caller.
   */
  run<T>(work: () => Promise<T>, of?: string): Promise<T>;
}

export interface WorkLimits {
  atOnce: number;
  /** Concurrent work of a single caller. */
  atOnceEach?: number;
  /** Maximum queue length. */
  waiting: number;
  /** Maximum queue length of a single caller. */
  waitingEach?: number;
}

export function createWorkLimit({
  atOnce,
  atOnceEach = atOnce,
  waiting,
  waitingEach = waiting,
}: WorkLimits): WorkLimit {
  /** Each caller's queued work; the caller served longest ago comes first. */
  const queues = new Map<string, (() => void)[]>();
  const runningOf = new Map<string, number>();
  let queued = 0;
  let running = 0;

  const mayStart = (of: string) => running < atOnce && (runningOf.get(of) ?? 0) < atOnceEach;

  function start(of: string): void {
    running += 1;
    runningOf.set(of, (runningOf.get(of) ?? 0) + 1);
  }

  function end(of: string): void {
    running -= 1;
    const left = runningOf.get(of)! - 1;
    if (left > 0) runningOf.set(of, left);
    else runningOf.delete(of);
  }

  function enqueue(of: string): Promise<void> {
    const own = queues.get(of) ?? [];
    if (queued >= waiting || own.length >= waitingEach) throw new AppError('unavailable');
    queued += 1;
    queues.set(of, own);
    return new Promise((resolve) => void own.push(resolve));
  }

  /** Passes the free slot to the next in line, before a newcomer can take it. */
  function startNext(): void {
    const next = [...queues].find(([of]) => mayStart(of));
    if (!next) return;
    const [of, own] = next;
    const begin = own.shift()!;
    queued -= 1;
    queues.delete(of);
    if (own.length > 0) queues.set(of, own);
    start(of);
    begin();
  }

  return {
    async run(work, of = '') {
      if (mayStart(of)) start(of);
      else await enqueue(of);
      try {
        return await work();
      } finally {
        end(of);
        startNext();
      }
    },
  };
}
