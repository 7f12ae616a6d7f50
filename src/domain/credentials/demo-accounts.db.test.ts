import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, demoPeople } from '#db/people/people';
import type { Deps } from '#domain/deps';
import { createTestDeps } from '#test/deps';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';
import { createMember } from '#test/factories/accounts';
import { listDemoCredentials, removeDemoCredentials } from './demo-accounts.ts';
import { logIn } from '#domain/sessions';

let database: TestDatabase;
let deps: Deps;
beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  deps = await createTestDeps(database, new Date(`${SEEDED_ON}T01:00:00Z`));
});
afterAll(() => database.drop());

const attempt = (email: string) =>
  logIn(deps, {
    email,
    password: demoPassword,
    host: 'localhost',
    userAgent: null,
    address: '203.0.113.5',
  }).then(
    ({ kind }) => kind,
    (error: { code: string }) => error.code,
  );

test('marks every account of the demo, and no other', async () => {
  await createMember(deps, { host: 'localhost' });
  expect(await listDemoCredentials(deps)).toEqual(demoPeople.map(({ email }) => email).toSorted());
});

/** Accounts newer than the migration: the seed marks them. */
const since = ['joko', 'fatimah', 'hamdan', 'sari', 'laila', 'wati'].map((name) => `${name}@demo.example`);

test('the migration marks the accounts of an older demo', async () => {
  const old = await createTestDatabase({ seeded: true });
  try {
    await old.owner.pool.query(
      "alter table accounts drop column is_demo; delete from schema_migrations where name = '202611221450_demo_accounts.sql'",
    );
    const { migrate } = await import('#platform/database/migrate');
    await migrate({ url: old.owner.url });
    expect(await listDemoCredentials({ db: old.owner.db })).toEqual(
      demoPeople
        .map(({ email }) => email)
        .filter((email) => !since.includes(email))
        .toSorted(),
    );
  } finally {
    await old.drop();
  }
});

test('lists an account that still has one way to sign in', async () => {
  await database.db
    .updateTable('accounts')
    .set({ password_hash: null })
    .where('email', '=', 'agus@demo.example')
    .execute();
  expect(await listDemoCredentials(deps)).toContain('agus@demo.example');
});

test('removes every way to sign in, and every role', async () => {
  expect(await attempt('budi@demo.example')).toBe('second_factor');
  expect((await removeDemoCredentials(deps)).length).toBe(demoPeople.length);
  expect(await Promise.all(demoPeople.slice(0, 3).map(({ email }) => attempt(email)))).toEqual([
    'credentials_wrong',
    'credentials_wrong',
    'credentials_wrong',
  ]);
  expect(await listDemoCredentials(deps)).toEqual([]);
  expect(await removeDemoCredentials(deps)).toEqual([]);
});
