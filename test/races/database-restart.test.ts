// The database stops and starts again while a gateway delivers its notifications (docs/product/payments.md): whatever was settled is in the
// ledger once, whatever follows from it is done, and the proof finds nothing.
import { rm } from 'node:fs/promises';
import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantHolding } from '#domain/bookings';
import { verifyLedger } from '#domain/ledger';
import { embeddedApplication } from '#platform/database/application-role';
import { type Database, openDatabase } from '#platform/database/database';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded';
import { migrate } from '#platform/database/migrate';
import { openJobs } from '#platform/jobs/jobs';
import { startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { notificationPath } from '#shared/payment-methods';
import { createTestDeps } from '#test/deps';
import { createMember, type SignedIn } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createDeparture, createPlaces, NOW } from '#test/factories/programmes';
import { rounds } from '#test/rounds';
import { type AppProcess, freePort, startAppProcess } from './app-process.ts';
import { cartForm, checkoutForm, insist } from './shoppers.ts';

const orders = 24;
const atOnce = 6;
const clockAheadMs = NOW.getTime() - Date.now();
const quiet = { warn: () => {}, error: () => {} };

/** One address for a database that comes back at another. */
class Door {
  readonly #sockets = new Set<Socket>();
  #port = 0;
  readonly #server = createServer((socket) => {
    const database = connect(this.#port, '127.0.0.1');
    for (const [one, other] of [
      [socket, database],
      [database, socket],
    ] as const) {
      this.#sockets.add(one);
      one
        .on('error', () => other.destroy())
        .on('close', () => other.destroy())
        .pipe(other);
    }
  });

  async open(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
  }

  leadTo(url: string): void {
    this.#port = Number(new URL(url).port);
  }

  urlOf(url: string): string {
    const through = new URL(url);
    // By TCP: a socket of the file system has no door.
    through.searchParams.delete('host');
    through.port = String((this.#server.address() as { port: number }).port);
    return through.href;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

const dataDir = join(tmpdir(), `rihlah-restart-${process.pid}`);
const door = new Door();
const closing: (() => unknown)[] = [];
let cluster: EmbeddedPostgres;
let database: Database;
let url: string;
let departure: string;
let members: SignedIn[];

const start = async () => {
  cluster = await startEmbeddedPostgres({ dataDir, log: () => {} });
  door.leadTo(cluster.url);
};

beforeAll(async () => {
  await door.open();
  await start();
  const application = embeddedApplication(cluster.url);
  await migrate({ url: cluster.url, application: application.role });
  url = door.urlOf(application.url);
  database = openDatabase({
    url,
    poolSize: 4,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 60_000,
    applicationName: 'rihlah-test',
  });
  const jobs = openJobs({ url, onlyWrites: true });
  closing.push(
    () => jobs.close(),
    () => database.close(),
  );
  await createPlaces(database.db);
  await createBrand(database.db, 'rihlah');
  departure = (await createDeparture(database.db, { quota: 1_000 })).id;
  const deps = await createTestDeps({ db: database.db, jobs }, NOW);
  members = await Promise.all(Array.from({ length: atOnce }, () => createMember(deps)));
  for (const { account } of members)
    await grantHolding(deps, 'system', account.id, { orders, seats: orders });
});
afterAll(async () => {
  for (const close of closing) await close();
  door.close();
  await cluster.release();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

/** Until the database answers again. */
async function untilDone<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const settledAndNot = () =>
  untilDone(
    async () =>
      (
        await sql<{ settled: number; received: number; told: number }>`
  select count(*)::int as settled,
    count(*) filter (where (select count(*) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.payment_id = p.id and e.account = 'gateway_clearing' and t.kind = 'receipt' and e.amount = s.amount) = 1)::int as received,
    count(*) filter (where exists (select from booking_history h where h.booking_id = p.subject_id and h.reason = 'paid_in_full' and h.told_at is not null))::int as told
  from simulator.payments s left join payments p on p.gateway = 'simulator' and p.reference = s.order_id where s.status = 'settlement'`.execute(
          database.db,
        )
      ).rows[0]!,
  );

it('loses nothing and counts nothing twice', async () => {
  const simulator = await startPaymentSimulator({
    db: database.db,
    now: () => new Date(Date.now() + clockAheadMs),
    speed: 1_000,
    lookMs: 20,
  });
  const port = await freePort();
  let app: AppProcess | undefined;
  try {
    app = await startAppProcess({
      url,
      port,
      clockAheadMs,
      gateway: simulator.settings.midtrans,
      settleEveryMs: 300,
    });
    const numbers = (
      await Promise.all(
        members.map(async (member) => {
          const own: string[] = [];
          for (let nth = 0; nth < orders / atOnce; nth += 1) {
            const {
              data: { id },
            } = await insist(() => port, member, 'POST', '/api/v3/bookings/cart', cartForm(departure));
            expect(
              (
                await insist(
                  () => port,
                  member,
                  'POST',
                  `/api/v3/bookings/${id as string}/do-checkout`,
                  checkoutForm(30_000_000),
                )
              ).code,
            ).toBe('ok');
            own.push(
              (
                await insist(
                  () => port,
                  member,
                  'POST',
                  `/api/v3/bookings/${id as string}/payments/bca_va`,
                  {},
                )
              ).data['payment_number'] as string,
            );
          }
          return own;
        }),
      )
    ).flat();
    simulator.notifyAt(`http://127.0.0.1:${port}${notificationPath('simulator')}`, quiet);
    const restarts = rounds({ quick: 1, prove: 10 });
    let settled = 0;
    const payers = (async () => {
      for (const [nth, number] of numbers.entries()) {
        const payment = await untilDone(() => simulator.find(number));
        // Pressed once more when the answer was lost: it can be settled only once, and told as often as anybody likes.
        await untilDone(() => simulator.act(payment!, nth % 3 === 0 ? 'repeat' : 'paid'));
        if (nth % 3 === 0) await untilDone(() => simulator.act(payment!, 'paid'));
        settled += 1;
      }
    })();
    const restarter = (async () => {
      for (let nth = 1; nth <= restarts; nth += 1) {
        await expect
          .poll(() => settled, { interval: 5, timeout: 120_000 })
          .toBeGreaterThanOrEqual(Math.floor((nth * orders) / (restarts + 1)));
        await cluster.release();
        await start();
      }
    })();
    await Promise.all([payers, restarter]);
    await expect
      .poll(settledAndNot, { timeout: 120_000 })
      .toEqual({ settled: orders, received: orders, told: orders });
  } finally {
    await app?.kill();
    await simulator.close();
  }
  expect(await verifyLedger(database)).toEqual([]);
}, 600_000);
