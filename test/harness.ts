// What tests stand on: a database of their own, migrated or with the whole demo
// in it, copied from a template (architecture.md, "Stack", tests).
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { openDatabase, type Database, type Db } from '#platform/database/database';
import { type Jobs, openJobs } from '#platform/jobs/jobs';
import { createKeyRing } from '#platform/keys';
import { databaseUrl, ensureTemplate, MIGRATED_TEMPLATE, onCluster, SEEDED_TEMPLATE } from '#test/templates';

/** The keys of every test. */
export const testKeys = createKeyRing(`test:${Buffer.alloc(32, 'rihlah').toString('base64')}`);

/** The day on which the seeded demo begins: set `now` to it, and its departures lie where they should. */
export const SEEDED_ON = '2027-03-15';

export interface TestDatabase {
  db: Db;
  pool: Database['pool'];
  url: string;
  /** Writes jobs that nobody does: a test does them by hand. */
  jobs: Jobs;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/** A database that nobody else uses: empty tables, or with `seeded` the whole demo as of SEEDED_ON. */
export async function createTestDatabase({ seeded = false } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  if (seeded) await ensureTemplate(clusterUrl, SEEDED_TEMPLATE, fillWithDemo, MIGRATED_TEMPLATE);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onCluster(clusterUrl, `CREATE DATABASE ${name} TEMPLATE ${seeded ? SEEDED_TEMPLATE : MIGRATED_TEMPLATE}`);
  const url = databaseUrl(clusterUrl, name);
  const { db, pool, close } = openDatabase({
    url,
    poolSize: 4,
    // Far more than any needs on any machine: tests of the limit set their own.
    statementTimeoutMs: 120_000,
    connectTimeoutMs: 120_000,
    applicationName: 'rihlah-test',
  });
  const jobs = openJobs({ url, onlyWrites: true });
  return {
    db,
    pool,
    url,
    jobs,
    async drop() {
      await jobs.close();
      await close();
      await onCluster(clusterUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function fillWithDemo(url: string): Promise<void> {
  // Loaded here: most workers only copy, and need not read the catalogue.
  const { loadReferenceData } = await import('#db/reference/reference');
  const { seedDemo } = await import('#db/seed');
  const database = openDatabase({ url, poolSize: 2, statementTimeoutMs: 0, applicationName: 'rihlah-seed' });
  try {
    await loadReferenceData(database.db);
    await seedDemo(database.db, { today: SEEDED_ON, keys: testKeys });
  } finally {
    await database.close();
  }
}
