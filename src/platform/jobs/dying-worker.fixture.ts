// A process that takes a job, reports it and hangs until jobs.db.test.ts kills it.
import * as z from 'zod';
import { handleJob, jobKind } from './job-kind.ts';
import { openJobs } from './jobs.ts';

/** A short time limit, so that the test need not wait long for the rescue. */
export const shortLived = jobKind({
  name: 'test.short-lived',
  payload: z.object({ n: z.number() }),
  retries: 2,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
  timeLimitSeconds: 5,
  atOnce: 1,
});

if (import.meta.main) {
  const jobs = openJobs({ url: process.argv[2]! });
  const takeForEver = handleJob(shortLived, async () => {
    process.stdout.write('taken\n');
    await new Promise(() => {});
  });
  await jobs.work([takeForEver], { warn: () => {}, error: () => {} });
}
