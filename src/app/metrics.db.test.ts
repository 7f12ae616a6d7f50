// /metrics as Prometheus reads it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { sendEmail } from '#domain/outbox';
import { createTestDeps } from '#test/deps';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';
import { readConfig } from './config.ts';
import { createHttp } from './http.ts';

const token = 'a-token-for-prometheus';
let database: TestDatabase;
let app: FastifyInstance;
let without: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  const deps = await createTestDeps(database, new Date(`${SEEDED_ON}T05:00:00Z`));
  const http = (settings: Record<string, string>) =>
    createHttp({
      deps,
      config: readConfig({ LOG_LEVEL: 'silent', ...settings }),
      files: null,
      pools: { pages: database.pool },
      pages: { build: () => Promise.reject(new Error('No page is asked for')), mode: 'production' },
    });
  app = await http({ METRICS_TOKEN: token });
  without = await http({});
  await sendEmail(deps, {
    kind: 'registration_code',
    to: 'rahasia@example.com',
    brand: deps.brands.list()[0]!,
    locale: 'id',
    values: { code: '123456', minutes: 10 },
  });
});
afterAll(async () => {
  await Promise.all([app.close(), without.close()]);
  await database.drop();
});
const ask = (authorization?: string) =>
  app.inject({ url: '/metrics', headers: { host: 'localhost', ...(authorization && { authorization }) } });

test('answers only to whoever has the token, and is not there without one', async () => {
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, token])
    expect((await ask(wrong)).statusCode).toBe(401);
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(200);
  const { statusCode } = await without.inject({
    url: '/metrics',
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  });
  expect(statusCode).not.toBe(200);
});

test('counts requests by route and status, never by address', async () => {
  await app.inject({ url: '/api/v3/catalogue/departures/umroh-secret-slug', headers: { host: 'localhost' } });
  await app.inject({ url: '/healthz', headers: { host: 'localhost' } });
  const { body } = await ask(`Bearer ${token}`);
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/,
  );
  expect(body).not.toContain('umroh-secret-slug');
});

test('says what the database takes of a request, and how many connections are busy', async () => {
  await app.inject({ url: '/api/v3/products/umroh/search?limit=2', headers: { host: 'rihlah.localhost' } });
  const { body } = await ask(`Bearer ${token}`);
  expect(body).toMatch(
    /http_request_database_seconds_count\{method="GET",route="\/api\/v3\/products\/umroh\/search"\} [1-9]/,
  );
  expect(body).toMatch(/^database_connections\{pool="pages",state="idle"\} [1-9]/m);
  expect(body).toMatch(/^database_connections\{pool="pages",state="busy"\} 0$/m);
  expect(body).toMatch(/^database_connections\{pool="pages",state="waiting"\} 0$/m);
});

test('says what waits, and names nobody', async () => {
  const { body } = await ask(`Bearer ${token}`);
  expect(body).toMatch(/^messages\{channel="mail",state="waiting"\} [1-9]/m);
  expect(body).toMatch(/^jobs\{queue="[\w.-]+",state="created"\} [1-9]/m);
  expect(body).toMatch(/^seat_holds \d+$/m);
  expect(body).toMatch(/^marketplace_figures_known 1$/m);
  expect(body).toContain('nodejs_eventloop_lag_seconds');
  expect(body).not.toMatch(/rahasia|@|123456/);
});
