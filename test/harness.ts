// What tests stand on: a database of their own, migrated or with the whole demo
// in it, copied from a template (docs/architecture.md, tests).
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { embeddedApplication } from '#platform/database/application-role';
import { openDatabase, type Database, type Db } from '#platform/database/database';
import { type Jobs, openJobs } from '#platform/jobs/jobs';
import { createKeyRing } from '#platform/keys';
import {
  copyTemplate,
  databaseUrl,
  ensureTemplate,
  MIGRATED_TEMPLATE,
  onCluster,
  SEEDED_TEMPLATE,
} from './templates.ts';

/** The keys of every test. */
export const testKeys = createKeyRing(`test:${Buffer.alloc(32, 'rihlah').toString('base64')}`);

/** The day on which the seeded demo begins: set `now` to it, and its departures lie where they should. */
export const SEEDED_ON = '2027-03-15';

export interface TestDatabase {
  db: Db;
  pool: Database['pool'];
  url: string;
  /** The same database as the role that owns its tables: for what the application may not do. */
  owner: Pick<Database, 'db' | 'pool'> & { url: string };
  /** Writes jobs that nobody does: a test does them by hand. */
  jobs: Jobs;
  /** Closes the connections and removes the database. */
  drop(): Promise<void>;
}

/**
 * A database that nobody else uses: empty tables, or with `seeded` the whole demo as of SEEDED_ON. One works in it as the
 * application does; `asOwner` is for tests of the database itself, which make tables of their own.
 */
export async function createTestDatabase({ seeded = false, asOwner = false } = {}): Promise<TestDatabase> {
  const clusterUrl = inject('clusterUrl');
  if (seeded) await ensureTemplate(clusterUrl, SEEDED_TEMPLATE, fillWithDemo, MIGRATED_TEMPLATE);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await copyTemplate(clusterUrl, name, seeded ? SEEDED_TEMPLATE : MIGRATED_TEMPLATE);
  const ownerUrl = databaseUrl(clusterUrl, name);
  const url = asOwner ? ownerUrl : embeddedApplication(ownerUrl).url;
  const { db, pool, close } = open(url);
  const owner = open(ownerUrl);
  const jobs = openJobs({ url, onlyWrites: true });
  return {
    db,
    pool,
    url,
    owner: { db: owner.db, pool: owner.pool, url: ownerUrl },
    jobs,
    async drop() {
      await jobs.close();
      await close();
      await owner.close();
      await onCluster(clusterUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Connects at the first query. */
function open(url: string): Database {
  return openDatabase({
    url,
    poolSize: 4,
    // A file of tests may ask for everything the application can ask, all of it again and again.
    namedStatements: 3_000,
    // Far more than any needs on any machine: tests of the limit set their own.
    statementTimeoutMs: 120_000,
    connectTimeoutMs: 120_000,
    applicationName: 'rihlah-test',
  });
}

async function fillWithDemo(ownerUrl: string): Promise<void> {
  // Loaded here: most workers only copy, and need not read the catalogue.
  const { loadReferenceData } = await import('#db/reference/reference');
  const { seedDemo } = await import('#db/seed');
  const { url } = embeddedApplication(ownerUrl);
  const database = openDatabase({ url, poolSize: 2, statementTimeoutMs: 0, applicationName: 'rihlah-seed' });
  try {
    await loadReferenceData(database.db);
    await seedDemo(database.db, { today: SEEDED_ON, keys: testKeys });
  } finally {
    await database.close();
  }
}
