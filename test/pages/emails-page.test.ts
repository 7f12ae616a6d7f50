// /dev/emails (docs/product/outbox.md): every email with sample values, and not there where messages leave the machine.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#app/config';
import { createHttp } from '#app/http';
import type { Deps } from '#domain/deps';
import { emailKinds } from '#domain/outbox';
import { createTestDeps } from '#test/deps';
import { createBrand } from '#test/factories/brands';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
let deps: Deps;
let demo: FastifyInstance;
let real: FastifyInstance;

const open = async (env: Record<string, string>) => {
  const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
  return createHttp({
    deps,
    config: readConfig({ LOG_LEVEL: 'silent', ...env }),
    files: null,
    pages: { build, mode: 'production' },
  });
};

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  deps = await createTestDeps(database, NOW);
  demo = await open({});
  real = await open({ SMTP_URL: 'smtp://localhost:2525' });
});
afterAll(async () => {
  await demo.close();
  await real.close();
  await database.drop();
});

describe('the emails with sample values', () => {
  test.each([
    ['/dev/emails', 'id', 'Contoh surat'],
    ['/en/dev/emails', 'en', 'Sample emails'],
  ])('%s lists them all, and every link leads to one', async (url, lang, title) => {
    const { statusCode, headers, body } = await demo.inject(url);
    expect([statusCode, headers['x-robots-tag'], headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store',
    ]);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    const links = [...body.matchAll(/href="(\/dev\/emails\/[^"]+)"/g)].map(([, link]) => link!);
    for (const kind of Object.keys(emailKinds))
      for (const locale of ['id', 'en'])
        for (const file of ['1.html', '1.txt'])
          expect(links).toContain(`/dev/emails/rihlah/${locale}/${kind}/${file}`);
    for (const link of links)
      expect({ link, ...(await demo.inject(link)) }).toMatchObject({ link, statusCode: 200 });
  });
  test('show an email as it looks, which may neither run nor load anything', async () => {
    const { headers, body } = await demo.inject('/dev/emails/rihlah/en/order_placed/1.html');
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox /);
    expect(headers['content-security-policy']).not.toContain('allow-scripts');
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('Rp\u00a030.004.000');
    const plain = await demo.inject('/dev/emails/rihlah/id/order_placed/1.txt');
    expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(plain.body).toContain('Bayar sekarang:\nhttps://example.com/member/my-order/RH-7K2M9QXA');
  });
  test.each([
    '/dev/emails/nobody/id/order_placed/1.html',
    '/dev/emails/rihlah/ar/order_placed/1.html',
    '/dev/emails/rihlah/id/constructor/1.html',
    '/dev/emails/rihlah/id/order_placed/9.html',
    '/dev/emails/rihlah/id/order_placed/0.html',
    '/dev/emails/rihlah/id/order_placed/1.pdf',
  ])('%s is not there', async (url) => {
    expect((await demo.inject(url)).statusCode).toBe(404);
  });
});

test('in production there are none', async () => {
  for (const url of ['/dev/emails', '/en/dev/emails', '/dev/emails/rihlah/id/order_placed/1.html']) {
    const { statusCode } = await real.inject({ url, headers: { host: 'rihlah.test' } });
    expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
  }
});
