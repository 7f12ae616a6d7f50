// Bad input on pages (docs/product/security.md): path tricks, wrong methods and oversized bodies get a clean answer, never a stack trace.
import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { join } from 'node:path';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
  const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
  const deps = await createTestDeps(database, NOW);
  const config = readConfig({ LOG_LEVEL: 'silent', BODY_LIMIT_BYTES: '1000' });
  app = await createHttp({ deps, config, files: null, pages: { build, mode: 'production' } });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const ask = (url: string, options: InjectOptions = {}) =>
  app.inject({ url, ...options, headers: { host: 'rihlah.test', ...options.headers } });

describe('addresses that are no page', () => {
  test.each([
    ['an unknown word', '/tidak-ada', 404],
    ['a zero byte', '/%00', 404],
    ['a broken escape', '/%E0%A4%A', 400],
    ['dots, escaped', '/%2e%2e/%2e%2e/etc/passwd', 404],
    ['slashes, escaped', '/..%2f..%2fetc%2fpasswd', 404],
    ['another host after two slashes', '//evil.example', 404],
    ['four thousand letters', `/${'a'.repeat(4_000)}`, 404],
    ['six thousand letters', `/${'a'.repeat(6_000)}`, 414],
    [
      "six thousand letters of the router's own question",
      `/__manifest?paths=/${'a'.repeat(6_000)}&version=x`,
      204,
    ],
    ["nine thousand letters of the router's own question", `/__manifest?paths=/${'a'.repeat(9_000)}`, 414],
    ['nine thousand letters', `/${'a'.repeat(9_000)}`, 414],
    ['an unknown cover', '/covers/v2/mars.dawn.1.svg', 404],
    ['a preview of nothing', '/og/id/product/tidak-ada.png', 404],
    ['a preview with dots', '/og/id/product/..%2f..%2fhome.png', 404],
  ])('%s answers cleanly', async (_what, url, status) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).not.toMatch(/node_modules|\.ts:\d|Error:/);
  });

  test('the page of a missing address stands in its language', async () => {
    expect((await ask('/tidak-ada')).body).toContain('Halaman Tidak ditemukan');
    expect((await ask('/en/nothing')).body).toContain('This page could not be found');
  });

  test('another host in the path never becomes the address of the site', async () => {
    expect((await ask('//evil.example?lang=en')).headers.location).toBe('/en/evil.example');
    expect((await ask('/en//evil.example?lang=id')).headers.location).toBe('/evil.example');
  });

  test.each(['/', '/robots.txt', '/sitemap.xml'])('a host that is no host is refused by %s', async (url) => {
    for (const host of ['<script>', 'a"b', 'a b', 'a:99999'])
      expect((await ask(url, { headers: { host } })).statusCode).toBe(400);
  });
});

describe('requests that are no visit', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s to a page without a form answers 405',
    async (method) => {
      const answer = await ask('/umroh', {
        method,
        payload: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(answer.statusCode).toBe(405);
    },
  );

  test('a method that no page knows answers 405', async () => {
    expect((await ask('/', { method: 'TRACE' as 'GET' })).statusCode).toBe(405);
  });

  test('a body that is too large answers 413, with the page of the site around it', async () => {
    const answer = await ask('/en/umroh', {
      method: 'POST',
      payload: 'x'.repeat(2_000),
      headers: { 'content-type': 'text/plain' },
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.body).toContain('<header');
    expect(answer.body).toContain('lang="en"');
  });
});

describe('forms that are no form', () => {
  const notify = (type: string, payload = 'name=Siti') =>
    ask('/product/umroh-1', { method: 'POST', payload, headers: type ? { 'content-type': type } : {} });

  test.each([
    '',
    'text/plain',
    'application/json',
    'text/html; charset=utf-7',
    'application/x-www-form-urlencodedx',
  ])('a body of the type "%s" answers 415', async (type) => {
    expect((await notify(type)).statusCode).toBe(415);
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
    'a body that is not the %s it says it is answers 400',
    async (type) => {
      expect((await notify(type, 'no parts')).statusCode).toBe(400);
    },
  );
});

describe('/error', () => {
  test.each([
    ['/error', 404],
    ['/error?status=405', 405],
    ['/error?status=500', 500],
    ['/error?status=200', 404],
    ['/error?status=%00', 404],
  ])('%s answers %i', async (url, status) => {
    expect((await ask(url)).statusCode).toBe(status);
  });

  test('a fault shows a popup, its number in the log, and leads home without script', async () => {
    const answer = await ask('/error?status=500');
    expect(answer.body).toMatch(/<dialog[^>]* open/);
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
    expect(answer.body).toContain('content="3;url=/"');
    expect((await ask('/error?status=500&stay=1')).body).not.toContain('3;url=');
  });
});

describe('the host', () => {
  test('does not wait for ever for a body that trickles in', () => {
    expect(app.server.requestTimeout).toBeGreaterThanOrEqual(30_000);
    expect(app.server.requestTimeout).toBeLessThanOrEqual(300_000);
  });

  test.each(['/error', '/healthz', '/robots.txt'])(
    '%s may be framed by nobody, in old words and new ones',
    async (url) => {
      const { headers } = await ask(url);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
    },
  );
});

describe('the content policy', () => {
  test('lets every inline script and style of the page through, and nothing else', async () => {
    const { headers, body } = await ask('/error?status=500');
    const policy = String(headers['content-security-policy']);
    const inline = [
      ...body.matchAll(
        /<(?:script|style)\b(?![^>]*type="application\/ld\+json")[^>]*>(.*?)<\/(?:script|style)>/gs,
      ),
    ].map(([, code]) => createHash('sha256').update(code!).digest('base64'));
    // Brand colours, menus, the popup's way home.
    expect(inline.length).toBe(3);
    expect(inline.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([]);
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(body).not.toMatch(/ style="| on[a-z]+="/);
  });

  test('has another nonce with every answer of an app page', async () => {
    const [one, two] = [await ask('/auth/login'), await ask('/auth/login')];
    expect(one.headers['content-security-policy']).toMatch(/'nonce-[^']+'/);
    expect(one.headers['content-security-policy']).not.toBe(two.headers['content-security-policy']);
  });
});

describe('files that are looked for by name', () => {
  test('robots.txt names the sitemap of its host, and that lists both languages', async () => {
    expect((await ask('/robots.txt')).body).toContain('Sitemap: http://rihlah.test/sitemap.xml');
    expect((await ask('/sitemap.xml')).body).toContain('<loc>http://rihlah.test/en/umroh</loc>');
  });

  test('a preview picture is kept by its ETag', async () => {
    const first = await ask('/og/id/home.png');
    expect(first.headers['content-type']).toBe('image/png');
    for (const known of [
      `${first.headers.etag}`,
      `W/${first.headers.etag}`,
      `"older", W/${first.headers.etag}`,
      '*',
    ]) {
      const again = await ask('/og/id/home.png', { headers: { 'if-none-match': known } });
      expect([known, again.statusCode, again.body]).toEqual([known, 304, '']);
    }
    expect((await ask('/og/id/home.png', { headers: { 'if-none-match': '"older"' } })).statusCode).toBe(200);
  });

  test('covers never change behind their address', async () => {
    const answer = await ask('/covers/v2/makkah.dawn.1.svg');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});
