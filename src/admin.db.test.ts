// The commands of whoever runs a deployment, on a database of their own.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commands } from './admin.ts';
import { createPartner, createPlaces } from '#test/factories/programmes';
import { createAccount } from '#test/factories/accounts';
import { createTestDatabase, type TestDatabase, testKeys } from '#test/harness';

let database: TestDatabase;
const deps = () => ({ db: database.db, keys: testKeys, now: () => new Date('2027-03-15T01:00:00Z') });
const run = (command: string, ...args: string[]) => commands[command]!.run(deps(), args);

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  await createPartner(database.db, { slug: 'safar' });
  await createAccount(database.db, { email: 'pertama@example.com' });
});
afterAll(() => database.drop());

it('makes the first operator, and staff of an organisation', async () => {
  expect(await run('grant-role', 'Pertama@example.com', 'operator_support')).toBe('Pertama@example.com is operator_support');
  expect(await run('grant-role', 'pertama@example.com', 'partner_staff', 'safar')).toBe('pertama@example.com is partner_staff of safar');
  expect(await database.db.selectFrom('memberships').select('role').orderBy('role').execute()).toEqual([{ role: 'operator_support' }, { role: 'partner_staff' }]);
});

it('says what is wrong', async () => {
  await expect(run('grant-role', 'pertama@example.com', 'king')).rejects.toThrow('There is no role "king"');
  await expect(run('grant-role', 'nobody@example.com', 'consultant')).rejects.toThrow('Nobody is registered as nobody@example.com');
  await expect(run('grant-role', 'pertama@example.com', 'bank_staff', 'safar')).rejects.toThrow('needs the slug of a partner of kind financial');
  await expect(run('grant-role', 'pertama@example.com', 'operator_finance', 'safar')).rejects.toThrow('belongs to no organisation');
  await expect(run('grant-role', 'pertama@example.com', 'partner_staff')).rejects.toThrow('needs the slug of a partner of kind travel');
});

it('has nothing to move while every secret has the newest key', async () => {
  expect(await run('rotate-keys')).toBe('0 secrets moved to key test');
});

it('shows the codes of the demo\'s staff', async () => {
  expect(await run('demo-codes')).toMatch(/^\d{6} {2}dewi@demo\.example {2}partner_staff$/m);
});
