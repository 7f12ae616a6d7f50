// Brings a database to the state of db/migrations: SQL files named by time,
// forward only (README.md).
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type ApplicationRole, ensureRole, grantTables, isPowerful } from './application-role.ts';

const MIGRATIONS_DIRECTORY = join(import.meta.dirname, '../../../db/migrations');

/** Any number, as long as every process uses the same one. */
const MIGRATION_LOCK = 7_214_501;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export interface MigrateOptions {
  url: string;
  directory?: string;
  log?: (message: string) => void;
  /** The application's role, where it differs from the role of `url`: it is granted its rights on the tables. */
  application?: ApplicationRole;
}

/**
 * Applies pending files in the order of their names, each in a transaction of its own; returns the names applied. Two
 * processes may call it at once: the second waits for the first. Refuses, before changing anything, when an applied
 * file has been edited since, or when the database is newer than this program.
 */
export async function migrate({
  url,
  directory = MIGRATIONS_DIRECTORY,
  log = () => {},
  application,
}: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(directory);
  const client = new pg.Client({ connectionString: url, application_name: 'rihlah-migrate' });
  await client.connect().catch((error: Error) => {
    throw new Error(`The database at ${client.host}:${client.port} cannot be used: ${connectFault(error)}`, {
      cause: error,
    });
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    refuseNewer(migrations, applied);
    refuseEdited(migrations, applied);
    const pending = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of pending) {
      log(`Applying migration ${migration.name}`);
      await apply(client, migration);
    }
    if (application) await letIn(client, application, log);
    return pending.map(({ name }) => name);
  } finally {
    // Closing the session releases the lock, whatever happened.
    await client.end();
  }
}

async function letIn(
  client: pg.Client,
  application: ApplicationRole,
  log: (message: string) => void,
): Promise<void> {
  await ensureRole(client, application);
  await grantTables(client, application);
  if (await isPowerful(client, application)) {
    log(
      `Warning: the role "${application.name}" of DATABASE_URL may act as the owner of the tables, and so rewrite the audit log and the ledger`,
    );
  }
}

/** A host with several IP addresses fails with one error for each and no message of its own. */
function connectFault(error: Error): string {
  return error instanceof AggregateError
    ? error.errors.map(({ message }: Error) => message).join(', ')
    : error.message;
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const misnamed = names.find((name) => !/^\d{12}_[a-z0-9_]+\.sql$/.test(name));
  if (misnamed) throw new Error(`Migration ${misnamed} must be named like 202611221030_promos.sql`);
  return Promise.all(
    names.map(async (name) => {
      // Git may check text out with Windows line ends: not a change of the migration.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migrations (
      name       text PRIMARY KEY,
      checksum   text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** An older program would write what the newer tables do not mean. */
function refuseNewer(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return;
  throw new Error(
    `This database was changed by a newer version of Rihlah: ${unknown.join(', ')} ` +
      `${unknown.length === 1 ? 'is a migration' : 'are migrations'} that this version does not know. Nothing was changed. Start the newer version again; ` +
      'to go back to this one, restore a backup made before the update. ' +
      'On a laptop whose data may go, delete .data/postgres and start again.',
  );
}

function refuseEdited(migrations: Migration[], applied: Map<string, string>): void {
  const edited = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (!edited) return;
  throw new Error(
    `Migration ${edited.name} was edited after it had been applied to this database. ` +
      'Restore the file as it was and put the change into a new migration; ' +
      'on a laptop whose data may go, delete .data/postgres and start again.',
  );
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
