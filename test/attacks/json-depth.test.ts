// JSON nested so deep that whoever walks it runs out of stack (docs/product/security.md): refused before it is read, never a 500.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNestedDeeper } from '#shared/json-depth';
import { jsonMaxDepth } from '#shared/limits';
import { type ApiServer, createApiServer } from '#test/api/api-server';

let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer();
});
afterAll(() => server.close());

const nested = (depth: number, open = '[', close = ']') => `${open.repeat(depth)}1${close.repeat(depth)}`;
const post = (payload: string, url = '/api/v3/auth/login') =>
  server.ask({
    method: 'POST',
    url,
    payload,
    headers: { origin: 'http://brand.test', 'content-type': 'application/json' },
  });

test.each([
  ['lists', nested(100_000)],
  ['objects', nested(40_000, '{"a":', '}')],
  ['within a field', `{"email":"a@b.example","password":${nested(100_000)}}`],
  ['never closed', '['.repeat(200_000)],
])('%s: unreadable, not broken', async (_what, payload) => {
  expect((await post(payload)).json()).toMatchObject({ success: false, code: 'unreadable' });
});

test('a notification of a gateway is not walked either', async () => {
  const answer = await post(nested(8_000), '/api/v3/payment-notifications/midtrans');
  expect(answer.statusCode).toBeLessThan(500);
});

test('brackets within strings are words', () => {
  expect(isNestedDeeper(JSON.stringify({ a: '['.repeat(100), b: '\\"[[[' }), 1)).toBe(false);
  expect(isNestedDeeper(nested(jsonMaxDepth), jsonMaxDepth)).toBe(false);
  expect(isNestedDeeper(nested(jsonMaxDepth + 1), jsonMaxDepth)).toBe(true);
});
