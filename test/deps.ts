// What domain functions receive in tests: a database of the test's own, a clock that stands still, nothing that leaves the machine.
import { readConfig } from '#app/config';
import type { Deps } from '#domain/deps';
import { bookingInvoices } from '#domain/booking-payments';
import { souvenirInvoices } from '#domain/souvenir-orders';
import { openBrandDirectory } from '#domain/brands';
import { renderEmail } from '#emails/render-email.tsx';
import { uncachedReads } from '#platform/database/cached-reads';
import { readFrom } from '#platform/database/list-replica';
import { openFiles } from '#platform/files/files';
import { openGateways } from '#platform/payments/payments';
import { openNews } from '#platform/news/settings';
import { openShipping } from '#platform/shipping/settings';
import { type TestDatabase, testKeys } from './harness.ts';

/** Needs a brand in the database. No gateway takes money: `openTestCashier` (test/simulator-gateway.ts) and `openShop` (test/factories/bookings.ts) give one that does. */
export async function createTestDeps(
  { db, jobs }: Pick<TestDatabase, 'db' | 'jobs'>,
  now: Date,
): Promise<Deps> {
  const config = readConfig({});
  const payments = openGateways(config.payments, { simulator: null, now: () => now });
  return {
    db,
    jobs,
    readList: readFrom(db),
    reads: uncachedReads,
    now: () => now,
    keys: testKeys,
    files: openFiles(config.files),
    renderEmail,
    brands: await openBrandDirectory(db),
    payments,
    textMessageLimits: config.textMessageLimits,
    payables: { booking_invoice: bookingInvoices, souvenir_invoice: souvenirInvoices },
    signIn: {},
    fallbackDollarRate: config.exchangeRate.fallback,
    documentRetention: config.documentRetention,
    holdingLimits: config.holdingLimits,
    shipping: openShipping(config.rajaOngkir),
    news: openNews(undefined, db),
    quranAudio: config.quranAudio,
    webPushKey: null,
  };
}
