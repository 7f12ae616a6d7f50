// The application as a process of its own that a test may kill: the real host, API, jobs and gateway adapter on a given database.
// It builds its deps itself, because only a test may switch the locks off: no configuration can.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { webhookSender } from '#platform/webhook-sender';
import { createHttp } from '#app/http';
import { loadBuiltEmails } from '#app/built-emails';
import { readConfig } from '#app/config';
import type { Deps } from '#domain/deps';
import { bookingInvoices } from '#domain/booking-payments';
import { souvenirInvoices } from '#domain/souvenir-orders';
import { openBrandDirectory } from '#domain/brands';
import { jobHandlers, repeatedWork } from '#app/jobs';
import { uncachedReads } from '#platform/database/cached-reads';
import { openDatabase } from '#platform/database/database';
import { isDatabaseAway } from '#platform/database/unreachable';
import { readFrom } from '#platform/database/list-replica';
import { openFiles } from '#platform/files/files';
import { openJobs } from '#platform/jobs/jobs';
import { leave } from '#platform/leaving';
import { storedNews } from '#platform/news/stored-news';
import { outboxSender } from '#platform/message-sender';
import { openGateways } from '#platform/payments/payments';
import { zoneRates } from '#platform/shipping/zone-rates';
import { mountRealtime } from '#realtime/realtime';
import { testKeys } from '#test/harness';
import type { AppOrders } from './app-process.ts';

const {
  url,
  port,
  clockAheadMs,
  gateway,
  locksOff,
  hasSockets,
  hasPages,
  settleEveryMs,
  drainMs = 0,
} = JSON.parse(process.argv[2]!) as AppOrders;
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));

const now = () => new Date(Date.now() + clockAheadMs);
const config = readConfig({
  LOG_LEVEL: 'silent',
  API_READS_PER_MINUTE: '0',
  PAGE_READS_PER_MINUTE: '0',
  HOST_NAMES: 'brand.test',
});
const { db } = openDatabase({
  url,
  poolSize: 12,
  statementTimeoutMs: 60_000,
  connectTimeoutMs: 60_000,
  applicationName: 'rihlah-test-app',
});
const jobs = openJobs({ url, lookSeconds: 1, rescueSeconds: 5 });
const deps: Deps & { reconcilePatienceSeconds: number } = {
  db,
  readList: readFrom(db),
  reads: uncachedReads,
  now,
  jobs,
  keys: testKeys,
  files: openFiles(config.files),
  renderEmail: await loadBuiltEmails(),
  brands: await openBrandDirectory(db),
  payables: { booking_invoice: bookingInvoices, souvenir_invoice: souvenirInvoices },
  signIn: {},
  shipping: zoneRates,
  news: storedNews(db),
  quranAudio: null,
  webPushKey: null,
  textMessageLimits: config.textMessageLimits,
  fallbackDollarRate: config.exchangeRate.fallback,
  documentRetention: config.documentRetention,
  holdingLimits: config.holdingLimits,
  reconcilePatienceSeconds: 0.5,
  payments: openGateways(
    { ...config.payments, own: { gateway: 'simulator' } },
    { simulator: gateway, now, timeoutMs: 30_000 },
  ),
  ...(locksOff && { locksOff }),
};
const root = join(import.meta.dirname, '../..');
const build = hasPages
  ? ((await import(pathToFileURL(join(root, 'build/server/index.js')).href)) as ServerBuild)
  : () => Promise.reject(new Error('Nobody asks for a page here'));
const leaving = { hasBegun: false };
const app = await createHttp({
  deps,
  config,
  files: hasPages ? join(root, 'build/client') : null,
  pages: { build, mode: 'production' },
  leaving,
});
process.once('SIGTERM', async () => {
  await leave(app, leaving, { drainMs, deadlineMs: 10_000 });
  await repeated.stop();
  await jobs.close();
  process.exit(0);
});
if (hasSockets) await mountRealtime(app, deps, { url });
const handlers = jobHandlers({
  webhooks: webhookSender,
  ...deps,
  mail: outboxSender,
  textMessages: outboxSender,
  push: null,
  webPush: null,
  whatsApp: null,
  mailFrom: undefined,
  dollarRates: null,
});
await app.listen({ host: '127.0.0.1', port });
await jobs.work(handlers, { warn: () => {}, error: () => {} });
const repeated = repeatedWork(deps, { warn: () => {}, error: () => {} });
process.send!('ready');

// What the clock asks for once a minute, as often as the test wants it.
const everyMinute = handlers.filter(
  ({ kind: { name } }) => name === 'settle-up' || name === 'reconcile-payments',
);
async function settleAgain(everyMs: number): Promise<void> {
  await Promise.all(everyMinute.map(({ run }) => run({}, app.log))).catch((error: unknown) => {
    // A database that is restarted is what one of the tests is about.
    const faults = error instanceof AggregateError ? (error.errors as unknown[]) : [error];
    if (!faults.every(isDatabaseAway)) process.stderr.write(`${String(error)}\n`);
  });
  setTimeout(() => void settleAgain(everyMs), everyMs);
}
if (settleEveryMs !== null) void settleAgain(settleEveryMs);
