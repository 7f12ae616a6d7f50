// Turns at locks within one process (docs/product/seats-and-money.md): whoever waits for a hot departure waits here, in
// the order of arrival and without a connection, and only the first of them in the database.
import { AppError } from '#shared/errors';

/** Our choice: as long as a lock is waited for in the database. */
const defaultTimeLimitMs = 3_000;

export interface LockQueue {
  /** Callers that wait for their turn. */
  readonly waiting: number;
  /**
   * Runs `work` when nobody before it works under any of these keys. Keys must come in one order everywhere. Refuses
   * `busy` when its turn does not come in time.
   */
  run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T>;
}

export function createLockQueue(timeLimitMs = defaultTimeLimitMs): LockQueue {
  /** When the last of each key is done. */
  const tails = new Map<string, Promise<void>>();
  let waiting = 0;

  function enter(key: string): { turn: Promise<void>; leave: () => void } {
    const turn = tails.get(key) ?? Promise.resolve();
    let leave = () => {};
    const done = new Promise<void>((resolve) => (leave = resolve));
    const tail = turn.then(() => done);
    tails.set(key, tail);
    void tail.then(() => tails.get(key) === tail && tails.delete(key));
    return { turn, leave };
  }

  return {
    get waiting() {
      return waiting;
    },
    async run(keys, work) {
      const leaving: (() => void)[] = [];
      let timer: NodeJS.Timeout | undefined;
      const limit = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => reject(new AppError('busy')), timeLimitMs);
      });
      // Nobody may listen any more when it ends.
      limit.catch(() => {});
      try {
        waiting += 1;
        try {
          for (const key of keys) {
            const { turn, leave } = enter(key);
            leaving.push(leave);
            await Promise.race([turn, limit]);
          }
        } finally {
          waiting -= 1;
          clearTimeout(timer);
        }
        return await work();
      } finally {
        for (const leave of leaving) leave();
      }
    },
  };
}
