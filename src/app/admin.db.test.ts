// The operator's commands, each on a database of its own.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openBrandDirectory } from '#domain/brands';
import { sendEmail } from '#domain/outbox';
import { openFiles } from '#platform/files/files';
import { createAccount } from '#test/factories/accounts';
import { createBrand } from '#test/factories/brands';
import { createOrder, openBookingSetup } from '#test/factories/bookings';
import { createDeparture, createPartner, createPlaces, NOW } from '#test/factories/programmes';
import { createTestDeps } from '#test/deps';
import { createTestDatabase, type TestDatabase, testKeys } from '#test/harness';
import { commands } from './admin.ts';
import { readConfig } from './config.ts';

let database: TestDatabase;
const deps = () => ({
  db: database.db,
  config: readConfig({ DEMO: 'true' }),
  databaseUrl: database.url,
  ownerUrl: database.owner.url,
  keys: testKeys,
  files: openFiles({ place: 'database', storage: null }),
  jobs: database.jobs,
  now: () => new Date('2027-03-15T01:00:00Z'),
});
const run = (command: string, ...args: string[]) => commands[command]!.run(deps(), args);

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createPartner(database.db, { slug: 'safar' });
  await createAccount(database.db, { email: 'pertama@example.com' });
});
afterAll(() => database.drop());

it('creates the first operator, and staff of an organisation', async () => {
  expect(await run('grant-role', 'Pertama@example.com', 'operator_support')).toBe(
    'Pertama@example.com is operator_support',
  );
  expect(await run('grant-role', 'pertama@example.com', 'partner_staff', 'safar')).toBe(
    'pertama@example.com is partner_staff of safar',
  );
  expect(await database.db.selectFrom('memberships').select('role').orderBy('role').execute()).toEqual([
    { role: 'operator_support' },
    { role: 'partner_staff' },
  ]);
});

it('names what is wrong with a command', async () => {
  await expect(run('grant-role', 'pertama@example.com', 'king')).rejects.toThrow('There is no role "king"');
  await expect(run('grant-role', 'nobody@example.com', 'operator_finance')).rejects.toThrow(
    'Nobody is registered as nobody@example.com',
  );
  await expect(run('grant-role', 'pertama@example.com', 'bank_officer', 'safar')).rejects.toThrow(
    'needs the slug of a partner of kind financial',
  );
  await expect(run('grant-role', 'pertama@example.com', 'operator_finance', 'safar')).rejects.toThrow(
    'belongs to no organisation',
  );
  await expect(run('grant-role', 'pertama@example.com', 'partner_staff')).rejects.toThrow(
    'needs the slug of a partner of kind travel',
  );
  await expect(run('grant-role', 'pertama@example.com', 'consultant')).rejects.toThrow(
    'npm run admin -- grant-consultant <mail> <CODE> <shown name>',
  );
});

it('creates a consultant with a unique code', async () => {
  await createAccount(database.db, { email: 'kedua@example.com' });
  expect(await run('grant-consultant', 'pertama@example.com', 'pertama-1', 'Ibu', 'Pertama')).toBe(
    'pertama@example.com is a consultant with the code PERTAMA-1',
  );
  expect(await database.db.selectFrom('affiliates').select(['code', 'shown_name']).execute()).toEqual([
    { code: 'PERTAMA-1', shown_name: 'Ibu Pertama' },
  ]);
  await expect(run('grant-consultant', 'kedua@example.com', 'PERTAMA-1', 'Kedua')).rejects.toThrow(
    'Somebody else has this code',
  );
  await expect(run('grant-consultant', 'kedua@example.com', 'a b', 'Kedua')).rejects.toThrow(
    'A code has 3 to 20 letters, digits or hyphens',
  );
  await expect(run('grant-consultant', 'kedua@example.com', 'KEDUA-1')).rejects.toThrow(
    'needs a code and a shown name',
  );
  await expect(run('grant-consultant', 'ketiga@example.com', 'KETIGA-1', 'Ketiga')).rejects.toThrow(
    'Nobody is registered as ketiga@example.com',
  );
});

it("raises an account's limit of unpaid orders, and resets it", async () => {
  expect(await run('grant-holding', 'Pertama@example.com', '20', '80')).toBe(
    'Pertama@example.com may hold 20 unpaid orders with 80 seats',
  );
  expect(
    await database.db
      .selectFrom('holding_grants')
      .select(['max_orders', 'max_seats', 'granted_by'])
      .execute(),
  ).toEqual([{ max_orders: 20, max_seats: 80, granted_by: null }]);
  await expect(run('grant-holding', 'pertama@example.com', 'many')).rejects.toThrow('whole numbers from 1');
  await expect(run('grant-holding', 'nobody@example.com', '1', '1')).rejects.toThrow('Nobody is registered');
  expect(await run('revoke-holding', 'pertama@example.com')).toBe(
    'pertama@example.com holds what the configuration allows',
  );
  await expect(run('revoke-holding', 'pertama@example.com')).rejects.toThrow(
    'pertama@example.com was granted nothing',
  );
});

it('re-encrypts nothing while every secret has the newest key', async () => {
  expect(await run('rotate-keys')).toBe('0 secrets moved to key test');
});

it("connects a partner's own gateway from the environment", async () => {
  await expect(run('set-gateway', 'safar')).rejects.toThrow(
    'PAYMENT_GATEWAY and its keys must be in the environment',
  );
  vi.stubEnv('PAYMENT_GATEWAY', 'midtrans');
  vi.stubEnv('MIDTRANS_SERVER_KEY', 'rahasia-mitra');
  try {
    await expect(run('set-gateway', 'tidak-ada')).rejects.toThrow('There is no partner "tidak-ada"');
    expect(await run('set-gateway', 'safar')).toBe('safar is paid by a gateway of its own: midtrans');
  } finally {
    vi.unstubAllEnvs();
  }
});

it('queues abandoned messages again', async () => {
  await createBrand(database.db, 'uji');
  const brand = (await openBrandDirectory(database.db)).forHost('localhost');
  await sendEmail(deps(), {
    kind: 'password_changed',
    to: 'pertama@example.com',
    brand,
    locale: 'id',
    values: { name: 'Pertama', at: deps().now() },
  });
  expect(await run('given-up')).toBe('Nothing was given up');
  await expect(run('send-again', 'all')).rejects.toThrow('Nothing was given up');
  const { id } = await database.db
    .updateTable('outbox_messages')
    .set({ failed_at: deps().now(), attempts: 3, last_error: '554 no' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await run('given-up')).toBe(`${id}  password_changed to pertama@example.com, 3 tries: 554 no`);
  await expect(run('send-again', 'x')).rejects.toThrow('No message "x" was given up');
  expect(await run('send-again', id)).toBe('1 on its way again');
  expect(await run('given-up')).toBe('Nothing was given up');
});

it('verifies the ledger, or names what is wrong', async () => {
  expect(await run('prove-ledger')).toBe('The ledger is sound: every promise holds');
  const { id } = await createDeparture(database.db, {
    quota: 5,
    down_payment_amount: 5_000_000,
    settlement_due_days: 45,
  });
  const { deps: shopDeps } = openBookingSetup(await createTestDeps(database, NOW));
  const { bookingId } = await createOrder({ deps: shopDeps }, { departure: id });
  const { code } = await database.db
    .updateTable('invoices')
    .set({ status: 'paid', paid_at: NOW })
    .where('booking_id', '=', bookingId)
    .returning('code')
    .executeTakeFirstOrThrow();
  await expect(run('prove-ledger')).rejects.toThrow(
    new RegExp(
      `Not so: every paid invoice was paid by exactly one allocation.*\\n +${code}: 0 of 30000000 \\(paid\\)`,
    ),
  );
});

it("shows the TOTP codes of the demo's staff", async () => {
  expect(await run('demo-codes')).toMatch(/^\d{6} {2}dewi@demo\.example {2}partner_staff$/m);
});

it("removes the demo's credentials", async () => {
  expect(await run('remove-demo-credentials')).toBe('No account of the demo has any');
  await createAccount(database.db, { email: 'dewi@demo.example', is_demo: true, password_hash: 'x' });
  expect(await run('remove-demo-credentials')).toBe('Nobody can sign in any more as dewi@demo.example');
});
