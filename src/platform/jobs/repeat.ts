// Work that every process looks for again and again (docs/product/outbox.md): rows that wait are their own queue, so that nothing
// is written only to say that they wait.
import type { JobLog } from './job-kind.ts';

export interface Repeated {
  /** Looks for no more; a round that runs ends first. Safe to call twice. */
  stop(): Promise<void>;
}

/** How long a process that found nothing waits before it looks again. */
const idleMs = 1_000;
/** After a round that found some: what comes meanwhile is done together. */
const restMs = 150;
/** After a fault: the database may be away. */
const patienceMs = 5_000;

/** `round` answers how many it found. What it throws is logged, and the next round tries again. */
export function repeat(round: () => Promise<number>, log: JobLog): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let running = Promise.resolve();

  function again(inMs: number): void {
    if (!isOver) timer = setTimeout(() => (running = run()), inMs);
  }
  async function run(): Promise<void> {
    try {
      again((await round()) > 0 ? restMs : idleMs);
    } catch (error) {
      log.warn({ err: error }, 'what is repeated failed, will be tried again');
      again(patienceMs);
    }
  }
  again(0);
  return {
    async stop() {
      isOver = true;
      clearTimeout(timer);
      await running;
    },
  };
}
