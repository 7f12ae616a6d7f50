// The doctor finds what a deployment lacks, and says what to do.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFiles } from '#platform/files/files';
import { createKeyRing } from '#platform/keys';
import { openGateways } from '#platform/payments/payments';
import { createTestDatabase, SEEDED_ON, type TestDatabase, testKeys } from '#test/harness';
import { type MailServer, startMailServer } from '#test/providers/mail-server';
import { startNotificationReceiver } from '#test/providers/notification-receiver';
import { startRedisServer } from '#test/providers/redis-server';
import { startWhatsAppServer } from '#test/providers/whatsapp-server';
import { commands } from './admin.ts';
import { readConfig } from './config.ts';
import { examine, type Patient, report } from './doctor.ts';

let database: TestDatabase;
let mail: MailServer;
beforeAll(async () => {
  [database, mail] = await Promise.all([createTestDatabase({ seeded: true }), startMailServer()]);
});
afterAll(async () => {
  await mail.close();
  await database.drop();
});

const keyRing = `own:${Buffer.alloc(32, 'own').toString('base64')}`;
/** A deployment of its own: not the demo's configuration, on the demo's data. */
const patient = (settings: Record<string, string> = {}, over: Partial<Patient> = {}): Patient => {
  const config = readConfig({
    DATABASE_URL: database.url,
    KEY_RING: keyRing,
    SMTP_URL: mail.url,
    DATABASE_POOL_SIZE: '3',
    DATABASE_MONEY_POOL_SIZE: '2',
    ...settings,
  });
  return {
    db: database.db,
    databaseUrl: database.url,
    ownerUrl: database.owner.url,
    keys: testKeys,
    config,
    payments: openGateways(config.payments, { simulator: null, now: () => new Date(), timeoutMs: 2_000 }),
    now: () => new Date(),
    ...over,
  };
};
const finding = async (about: string, who = patient()) =>
  (await examine(who)).find((one) => one.about === about)!;

it('is content with what is as it should be', async () => {
  const findings = await examine(patient());
  const fine = findings.filter(({ state }) => state === 'fine').map(({ about }) => about);
  expect(fine).toEqual(
    expect.arrayContaining([
      'connections',
      'extensions',
      'roles',
      'clock',
      'keys',
      'mail',
      'disk',
      'messages',
    ]),
  );
});

it('finds a database that may forget what was answered: that of tests', async () => {
  expect(await finding('database')).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('synchronous_commit is off'),
  });
});

it('says so when one role owns and serves', async () => {
  expect(await finding('roles', patient({}, { databaseUrl: database.owner.url }))).toMatchObject({
    state: 'look',
    says: expect.stringContaining('MIGRATION_DATABASE_URL'),
  });
});

it('finds a clock that goes wrong', async () => {
  const late = () => new Date(Date.now() - 3_600_000);
  expect(await finding('clock', patient({}, { now: late }))).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('3600 s'),
  });
});

it('finds a key that has left the ring while something needs it', async () => {
  const other = createKeyRing(keyRing);
  expect(await finding('keys', patient({}, { keys: other }))).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('encrypted with test cannot be read'),
  });
});

it('finds keys that lie beside the data', async () => {
  const embedded = { ...patient().config, keyRing: undefined };
  expect(await finding('keys', patient({}, { config: embedded }))).toMatchObject({ state: 'look' });
});

it('finds a mail server that is not there, and that none is named', async () => {
  expect(await finding('mail', patient({ SMTP_URL: 'smtp://127.0.0.1:1' }))).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('ECONNREFUSED'),
  });
  expect(await finding('mail', patient({ SMTP_URL: '' }))).toMatchObject({ state: 'fault' });
});

it('finds a gateway that refuses our key, without saying the key', async () => {
  const gateway = await startNotificationReceiver();
  gateway.answer = 401;
  try {
    const { state, says } = await finding(
      'payments',
      patient({
        PAYMENT_GATEWAY: 'midtrans',
        MIDTRANS_SERVER_KEY: 'rahasia-sekali',
        MIDTRANS_API_URL: gateway.url,
      }),
    );
    expect(state).toBe('fault');
    expect(says).not.toContain('rahasia-sekali');
  } finally {
    await gateway.close();
  }
});

it('finds hosts without an address, accounts of the demo, a ledger nobody checked', async () => {
  const { id } = await database.db.selectFrom('brands').select('id').executeTakeFirstOrThrow();
  await database.db.insertInto('brand_hosts').values({ host: 'nowhere.invalid', brand_id: id }).execute();
  expect(await finding('hosts')).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('nowhere.invalid'),
  });
  expect(await finding('demo')).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('remove-demo-credentials'),
  });
  expect(await finding('ledger')).toMatchObject({ state: 'look' });
});

it('goes on when a check cannot be made, and the command fails', async () => {
  const away = {
    ...patient(),
    jobs: database.jobs,
    files: openFiles({ place: 'database', storage: null }),
    now: () => new Date(`${SEEDED_ON}T01:00:00Z`),
  };
  await expect(commands['doctor']!.run(away, [])).rejects.toThrow(/✗ clock: .*\n?/);
  const broken = patient(
    {},
    {
      payments: {
        own: { gateway: 'xendit' } as never,
        gatewayFor: () => {
          throw new Error('no');
        },
      },
    },
  );
  expect(await finding('payments', broken)).toMatchObject({
    state: 'fault',
    says: expect.stringContaining('no'),
  });
});

it('names what must be mended last, where the eye ends', () => {
  const lines = report([
    { about: 'clock', state: 'fault', says: 'wrong' },
    { about: 'disk', state: 'fine', says: 'wide' },
    { about: 'roles', state: 'look', says: 'one' },
  ]);
  expect(lines.split('\n')).toEqual(['✓ disk: wide', '! roles: one', '✗ clock: wrong']);
});

it('asks WhatsApp whether it knows our number and token, where it is configured', async () => {
  expect(await finding('whatsapp')).toMatchObject({
    state: 'fine',
    says: expect.stringContaining('not configured'),
  });
  const server = await startWhatsAppServer();
  const { phoneNumberId, accessToken, apiUrl } = server.settings;
  const settings = {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
    WHATSAPP_API_URL: apiUrl,
  };
  try {
    expect(await finding('whatsapp', patient(settings))).toMatchObject({ state: 'fine' });
    expect(await finding('whatsapp', patient({ ...settings, WHATSAPP_ACCESS_TOKEN: 'lama' }))).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('WHATSAPP_ACCESS_TOKEN'),
    });
  } finally {
    await server.close();
  }
});

it('asks Redis, where there is one', async () => {
  expect(await finding('redis')).toMatchObject({ state: 'fine' });
  const redis = await startRedisServer();
  const settings = { REDIS_URL: redis.url };
  expect(await finding('redis', patient(settings))).toMatchObject({ state: 'fine', says: 'Redis answers' });
  redis.cut();
  expect(await finding('redis', patient(settings))).toMatchObject({
    state: 'look',
    says: expect.stringContaining('REDIS_URL'),
  });
  await redis.close();
});

it('says that a replica is not used which is no standby', async () => {
  expect(await finding('replica')).toMatchObject({ state: 'fine' });
  expect(await finding('replica', patient({ REPLICA_DATABASE_URL: database.url }))).toMatchObject({
    state: 'look',
    says: expect.stringContaining('no standby of this database') as string,
  });
});
