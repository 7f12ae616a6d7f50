// What a sale costs (docs/product/test-kit.md): complete bookings in a second (cart → order → paid) with sixteen shoppers over HTTP, the
// simulator in a process of its own; who all want one departure, and who each want another, with emails and without; and the same
// with a million orders in the database.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { demoPassword } from '#db/people/people';
import { grantHolding } from '#domain/bookings';
import { verifyLedger } from '#domain/ledger';
import { type Db, openDatabase } from '#platform/database/database';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { fetchWithin } from '#platform/bounded-fetch';
import { hashPassword } from '#platform/passwords';
import { databaseSeconds } from './database-processor.ts';
import { type Outside, startOutside } from './outside.ts';
import { type Measurement, milliseconds, quantile, type Section, times, whole } from './report.ts';
import { type Server, startServer, withDataDir } from './server.ts';

export const shoppers = 16;
/** Of the application. On two cores a second one sells no more: they share the cores with PostgreSQL and the load. */
const processes = process.env['BENCH_PROCESSES'] ? Number(process.env['BENCH_PROCESSES']) : 1;
const seconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 20;
const pastOrders = process.env['BENCH_ORDERS'] ? Number(process.env['BENCH_ORDERS']) : 1_000_000;
const calls = ['cart', 'do-checkout', 'payments', 'paid'] as const;
type Waits = Record<(typeof calls)[number], number[]>;

export const bookings: Measurement = {
  name: 'bookings',
  measure: (say) =>
    withDataDir(async (dataDir) => {
      // Started once for its demo.
      await (await startServer({ dataDir })).stop();
      const shop = await onDatabase(dataDir, ({ db }) => openBookingSetup(db));
      const few = await sell(dataDir, shop, say);
      const withMail = await sellWithMail(dataDir, shop, say);
      const grown = await onDatabase(dataDir, ({ url, db }) => growOrders(url, db));
      say(
        `${whole(pastOrders)} orders in ${whole(grown.fillSeconds)} s, proven in ${whole(grown.proveSeconds)} s`,
      );
      const many = await sell(dataDir, shop, say);
      return [section(few, many, grown), mailSection(withMail)];
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
  /** Milliseconds of processor time for each booking. */
  processor: Record<Worker, number>;
  waits: Waits;
}

/** Whose processor time is measured; PostgreSQL's is that for the application, the simulator's with its share of PostgreSQL. */
type Worker = 'application' | 'database' | 'simulator' | 'load';

/** Of the application and of PostgreSQL for it. */
const processorOf = ({ processor: { application, database } }: Sold) => application + database;

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
  return withMarket(dataDir, { shop }, async (market) => {
    // A process that has just started does everything for the first time, and so does its compiler.
    await rush(market, apart(shop), seconds);
    const hot = await rush(market, () => 0, seconds);
    const each = await rush(market, apart(shop), seconds);
    say(
      `${whole(hot.perSecond)} bookings/s of one departure (${milliseconds(processorOf(hot))} each), ${whole(each.perSecond)} of ${shop.departures.length} (${milliseconds(processorOf(each))})`,
    );
    return { hot, apart: each };
  });
}

export const apart = (shop: BookingSetup) => (shopper: number) => shopper % shop.departures.length;

interface Mailed {
  sold: Sold;
  /** Emails that left, for each booking. */
  emailsEach: number;
  /** From the last booking until the last email of all of them had left. */
  drainSeconds: number;
}

/** Few enough that no mailbox reaches its limit of an hour (decision 0060): emails beyond it would wait that long. */
const mailed = 60;

/** So many bookings with their emails, which leave beside the sale and after it. */
async function sellWithMail(
  dataDir: string,
  shop: BookingSetup,
  say: (message: string) => void,
): Promise<Mailed> {
  return withMarket(dataDir, { shop, withMail: true }, async (market) => {
    const { db, outside } = market;
    let drainSeconds = 0;
    async function sellSome(): Promise<Sold> {
      // What earlier bookings wrote counts towards the limits, and may wait for the next hour.
      await db.deleteFrom('outbox_messages').execute();
      return rush(market, apart(shop), { bookings: mailed }, async () => {
        const ended = performance.now();
        await allEmailsLeft(db, say);
        drainSeconds = (performance.now() - ended) / 1_000;
      });
    }
    // A process that has just started loads and compiles what draws the attachments.
    await sellSome();
    const before = await outside.mails();
    const sold = await sellSome();
    const emailsEach = ((await outside.mails()) - before) / mailed;
    say(
      `with ${emailsEach.toFixed(1)} emails each: ${milliseconds(processorOf(sold))} each, those of ${mailed} bookings left in ${drainSeconds.toFixed(1)} s`,
    );
    return { sold, emailsEach, drainSeconds };
  });
}

/** What was sold is told, and every email about it has left. */
async function allEmailsLeft(db: Db, say: (message: string) => void): Promise<void> {
  const started = performance.now();
  for (let saidSeconds = 10; ;) {
    const { rows } = await sql<{ untold: number; unsent: number; fault: string | null }>`
      select (select count(*)::integer from booking_history where waits) as untold, count(*)::integer as unsent, max(last_error) as fault
      from outbox_messages where channel = 'mail' and sent_at is null`.execute(db);
    const { untold, unsent, fault } = rows[0]!;
    if (untold + unsent === 0) return;
    if (performance.now() - started > saidSeconds * 1_000) {
      say(`after ${saidSeconds} s ${untold} moves and ${unsent} emails wait${fault ? `: ${fault}` : ''}`);
      if (saidSeconds >= 120) throw new Error('Emails do not leave');
      saidSeconds += 10;
    }
    await sleep(50);
  }
}

export interface Market {
  servers: Server[];
  shop: BookingSetup;
  db: Db;
  dataDir: string;
  outside: Outside;
  tokens: string[];
}

interface MarketOptions {
  shop: BookingSetup;
  withMail?: boolean;
  /** Another built checkout of the project. */
  checkout?: string;
}

/** The application with the simulator beside it, and people who are signed in. */
export async function withMarket<T>(
  dataDir: string,
  { shop, withMail = false, checkout }: MarketOptions,
  use: (market: Market) => Promise<T>,
): Promise<T> {
  return onDatabase(dataDir, async ({ db, url }) => {
    const outside = await startOutside(url);
    const servers: Server[] = [];
    try {
      const settings = withMail ? outside.mailSettings : outside.settings;
      while (servers.length < processes)
        servers.push(await startServer({ dataDir, settings, ...(checkout && { checkout }) }));
      outside.notifyAt(servers.map((server) => server.url));
      const tokens = await Promise.all(
        Array.from({ length: shoppers }, (_, shopper) => tokenOf(servers[0]!, shopper)),
      );
      return await use({ servers, shop, db, dataDir, outside, tokens });
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      await outside.stop();
    }
  });
}

/**
 * Everybody buys one after the other: the next cart once the last order is paid. `until`: seconds, or so many bookings. `afterwards` is
 * part of what is counted as processor time, and not of the rate.
 */
export async function rush(
  { servers, shop, db, dataDir, outside, tokens }: Market,
  departureOf: (shopper: number) => number,
  until: number | { bookings: number },
  afterwards: () => Promise<void> = async () => {},
): Promise<Sold> {
  const waits: Waits = { cart: [], 'do-checkout': [], payments: [], paid: [] };
  async function busySeconds(): Promise<Record<Worker, number>> {
    const { forApplication, forSimulator } = await databaseSeconds(db, dataDir);
    const { user, system } = process.cpuUsage();
    return {
      application: servers.reduce((sum, server) => sum + server.processorSeconds(), 0),
      database: forApplication,
      simulator: outside.processorSeconds() + forSimulator,
      load: (user + system) / 1_000_000,
    };
  }
  const before = await busySeconds();
  const started = performance.now();
  let begun = 0;
  const goesOn =
    typeof until === 'number'
      ? () => performance.now() - started < until * 1_000
      : () => begun < until.bookings;
  await Promise.all(
    tokens.map(async (token, shopper) => {
      const departure = shop.departures[departureOf(shopper)]!;
      const server = servers[shopper % servers.length]!;
      while (goesOn()) {
        begun += 1;
        await buy(server, { departure, termsVersion: shop.termsVersion }, token, outside, waits);
      }
    }),
  );
  const took = (performance.now() - started) / 1_000;
  await afterwards();
  const after = await busySeconds();
  const each = (worker: Worker) => ((after[worker] - before[worker]) * 1_000) / begun;
  return {
    perSecond: begun / took,
    tookSeconds: took,
    processor: {
      application: each('application'),
      database: each('database'),
      simulator: each('simulator'),
      load: each('load'),
    },
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
  outside: Outside,
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
  const pressed = performance.now();
  await outside.pay(payment['payment_number'] as string);
  waits.paid.push(performance.now() - pressed);
}

/** Lighter than `fetch`: the load takes its processor time from the application. */
const bounds = { timeoutMs: 30_000, maxBytes: 1_000_000 };
const headersOf = (server: Server, token: string) => ({
  'content-type': 'application/json',
  origin: server.url,
  authorization: `Bearer ${token}`,
});

async function tokenOf(server: Server, shopper: number): Promise<string> {
  const answer = await fetch(`${server.url}/api/v3/user/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: mailOf(shopper), password: demoPassword }),
    headers: { 'content-type': 'application/json', origin: server.url },
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return ((await answer.json()) as { data: { user_token: string } }).data.user_token;
}

const workers: Record<Worker, string> = {
  application: 'the application',
  database: 'PostgreSQL for it',
  simulator: 'the simulator, with its part of PostgreSQL',
  load: 'the load',
};

type Figure = [what: string, of: (sold: Sold) => number, shown: (value: number) => string];

export const figures: Figure[] = [
  ['complete bookings', ({ perSecond }) => perSecond, (value) => `${whole(value)}/s`],
  ['processor time for each: application and PostgreSQL', processorOf, milliseconds],
  ...(Object.keys(workers) as Worker[]).map<Figure>((worker) => [
    `… ${workers[worker]}`,
    ({ processor }) => processor[worker],
    milliseconds,
  ]),
  ...calls.flatMap((call) =>
    [0.5, 0.99].map<Figure>((share) => [
      `${call}, p${share * 100}`,
      ({ waits }) => quantile(waits[call], share),
      milliseconds,
    ]),
  ),
];

const how = `${shoppers} shoppers over HTTP on ${processes === 1 ? 'one process' : `${processes} processes`}, all cores, PostgreSQL, load and simulator (a process of its own) on the same machine: cart, order (the sum is read in between), payment by virtual account, "paid" pressed at the simulator; the next cart once its notification was heard and applied ("paid"). Who is told to come again (503) does so at once.`;

function section(few: Sales, many: Sales, { fillSeconds, proveSeconds }: Grown): Section {
  const sales = [few.hot, few.apart, many.hot, many.apart];
  return {
    title: 'Bookings',
    method: `${how} ${seconds} s each, after as long to warm up. "One": all buy the same departure, and every order waits for the same lock; "apart": each another. ${whole(pastOrders)} orders of the past were filled in ${whole(fillSeconds)} s, and their books proven in ${whole(proveSeconds)} s. The last column compares "one" with and without them.`,
    head: [
      'what',
      'one',
      'apart',
      `one, ${whole(pastOrders)} orders`,
      `apart, ${whole(pastOrders)} orders`,
      'ratio',
    ],
    rows: figures.map(([what, of, shown]) => [
      what,
      ...sales.map((sold) => shown(of(sold))),
      times(of(many.hot) / of(few.hot)),
    ]),
  };
}

function mailSection({ sold, emailsEach, drainSeconds }: Mailed): Section {
  return {
    title: 'Bookings with emails',
    method: `${how} ${mailed} bookings, after as many to warm up, each of another departure; SMTP_URL leads to a mail server in the simulator's process, and processor time is counted until every email has left.`,
    head: ['what', 'figure', 'aim'],
    rows: [
      ...figures.map(([what, of, shown]) => [what, shown(of(sold)), '']),
      ['emails a booking', emailsEach.toFixed(1), ''],
      [
        `emails of ${mailed} bookings have left after the last sale in`,
        `${drainSeconds.toFixed(1)} s`,
        '5 s',
      ],
    ],
  };
}
