// Before the first test: one embedded cluster for the whole run, with one
// migrated database to copy from. After the last: nothing is left of it.
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { embeddedApplication } from '#platform/database/application-role';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { migrate } from '#platform/database/migrate';
import { scratchDirectory } from './scratch.ts';
import { ensureTemplate, MIGRATED_TEMPLATE } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the run's cluster, as its superuser. */
    clusterUrl: string;
  }
}

/** Each project calls this; the one data directory per run makes them share one cluster. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(scratchDirectory(), `rihlah-test-${process.pid}`),
    log: () => {},
    // The data is thrown away: nothing need survive a power cut.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // Databases live for seconds: each is a copy of a template that is analysed.
      autovacuum: 'off',
    },
    temporary: true,
  });
  await ensureTemplate(
    postgres.url,
    MIGRATED_TEMPLATE,
    async (url) => void (await migrate({ url, application: embeddedApplication(url).role })),
  );
  project.provide('clusterUrl', postgres.url);
  return () => postgres.release();
}
