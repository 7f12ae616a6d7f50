// Jobs in the same database (docs/product/outbox.md; decision 0015): created in the transaction that needs them, run after
// it, retried when they fail. Several processes on one database share them.
import { CompiledQuery } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { Db } from '#platform/database/database';
import { unawaited } from '#platform/database/unawaited';
import type { JobHandler, JobKind, JobLog } from './job-kind.ts';
import { QueueSettings } from './queue-settings.ts';
import { startWorkers, stopWorkers } from './workers.ts';

export interface Jobs {
  /** Creates jobs on the connection of `db`, by one statement: inside a transaction they exist only once it commits. */
  enqueue<Payload extends object>(db: Db, kind: JobKind<Payload>, ...payloads: Payload[]): Promise<void>;
  /** Starts running jobs; not in a process that `onlyWrites`. */
  work(handlers: readonly JobHandler[], log: JobLog): Promise<void>;
  /**
   * Takes no new jobs and lets running ones finish, ten seconds at most; unfinished ones run again. Safe to call twice.
   */
  close(): Promise<void>;
}

export interface JobsOptions {
  url: string;
  /** For a process that runs no jobs: no maintenance here. */
  onlyWrites?: boolean;
  /** How often workers poll for due jobs; notifications wake them for new ones at once. */
  lookSeconds?: number;
  /** How often jobs of dead processes are recovered. */
  rescueSeconds?: number;
}

interface Queue {
  boss: PgBoss;
  settings: QueueSettings;
}

/** Connects on first use, with few connections of its own: jobs never take one away from a request. */
export function openJobs({
  url,
  onlyWrites = false,
  lookSeconds = 5,
  rescueSeconds = 30,
}: JobsOptions): Jobs {
  let opening: Promise<Queue> | undefined;
  let closing: Promise<void> | undefined;
  const working: string[] = [];

  function open(): Promise<Queue> {
    return (opening ??= openQueue(url, onlyWrites, rescueSeconds).catch((error: unknown) => {
      // The next caller retries.
      opening = undefined;
      throw error;
    }));
  }

  async function shutDown(): Promise<void> {
    const queue = await opening?.catch(() => null);
    if (!queue) return;
    await stopWorkers(queue.boss, working);
    await queue.boss.stop({ graceful: false });
  }

  return {
    async enqueue(db, kind, ...payloads) {
      if (payloads.length === 0) return;
      const { boss, settings } = await open();
      await settings.settle([kind]);
      const written = payloads.map((payload) => ({
        data: kind.payload.parse(payload),
        ...(kind.keyOf && { singletonKey: kind.keyOf(payload) }),
      }));
      await boss.insert(kind.name, written, { db: onConnectionOf(db) });
    },
    async work(handlers, log) {
      const { boss, settings } = await open();
      await settings.settle(handlers.map(({ kind }) => kind));
      working.push(...handlers.map(({ kind }) => kind.name));
      await startWorkers(boss, handlers, lookSeconds, log);
    },
    close: () => (closing ??= shutDown()),
  };
}

/** Nobody needs the queue's answer: a transaction does not wait for its job. */
function onConnectionOf(db: Db) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(unawaited + text, values));
      return { rows: [...rows] };
    },
  };
}

async function openQueue(url: string, onlyWrites: boolean, rescueSeconds: number): Promise<Queue> {
  // Imported lazily: a process that never creates a job need not pay for it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    application_name: 'rihlah-jobs',
    max: onlyWrites ? 1 : 3,
    // The tables come with the migrations.
    migrate: false,
    createSchema: false,
    supervise: !onlyWrites,
    superviseIntervalSeconds: rescueSeconds,
    monitorIntervalSeconds: rescueSeconds,
    schedule: !onlyWrites,
    useListenNotify: !onlyWrites,
    // An hourly schedule need not be polled every five seconds.
    cronWorkerIntervalSeconds: 30,
    flowIntervalSeconds: 3_600,
  });
  // Until workers provide a log: callers get their errors, and the queue retries its own work.
  boss.on('error', () => {});
  try {
    await boss.start();
    return { boss, settings: new QueueSettings(boss) };
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}
