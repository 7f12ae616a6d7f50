// What is sent by mistake or on purpose is answered with a clean 4xx in the one shape: never a 500, never a stack trace.
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureEnvelope } from '#api/define';
import { type ApiServer, createApiServer } from './api-server.ts';

let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());

const ours = { origin: 'http://brand.test' };
const json = { ...ours, 'content-type': 'application/json' };
const post = (headers: Record<string, string>, payload?: string): InjectOptions => ({
  method: 'POST',
  url: '/api/v3/products/umrah-regular-1/seen',
  headers,
  ...(payload !== undefined && { payload }),
});
const get = (url: string): InjectOptions => ({ method: 'GET', url });

it('a change whose browser says that it comes from our own page passes', async () => {
  expect(
    (await server.app.inject(post({ 'sec-fetch-site': 'same-origin', host: 'brand.test' }))).statusCode,
  ).toBe(200);
});

it.each<[string, InjectOptions, number, string]>([
  ['broken JSON', post(json, '{bad'), 422, 'unreadable'],
  ['an empty JSON body', post(json, ''), 422, 'unreadable'],
  ['a poisoned prototype', post(json, '{"__proto__":{"admin":true}}'), 422, 'unreadable'],
  [
    'an unknown media type',
    post({ ...ours, 'content-type': 'application/xml' }, '<a/>'),
    415,
    'unsupported_media_type',
  ],
  ['a body over the limit', post(json, JSON.stringify('x'.repeat(300_000))), 413, 'payload_too_large'],
  ['a change without an origin', post({}), 400, 'F-ABT-9v3'],
  ['a change from another site', post({ origin: 'https://jahat.test' }), 403, 'foreign_origin'],
  [
    'a change that says only that it comes from another site',
    post({ 'sec-fetch-site': 'cross-site' }),
    403,
    'foreign_origin',
  ],
  ['a change from an opaque origin', post({ origin: 'null' }), 403, 'foreign_origin'],
  ['nothing', get('/api'), 404, 'not_found'],
  ['an unknown address', get('/api/v3/nothing'), 404, 'not_found'],
  ['a version that is not', get('/api/v9/products'), 404, 'not_found'],
  ['a v3 call as v1', get('/api/v1/products'), 404, 'not_found'],
  ['a broken escape', get('/api/v3/products/%E0%A4%A/detail'), 422, 'unreadable'],
  ['an escape that is none', get('/api/v3/products/%zz/detail'), 422, 'unreadable'],
  ['an endless name', get(`/api/v3/products/${'a'.repeat(300)}/detail`), 404, 'not_found'],
  ['a doubled slash', get('/api//v3/products'), 404, 'not_found'],
  ['a name left out', get('/api/v3/products//detail'), 404, 'not_found'],
  ['escaped dots', get('/api/v3/products/%2e%2e%2f%2e%2e%2fetc%2fpasswd/detail'), 404, 'not_found'],
  ['a path parameter', get('/api/v3/products;id=1'), 404, 'not_found'],
  ['a value twice where one is read', get('/api/v3/partners?page=1&page=2'), 422, 'invalid_input'],
])('%s', async (_what, request, status, code) => {
  const answer = await server.ask(request);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(failureEnvelope.safeParse(answer.json()).success).toBe(true);
  expect(answer.body).not.toMatch(/node_modules|\.ts:|Error:|stack/);
});

it('unknown names of the query are ignored, however strange', async () => {
  const { statusCode } = await server.ask(
    `/api/v3/products?__proto__[x]=1&constructor=1&limit[]=9&${'a=1&'.repeat(500)}`,
  );
  expect(statusCode).toBe(200);
});

it('no answer may be kept by a cache in between: it is made for a brand, a language and a guest', async () => {
  for (const url of ['/api/v3/products', '/api/v3/nothing', '/api/openapi.json']) {
    expect((await server.ask(get(url))).headers['cache-control']).toBe('private, no-cache');
  }
});

it.each([
  ['refuses connections', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  [
    'has taken its socket away',
    Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }),
  ],
  [
    'shuts down',
    Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }),
  ],
  ['is cut off', new Error('Connection terminated unexpectedly')],
])('a database that %s is told as 503, to be tried again', async (_what, fault) => {
  const away = await createApiServer({ deps: { partnerStories: () => Promise.reject(fault) } });
  const answer = await away.ask('/api/v3/partners/travel/stories');
  await away.close();
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
});

it('a failure of ours is told with a reference and nothing else', async () => {
  const broken = await createApiServer({
    deps: { partnerStories: () => Promise.reject(new Error('secret detail')) },
  });
  const answer = await broken.ask('/api/v3/partners/travel/stories');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({
    code: 'internal',
    message: expect.stringContaining(String(answer.headers['x-request-id'])),
  });
  expect(answer.body).not.toContain('secret');
  await broken.close();
});

it('an address that asks too often is told to wait', async () => {
  const throttled = await createApiServer({ config: { API_READS_PER_MINUTE: '3' } });
  const statuses = [];
  for (let n = 0; n < 5; n += 1) statuses.push((await throttled.ask('/api/v2/provinces')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect((await throttled.ask('/api/v2/provinces')).json()).toMatchObject({
    success: false,
    code: 'too_many_requests',
  });
  await throttled.close();
});
