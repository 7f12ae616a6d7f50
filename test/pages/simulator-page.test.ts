// /dev/payments (docs/product/payments.md): what happens to a payment is pressed where the simulator runs, and the page is not there anywhere else.
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#app/config';
import { createHttp } from '#app/http';
import { openSimulatorGateway, type SimulatorGateway } from '#test/simulator-gateway';
import { createTestDeps } from '#test/deps';
import { createBrand } from '#test/factories/brands';
import { NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { paymentRequest } from '#test/providers/gateway-suite';

let database: TestDatabase;
let cashier: SimulatorGateway;
let demo: FastifyInstance;
let real: FastifyInstance;

beforeAll(async () => {
  database = await createTestDatabase();
  await createBrand(database.db, 'rihlah');
  cashier = await openSimulatorGateway(database, () => NOW);
  const deps = { ...(await createTestDeps(database, NOW)), payments: cashier.payments };
  const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
  const common = {
    deps,
    config: readConfig({ LOG_LEVEL: 'silent' }),
    files: null,
    pages: { build, mode: 'production' } as const,
  };
  demo = await createHttp({ ...common, simulator: cashier.simulator });
  real = await createHttp(common);
});
afterAll(async () => {
  await demo.close();
  await real.close();
  await cashier.close();
  await database.drop();
});

const pay = async () => {
  const created = await cashier.payments.gatewayFor(null).createPayment(paymentRequest(NOW));
  return { ...created, id: created.gatewayId! };
};
const statusOf = async ({ reference, id }: { reference: string; id: string }) =>
  (await cashier.payments.gatewayFor(null).findPayment({ reference, gatewayId: id }))!.status;
const post = (url: string, headers = {}) =>
  demo.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });

describe('the page of the simulator', () => {
  test('says that there is nothing yet', async () => {
    expect((await demo.inject('/dev/payments')).body).toContain('Belum ada pembayaran.');
  });
  test.each([
    ['/dev/payments', 'id', 'Simulator pembayaran', 'Lunas'],
    ['/en/dev/payments', 'en', 'Payment simulator', 'Paid'],
  ])('%s lists payments, newest first, with what can happen to them', async (url, lang, title, button) => {
    const { reference, id, number } = await pay();
    const { statusCode, headers, body } = await demo.inject(url);
    expect({ statusCode, cache: headers['cache-control'], robots: headers['x-robots-tag'] }).toEqual({
      statusCode: 200,
      cache: 'no-store',
      robots: 'noindex',
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src|unsafe/);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(reference);
    expect(body).toContain('Rp\u00a01.250.000');
    expect(body).toContain(`BCA Virtual Account · ${number}`);
    expect(body).toContain(`formaction="${url}/${id}/paid">${button}</button>`);
  });
  test.each([
    ['paid', 'paid'],
    ['expired', 'expired'],
    ['denied', 'denied'],
    ['late', 'paid'],
    ['forge', 'pending'],
  ])('pressing %s makes it %s', async (act, status) => {
    const created = await pay();
    const { statusCode, headers } = await post(`/dev/payments/${created.id}/${act}`);
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 303,
      location: `/dev/payments#p-${created.id}`,
    });
    expect(await statusOf(created)).toBe(status);
  });
  test('pressing a button that is out of date changes nothing and says so', async () => {
    const created = await pay();
    await post(`/dev/payments/${created.id}/expired`);
    const { statusCode, body } = await post(`/en/dev/payments/${created.id}/paid`);
    expect(statusCode).toBe(409);
    expect(body).toContain('That payment has changed');
    expect(await statusOf(created)).toBe('expired');
  });
  test('nobody presses from another site, nor what does not exist', async () => {
    const created = await pay();
    const answers = await Promise.all([
      post(`/dev/payments/${created.id}/paid`, { origin: 'https://elsewhere.example' }),
      post(`/dev/payments/${created.id}/toString`),
      post('/dev/payments/00000000-0000-0000-0000-000000000000/paid'),
      post("/dev/payments/x'/paid"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 404, 404, 404]);
    expect(await statusOf(created)).toBe('pending');
  });
  test('programs read the same', async () => {
    const { reference, id } = await pay();
    const [newest] = (await demo.inject('/dev/payments.json')).json() as object[];
    expect((await demo.inject('/dev/payments.json')).json()).toContainEqual(
      expect.objectContaining({ id, order_id: reference, status: 'pending', amount: 1_250_000 }),
    );
    expect(newest).toHaveProperty('notices_waiting');
  });
});

test('where payments are real there is nothing to press', async () => {
  const { id } = await pay();
  const headers = { host: 'rihlah.test' };
  const answers = await Promise.all([
    real.inject({ url: '/dev/payments', headers }),
    real.inject({ url: '/en/dev/payments', headers }),
    real.inject({ url: '/dev/payments.json', headers }),
    real.inject({ method: 'POST', url: `/dev/payments/${id}/paid`, headers }),
  ]);
  for (const { statusCode, body } of answers) {
    expect([404, 405]).toContain(statusCode);
    expect(body).not.toContain(id);
  }
  expect((await cashier.simulator.find(id))!.status).toBe('pending');
});
