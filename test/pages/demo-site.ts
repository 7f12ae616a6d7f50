// The pages on the demo at noon of its first day, asked for without a browser, a file or a port.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll } from 'vitest';
import { readConfig } from '#app/config';
import { createHttp } from '#app/http';
import { createTestDeps } from '#test/deps';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';

export interface DemoSite {
  app: FastifyInstance;
  database: TestDatabase;
}

/** Registers its own hooks; filled before the first test. */
export function useDemoSite(): DemoSite {
  const site = {} as DemoSite;
  beforeAll(async () => {
    site.database = await createTestDatabase({ seeded: true });
    const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
    const deps = await createTestDeps(site.database, new Date(`${SEEDED_ON}T05:00:00Z`));
    site.app = await createHttp({
      deps,
      config: readConfig({ LOG_LEVEL: 'silent' }),
      files: null,
      pages: { build, mode: 'production' },
    });
  });
  afterAll(async () => {
    await site.app.close();
    await site.database.drop();
  });
  return site;
}

/** What the page says it is. */
export const headingOf = (body: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1];
