// Traces from the request to the statement and the job (docs/product/traces.md), as a collector receives them.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { handleJob, jobKind } from '#platform/jobs/job-kind';
import { exportSpans } from '#platform/tracing/export-spans';
import { currentTrace, nameOfStatement } from '#platform/tracing/spans';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { traceRequests } from './traced-requests.ts';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const traceId = '0af7651916cd43dd8448eb211c80319c';
const secret = 'rahasia-7731';

const kind = jobKind({
  name: 'tell-somebody',
  payload: z.object({ to: z.string() }),
  retries: 0,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
  timeLimitSeconds: 10,
  atOnce: 1,
});

it('reach the collector whole, under the caller’s trace, and hold nothing of anybody', async () => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push(`${request.url} ${body}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port } = collector.address() as AddressInfo;
  const stop = await exportSpans({ endpoint: `http://127.0.0.1:${port}/`, serviceName: 'rihlah-test' });
  const app = fastify();
  traceRequests(app);
  const ask = (value: string) => sql`select 1 from accounts where name = ${value}`.execute(database.db);
  let logged: ReturnType<typeof currentTrace> = {};
  app.get<{ Params: { name: string } }>('/people/:name', async ({ params }) => {
    logged = currentTrace();
    await ask(params.name);
    return 'ok';
  });
  app.get('/broken', async () => sql`select 1/0 from accounts where name = ${secret}`.execute(database.db));
  await app.inject({
    url: `/people/${secret}?q=${secret}`,
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  });
  await app.inject('/broken');
  await handleJob(kind, ({ to }) => ask(to)).run({ to: secret }, { warn: () => {}, error: () => {} });
  await app.close();
  await stop();
  collector.close();

  expect(received.join()).not.toContain(secret);
  expect(received.every((one) => one.startsWith('/v1/traces '))).toBe(true);
  expect(received.join()).toContain('rihlah-test');
  const spans = received.flatMap((one) =>
    (
      JSON.parse(one.slice(one.indexOf(' '))) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[];
      }
    ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const called = (name: string) => spans.filter((span) => span.name === name);
  const [page] = called('GET /people/:name');
  expect([page?.traceId, page?.parentSpanId]).toEqual([traceId, 'b7ad6b7169203331']);
  expect(logged).toEqual({ trace_id: traceId, span_id: page?.spanId });
  const [job] = called('job tell-somebody');
  const [broken] = called('GET /broken');
  expect(broken?.status.code).toBe(2);
  expect(called('select accounts').map(({ parentSpanId }) => parentSpanId)).toEqual([
    page?.spanId,
    broken?.spanId,
    job?.spanId,
  ]);
  expect(currentTrace()).toEqual({});
});

it.each([
  ['select 1', 'select'],
  ['/* unawaited */ insert into "bookings" (id) values ($1)', 'insert bookings'],
  ['update payments set status = $1', 'update payments'],
  ['with moved as (update bookings set x = 1 returning id) select * from moved', 'with bookings'],
])('a statement is named by what it does: %s', (text, name) => {
  expect(nameOfStatement(text)).toBe(name);
});
