// The other end of `onWorkerProcess`, for the script that runs in the process.
/* oxlint-disable unicorn/require-post-message-target-origin -- threads have no origins */
import { Worker } from 'node:worker_threads';
import type { Answer } from './worker-process.ts';

export interface Watched {
  /** Process id of whoever started us. */
  parent: number;
  mostBytes: number;
  /** Processor time of one piece of work. */
  mostWorkMs: number;
}

export function answerInWorkerProcess<Input, Output>(work: (input: Input) => Promise<Output>): void {
  const [memoryMegabytes, mostWorkMs] = process.argv.slice(2).map(Number) as [number, number];
  const workerData: Watched = { parent: process.ppid, mostBytes: memoryMegabytes * 1024 * 1024, mostWorkMs };
  const watchdog = new Worker(new URL('./watchdog.ts', import.meta.url), { workerData });
  watchdog.unref();
  process.on('disconnect', () => process.exit());
  process.on('message', async (input: Input) => {
    watchdog.postMessage('work begins');
    const answer: Answer<Output> = await work(input).then(
      (output) => ({ output }),
      (fault: unknown) => ({ fault: String(fault) }),
    );
    process.send!(answer);
  });
}
