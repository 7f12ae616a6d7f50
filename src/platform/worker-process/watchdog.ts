// Kills its own process when that has taken too much memory, or was left behind by the process that started it. On a thread of its own:
// a decoder that is busy listens to nobody.
import { workerData } from 'node:worker_threads';
import type { Watched } from './answer.ts';

const { parent, mostBytes } = workerData as Watched;
const lookEveryMs = 25;

setInterval(() => {
  if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
