// Runs jobs: each kind by as many workers as it allows, logs every failure, and stops within a time limit.
import { setTimeout as sleep } from 'node:timers/promises';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { JobHandler, JobLog } from './job-kind.ts';

const finishWithinMs = 10_000;

/**
 * Pause of a worker after a batch: jobs that come meanwhile run together. The first one after an idle time does not
 * wait.
 */
const restMs = 150;

export async function startWorkers(
  boss: PgBoss,
  handlers: readonly JobHandler[],
  lookSeconds: number,
  log: JobLog,
): Promise<void> {
  boss.on('error', (error) => log.error({ err: error }, 'jobs: the queue has a fault'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `jobs: ${message}`));
  const how = {
    includeMetadata: true,
    pollingIntervalSeconds: Math.min(2, lookSeconds),
    notifyPollingIntervalSeconds: lookSeconds,
  } as const;
  for (const handler of handlers) {
    const { name, batch, atOnce } = handler.kind;
    for (let worker = 0; worker < atOnce; worker += 1) {
      const id = await boss.work(
        name,
        { ...how, batchSize: batch ?? 1 },
        async (jobs: JobWithMetadata<object>[]) => {
          if (jobs.length === 0) return;
          // After one job there may be more: the worker polls again at once, not at its next turn.
          boss.notifyWorker(id);
          await runJobs(boss, jobs, handler, log);
          if (batch) await sleep(restMs);
        },
      );
    }
  }
}

async function runJobs(
  boss: PgBoss,
  jobs: JobWithMetadata<object>[],
  handler: JobHandler,
  log: JobLog,
): Promise<void> {
  const payloads = jobs.map(({ data }) => data);
  const together =
    jobs.length > 1 && handler.runTogether
      ? await handler.runTogether(payloads, log).catch(() => null)
      : null;
  const outcomes =
    together ?? (await Promise.allSettled(payloads.map((payload) => handler.run(payload, log))));
  for (const [index, outcome] of outcomes.entries())
    if (outcome.status === 'rejected') tellFailure(jobs[index]!, outcome.reason, log);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return;
  // The queue fails the rest of the batch.
  const done = jobs.filter((_job, index) => outcomes[index]!.status === 'fulfilled');
  if (done.length > 0)
    await boss.complete(
      handler.kind.name,
      done.map(({ id }) => id),
    );
  throw failed.reason;
}

function tellFailure(job: JobWithMetadata<object>, error: unknown, log: JobLog): void {
  const details = { err: error, job: job.name, jobId: job.id, tries: job.retryCount + 1 };
  if (job.retryCount < job.retryLimit) log.warn(details, 'job failed, will be tried again');
  else log.error(details, 'job failed for good');
}

/** Workers take no new jobs; what still runs after the time limit is returned to the queue. */
export async function stopWorkers(boss: PgBoss, names: readonly string[]): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => (timer = setTimeout(resolve, finishWithinMs)));
  await Promise.race([Promise.all(names.map((name) => boss.offWork(name))), limit]);
  clearTimeout(timer);
}
