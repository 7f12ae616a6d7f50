// Moving what is encrypted at rest to the newest key of the ring (docs/product/privacy.md), the same way for every
// table: areas describe their encrypted columns, `#domain/key-rotation` lists them.
import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import type { DB } from './database/types.ts';
import { openBytes, sealBytes } from './encryption.ts';
import { type FileDeps, readBytes } from './files/files.ts';
import { storedAsSuffix } from './files/storage.ts';
import type { KeyRing } from './keys.ts';

/** A column of bytes that `key_id` of the same row decrypts; both are null once the content was deleted. */
export interface EncryptedColumn {
  table: keyof DB;
  column: string;
  /** The column that names a row. */
  row: string;
  /** A file, which may lie in storage (docs/product/files.md). */
  isFile?: true;
  /** The column whose value belongs to the encryption context, where that is not the row's own name. */
  owner?: string;
  /** The encryption context, as the area encrypts; null only where the owner's column may be. */
  about(owner: string | null): string;
}

interface ReencryptDeps extends FileDeps {
  db: Db;
  keys: KeyRing;
}

/**
 * Re-encrypts every value under an older key and returns how many. A row changed meanwhile is left for the next run.
 * Throws when a key has left the ring, or a value was altered.
 */
export async function reencrypt(deps: ReencryptDeps, column: EncryptedColumn): Promise<number> {
  const { rows } = await sql<{ row: string }>`
    select ${sql.ref(column.row)} as "row" from ${sql.table(column.table)}
    where key_id <> ${deps.keys.current('data').id}`.execute(deps.db);
  let moved = 0;
  // One value at a time: files together may exceed the memory.
  for (const { row } of rows) moved += await reencryptRow(deps, column, row);
  return moved;
}

async function reencryptRow(
  deps: ReencryptDeps,
  { table, column, row: name, owner = name, isFile, about }: EncryptedColumn,
  row: string,
): Promise<number> {
  const { db, keys } = deps;
  const storedAs = isFile ? sql.ref(`${column}${storedAsSuffix}`) : sql`null`;
  const { rows } = await sql<{
    bytes: Buffer;
    storedAs: string | null;
    keyId: string;
    owner: string | null;
  }>`
    select ${sql.ref(column)} as bytes, ${storedAs} as "storedAs", key_id as "keyId", ${sql.ref(owner)} as owner
    from ${sql.table(table)} where ${sql.ref(name)} = ${row} and key_id is not null`.execute(db);
  const [old] = rows;
  if (!old) return 0;
  const plain = openBytes(keys, { keyId: old.keyId, bytes: await readBytes(deps, old) }, about(old.owner));
  const { bytes, keyId } = sealBytes(keys, plain, about(old.owner));
  // What lay in storage comes back into its row, and moves out again under another name.
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${bytes}, key_id = ${keyId}
    where ${sql.ref(name)} = ${row} and ${sql.ref(column)} = ${old.bytes}
      and ${storedAs}::text is not distinct from ${old.storedAs}::text`.execute(db);
  return Number(numAffectedRows);
}
