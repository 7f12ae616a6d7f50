// Kills its own process when that has taken too much memory or worked too long on one piece, or was left behind by the process that started
// it. On a thread of its own: a decoder that is busy listens to nobody.
import { parentPort, workerData } from 'node:worker_threads';
import type { Watched } from './answer.ts';

const { parent, mostBytes, mostWorkMs } = workerData as Watched;
const lookEveryMs = 25;

/** Of all threads, in microseconds, since the process started. */
const worked = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};
let workedBefore = worked();
parentPort!.on('message', () => (workedBefore = worked()));

setInterval(() => {
  const isOverLimit = process.memoryUsage.rss() > mostBytes || worked() - workedBefore > mostWorkMs * 1_000;
  if (isOverLimit || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, lookEveryMs);
