// What a sale costs (docs/product/test-kit.md): complete bookings in a second (cart → order → paid) with sixteen shoppers over HTTP, the
// simulator and its notifications in the same process; who all want one departure, and who each want another; and the same with a
// million orders in the database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { demoPassword } from '#db/people/people';
import { grantHolding } from '#domain/bookings';
import { verifyLedger } from '#domain/ledger';
import { type Db, openDatabase } from '#platform/database/database';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { fetchWithin } from '#platform/bounded-fetch';
import { hashPassword } from '#platform/passwords';
import { type PaymentSimulator, startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { type Measurement, milliseconds, quantile, type Section, times, whole } from './report.ts';
import { type Server, startServer, withDataDir } from './server.ts';

export const shoppers = 16;
/** Of the application. On two cores a second one sells no more: they share the cores with PostgreSQL and the load. */
const processes = process.env['BENCH_PROCESSES'] ? Number(process.env['BENCH_PROCESSES']) : 1;
const seconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 20;
const pastOrders = process.env['BENCH_ORDERS'] ? Number(process.env['BENCH_ORDERS']) : 1_000_000;
const calls = ['cart', 'do-checkout', 'payments'] as const;
type Waits = Record<(typeof calls)[number], number[]>;

export const bookings: Measurement = {
  name: 'bookings',
  measure: (say) =>
    withDataDir(async (dataDir) => {
      // Started once for its demo.
      await (await startServer({ dataDir })).stop();
      const shop = await onDatabase(dataDir, ({ db }) => openBookingSetup(db));
      const few = await sell(dataDir, shop, say);
      const grown = await onDatabase(dataDir, ({ url, db }) => growOrders(url, db));
      say(
        `${whole(pastOrders)} orders in ${whole(grown.fillSeconds)} s, proven in ${whole(grown.proveSeconds)} s`,
      );
      const many = await sell(dataDir, shop, say);
      return [section(few, many, grown)];
    }),
};

interface BookingSetup {
  /** As many as shoppers; the first is the one that all want. */
  departures: string[];
  termsVersion: number;
}

export interface Sold {
  perSecond: number;
  tookSeconds: number;
  /** Notifications that were sent and answered. */
  noticesPerSecond: number;
  /** Milliseconds of processor time of the application's process for each booking. */
  processorMs: number;
  waits: Waits;
}

/** Everybody wants the same departure, or each another. */
interface Sales {
  hot: Sold;
  apart: Sold;
}

const mailOf = (shopper: number) => `shopper-${shopper}@example.com`;

/** Joins the cluster of a data directory, whether a server runs on it or not. */
export async function onDatabase<T>(
  dataDir: string,
  use: (at: { db: Db; url: string }) => Promise<T>,
): Promise<T> {
  const cluster = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const { db, close } = openDatabase({
    url: cluster.url,
    poolSize: 4,
    statementTimeoutMs: 0,
    applicationName: 'rihlah-bench',
  });
  try {
    return await use({ db, url: cluster.url });
  } finally {
    await close();
    await cluster.release();
  }
}

/** Sixteen people with proven phones, who may hold as much as they like (decision 0053), and departures that never sell out. */
export async function openBookingSetup(db: Db): Promise<BookingSetup> {
  const now = new Date();
  const digest = await hashPassword(demoPassword);
  const people = await db
    .insertInto('accounts')
    .values(
      Array.from({ length: shoppers }, (_, shopper) => ({
        email: mailOf(shopper),
        name: 'Siti Rahmawati',
        phone: `+62812${34_000_000 + shopper}`,
        phone_verified_at: now,
        locale: 'id',
        password_hash: digest,
        email_verified_at: now,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute();
  for (const { id } of people)
    await grantHolding({ db, now: () => now }, 'system', id, { orders: 1_000_000, seats: 1_000_000 });
  await sql`update brands set sales = sales || '{"payment_methods": [{"code": "bca_va", "admin_fee": 4000}]}'`.execute(
    db,
  );
  const { rows: found } = await sql<{ slug: string; version: number }>`
    select d.slug, coalesce((select max(version) from site_pages where slug = 'syarat-ketentuan'), 1) as version from departures d join programmes p on p.id = d.programme_id
    where p.kind = 'umrah_regular' and d.state = 'published' and d.departs_on > current_date + 60
      and exists (select from departure_room_prices r where r.departure_id = d.id and r.room_type = 'quad')
      and purchase_block((select state from partners t where t.id = p.partner_id), required_licence(p.kind),
        (select max(l.valid_until) from licences l where l.partner_id = p.partner_id and l.kind = required_licence(p.kind)), current_date) is null
    order by d.departs_on limit ${shoppers}`.execute(db);
  const departures = found.map(({ slug }) => slug);
  await db.updateTable('departures').set({ quota: 30_000 }).where('slug', 'in', departures).execute();
  return { departures, termsVersion: found[0]!.version };
}

interface Grown {
  fillSeconds: number;
  proveSeconds: number;
}

/** Fills the past, and proves that its books balance. */
async function growOrders(url: string, db: Db): Promise<Grown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const started = performance.now();
  try {
    await client.query(
      readFileSync(join(import.meta.dirname, 'many-orders.sql'), 'utf8').replaceAll(
        ':count',
        String(pastOrders),
      ),
    );
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
  const filled = performance.now();
  const faults = await verifyLedger({ db });
  if (faults.length > 0) throw new Error(`The books do not balance: ${JSON.stringify(faults.slice(0, 3))}`);
  return { fillSeconds: (filled - started) / 1_000, proveSeconds: (performance.now() - filled) / 1_000 };
}

async function sell(dataDir: string, shop: BookingSetup, say: (message: string) => void): Promise<Sales> {
  const servers: Server[] = [];
  try {
    // One after the other: the second joins the first one's cluster.
    while (servers.length < processes) servers.push(await startServer({ dataDir }));
    return await onDatabase(dataDir, async ({ db }) => {
      // Presses "paid"; the notification about it goes out from the server.
      const simulator = await startPaymentSimulator({ db, now: () => new Date(), speed: 1 });
      try {
        const tokens = await Promise.all(
          Array.from({ length: shoppers }, (_, shopper) => tokenOf(servers[0]!, shopper)),
        );
        const to = { servers, shop, db, simulator, tokens };
        // A process that has just started does everything for the first time, and so does its compiler.
        await rush(to, () => 0, seconds);
        const hot = await rush(to, () => 0, seconds);
        const apart = await rush(to, (shopper) => shopper % shop.departures.length, seconds);
        say(
          `${whole(hot.perSecond)} bookings/s of one departure, ${whole(apart.perSecond)} of ${shop.departures.length}`,
        );
        return { hot, apart };
      } finally {
        await simulator.close();
      }
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

interface Market {
  servers: Server[];
  shop: BookingSetup;
  db: Db;
  simulator: PaymentSimulator;
  tokens: string[];
}

export async function rush(
  { servers, shop, db, simulator, tokens }: Market,
  departureOf: (shopper: number) => number,
  forSeconds: number,
): Promise<Sold> {
  const counted = async () =>
    (
      await sql<{
        paid: number;
        heard: number;
      }>`select (select count(*)::int from bookings where state = 'paid') as paid,
    (select count(*)::int from payment_notifications where applied_at is not null) as heard`.execute(db)
    ).rows[0]!;
  const before = await counted();
  const waits: Waits = { cart: [], 'do-checkout': [], payments: [] };
  const processorSeconds = () => servers.reduce((sum, server) => sum + server.processorSeconds(), 0);
  const busyBefore = processorSeconds();
  const started = performance.now();
  await Promise.all(
    tokens.map(async (token, shopper) => {
      const departure = shop.departures[departureOf(shopper)]!;
      const server = servers[shopper % servers.length]!;
      while (performance.now() - started < forSeconds * 1_000)
        await buy(server, { departure, termsVersion: shop.termsVersion }, token, simulator, waits);
    }),
  );
  const took = (performance.now() - started) / 1_000;
  const busy = processorSeconds() - busyBefore;
  const after = await counted();
  const paid = after.paid - before.paid;
  return {
    perSecond: paid / took,
    tookSeconds: took,
    noticesPerSecond: (after.heard - before.heard) / took,
    processorMs: (busy * 1_000) / paid,
    waits,
  };
}

interface Wanted {
  departure: string;
  termsVersion: number;
}

async function buy(
  server: Server,
  { departure, termsVersion }: Wanted,
  token: string,
  simulator: PaymentSimulator,
  waits: Waits,
): Promise<void> {
  async function post(call: keyof Waits, path: string, body: object): Promise<Record<string, unknown>> {
    const started = performance.now();
    const ask = () =>
      fetchWithin(
        `${server.url}/api/v3/bookings/${path}`,
        { method: 'POST', body: JSON.stringify(body), headers: headersOf(server, token) },
        bounds,
      );
    let answer = await ask();
    // Told to come again: that is part of what the shopper waits.
    for (let tries = 0; answer.status === 503 && tries < 20; tries += 1) answer = await ask();
    if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${answer.text}`);
    const { data } = JSON.parse(answer.text) as { data: Record<string, unknown> };
    waits[call].push(performance.now() - started);
    return data;
  }
  const { id } = await post('cart', 'cart', {
    product_id: departure,
    rooms: [{ room_type: 'quad', adults: 1 }],
  });
  const { text } = await fetchWithin(
    `${server.url}/api/v3/bookings/${id as string}/detail/order`,
    { headers: headersOf(server, token) },
    bounds,
  );
  const detail = JSON.parse(text) as { data: { total_bill: number } };
  await post('do-checkout', `${id as string}/do-checkout`, {
    name: 'Siti Rahmawati',
    email: 'siti@example.com',
    phone: '081234567890',
    payment_plan: 'full',
    terms_version: termsVersion,
    terms_accepted: true,
    total: detail.data.total_bill,
  });
  const payment = await post('payments', `${id as string}/payments/bca_va`, {});
  const simulated = await simulator.find(payment['payment_number'] as string);
  await simulator.act(simulated!, 'paid');
}

/** Lighter than `fetch`: the load takes its processor time from the application. */
const bounds = { timeoutMs: 30_000, maxBytes: 1_000_000 };
const headersOf = (server: Server, token: string) => ({
  'content-type': 'application/json',
  origin: server.url,
  authorization: `Bearer ${token}`,
});

export async function tokenOf(server: Server, shopper: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: mailOf(shopper), password: demoPassword }),
    headers: { 'content-type': 'application/json', origin: server.url },
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return ((await answer.json()) as { data: { user_token: string } }).data.user_token;
}

function section(few: Sales, many: Sales, { fillSeconds, proveSeconds }: Grown): Section {
  const row = (what: string, figure: (sold: Sold) => string, ratio?: (sold: Sold) => number) => [
    what,
    ...[few.hot, few.apart, many.hot, many.apart].map(figure),
    ratio ? times(ratio(many.hot) / ratio(few.hot)) : '',
  ];
  const p = (call: keyof Waits, share: number) =>
    row(
      `${call}, p${share * 100}`,
      ({ waits }) => milliseconds(quantile(waits[call], share)),
      ({ waits }) => quantile(waits[call], share),
    );
  return {
    title: 'Bookings',
    method: `${shoppers} shoppers for ${seconds} s over HTTP on ${processes === 1 ? 'one process' : `${processes} processes`} (after as long to warm up), all cores, PostgreSQL, simulator and load on the same machine: cart, order (the sum is read in between), payment by virtual account, "paid" pressed at the simulator, its notification heard and applied. Who is told to come again (503) does so at once. "One": all buy the same departure, and every order waits for the same lock; "apart": each another. ${whole(pastOrders)} orders of the past were filled in ${whole(fillSeconds)} s, and their books proven in ${whole(proveSeconds)} s. The last column compares "one" with and without them.`,
    head: [
      'what',
      'one',
      'apart',
      `one, ${whole(pastOrders)} orders`,
      `apart, ${whole(pastOrders)} orders`,
      'ratio',
    ],
    rows: [
      row(
        'complete bookings',
        ({ perSecond }) => `${whole(perSecond)}/s`,
        ({ perSecond }) => perSecond,
      ),
      row('notifications heard', ({ noticesPerSecond }) => `${whole(noticesPerSecond)}/s`),
      row(
        'processor time of the application for each',
        ({ processorMs }) => milliseconds(processorMs),
        ({ processorMs }) => processorMs,
      ),
      ...calls.flatMap((call) => [p(call, 0.5), p(call, 0.99)]),
    ],
  };
}
