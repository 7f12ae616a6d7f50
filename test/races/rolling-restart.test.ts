// A new version without a gap (docs/deployment.md): servers are replaced one by one, while the schema grows, and nobody who reads or buys is
// refused. In front of them stands what a proxy does: it asks who is ready, and never repeats a request.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyLedger } from '#domain/ledger';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { type AppProcess, freePort, startAppProcess } from './app-process.ts';
import { call, cartForm, checkoutForm } from './shoppers.ts';

const lookEveryMs = 50;
const drainMs = 1_000;
const shoppers = 12;

let database: TestDatabase;
let departure: string;
let members: SignedIn[];
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  departure = (await createDeparture(database.db, { quota: 100_000 })).id;
  const deps = await createTestDeps(database, NOW);
  members = await Promise.all(Array.from({ length: shoppers }, () => createMember(deps)));
});
afterAll(() => database.drop());

const start = async (drain = drainMs) =>
  startAppProcess({
    url: database.url,
    port: await freePort(),
    clockAheadMs: NOW.getTime() - Date.now(),
    gateway: null,
    settleEveryMs: null,
    drainMs: drain,
  });

const agent = new Agent({ keepAlive: false });
const isReady = (port: number) =>
  new Promise<boolean>((resolve) => {
    request({ agent, host: '127.0.0.1', port, path: '/readyz' }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    })
      .on('error', () => resolve(false))
      .end();
  });

/** What a proxy knows of its servers: as much as they said when they were last asked. */
class Proxy {
  readonly servers = new Set<AppProcess>();
  #ready: AppProcess[] = [];
  #turn = 0;
  async look(): Promise<void> {
    const all = [...this.servers];
    const answers = await Promise.all(all.map(({ port }) => isReady(port)));
    this.#ready = all.filter((_server, index) => answers[index]);
  }
  port(): number {
    const server = this.#ready[(this.#turn += 1) % this.#ready.length];
    if (!server) throw new Error('No server is ready');
    return server.port;
  }
}

/** Reads and orders, by turns, until told to stop; what was not answered as it should be. */
async function shop(proxy: Proxy, member: SignedIn, over: AbortSignal): Promise<string[]> {
  const faults: string[] = [];
  const ask = async (...[method, path, body]: ['GET' | 'POST' | 'DELETE', string, object?]) => {
    const answer = await call(proxy.port(), member, method, path, body);
    if (answer.code !== 'ok') faults.push(`${method} ${path}: ${answer.status} ${answer.code}`);
    return answer.data;
  };
  let answers = 0;
  for (let isOrdered = false; !over.aborted; answers += 1) {
    await ask('GET', `/api/v3/products/${departure}/detail`);
    if (isOrdered) continue;
    const { id } = await ask('POST', '/api/v3/bookings/cart', cartForm(departure));
    await ask('POST', `/api/v3/bookings/${id as string}/do-checkout`, checkoutForm(30_000_000));
    isOrdered = true;
  }
  return answers > 0 ? faults : ['asked nothing'];
}

/** People read and buy while `replace` works on the servers. */
async function whileShopping(proxy: Proxy, replace: () => Promise<void>): Promise<string[]> {
  const over = new AbortController();
  const watch = (async () => {
    for (; !over.signal.aborted; await wait(lookEveryMs)) await proxy.look();
  })();
  const shopping = members.map((member) => shop(proxy, member, over.signal));
  try {
    await replace();
  } finally {
    over.abort();
  }
  await watch;
  return (await Promise.all(shopping)).flat();
}

it('answers everybody while each server is replaced and the schema grows', async () => {
  const proxy = new Proxy();
  const old = [await start(), await start()];
  for (const server of old) proxy.servers.add(server);
  await proxy.look();
  const faults = await whileShopping(proxy, async () => {
    // What a new version's migration may do while the old one answers.
    await database.owner.pool.query(`
      alter table bookings add column added_later text;
      create table added_later (id uuid primary key)`);
    for (const leaving of old) {
      const successor = await start();
      proxy.servers.add(successor);
      expect(await leaving.stop()).toBe(0);
      proxy.servers.delete(leaving);
    }
  });
  await Promise.all([...proxy.servers].map((server) => server.stop()));
  expect(faults).toEqual([]);
  const { rows } = await database.pool.query<{ sold: number }>(
    "select count(*)::int as sold from bookings where departure_id = $1 and state = 'waiting_payment'",
    [departure],
  );
  expect(rows[0]!.sold).toBe(shoppers);
  expect(await verifyLedger(database)).toEqual([]);
});

it('refuses somebody when a server stops without having said so (negative control)', async () => {
  const proxy = new Proxy();
  const [first, second] = [await start(0), await start(0)];
  proxy.servers.add(first).add(second);
  await proxy.look();
  expect(await first.stop()).toBe(0);
  // Before the proxy looks again.
  const answers = [];
  for (let turn = 0; turn < 2; turn += 1)
    answers.push(
      (await call(proxy.port(), members[0]!, 'GET', `/api/v3/products/${departure}/detail`)).status,
    );
  await second.stop();
  expect(answers.sort()).toEqual([0, 200]);
});
