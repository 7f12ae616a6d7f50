// Files of the site as browsers and download managers ask for them: a part, a part that is not there, an older one.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#app/config';
import { createHttp } from '#app/http';
import { createTestDeps } from '#test/deps';
import { createBrand } from '#test/factories/brands';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  const neverBuilt = () => Promise.reject(new Error('A file was answered by a page'));
  app = await createHttp({
    deps: await createTestDeps(database, NOW),
    config: readConfig({ LOG_LEVEL: 'silent' }),
    files: join(import.meta.dirname, '../../build/client'),
    pages: { build: neverBuilt, mode: 'production' },
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const file = '/icons/rihlah/favicon.svg';
const ask = (headers: Record<string, string> = {}) =>
  app.inject({ url: file, headers: { host: 'rihlah.test', ...headers } });

test('a file may be kept for an hour, and is asked for again by its tag', async () => {
  const first = await ask();
  expect([first.statusCode, first.headers['content-type'], first.headers['cache-control']]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=3600',
  ]);
  const again = await ask({ 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a part of a file', async () => {
  const { statusCode, headers, body } = await ask({ range: 'bytes=0-9' });
  expect([statusCode, headers['content-range'], body]).toEqual([
    206,
    `bytes 0-9/${(await ask()).body.length}`,
    (await ask()).body.slice(0, 10),
  ]);
});

test.each([
  ['a part beyond the end', { range: 'bytes=99999999-' }, 416],
  ['a version that is gone', { 'if-match': '"older"' }, 412],
])('%s is refused with the status that says so', async (_what, headers, status) => {
  const answer = await ask(headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.body).toContain(String(status));
});
