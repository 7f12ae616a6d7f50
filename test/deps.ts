// What domain functions receive in tests: a database of the test's own, a clock that stands still, nothing that leaves the machine.
import type { Deps } from '#deps';
import { openBrandDirectory } from '#domain/brands';
import { type TestDatabase, testKeys } from '#test/harness';

/** Needs a brand in the database. */
export async function createTestDeps({ db, jobs }: TestDatabase, now: Date): Promise<Deps> {
  return { db, jobs, now: () => now, keys: testKeys, brands: await openBrandDirectory(db), signIn: {} };
}
