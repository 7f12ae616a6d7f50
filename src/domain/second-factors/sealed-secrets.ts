// Re-encrypts secrets with the newest key of the ring (docs/product/second-factors.md: a command rotates them).
import type { Db } from '#platform/database/database';
import { open, seal } from '#platform/encryption';
import type { KeyRing } from '#platform/keys';

/** A secret is encrypted for its row and no other. */
export const sealedAbout = (accountId: string) => `second_factors ${accountId}`;

/**
 * Re-encrypts every secret that names an older key, of active factors and of pending enrolments. Returns how many. A
 * row changed meanwhile is left for the next run.
 */
export async function reencryptSecrets(deps: { db: Db; keys: KeyRing }): Promise<number> {
  return (
    (await reencryptTable(deps, 'second_factors')) + (await reencryptTable(deps, 'second_factor_enrolments'))
  );
}

async function reencryptTable(
  { db, keys }: { db: Db; keys: KeyRing },
  table: 'second_factors' | 'second_factor_enrolments',
): Promise<number> {
  const current = keys.current('data').id;
  const old = await db
    .selectFrom(table)
    .select(['account_id', 'secret', 'key_id'])
    .where('key_id', '!=', current)
    .execute();
  let moved = 0n;
  for (const row of old) {
    const place = sealedAbout(row.account_id);
    const { keyId, bytes } = seal(keys, open(keys, { keyId: row.key_id, bytes: row.secret }, place), place);
    const { numUpdatedRows } = await db
      .updateTable(table)
      .set({ secret: bytes, key_id: keyId })
      .where('account_id', '=', row.account_id)
      .where('secret', '=', row.secret)
      .executeTakeFirst();
    moved += numUpdatedRows;
  }
  return Number(moved);
}
