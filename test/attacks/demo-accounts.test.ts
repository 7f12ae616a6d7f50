// README's passwords on a database that became a real one (docs/product/security.md).
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#app/config';
import { renderEmail } from '#emails/render-email.tsx';
import { removeDemoCredentials } from '#domain/credentials';
import { startApp } from '#app/start';
import { createTestDatabase, type TestDatabase } from '#test/harness';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
});
afterAll(() => database.drop());

/** As a deployment starts: nothing is sent or asked for before somebody comes. */
function start(demo: 'true' | 'false') {
  const config = readConfig({
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.owner.url,
    KEY_RING: `test:${Buffer.alloc(32).toString('base64')}`,
    DEMO: demo,
    PORT: '0',
    LOG_LEVEL: 'silent',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PAYMENT_GATEWAY: 'midtrans',
    MIDTRANS_SERVER_KEY: 'rahasia',
  });
  return startApp({
    config,
    say: () => {},
    files: null,
    renderEmail,
    pages: { build: () => Promise.reject(new Error('Nobody asks for a page here')), mode: 'production' },
  });
}

test('a real start is refused, with what to do, until nobody can sign in by them', async () => {
  await expect(start('false')).rejects.toThrow(
    /accounts of the demo.*agus@demo\.example.*npm run admin -- remove-demo-credentials.*DEMO=true/,
  );
  await (await start('true')).close();
  await removeDemoCredentials({ db: database.db, now: () => new Date() });
  await (await start('false')).close();
});
