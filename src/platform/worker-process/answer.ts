// The other end of `onWorkerProcess`, for the script that runs in the process.
import { Worker } from 'node:worker_threads';
import type { Answer } from './worker-process.ts';

export interface Watched {
  /** Process id of whoever started us. */
  parent: number;
  mostBytes: number;
}

export function answerInWorkerProcess<Input, Output>(work: (input: Input) => Promise<Output>): void {
  const workerData: Watched = { parent: process.ppid, mostBytes: Number(process.argv[2]) * 1024 * 1024 };
  new Worker(new URL('./watchdog.ts', import.meta.url), { workerData }).unref();
  process.on('disconnect', () => process.exit());
  process.on('message', async (input: Input) => {
    const answer: Answer<Output> = await work(input).then(
      (output) => ({ output }),
      (fault: unknown) => ({ fault: String(fault) }),
    );
    process.send!(answer);
  });
}
