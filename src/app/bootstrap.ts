// What every process of a deployment needs first: its migrated database and its keys. The server and the operator's
// commands (admin.ts) open it the same way; on the embedded database they may run at the same time.
import { join } from 'node:path';
import type { Config } from './config.ts';
import { embeddedApplication, roleOf } from '#platform/database/application-role';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { migrate } from '#platform/database/migrate';
import { openStoredKeys } from '#platform/stored-keys';
import { createKeyRing, type KeyRing } from '#platform/keys';

export interface Bootstrap {
  /** Connected as the application's role. */
  databaseUrl: string;
  /** Connected as the role that owns the tables. */
  ownerUrl: string;
  keys: KeyRing;
  /** Releases the embedded database, which stops when no process uses it. */
  release(): Promise<void>;
}

export async function bootstrap(config: Config, say: (message: string) => void): Promise<Bootstrap> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: say });
  const { databaseUrl, ownerUrl, role } = rolesOf(config, embedded?.url);
  if (!role)
    say(
      'Warning: DATABASE_URL is also the role of the migrations, so that whoever takes the application over could rewrite the audit log and the ledger. Set MIGRATION_DATABASE_URL to a role of their own',
    );
  const applied = await migrate({ url: ownerUrl, log: say, ...(role && { application: role }) });
  if (applied.length > 0) say(`Database migrated: ${applied.length} step${applied.length === 1 ? '' : 's'}`);
  const keys = config.keyRing ? createKeyRing(config.keyRing) : await openStoredKeys(config.dataDir);
  return { databaseUrl, ownerUrl, keys, release: async () => embedded?.release() };
}

/**
 * The connection string that migrates and the one that serves. With a single connection string they are equal and
 * `role` is null.
 */
function rolesOf({ databaseUrl, migrationDatabaseUrl: ownerUrl }: Config, embeddedUrl: string | undefined) {
  if (databaseUrl === undefined) {
    const { url, role } = embeddedApplication(embeddedUrl!);
    return { databaseUrl: url, ownerUrl: embeddedUrl!, role };
  }
  if (ownerUrl === undefined || roleOf(ownerUrl).name === roleOf(databaseUrl).name)
    return { databaseUrl, ownerUrl: ownerUrl ?? databaseUrl, role: null };
  return { databaseUrl, ownerUrl, role: roleOf(databaseUrl) };
}
