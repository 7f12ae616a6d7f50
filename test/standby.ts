// A primary and a standby that follows it: two clusters of their own, the second a copy of the first's files.
import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import { scratchDirectory } from './scratch.ts';

export interface PrimaryAndStandby {
  primaryUrl: string;
  standbyUrl: string;
  stopStandby(): Promise<void>;
  /** At the port it gets then. */
  startStandby(): Promise<string>;
  close(): Promise<void>;
}

/** Nothing need survive a power cut. */
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '30', shared_buffers: '16MB' };

export async function startPrimaryAndStandby(): Promise<PrimaryAndStandby> {
  const home = await mkdtemp(join(scratchDirectory(), 'rihlah-standby-'));
  const directories = { primary: join(home, 'primary'), standby: join(home, 'standby') };
  const start = (dataDir: string, more: Record<string, string> = {}) =>
    startEmbeddedPostgres({ dataDir, log: () => {}, settings: { ...settings, ...more } });

  // Files may be copied once nobody writes them.
  await (await start(directories.primary)).release();
  await mkdir(directories.standby, { mode: 0o700 });
  for (const name of ['cluster', 'password'])
    await cp(await realpath(join(directories.primary, name)), join(directories.standby, name), {
      recursive: true,
    });
  await writeFile(join(directories.standby, 'cluster/standby.signal'), '');
  const primary = await start(directories.primary);
  const { hostname, port, username, password } = new URL(primary.url);
  const startStandby = () =>
    start(directories.standby, {
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
      wal_retrieve_retry_interval: '100ms',
    });
  let standby = await startStandby();
  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    stopStandby: () => standby.release(),
    async startStandby() {
      standby = await startStandby();
      return standby.url;
    },
    async close() {
      await standby.release();
      await primary.release();
      await rm(home, { recursive: true, force: true });
    },
  };
}
