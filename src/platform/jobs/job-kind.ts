// A kind of job, declared in its area (decision 0015): its payload, its retries, its time limit.
import type * as z from 'zod';
import { inSpan } from '#platform/tracing/spans';

export interface JobKind<Payload extends object = object> {
  /** 'outbox.deliver' */
  name: string;
  payload: z.ZodType<Payload>;
  /** While a job with the same key waits or runs, another is not created. Absent: every job is separate. */
  keyOf?(payload: Payload): string;
  /** Retries after the first run; the delay doubles from the first to the longest. */
  retries: number;
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  /** Longer than any run takes: after it the job of a dead process goes to another one. */
  timeLimitSeconds: number;
  /** How many of them one process runs at once; with `batch`, how many batches. */
  atOnce: number;
  /** Up to this many waiting jobs are taken and completed by one statement. Absent: each by itself. */
  batch?: number;
  /** Created on a schedule, once for all processes: a cron expression in UTC. Its payload is empty. */
  cron?: string;
}

/** Names the payload's type, so that the compiler checks producer and worker against it. */
export function jobKind<Payload extends object>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind;
}

/** Receives failures; Fastify's log is one. */
export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobHandler {
  kind: JobKind;
  run(payload: object, log: JobLog): Promise<void>;
  /** A batch, with the outcome of each job. Rejects when none was done: each then runs by itself. */
  runTogether?(payloads: object[], log: JobLog): Promise<PromiseSettledResult<void>[]>;
}

/** Connects a kind with its function. It may run twice for one job: a process may die after the work. */
export function handleJob<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payload: Payload, log: JobLog) => Promise<unknown>,
): JobHandler {
  return {
    kind,
    run: (payload, log) =>
      inSpan(`job ${kind.name}`, {}, async () => void (await run(kind.payload.parse(payload), log))),
  };
}

/** The same for a kind with a `batch`, whose jobs are cheaper together: all succeed, or none. */
export function handleBatch<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payloads: Payload[]) => Promise<unknown>,
): JobHandler {
  return handleEach(
    kind,
    (payload) => run([payload]),
    async (payloads) => {
      await run(payloads);
      return payloads.map(() => ({ status: 'fulfilled', value: undefined }));
    },
  );
}

/** The same where some jobs of a batch may fail and others succeed. */
export function handleEach<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payload: Payload, log: JobLog) => Promise<unknown>,
  runTogether: (payloads: Payload[], log: JobLog) => Promise<PromiseSettledResult<void>[]>,
): JobHandler {
  return {
    ...handleJob(kind, run),
    runTogether: (payloads, log) =>
      inSpan(`jobs ${kind.name}`, { 'jobs.count': payloads.length }, () =>
        runTogether(
          payloads.map((payload) => kind.payload.parse(payload)),
          log,
        ),
      ),
  };
}
