// Brings a backup back into an empty database (docs/product/backups.md): all of it, or nothing.
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { KeyRing } from '#platform/keys';
import { type BackupList, readList, readTable, storedFiles } from './backup-files.ts';
import { intoRows } from './stored-files.ts';
import { copied, listMigrations, listTables, quoted } from './tables.ts';

/**
 * `url` is the owner's, of a database that is migrated and holds nobody. Rows come back as they were, without triggers; foreign keys are
 * taken away meanwhile and check every row when they return. Throws a sentence, and changes nothing, when it cannot be done.
 */
export async function restoreBackup(
  { url, keys }: { url: string; keys: KeyRing },
  directory: string,
): Promise<{ takenAt: string; rows: number }> {
  const { list, key } = await readList(directory, keys);
  const client = new pg.Client({ connectionString: url, application_name: 'rihlah-restore' });
  await client.connect();
  try {
    await client.query('begin');
    await refuseOthers(client, list);
    const foreignKeys = await takeForeignKeys(client);
    const names = list.tables.map(({ name }) => quoted(client, name));
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of list.tables) {
      const sink = client.query(copyFrom(`copy ${copied(client, table)} from stdin`));
      await readTable({ directory, id: list.id, key }, table, sink);
      if (sink.rowCount !== table.rows)
        throw new Error(`${table.name} has ${sink.rowCount} rows in the backup instead of ${table.rows}`);
    }
    if (list.files)
      await readTable(
        { directory, id: list.id, key },
        { name: storedFiles, ...list.files },
        intoRows(client),
      );
    // They are of the installation that was backed up: what lies in its storage is not ours to remove.
    await client.query('truncate file_removals');
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const statement of foreignKeys) await client.query(statement);
    for (const { name, value } of list.sequences)
      if (value !== null)
        await client.query('select setval($1::regclass, $2)', [quoted(client, name), value]);
    await client.query('commit');
    return { takenAt: list.takenAt, rows: list.tables.reduce((sum, { rows }) => sum + rows, 0) };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.end();
  }
}

/** Only into a database of the same version in which nobody lives. */
async function refuseOthers(client: pg.Client, list: BackupList): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>(
    'select exists (select from brands) or exists (select from accounts) as full',
  );
  if (rows[0]!.full)
    throw new Error(
      'This database is in use. A backup is restored into an empty one: set DATA_DIR (or DATABASE_URL) to a new place',
    );
  const here = await listMigrations(client);
  const missing = list.migrations.filter((name) => !here.includes(name));
  const later = here.filter((name) => !list.migrations.includes(name));
  if (missing.length > 0)
    throw new Error(`The backup is of a newer version: this one does not know ${missing.join(', ')}`);
  if (later.length > 0)
    throw new Error(
      `The backup is of an older version, without ${later.join(', ')}. Restore it with that version, then start this one: it migrates`,
    );
  const known = new Map((await listTables(client)).map(({ name, columns }) => [name, columns.join()]));
  const strange = list.tables.filter(({ name, columns }) => known.get(name) !== columns.join());
  if (strange.length > 0)
    throw new Error(`Other tables than here: ${strange.map(({ name }) => name).join(', ')}`);
}

/** Drops every foreign key of our tables; answers the statements that bring them back. */
async function takeForeignKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where k.contype = 'f' and k.conparentid = 0 and n.nspname in ('public', 'jobs', 'simulator') order by k.oid`,
  );
  const statements: string[] = [];
  for (const { table, name, definition } of rows) {
    const altered = `alter table ${quoted(client, table)}`;
    const constraint = client.escapeIdentifier(name);
    await client.query(`${altered} drop constraint ${constraint}`);
    statements.push(`${altered} add constraint ${constraint} ${definition}`);
  }
  return statements;
}
