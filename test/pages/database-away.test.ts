// While the database is away pages say so and when to come back: 503, in the frame and the language of the site. What needs
// no database is served as ever.
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#app/config';
import { createHttp } from '#app/http';
import { type Database, openDatabase } from '#platform/database/database';
import { readFrom } from '#platform/database/list-replica';
import { createTestDeps } from '#test/deps';
import { createBrand } from '#test/factories/brands';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
let away: Database;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
  // Nobody listens on the port that is reserved for that.
  away = openDatabase({
    url: 'postgres://rihlah@127.0.0.1:1/rihlah',
    poolSize: 1,
    statementTimeoutMs: 1_000,
    applicationName: 'rihlah-away',
  });
  const deps = { ...(await createTestDeps(database, NOW)), db: away.db, readList: readFrom(away.db) };
  app = await createHttp({
    deps,
    config: readConfig({ LOG_LEVEL: 'silent' }),
    files: null,
    pages: { build, mode: 'production' },
  });
});
afterAll(async () => {
  await app.close();
  await away.close();
  await database.drop();
});

const host = 'rihlah.test';

test.each([
  ['a list', '/umroh', 'id', 'Layanan sedang sibuk'],
  ['a product', '/en/product/umrah-1', 'en', 'busy'],
  ['the home page', '/', 'id', 'Layanan sedang sibuk'],
  ['the builder of a private umrah', '/private-umroh', 'id', 'Layanan sedang sibuk'],
])('%s stands in the frame of the site, in its language', async (_what, url, lang, words) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { host } });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(body).toContain(`<html lang="${lang}"`);
  expect(body).toContain('<header');
  expect(body).toContain(words);
  expect(body).not.toMatch(/ECONNREFUSED|data-leads-home/);
});

test('a form that was sent is told the same', async () => {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: '/product/umrah-1',
    payload: 'name=Siti&phone=081234567890',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
});

test.each(['/sitemap.xml', '/og/id/product/umrah-1.png', '/readyz', '/api/v3/products'])(
  '%s answers 503',
  async (url) => {
    expect((await app.inject({ url, headers: { host } })).statusCode).toBe(503);
  },
);

test.each(['/robots.txt', '/healthz', '/covers/v2/makkah.dawn.1.svg', '/og/id/home.png'])(
  '%s needs no database',
  async (url) => {
    expect((await app.inject({ url, headers: { host } })).statusCode).toBe(200);
  },
);
