// What a sale costs (issue 4 "Figures"): complete bookings in a second (cart → order → paid) with sixteen shoppers over HTTP, the
// simulator and its notifications in the same process; and the same with a million orders in the database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { demoPassword } from '#db/people/people';
import { type Db, openDatabase } from '#platform/database/database';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { hashPassword } from '#platform/passwords';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { type Measurement, milliseconds, quantile, type Section, whole } from './report.ts';
import { type Server, startServer, withDataDir } from './server.ts';

const shoppers = 16;
const seconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 20;
const pastOrders = process.env['BENCH_ORDERS'] ? Number(process.env['BENCH_ORDERS']) : 1_000_000;
const calls = ['cart', 'do-checkout', 'payments'] as const;
type Waits = Record<(typeof calls)[number], number[]>;

export const bookings: Measurement = {
  name: 'bookings',
  measure: (say) => withDataDir(async (dataDir) => {
    // Started once for its demo.
    await (await startServer({ dataDir })).stop();
    const shop = await onDatabase(dataDir, ({ db }) => openShop(db));
    const few = await sell(dataDir, shop);
    say(`${whole(few.perSecond)} bookings/s`);
    await onDatabase(dataDir, ({ url }) => growOrders(url));
    const many = await sell(dataDir, shop);
    say(`${whole(many.perSecond)} bookings/s with ${whole(pastOrders)} orders`);
    return [section(few, many)];
  }),
};

interface Shop {
  departure: string;
  termsVersion: number;
}

interface Sold {
  perSecond: number;
  /** Notifications that were sent and answered. */
  noticesPerSecond: number;
  waits: Waits;
}

const mailOf = (shopper: number) => `shopper-${shopper}@example.com`;

/** Joins the cluster of a data directory, whether a server runs on it or not. */
async function onDatabase<T>(dataDir: string, use: (at: { db: Db; url: string }) => Promise<T>): Promise<T> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const { db, close } = openDatabase({ url: cluster.url, poolSize: 4, statementTimeoutMs: 0, applicationName: 'rihlah-bench' });
  try {
    return await use({ db, url: cluster.url });
  } finally {
    await close();
    await cluster.release();
  }
}

/** Sixteen people with proven phones, and a departure that never sells out. */
async function openShop(db: Db): Promise<Shop> {
  const now = new Date();
  const digest = await hashPassword(demoPassword);
  await db.insertInto('accounts').values(Array.from({ length: shoppers }, (_, shopper) => ({
    email: mailOf(shopper), name: 'Siti Rahmawati', phone: '+6281234567890', phone_verified_at: now, locale: 'id', password_hash: digest, email_verified_at: now, created_at: now, updated_at: now }))).execute();
  await sql`update brands set sales = sales || '{"payment_methods": [{"code": "bca_va", "admin_fee": 4000}]}'`.execute(db);
  const { rows: [found] } = await sql<{ slug: string; version: number }>`
    select d.slug, coalesce((select max(version) from site_pages where slug = 'syarat-ketentuan'), 1) as version from departures d join programmes p on p.id = d.programme_id
    where p.kind = 'umrah_regular' and d.state = 'published' and d.departs_on > current_date + 60
      and exists (select from departure_room_prices r where r.departure_id = d.id and r.room_type = 'quad')
      and purchase_block((select state from partners t where t.id = p.partner_id), required_licence(p.kind),
        (select max(l.valid_until) from licences l where l.partner_id = p.partner_id and l.kind = required_licence(p.kind)), current_date) is null
    order by d.departs_on limit 1`.execute(db);
  await db.updateTable('departures').set({ quota: 30_000 }).where('slug', '=', found!.slug).execute();
  return { departure: found!.slug, termsVersion: found!.version };
}

async function growOrders(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(readFileSync(join(import.meta.dirname, 'many-orders.sql'), 'utf8').replaceAll(':count', String(pastOrders)));
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function sell(dataDir: string, shop: Shop): Promise<Sold> {
  const server = await startServer({ dataDir });
  try {
    return await onDatabase(dataDir, async ({ db }) => {
      // Presses "paid"; the notification about it goes out from the server.
      const simulator = await startPaymentSimulator({ db, now: () => new Date(), speed: 1 });
      try {
        return await rush(server, shop, db, simulator);
      } finally {
        await simulator.close();
      }
    });
  } finally {
    await server.stop();
  }
}

async function rush(server: Server, shop: Shop, db: Db, simulator: PaymentSimulator): Promise<Sold> {
  const tokens = await Promise.all(Array.from({ length: shoppers }, (_, shopper) => tokenOf(server, shopper)));
  const counted = async () => (await sql<{ paid: number; heard: number }>`select (select count(*)::int from bookings where state = 'paid') as paid,
    (select count(*)::int from payment_notifications where applied_at is not null) as heard`.execute(db)).rows[0]!;
  const warm: Waits = { 'cart': [], 'do-checkout': [], 'payments': [] };
  await Promise.all(tokens.map((token) => buy(server, shop, token, simulator, warm)));
  const before = await counted();
  const waits: Waits = { 'cart': [], 'do-checkout': [], 'payments': [] };
  const started = performance.now();
  await Promise.all(tokens.map(async (token) => {
    while (performance.now() - started < seconds * 1_000) await buy(server, shop, token, simulator, waits);
  }));
  const took = (performance.now() - started) / 1_000;
  const after = await counted();
  return { perSecond: (after.paid - before.paid) / took, noticesPerSecond: (after.heard - before.heard) / took, waits };
}

async function buy(server: Server, shop: Shop, token: string, simulator: PaymentSimulator, waits: Waits): Promise<void> {
  async function post(call: keyof Waits, path: string, body: object): Promise<Record<string, unknown>> {
    const started = performance.now();
    const ask = () => fetch(`${server.url}/api/v3/bookings/${path}`, { method: 'POST', body: JSON.stringify(body), headers: headersOf(server, token) });
    let answer = await ask();
    // Told to come again: that is part of what the shopper waits.
    for (let tries = 0; answer.status === 503 && tries < 20; tries += 1) {
      await answer.arrayBuffer();
      answer = await ask();
    }
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    if (!answer.ok) throw new Error(`${call} answered ${answer.status}`);
    waits[call].push(performance.now() - started);
    return data;
  }
  const { id } = await post('cart', 'cart', { product_id: shop.departure, rooms: [{ room_type: 'quad', adults: 1 }] });
  const detail = (await (await fetch(`${server.url}/api/v3/bookings/${id as string}/detail/order`, { headers: headersOf(server, token) })).json()) as { data: { total_bill: number } };
  await post('do-checkout', `${id as string}/do-checkout`, {
    name: 'Siti Rahmawati', email: 'siti@example.com', phone: '081234567890', payment_plan: 'full', terms_version: shop.termsVersion, terms_accepted: true, total: detail.data.total_bill });
  const payment = await post('payments', `${id as string}/payments/bca_va`, {});
  const simulated = await simulator.find(payment['payment_number'] as string);
  await simulator.act(simulated!, 'paid');
}

const headersOf = (server: Server, token: string) => ({ 'content-type': 'application/json', origin: server.url, authorization: `Bearer ${token}` });

async function tokenOf(server: Server, shopper: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST', body: JSON.stringify({ email: mailOf(shopper), password: demoPassword }), headers: { 'content-type': 'application/json', origin: server.url } });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return ((await answer.json()) as { data: { user_token: string } }).data.user_token;
}

function section(few: Sold, many: Sold): Section {
  const row = (what: string, figure: (sold: Sold) => string) => [what, figure(few), figure(many)];
  return {
    title: 'Bookings',
    method: `${shoppers} shoppers for ${seconds} s over HTTP on one process, all cores, PostgreSQL, simulator and load on the same machine: cart, order (the sum is read in between), payment by virtual account, "paid" pressed at the simulator, its notification heard and applied. Who is told to come again (503) does so at once. All buy the same departure: every order waits for the same lock.`,
    head: ['what', 'empty', `${whole(pastOrders)} orders`],
    rows: [
      row('complete bookings', ({ perSecond }) => `${whole(perSecond)}/s`),
      row('notifications applied', ({ noticesPerSecond }) => `${whole(noticesPerSecond)}/s`),
      ...calls.flatMap((call) => [row(`${call}, p50`, ({ waits }) => milliseconds(quantile(waits[call], 0.5))), row(`${call}, p99`, ({ waits }) => milliseconds(quantile(waits[call], 0.99)))]),
    ],
  };
}
