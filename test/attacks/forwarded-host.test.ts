// A name somebody made up must reach no address that is written down (docs/product/security.md): behind a proxy that forwards
// X-Forwarded-Host unread, a cache would keep our sitemap with another site's links.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiServer, createApiServer } from '#test/api/api-server';

let server: ApiServer;
beforeAll(async () => {
  server = await createApiServer({
    config: { TRUSTED_PROXIES: '1', HOST_NAMES: '192.168.1.20, Rihlah.Internal' },
  });
});
afterAll(() => server.close());

const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'];

test.each(files)('%s believes no forwarded host', async (url) => {
  const honest = await server.ask({ url });
  const forged = await server.ask({ url, headers: { 'x-forwarded-host': 'evil.example' } });
  expect(forged.body).toBe(honest.body);
  expect((await server.ask({ url, headers: { 'x-forwarded-host': 'kecil.test' } })).body).toBe(honest.body);
});

test('the scheme that a trusted proxy names is believed', async () => {
  expect(
    (await server.ask({ url: '/robots.txt', headers: { 'x-forwarded-proto': 'https' } })).body,
  ).toContain('Sitemap: https://brand.test/sitemap.xml');
});

test.each([...files, '/', '/umroh', '/api/v3/settings', '/covers/v2/mars.dawn.1.svg'])(
  '%s answers no host that nobody named',
  async (url) => {
    const answer = await server.ask({ url, headers: { host: 'evil.example' } });
    expect([400, 422]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('evil.example');
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('public');
  },
);

test.each([
  'brand.test',
  'BRAND.test:8443',
  'kecil.test',
  'localhost:3000',
  '127.0.0.1',
  '[::1]:3000',
  '192.168.1.20:3000',
  'rihlah.internal',
])('%s is a host of a brand, of the configuration or of this machine', async (host) => {
  expect((await server.ask({ url: '/robots.txt', headers: { host } })).statusCode).toBe(200);
});

test('whoever looks after the process asks under any name', async () => {
  expect((await server.ask({ url: '/healthz', headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
  expect((await server.ask({ url: '/readyz', headers: { host: '10.0.0.7:3000' } })).statusCode).toBe(200);
});
