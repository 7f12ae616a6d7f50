// Several processes on one empty database of one's own (issue 2 §1): each migrates, one seeds, all serve.
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { readConfig } from '#config';
import { startApp } from '#start';
import { createTestDatabase } from '#test/harness';

test('two first starts at once both end in a running marketplace with one demo in it, however slow the seeding', async () => {
  const database = await createTestDatabase();
  const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
  // Far shorter than the seeding takes: the limit is for requests, not for the start.
  const config = readConfig({ DATABASE_URL: database.url, KEY_RING: `test:${Buffer.alloc(32).toString('base64')}`, DEMO: 'true', PORT: '0', LOG_LEVEL: 'silent', STATEMENT_TIMEOUT_MS: '200' });
  const start = () => startApp({ config, say: () => {}, files: null, pages: { build, mode: 'production' } });
  const started = await Promise.allSettled([start(), start()]);
  try {
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const { count } = await database.db.selectFrom('brands').select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  } finally {
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    await database.drop();
  }
}, 60_000);
