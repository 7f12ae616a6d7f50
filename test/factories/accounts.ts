// People for tests.
import type { Insertable } from 'kysely';
import type { Db } from '#platform/database/database';
import type { DB } from '#platform/database/types';
import { NOW } from '#test/factories/programmes';

export interface TestAccount {
  id: string;
  email: string;
}

let created = 0;

/** A member with a proven address, without a password unless the test names its hash. */
export async function createAccount(db: Db, change: Partial<Insertable<DB['accounts']>> = {}): Promise<TestAccount> {
  created += 1;
  return await db.insertInto('accounts').values({
    email: `jamaah-${created}@example.com`, name: 'Siti Aminah', locale: 'id', email_verified_at: NOW, created_at: NOW, updated_at: NOW, ...change,
  }).returning(['id', 'email']).executeTakeFirstOrThrow();
}
