// Takes a backup (docs/product/backups.md): all tables as of one moment, while everybody goes on working.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileDeps } from '#platform/files/files';
import type { KeyRing } from '#platform/keys';
import { storedFiles, type StoredTable, writeList, writeTable } from './backup-files.ts';
import { framesOf, listNamedFiles } from './stored-files.ts';
import { copied, listMigrations, listSequences, listTables } from './tables.ts';

export interface BackupResult {
  directory: string;
  tables: number;
  rows: number;
  /** Of the storage outside the database. */
  files: number;
}

/** Writes it into a new directory of `parent`, named by the moment. `url` is the owner's: it may read every table. */
export async function takeBackup(
  { url, keys, files, now }: { url: string; keys: KeyRing; now: () => Date } & FileDeps,
  parent: string,
): Promise<BackupResult> {
  const takenAt = now().toISOString();
  const directory = join(parent, `rihlah-${takenAt.replaceAll(/[:.]/g, '-')}`);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const key = keys.current('backups');
  const id = randomUUID();
  const client = new pg.Client({ connectionString: url, application_name: 'rihlah-backup' });
  await client.connect();
  try {
    // One snapshot for all tables, and no lock that anybody waits for.
    await client.query('begin isolation level repeatable read read only');
    const tables: StoredTable[] = [];
    for (const table of await listTables(client)) {
      const stream = client.query(copyTo(`copy ${copied(client, table)} to stdout`));
      const sealed = await writeTable({ directory, id, key }, table.name, stream);
      tables.push({ ...table, ...sealed, rows: stream.rowCount });
    }
    const [migrations, sequences] = [await listMigrations(client), await listSequences(client)];
    const named = await listNamedFiles(client);
    await client.query('commit');
    // After the transaction: storage may take as long as it likes.
    const { storage } = files;
    if (named.length > 0 && !storage)
      throw new Error(
        `${named.length} files lie in storage that is not configured: set S3_BUCKET and its keys`,
      );
    const frames = storage && named.length > 0 ? Readable.from(framesOf(client, storage, named)) : null;
    const stored = frames && (await writeTable({ directory, id, key }, storedFiles, frames));
    const list = {
      id,
      takenAt,
      keyId: key.id,
      migrations,
      tables,
      sequences,
      ...(stored && { files: stored }),
    };
    await writeList(directory, list, key);
    return {
      directory,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: named.length,
    };
  } finally {
    await client.end();
  }
}
