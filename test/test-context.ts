// Where most tests of the domain take place: a database of the file's own with one brand in it, and what domain functions receive.
import { afterAll, beforeAll } from 'vitest';
import type { Deps } from '#domain/deps';
import type { Brand } from '#domain/brands';
import { createTestDeps } from './deps.ts';
import { createBrand } from './factories/brands.ts';
import { NOW } from './factories/programmes.ts';
import { createTestDatabase, type TestDatabase } from './harness.ts';

export interface TestContext {
  database: TestDatabase;
  deps: Deps;
  brand: Brand;
  /** The same world so many seconds later. */
  at(seconds: number): Deps;
}

interface TestContextOptions {
  brandId?: string;
  now?: Date;
  /** A host that is the brand's own. */
  host?: string;
}

/** Registers its own hooks; what it answers can be taken apart at once, and is filled before the first test. */
export function useTestContext({ brandId = 'uji', now = NOW, host }: TestContextOptions = {}): TestContext {
  const context: TestContext = {
    database: {} as TestDatabase,
    deps: {} as Deps,
    brand: {} as Brand,
    at: (seconds) => ({ ...context.deps, now: () => new Date(now.getTime() + seconds * 1_000) }),
  };
  beforeAll(async () => {
    Object.assign(context.database, await createTestDatabase());
    await createBrand(context.database.db, brandId);
    if (host)
      await context.database.db
        .insertInto('brand_hosts')
        .values({ host, brand_id: brandId })
        .onConflict((known) => known.doNothing())
        .execute();
    Object.assign(context.deps, await createTestDeps(context.database, now));
    Object.assign(context.brand, context.deps.brands.forHost('localhost'));
  });
  afterAll(() => context.database.drop());
  return context;
}
