// The whole demo, brands included, as a first start writes it.
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, SEEDED_ON, type TestDatabase, testKeys } from '#test/harness';
import { CatalogueNotEmptyError, seedDemo } from './seed.ts';

let database: TestDatabase;
afterEach(() => database.drop());

test('the demo is refused where a catalogue already is, and leaves it as it was', async () => {
  database = await createTestDatabase({ seeded: true });
  const count = async () => (await database.db.selectFrom('departures').select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n;
  const before = await count();
  expect(before).toBeGreaterThan(0);
  await expect(seedDemo(database.db, { today: SEEDED_ON, keys: testKeys })).rejects.toThrow(CatalogueNotEmptyError);
  expect(await count()).toBe(before);
});

test('two first starts at once write the demo once', async () => {
  database = await createTestDatabase();
  const outcomes = await Promise.allSettled([seedDemo(database.db, { today: SEEDED_ON, keys: testKeys }), seedDemo(database.db, { today: SEEDED_ON, keys: testKeys })]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason).toBeInstanceOf(CatalogueNotEmptyError);
});
