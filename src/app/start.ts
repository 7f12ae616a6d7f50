// Builds the whole application from its configuration: database, brands, HTTP. main.ts and the development server share it.
import type { FastifyInstance } from 'fastify';
import { webhookSender } from '#platform/webhook-sender';
import { loadReferenceData } from '#db/reference/reference';
import type { Config } from './config.ts';
import type { Deps } from '#domain/deps';
import { listDemoCredentials } from '#domain/credentials';
import { bookingInvoices } from '#domain/booking-payments';
import { souvenirInvoices } from '#domain/souvenir-orders';
import { openBrandDirectory } from '#domain/brands';
import { fetchDollarRate } from '#domain/exchange-rates';
import { createHttp, type HttpOptions } from './http.ts';
import { openCachedReads } from '#platform/database/cached-reads';
import { type Db, openDatabase } from '#platform/database/database';
import { type ListReplica, openListReplica, readFrom } from '#platform/database/list-replica';
import { createLockQueue } from '#platform/database/lock-queue';
import { openTableChanges, type TableChanges } from '#platform/database/table-changes';
import { jisdorRates } from '#platform/exchange-rate/jisdor';
import { openFiles } from '#platform/files/files';
import { openJobs } from '#platform/jobs/jobs';
import type { Repeated } from '#platform/jobs/repeat';
import type { KeyRing } from '#platform/keys';
import { leave } from '#platform/leaving';
import { openNews } from '#platform/news/settings';
import { openShipping } from '#platform/shipping/settings';
import { openSignInProviders } from '#platform/social-login/sign-in';
import { exportSpans } from '#platform/tracing/export-spans';
import { mountRealtime } from '#realtime/realtime';
import { dateInZone } from '#shared/dates';
import { type PaymentGatewaySetup, openPaymentGateways, usesSimulator } from './payment-gateways.ts';
import { type Bootstrap, bootstrap } from './bootstrap.ts';
import { followBrands } from './follow-brands.ts';
import { jobHandlers, repeatedWork } from './jobs.ts';
import { openMessageChannels } from './message-channels.ts';

/** Our choice: longer than any of our answers takes, shorter than a supervisor waits before it kills. */
const shutdownDeadlineMs = 10_000;
/** Our choice: a replica that does not answer is done without. */
const replicaConnectMs = 1_000;

export interface RunningApp {
  app: FastifyInstance;
  deps: Deps;
  /**
   * Refuses new requests, lets running requests (for ten seconds) and running jobs finish, then closes the database.
   * Safe to call twice.
   */
  close(): Promise<void>;
}

export interface StartOptions
  extends Pick<HttpOptions, 'pages' | 'files' | 'extend'>, Pick<Deps, 'renderEmail'> {
  config: Config;
  /** Who has opened the database already hands it over. */
  opened?: Bootstrap;
  /** As soon as requests are answered: the queue's jobs begin after it. */
  onListening?: (app: FastifyInstance) => void;
  /** Receives each step, for the terminal. */
  say: (message: string) => void;
}

export async function startApp({
  config,
  opened,
  onListening,
  pages,
  files,
  extend,
  renderEmail,
  say,
}: StartOptions): Promise<RunningApp> {
  const stopTraces = config.traces && (await exportSpans(config.traces));
  const channels = openMessageChannels(config, pages.mode);
  const isSimulated = usesSimulator(config, pages.mode);
  const { databaseUrl: url, keys, release } = opened ?? (await bootstrap(config, say));
  await fillDatabase(url, config.demo ? keys : null, say).catch(async (failure: unknown) => {
    await release();
    throw failure;
  });
  const database = openDatabase({
    url,
    poolSize: config.databasePoolSize,
    statementTimeoutMs: config.statementTimeoutMs,
    applicationName: 'rihlah',
  });
  // Pages that are asked for in masses leave these to whoever orders and pays.
  const money = openDatabase({
    url,
    poolSize: config.moneyPoolSize,
    statementTimeoutMs: config.statementTimeoutMs,
    applicationName: 'rihlah-money',
  });
  const jobs = openJobs({ url });
  const leaving = { hasBegun: false };
  // Who never answered has nobody to wait for.
  let drainMs = 0;
  const replica =
    config.replicaDatabaseUrl === null
      ? null
      : openDatabase({
          url: config.replicaDatabaseUrl,
          poolSize: config.databasePoolSize,
          statementTimeoutMs: config.statementTimeoutMs,
          applicationName: 'rihlah-lists',
          connectTimeoutMs: replicaConnectMs,
        });
  let lists: ListReplica | undefined;
  let changes: TableChanges | undefined;
  let app: FastifyInstance | undefined;
  let gateways: PaymentGatewaySetup | undefined;
  let repeated: Repeated | undefined;
  async function shutDown(): Promise<void> {
    if (app) await leave(app, leaving, { drainMs, deadlineMs: shutdownDeadlineMs });
    await changes?.close();
    await gateways?.close();
    await repeated?.stop();
    await jobs.close();
    await lists?.close();
    await Promise.all([database.close(), money.close(), replica?.close()]);
    await stopTraces?.();
    await release();
  }
  try {
    const now = () => new Date();
    changes = await openTableChanges({ url: config.listenDatabaseUrl ?? url });
    const signIn = openSignInProviders(config.signIn, { now });
    const { payments, simulator } = (gateways = await openPaymentGateways(config.payments, {
      url,
      now,
      isSimulated,
    }));
    const brands = await openBrandDirectory(database.db);
    followBrands(brands, changes);
    lists =
      replica === null
        ? undefined
        : openListReplica({
            primary: database.db,
            replica: replica.db,
            changes,
            onAway: (err) => app?.log.warn({ err }, 'lists come from the primary: the replica is away'),
          });
    const deps: Deps = {
      db: database.db,
      readList: lists?.read ?? readFrom(database.db),
      files: openFiles(config.files, (err) => app?.log.error({ err }, 'file storage')),
      reads: await openCachedReads(database.db, changes),
      moneyDb: money.db,
      lockQueue: createLockQueue(),
      now,
      keys,
      brands,
      jobs,
      renderEmail,
      payments,
      payables: { booking_invoice: bookingInvoices, souvenir_invoice: souvenirInvoices },
      signIn,
      stepUpMinutes: config.stepUpMinutes,
      textMessageLimits: config.textMessageLimits,
      fallbackDollarRate: config.exchangeRate.fallback,
      documentRetention: config.documentRetention,
      holdingLimits: config.holdingLimits,
      financingHoldDays: config.financingHoldDays,
      savingsPaymentHoldDays: config.savingsPaymentHoldDays,
      shipping: openShipping(config.rajaOngkir),
      news: openNews(config.newsUrl, database.db),
      quranAudio: config.quranAudio,
      webPushKey: config.webPush?.publicKey ?? null,
      hasWhatsApp: channels.whatsApp !== null,
    };
    app = await createHttp({
      deps,
      config,
      simulator,
      pages,
      files,
      leaving,
      lists,
      pools: { pages: database.pool, money: money.pool, ...(replica && { lists: replica.pool }) },
      extend,
    });
    await mountRealtime(app, deps, {
      url: config.listenDatabaseUrl ?? url,
      redisUrl: config.redisUrl,
      isShared: extend !== undefined,
    });
    const { url: rateUrl } = config.exchangeRate;
    const handlers = jobHandlers({
      webhooks: webhookSender,
      ...deps,
      ...channels,
      dollarRates: rateUrl ? jisdorRates({ url: rateUrl }) : null,
    });
    await app.listen({ host: config.host, port: config.port });
    onListening?.(app);
    await jobs.work(handlers, app.log);
    repeated = repeatedWork(deps, app.log);
    // Its schedule fires once a day: a new installation need not wait for it.
    if (rateUrl) await jobs.enqueue(deps.db, fetchDollarRate, {});
    drainMs = config.drainSeconds * 1000;
    gateways.listenAt(app.server.address(), app.log);
    let closing: Promise<void> | undefined;
    return { app, deps, close: () => (closing ??= shutDown()) };
  } catch (error) {
    await shutDown();
    throw error;
  }
}

/**
 * Seeds the demo only with keys to encrypt it. It has connections of its own, without the requests' statement timeout,
 * because a process may wait here for another one's seeding.
 */
async function fillDatabase(url: string, demoKeys: KeyRing | null, say: StartOptions['say']): Promise<void> {
  const { db, close } = openDatabase({
    url,
    poolSize: 1,
    statementTimeoutMs: 0,
    applicationName: 'rihlah-start',
  });
  try {
    await loadReferenceData(db);
    if (demoKeys) await seedWhenEmpty(db, demoKeys, say);
    else await refuseDemoCredentials(db);
  } finally {
    await close();
  }
}

/** The README publishes their passwords: outside a demo anybody could open the operator's pages. */
async function refuseDemoCredentials(db: Db): Promise<void> {
  const emails = await listDemoCredentials({ db });
  if (emails.length === 0) return;
  throw new Error(
    `This database holds accounts of the demo, whose passwords everybody can read: ${emails.join(', ')}. ` +
      'Take them away with `npm run admin -- remove-demo-credentials`; or, if it is a demo and nothing else, set DEMO=true',
  );
}

async function seedWhenEmpty(db: Db, keys: KeyRing, say: StartOptions['say']): Promise<void> {
  const seeded = await db.selectFrom('brands').select('id').limit(1).executeTakeFirst();
  if (seeded) return;
  say('Filling the empty database with the demo brand and catalogue');
  // Once in a database's life: no later start reads the catalogue of the demo.
  const { CatalogueNotEmptyError, seedDemo } = await import('#db/seed');
  const now = new Date();
  await seedDemo(db, { today: dateInZone(now, 'Asia/Jakarta'), now, keys }).catch((error: unknown) => {
    // Another process on the same database was faster, or a catalogue exists without a brand: the brand directory
    // reports that.
    if (!(error instanceof CatalogueNotEmptyError)) throw error;
  });
}
