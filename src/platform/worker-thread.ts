// Runs work that would block the event loop on a thread of its own: started on first use, ended when idle for a while
// (decision 0036).
/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins */
import { parentPort, Worker } from 'node:worker_threads';

type Answered = { id: number } & ({ output: unknown } | { fault: unknown });
type Waiting = { resolve: (output: never) => void; reject: (fault: unknown) => void };

const idleMs = 60_000;

/**
 * Returns a function whose work `script` does, which must call `answerOnThread`, one piece after the other. Input and
 * output are copied. Rejects with the fault of the work; a thread that dies fails its pending work, and the next call
 * starts another.
 */
export function onWorkerThread<Input, Output>(script: URL): (input: Input) => Promise<Output> {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(script);
    started.on('message', ({ id, ...answered }: Answered) => {
      const asked = waiting.get(id)!;
      waiting.delete(id);
      if ('fault' in answered) asked.reject(answered.fault);
      else asked.resolve(answered.output as never);
      if (waiting.size === 0) rest(started);
    });
    const lose = (fault: unknown) => {
      if (thread === started) thread = null;
      for (const { reject } of waiting.values()) reject(fault);
      waiting.clear();
    };
    return started.on('error', lose).on('exit', () => lose(new Error('The thread has ended')));
  }

  /** Unreferenced while idle: it keeps no process alive, and ends after a while. */
  function rest(rested: Worker): void {
    rested.unref();
    idle = setTimeout(() => {
      thread = null;
      void rested.terminate();
    }, idleMs).unref();
  }

  return (input) =>
    new Promise<Output>((resolve, reject) => {
      clearTimeout(idle);
      thread ??= start();
      thread.ref();
      const id = (count += 1);
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, input });
    });
}

/** The other end of `onWorkerThread`. */
export function answerOnThread<Input, Output>(work: (input: Input) => Promise<Output>): void {
  parentPort!.on('message', async ({ id, input }: { id: number; input: Input }) => {
    parentPort!.postMessage(
      await work(input).then(
        (output) => ({ id, output }),
        (fault: unknown) => ({ id, fault }),
      ),
    );
  });
}
