// Jobs in the database: transactional, run once by one of many processes, retried, never lost.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { transaction } from '#platform/database/database';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { shortLived } from './dying-worker.fixture.ts';
import { handleBatch, handleJob, type JobLog, jobKind } from './job-kind.ts';
import { type Jobs, openJobs } from './jobs.ts';

const often = { retries: 1, firstDelaySeconds: 1, maxDelaySeconds: 1, timeLimitSeconds: 60, atOnce: 2 };
const count = jobKind({ ...often, name: 'test.count', payload: z.object({ n: z.number() }) });

let database: TestDatabase;
let opened: Jobs[];
const open = (lookSeconds = 0.5) => {
  const jobs = openJobs({ url: database.url, lookSeconds, rescueSeconds: 1 });
  opened.push(jobs);
  return jobs;
};
const quiet: JobLog = { warn: () => {}, error: () => {} };
const states = async (name: string) =>
  (
    await sql<{ state: string }>`select state from jobs.job where name = ${name} order by created_on`.execute(
      database.db,
    )
  ).rows.map(({ state }) => state);

beforeEach(async () => {
  opened = [];
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.close()));
  await database.drop();
});

it('the tables in db/migrations are those this version of the queue wants (else: one more migration, decision 0015)', async () => {
  const boss = new PgBoss({
    connectionString: database.url,
    schema: 'jobs',
    max: 1,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true });
  } finally {
    await boss.stop({ graceful: false });
  }
});

describe('a job', () => {
  it('runs soon after its transaction commits, and never when it rolls back', async () => {
    const done: number[] = [];
    const jobs = open();
    await jobs.work([handleJob(count, async ({ n }) => done.push(n))], quiet);
    await transaction(database.db, async (db) => {
      await jobs.enqueue(db, count, { n: 1 });
      await jobs.enqueue(db, count, { n: 2 });
      throw new Error('changed its mind');
    }).catch(() => {});
    await transaction(database.db, async (db) => {
      await jobs.enqueue(db, count, { n: 3 });
      await sleep(700);
      expect(done).toEqual([]);
    });
    await expect.poll(() => states('test.count')).toEqual(['completed']);
    expect(done).toEqual([3]);
  });
  it('is refused when it does not fit its kind', async () => {
    await expect(open().enqueue(database.db, count, { n: 'many' } as never)).rejects.toThrow(/number/);
    expect(await states('test.count')).toEqual([]);
  });
  it('is not created twice while one with its key waits', async () => {
    const keyed = jobKind({ ...count, name: 'test.keyed', keyOf: ({ n }) => String(n) });
    const jobs = open();
    for (const n of [1, 1, 2, 1]) await jobs.enqueue(database.db, keyed, { n });
    expect(await states('test.keyed')).toHaveLength(2);
    const done: number[] = [];
    await jobs.work([handleJob(keyed, async ({ n }) => done.push(n))], quiet);
    await expect.poll(() => states('test.keyed')).toEqual(['completed', 'completed']);
    await jobs.enqueue(database.db, keyed, { n: 1 });
    await expect.poll(() => states('test.keyed')).toEqual(['completed', 'completed', 'completed']);
    expect(done.toSorted()).toEqual([1, 1, 2]);
  });
  it('is retried when it fails, and stays visible when retries are used up', async () => {
    let tries = 0;
    const told: string[] = [];
    const log: JobLog = {
      warn: (_details, message) => told.push(`warn: ${message}`),
      error: (_details, message) => told.push(`error: ${message}`),
    };
    const jobs = open();
    const fail = handleJob(count, async () => {
      tries += 1;
      throw new Error('no luck');
    });
    await jobs.work([fail], log);
    await jobs.enqueue(database.db, count, { n: 1 });
    await expect.poll(() => states('test.count')).toEqual(['failed']);
    expect(tries).toBe(2);
    expect(told).toEqual(['warn: job failed, will be tried again', 'error: job failed for good']);
    const { rows } = await sql<{
      output: { message: string };
    }>`select output from jobs.job where name = 'test.count'`.execute(database.db);
    expect(rows[0]!.output.message).toBe('no luck');
  });
});

describe('jobs of a batch', () => {
  const batched = jobKind({ ...count, name: 'test.batched', retries: 0, atOnce: 1, batch: 10 });

  it('run together, by one call, when they wait', async () => {
    const jobs = open();
    await jobs.enqueue(database.db, batched, ...[1, 2, 3].map((n) => ({ n })));
    const calls: number[][] = [];
    await jobs.work(
      [handleBatch(batched, async (payloads) => calls.push(payloads.map(({ n }) => n).toSorted()))],
      quiet,
    );
    await expect.poll(() => states('test.batched')).toEqual(['completed', 'completed', 'completed']);
    expect(calls).toEqual([[1, 2, 3]]);
  });
  it('are each retried alone when the batch fails: a failing job blocks none of the others', async () => {
    const jobs = open();
    await jobs.enqueue(database.db, batched, ...[1, 2, 3].map((n) => ({ n })));
    const done: number[] = [];
    await jobs.work(
      [
        handleBatch(batched, async (payloads) => {
          if (payloads.some(({ n }) => n === 2)) throw new Error('no luck');
          done.push(...payloads.map(({ n }) => n));
        }),
      ],
      quiet,
    );
    await expect
      .poll(async () => (await states('test.batched')).toSorted())
      .toEqual(['completed', 'completed', 'failed']);
    expect(done.toSorted()).toEqual([1, 3]);
  });
});

describe('several processes on one database', () => {
  it('run every job once, many without a pause in between', async () => {
    const done: number[] = [];
    const doIt = handleJob(count, async ({ n }) => {
      done.push(n);
      await sleep(5);
    });
    // With a pause of ten seconds after each the four workers would need more than a minute and a half.
    const both = [open(10), open(10)];
    const wanted = Array.from({ length: 40 }, (_, n) => n);
    await Promise.all(wanted.map((n) => both[n % 2]!.enqueue(database.db, count, { n })));
    await Promise.all(both.map((jobs) => jobs.work([doIt], quiet)));
    await expect.poll(async () => new Set(await states('test.count'))).toEqual(new Set(['completed']));
    expect(done.toSorted((a, b) => a - b)).toEqual(wanted);
  });
  it('share one schedule for each kind, and update it when a newer version differs', async () => {
    const hourly = jobKind({ ...often, name: 'test.hourly', payload: z.object({}), cron: '17 * * * *' });
    const handler = handleJob(hourly, async () => {});
    await Promise.all([open(), open()].map((jobs) => jobs.work([handler], quiet)));
    const newer = handleJob({ ...hourly, cron: '18 * * * *', retries: 9 }, async () => {});
    await open().work([newer], quiet);
    const clocks = await sql`select name, cron from jobs.schedule`.execute(database.db);
    expect(clocks.rows).toEqual([{ name: 'test.hourly', cron: '18 * * * *' }]);
    const queue = await sql`select retry_limit, policy from jobs.queue where name = 'test.hourly'`.execute(
      database.db,
    );
    expect(queue.rows).toEqual([{ retry_limit: 9, policy: 'exclusive' }]);
  });
  it('take over the jobs of a killed one', async () => {
    const jobs = open();
    await jobs.enqueue(database.db, shortLived, { n: 7 });
    const victim = spawn(
      process.execPath,
      [join(import.meta.dirname, 'dying-worker.fixture.ts'), database.url],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const gone = new Promise((resolve) => victim.once('exit', resolve));
    await new Promise((resolve) => victim.stdout.once('data', resolve));
    victim.kill('SIGKILL');
    await gone;
    expect(await states('test.short-lived')).toEqual(['active']);
    const done: number[] = [];
    await jobs.work([handleJob(shortLived, async ({ n }) => done.push(n))], quiet);
    await expect.poll(() => states('test.short-lived')).toEqual(['completed']);
    expect(done).toEqual([7]);
  });
});

describe('closing', () => {
  it('lets a running job finish and takes no other', async () => {
    const done: number[] = [];
    const jobs = open();
    const slow = handleJob(count, async ({ n }) => {
      done.push(-n);
      await sleep(400);
      done.push(n);
    });
    await jobs.work([slow], quiet);
    await jobs.enqueue(database.db, count, { n: 1 });
    await expect.poll(() => done).toEqual([-1]);
    await jobs.close();
    expect(done).toEqual([-1, 1]);
    expect(await states('test.count')).toEqual(['completed']);
    await jobs.close();
  });
  it('does not wait out its time limit when nothing runs, opened or not', async () => {
    const jobs = open();
    await jobs.work([handleJob(count, async () => {})], quiet);
    const start = performance.now();
    await jobs.close();
    await openJobs({ url: database.url }).close();
    expect(performance.now() - start).toBeLessThan(9_000);
  });
});
