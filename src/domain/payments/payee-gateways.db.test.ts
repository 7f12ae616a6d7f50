// A partner's own gateway: found, replaced, encrypted at rest, and re-encrypted with the newest key.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rotateKeys } from '#domain/key-rotation';
import { openFiles } from '#platform/files/files';
import { createKeyRing } from '#platform/keys';
import type { PaymentGateways } from '#platform/payments/payments';
import type { GatewayCredentials } from '#platform/payments/settings';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { createScriptedGateway } from '#test/providers/scripted-gateway';
import { storeGateway } from './gateway-credentials.ts';
import { gatewayOfPayee } from './payee-gateways.ts';

const inDatabase = openFiles({ place: 'database', storage: null });

const secret = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const older = createKeyRing(`older:${secret('a')}`);
const newer = createKeyRing(`newer:${secret('b')},older:${secret('a')}`);
const onlyNew = createKeyRing(`newer:${secret('b')}`);
const midtrans: GatewayCredentials = { gateway: 'midtrans', serverKey: 'rahasia-mitra' };

let database: TestDatabase;
let partnerId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  partnerId = (await createPartner(database.db)).id;
});
afterAll(() => database.drop());

/** The credentials a gateway was opened with. */
async function askedWith(keys: typeof older, of = partnerId): Promise<GatewayCredentials | null> {
  const asked: (GatewayCredentials | null)[] = [];
  const payments: PaymentGateways = {
    own: { gateway: 'simulator' },
    gatewayFor: (credentials) => (asked.push(credentials), createScriptedGateway().gateway),
  };
  await gatewayOfPayee({ db: database.db, keys, payments }, of);
  return asked[0]!;
}

it("is the deployment's until the partner has its own, with encrypted credentials", async () => {
  expect(await askedWith(older)).toBeNull();
  await storeGateway({ db: database.db, keys: older }, partnerId, { gateway: 'simulator' });
  await storeGateway({ db: database.db, keys: older }, partnerId, midtrans);
  expect(await askedWith(older)).toEqual(midtrans);
  const { settings } = await database.db
    .selectFrom('partner_gateways as g')
    .innerJoin('gateway_credentials as c', 'c.id', 'g.credential_id')
    .select('c.settings')
    .executeTakeFirstOrThrow();
  expect(settings.toString('utf8')).not.toContain('rahasia-mitra');
});

it('is re-encrypted with the newest key, once, and read without the older one', async () => {
  // Its earlier version, that of the deployment, and its own.
  expect(await rotateKeys({ db: database.db, keys: newer, files: inDatabase })).toBe(3);
  expect(await rotateKeys({ db: database.db, keys: newer, files: inDatabase })).toBe(0);
  expect(await askedWith(onlyNew)).toEqual(midtrans);
});
