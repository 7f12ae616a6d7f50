// Several processes on one empty database of one's own (README.md): each migrates, one seeds, all serve.
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { readConfig } from '#app/config';
import { renderEmail } from '#emails/render-email.tsx';
import type { Deps } from '#domain/deps';
import { sendEmail } from '#domain/outbox';
import { transaction } from '#platform/database/database';
import { type RunningApp, startApp } from '#app/start';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { paymentRequest } from '#test/providers/gateway-suite';

/** Of a request's statements. The start has none: it may wait longer for another process than any visitor would. */
const limitMs = 2_000;

test('two first starts at once both end in a running marketplace with one demo in it, however slow the seeding', async () => {
  const database = await createTestDatabase();
  const build = (await import(join(import.meta.dirname, '../../build/server/index.js'))) as ServerBuild;
  const config = readConfig({
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.owner.url,
    KEY_RING: `test:${Buffer.alloc(32).toString('base64')}`,
    DEMO: 'true',
    PORT: '0',
    LOG_LEVEL: 'silent',
    STATEMENT_TIMEOUT_MS: String(limitMs),
  });
  const start = () =>
    startApp({ config, say: () => {}, files: null, renderEmail, pages: { build, mode: 'production' } });
  const waitingLong = async () =>
    (
      await database.pool.query(`select count(*) from pg_stat_activity where datname = current_database()
    and application_name = 'rihlah-start' and wait_event_type = 'Lock' and clock_timestamp() - query_start > ${limitMs + 500} * interval '1 ms'`)
    ).rows[0].count as number;
  let starting: ReturnType<typeof start>[] = [];
  await transaction(database.db, async (trx) => {
    // Slow by our own doing: one start waits in the middle of its seeding for this table, the other waits for that one.
    await sql`lock table banners in access exclusive mode`.execute(trx);
    starting = [start(), start()];
    await expect.poll(waitingLong).toBe(2);
  });
  const started = await Promise.allSettled(starting);
  try {
    expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const { count } = await database.db
      .selectFrom('brands')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
    const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await sendsOneLetter(
      database,
      running.map(({ deps }) => deps),
    );
    await shareOneSimulator(running);
  } finally {
    for (const one of started) if (one.status === 'fulfilled') await one.value.close();
    await database.drop();
  }
});

/** Both do jobs: whoever takes the letter, it is dealt with once. Reminders of the demo's orders go out too, whenever a minute begins. */
async function sendsOneLetter({ db }: TestDatabase, [deps]: Deps[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from jobs.schedule order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual([
    'count-figures',
    'reconcile-payments',
    'settle-up',
    'tidy-up',
    'track-parcels',
    'verify-ledger',
  ]);
  await sendEmail(deps!, {
    kind: 'password_changed',
    to: 'siti@example.com',
    brand: deps!.brands.forHost('localhost'),
    locale: 'id',
    values: { name: 'Siti', at: new Date() },
  });
  const find = () =>
    db
      .selectFrom('outbox_messages')
      .select(['kind', 'recipient', 'attempts'])
      .where('kind', '=', 'password_changed')
      .where('sent_at', 'is not', null)
      .execute();
  await expect.poll(find).toEqual([{ kind: 'password_changed', recipient: 'siti@example.com', attempts: 1 }]);
}

/** What one process asked for is paid at the page of the other (decision 0021). */
async function shareOneSimulator([one, other]: RunningApp[]): Promise<void> {
  const gateway = one!.deps.payments.gatewayFor(null);
  const { reference, gatewayId } = await gateway.createPayment(paymentRequest(new Date()));
  const { statusCode } = await other!.app.inject({
    method: 'POST',
    url: `/dev/payments/${gatewayId}/paid`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(statusCode).toBe(303);
  expect(await gateway.findPayment({ reference, gatewayId })).toMatchObject({
    status: 'paid',
    amountRupiah: 1_250_000,
  });
}
