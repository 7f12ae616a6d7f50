// Starts and stops one PostgreSQL cluster. Only the supervisor uses it, which holds the directory's lock.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount, commandFor, type Account } from './embedded-account.ts';
import { binaryPath, copyBinaries, findBinaries, prepareBinaries } from './embedded-binaries.ts';
import { DATABASE_OWNER as OWNER, ensureCluster, plainEnvironment } from './embedded-creation.ts';
import type { ClusterFiles } from './embedded-files.ts';

const START_TIMEOUT_MS = 60_000;
/** A fast shutdown that takes longer becomes an immediate one: the next start recovers. */
const STOP_TIMEOUT_MS = 20_000;
const MAX_LOG_BYTES = 10_000_000;

/** Settings for a laptop that runs other things too. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '120',
  shared_buffers: '128MB',
  work_mem: '8MB',
  random_page_cost: '1.1',
  max_wal_size: '512MB',
  // Our queries are short: JIT compilation costs more than it saves.
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export interface Cluster {
  url: string;
  /** Resolves when the server has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts the cluster of these files, creating it when there is none, and returns when it accepts queries. */
export async function startCluster(files: ClusterFiles, settings: Record<string, string>): Promise<Cluster> {
  const binaries = await findBinaries();
  let root = await prepareBinaries(binaries, files.dataDir);
  const account = chooseAccount(files, root);
  if (account.kind === 'other' && account.moved) root = await copyBinaries(binaries, files.elsewhere);

  await clearLeftovers(files, root, account);
  await ensureCluster(files, root, account);
  const password = readFileSync(files.password, 'utf8');
  const sockets = socketDirectory(files, account);

  for (let attempt = 1; ; attempt++) {
    // Another process may take the free port before PostgreSQL does.
    const port = await freePort();
    const own = { unix_socket_directories: sockets ? `"${sockets}"` : '', port: String(port) };
    const server = runServer(files, root, account, { ...SETTINGS, ...settings, ...own });
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const address = `postgres://${OWNER}:${password}@127.0.0.1:${port}/${OWNER}`;
    const url = sockets ? `${address}?host=${encodeURIComponent(sockets)}` : address;
    if (await waitUntilReady(url, server))
      return { url, ended, stop: () => stopServer(server, ended, files, root) };
    if (attempt === 3) throw new Error(`PostgreSQL did not start:\n${lastLines(files.postgresLog)}`);
  }
}

/** What fits into the system's address of a socket, on every system, with PostgreSQL's name for its file behind it. */
const LONGEST_DIRECTORY = 103 - '/.s.PGSQL.65535'.length;

/**
 * Where PostgreSQL may lay a socket that only our account reaches. A question by it costs a quarter to a half less processor time
 * than one by TCP (bench/RESULTS.md). Null where there is no such place: TCP remains.
 */
function socketDirectory({ dataDir }: ClusterFiles, account: Account): string | null {
  const canReach = process.platform !== 'win32' && account.kind !== 'other';
  return canReach && !dataDir.includes('"') && Buffer.byteLength(dataDir) <= LONGEST_DIRECTORY
    ? dataDir
    : null;
}

function runServer(
  files: ClusterFiles,
  root: string,
  account: Account,
  settings: Record<string, string>,
): ChildProcess {
  if ((statSync(files.postgresLog, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES)
    rmSync(files.postgresLog);
  const log = openSync(files.postgresLog, 'a', 0o600);
  const [command, args] = commandFor(account, binaryPath(root, 'postgres'), [
    ...['-D', realpathSync(files.cluster)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  return spawn(command, args, { stdio: ['ignore', log, log], env: plainEnvironment() });
}

/** Waits for the first answered query and creates the database; false when the server ended instead. */
async function waitUntilReady(url: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  const maintenance = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  while (server.exitCode === null && server.signalCode === null) {
    const client = new pg.Client({ connectionString: maintenance, application_name: 'rihlah-supervisor' });
    try {
      await client.connect();
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [OWNER]);
      if (!rowCount) await client.query(`CREATE DATABASE ${OWNER}`);
      return true;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}

async function stopServer(
  server: ChildProcess,
  ended: Promise<void>,
  files: ClusterFiles,
  root: string,
): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  if (process.platform === 'win32')
    spawnSync(binaryPath(root, 'pg_ctl'), ['stop', '-m', 'fast', '-D', files.cluster]);
  else server.kill('SIGINT');
  const inTime = await Promise.race([ended.then(() => true), sleep(STOP_TIMEOUT_MS, false, { ref: false })]);
  if (inTime) return;
  server.kill('SIGQUIT');
  await ended;
}

/**
 * Cleans up after a killed supervisor: on Linux the kernel stops its PostgreSQL, and this waits for that (or asks
 * again); then removes a pid file whose pid belongs to nobody, or to an unrelated process that reused it, and the sockets
 * nobody listens at.
 */
async function clearLeftovers(files: ClusterFiles, root: string, account: Account): Promise<void> {
  const pidFile = join(files.cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  if (process.platform !== 'linux') {
    const [command, args] = commandFor(account, binaryPath(root, 'pg_ctl'), [
      'stop',
      '-m',
      'fast',
      '-D',
      files.cluster,
    ]);
    spawnSync(command, args, { env: plainEnvironment() });
    return;
  }
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  for (let left = processesIn(files.cluster); left.length > 0; left = processesIn(files.cluster)) {
    const signal = Date.now() > deadline ? 'SIGKILL' : 'SIGINT';
    const postmaster = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
    for (const pid of left) if (pid === postmaster || signal === 'SIGKILL') sendSignal(pid, signal);
    await sleep(100);
  }
  await rm(pidFile, { force: true });
  const sockets = readdirSync(files.dataDir).filter((name) => name.startsWith('.s.PGSQL.'));
  await Promise.all(sockets.map((name) => rm(join(files.dataDir, name), { force: true })));
}

/** Only PostgreSQL's processes have the cluster as their working directory. */
function processesIn(cluster: string): number[] {
  const directory = realpathSync(cluster);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === directory;
      } catch {
        return false; // ended meanwhile, or not ours to look at
      }
    })
    .map(Number);
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
}
