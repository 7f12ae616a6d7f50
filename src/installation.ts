// What every process of a deployment stands on: its database, migrated, and its keys. The server and the commands of an
// operator (admin.ts) open it alike; on the embedded database they may run at the same time.
import { join } from 'node:path';
import type { Config } from '#config';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { migrate } from '#platform/database/migrate';
import { openKeptKeys } from '#platform/kept-keys';
import { createKeyRing, type KeyRing } from '#platform/keys';

export interface Installation {
  databaseUrl: string;
  keys: KeyRing;
  /** Lets go of the embedded database, which stops when nobody holds it. */
  release(): Promise<void>;
}

export async function openInstallation(config: Config, say: (message: string) => void): Promise<Installation> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log: say });
  const databaseUrl = config.databaseUrl ?? embedded!.url;
  const applied = await migrate({ url: databaseUrl, log: say });
  if (applied.length > 0) say(`Database migrated: ${applied.length} step${applied.length === 1 ? '' : 's'}`);
  const keys = config.keyRing ? createKeyRing(config.keyRing) : await openKeptKeys(config.dataDir);
  return { databaseUrl, keys, release: async () => embedded?.release() };
}
