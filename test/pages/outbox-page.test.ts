// /dev/outbox (docs/product/outbox.md): readable where nothing leaves the machine, and not there at all anywhere else.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#app/config';
import type { Deps } from '#domain/deps';
import { storePushToken } from '#domain/notifications';
import { sendEmail, sendPushNotifications, sendText } from '#domain/outbox';
import { createHttp } from '#app/http';
import { createTestDeps } from '#test/deps';
import { createMember } from '#test/factories/accounts';
import { pageUrl } from '#domain/brands';
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
  const brand = deps.brands.forHost('localhost');
  await sendEmail(deps, {
    kind: 'password_reset',
    to: 'siti@example.com',
    brand,
    locale: 'id',
    values: {
      name: '<i>Siti</i>',
      link: 'https://rihlah.example/auth/reset-password/abc?a=1&b=2',
      minutes: 60,
    },
  });
  await sendText(
    { ...deps, now: () => new Date(NOW.getTime() + 1_000) },
    {
      kind: 'phone_code',
      to: '+6281234567890',
      brand,
      locale: 'en',
      values: { code: '012345', minutes: 10 },
    },
  );
  const { actor } = await createMember(deps);
  await storePushToken(deps, actor, 'telepon-siti');
  await sendPushNotifications({ ...deps, now: () => new Date(NOW.getTime() - 1_000) }, [
    {
      kind: 'order_confirmed',
      accountId: actor.accountId,
      brand,
      locale: 'id',
      path: '/member/my-order/1?a=1&b=2',
      say: () => ({ title: 'Pesanan RH-7K2M9QXA terkonfirmasi', text: 'Kursi Anda aman.' }),
      usefulUntil: new Date(NOW.getTime() + 60_000),
    },
  ]);
  demo = await open({});
  real = await open({ SMTP_URL: 'smtp://localhost:2525' });
});
afterAll(async () => {
  await demo.close();
  await real.close();
  await database.drop();
});

const letterId = async () =>
  (
    await database.db
      .selectFrom('outbox_messages')
      .select('id')
      .where('channel', '=', 'mail')
      .executeTakeFirstOrThrow()
  ).id;

describe('the outbox where nothing leaves', () => {
  test.each([
    ['/dev/outbox', 'id', 'Kotak keluar'],
    ['/en/dev/outbox', 'en', 'Outbox'],
  ])('%s shows what was written, newest first', async (url, lang, title) => {
    const { statusCode, headers, body } = await demo.inject(url);
    expect({
      statusCode,
      type: headers['content-type'],
      robots: headers['x-robots-tag'],
      cache: headers['cache-control'],
    }).toEqual({ statusCode: 200, type: 'text/html; charset=utf-8', robots: 'noindex', cache: 'no-store' });
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body.indexOf('+6281234567890')).toBeLessThan(body.indexOf('siti@example.com'));
  });
  test("gives codes to be taken whole and links to be followed, and takes nobody's name for HTML", async () => {
    const { body } = await demo.inject('/dev/outbox');
    expect(body).toContain('<code>012345</code>');
    expect(body).toContain('<a href="https://rihlah.example/auth/reset-password/abc?a=1&amp;b=2">');
    expect(body).not.toContain('<i>Siti');
    expect(body).toContain('&lt;i&gt;Siti');
  });
  test('shows the messages to one address', async () => {
    const { body } = await demo.inject('/dev/outbox?to=siti@example.com');
    expect(body).toContain('siti@example.com');
    expect(body).not.toContain('+6281234567890');
    expect((await demo.inject('/dev/outbox?to=%22%3E%3Cscript%3E')).body).not.toContain('<script>');
  });
  test('shows what a device is told, and the page it opens', async () => {
    const { body } = await demo.inject('/en/dev/outbox?to=telepon-siti');
    expect(body).toContain('push to a device · order_confirmed');
    expect(body).toContain('Pesanan RH-7K2M9QXA terkonfirmasi');
    expect(body).toContain(
      `<a href="${pageUrl(deps.brands.forHost('localhost'), 'id', '/member/my-order/1?a=1')}&amp;b=2">Open its page</a>`,
    );
  });
  test('is read by programs too', async () => {
    const all = (await demo.inject('/dev/outbox.json')).json() as { recipient: string }[];
    expect(all.map(({ recipient }) => recipient)).toEqual([
      '+6281234567890',
      'siti@example.com',
      'telepon-siti',
    ]);
    const [message] = (await demo.inject('/dev/outbox.json?to=%2B6281234567890')).json() as object[];
    expect(message).toMatchObject({
      channel: 'text',
      kind: 'phone_code',
      locale: 'en',
      subject: null,
      body_text: expect.stringContaining('012345'),
    });
  });
  test('shows a letter as it looks, which may neither run nor load anything', async () => {
    const { statusCode, headers, body } = await demo.inject(`/dev/outbox/${await letterId()}.html`);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox /);
    expect(headers['content-security-policy']).not.toContain('allow-scripts');
    expect(body).toContain('&lt;i&gt;Siti');
  });
  test.each([
    '/dev/outbox/00000000-0000-0000-0000-000000000000.html',
    "/dev/outbox/x'.html",
    '/dev/outbox/%00.html',
  ])('%s is not there', async (url) => {
    expect((await demo.inject(url)).statusCode).toBe(404);
  });
});

test('in production there is no outbox to read', async () => {
  const paths = ['/dev/outbox', '/en/dev/outbox', '/dev/outbox.json', `/dev/outbox/${await letterId()}.html`];
  for (const url of paths) {
    const { statusCode, body } = await real.inject({ url, headers: { host: 'rihlah.test' } });
    expect({ url, statusCode }).toEqual({ url, statusCode: 404 });
    expect(body).not.toMatch(/012345|reset-password\/abc/);
  }
});
