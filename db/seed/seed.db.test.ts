// The whole demo, brands included, as a first start writes it.
import { afterEach, expect, test } from 'vitest';
import { logIn } from '#domain/sessions';
import { roles } from '#domain/memberships';
import { codeAt, passSecondFactor } from '#domain/second-factors';
import { createTestDeps } from '#test/deps';
import { createTestDatabase, SEEDED_ON, type TestDatabase, testKeys } from '#test/harness';
import { demoPassword, demoPeople } from './people/people.ts';
import { CatalogueNotEmptyError, seedDemo } from './seed.ts';

let database: TestDatabase;
afterEach(() => database.drop());

test('the demo is refused where a catalogue already is, and leaves it as it was', async () => {
  database = await createTestDatabase({ seeded: true });
  const count = async () =>
    (
      await database.db
        .selectFrom('departures')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await expect(seedDemo(database.db, { today: SEEDED_ON, keys: testKeys })).rejects.toThrow(
    CatalogueNotEmptyError,
  );
  expect(await count()).toBe(before);
});

test('two first starts at once write the demo once', async () => {
  database = await createTestDatabase();
  const outcomes = await Promise.allSettled([
    seedDemo(database.db, { today: SEEDED_ON, keys: testKeys }),
    seedDemo(database.db, { today: SEEDED_ON, keys: testKeys }),
  ]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toBeInstanceOf(
    CatalogueNotEmptyError,
  );
});

test('there is a person for each role (in finance two: one makes, one checks), who can sign in; staff with the authenticator of README', async () => {
  database = await createTestDatabase({ seeded: true });
  const deps = await createTestDeps(database, new Date(`${SEEDED_ON}T01:00:00Z`));
  const held = await database.db.selectFrom('memberships').select('role').orderBy('role').execute();
  expect(held.map(({ role }) => role)).toEqual([...roles, 'operator_finance'].toSorted());
  for (const person of demoPeople) {
    const outcome = await logIn(deps, {
      email: person.email,
      password: demoPassword,
      host: 'rihlah.localhost',
      userAgent: null,
      address: '127.0.0.1',
    });
    expect(outcome.kind).toBe(person.secret ? 'second_factor' : 'signed_in');
    const account = await database.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    if (person.secret)
      await passSecondFactor(deps, account.id, codeAt(person.secret, deps.now()), {
        brand: deps.brands.forHost('rihlah.localhost'),
      });
  }
});
