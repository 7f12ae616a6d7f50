// A kind of job, written down where its area is (decision 0015): what it carries, how often it is tried, how long it may take.
import type * as z from 'zod';

export interface JobKind<Payload extends object = object> {
  /** 'outbox.deliver' */
  name: string;
  payload: z.ZodType<Payload>;
  /** While a job with the same key waits or runs, another is not written. Absent: every job is one of its own. */
  keyOf?(payload: Payload): string;
  /** Tries after the first one; the wait doubles from the first delay to the longest. */
  retries: number;
  firstDelaySeconds: number;
  maxDelaySeconds: number;
  /** Longer than any run takes: after it a job whose process died goes to another one. */
  timeLimitSeconds: number;
  /** How many of them one process does at once; with `batch`, how many batches. */
  atOnce: number;
  /** As many as wait, up to this number, are taken up and marked as done by one statement. Absent: each by itself. */
  batch?: number;
  /** Written by the clock, once for all processes: a cron line in UTC. Its payload is empty. */
  cron?: string;
}

/** Names the payload's type, so that whoever writes such a job and whoever does it are checked against it. */
export function jobKind<Payload extends object>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind;
}

/** Where failures are told; Fastify's log is one. */
export interface JobLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface JobHandler {
  kind: JobKind;
  run(payload: object, log: JobLog): Promise<void>;
  /** A batch, with the outcome of each. Rejects when nothing of it was done: each is then run by itself. */
  runTogether?(payloads: object[], log: JobLog): Promise<PromiseSettledResult<void>[]>;
}

/** Joins a kind to the function that does it. It may run twice for one job: a process may die after the deed. */
export function handleJob<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payload: Payload, log: JobLog) => Promise<unknown>,
): JobHandler {
  return { kind, run: async (payload, log) => void (await run(kind.payload.parse(payload), log)) };
}

/** The same for a kind with a `batch`, whose jobs cost less when they are done together: all of them, or none. */
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

/** The same where some of a batch may fail and others not. */
export function handleEach<Payload extends object>(
  kind: JobKind<Payload>,
  run: (payload: Payload, log: JobLog) => Promise<unknown>,
  runTogether: (payloads: Payload[], log: JobLog) => Promise<PromiseSettledResult<void>[]>,
): JobHandler {
  return {
    ...handleJob(kind, run),
    runTogether: (payloads, log) =>
      runTogether(
        payloads.map((payload) => kind.payload.parse(payload)),
        log,
      ),
  };
}
