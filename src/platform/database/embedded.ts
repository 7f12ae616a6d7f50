// The embedded PostgreSQL for an application: request it, use its URL, release it (docs/product/ledger.md,
// "Stack"). The cluster itself belongs to a supervisor (embedded-supervisor.ts), so that a killed app neither orphans
// nor stops it and several apps share it.
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { access, constants, mkdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  ANOTHER_SUPERVISOR,
  clusterFiles,
  onLine,
  RELEASE,
  type ClusterFiles,
  type SupervisorSocket,
  type SupervisorOrder,
} from './embedded-files.ts';
import { supervisorScript } from './embedded-supervisor-script.ts';

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 20;
/** How long to wait for another supervisor before starting one again. */
const RETRY_MS = 300;

export interface EmbeddedOptions {
  /** Directory of the cluster, its password and its logs; created when missing. */
  dataDir: string;
  log: (message: string) => void;
  /** PostgreSQL settings on top of ours. Ignored when the cluster already runs. */
  settings?: Record<string, string>;
  /** Delete the data directory when the cluster stops, even after a kill of every app. */
  temporary?: boolean;
}

export interface EmbeddedPostgres {
  url: string;
  /** Resolves when this app has disconnected and, if it was the last, the cluster has stopped. Safe to call twice. */
  release(): Promise<void>;
}

/**
 * Joins the cluster of `dataDir`, after creating and starting it when needed. An app that dies without `release` counts
 * as disconnected. Refuses with the supervisor's message when the cluster does not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const files = clusterFiles(dataDir);
  const order: SupervisorOrder = {
    dataDir,
    settings: options.settings ?? {},
    temporary: options.temporary ?? false,
  };
  if (!existsSync(files.cluster)) options.log('Creating the database cluster (first start only)');

  const deadline = Date.now() + START_TIMEOUT_MS;
  let nextSpawn = 0;
  let failure: Error | undefined;
  while (Date.now() < deadline) {
    const joined = await joinCluster(files);
    if (joined) return joined;
    if (failure) throw failure;
    if (Date.now() >= nextSpawn) {
      nextSpawn = Infinity;
      await makeDataDirectory(dataDir);
      spawnSupervisor(files, order, (code) => {
        // Another one is starting, or about to stop: try both again.
        if (code === ANOTHER_SUPERVISOR || code === 0) nextSpawn = Date.now() + RETRY_MS;
        else
          failure = new Error(
            `The embedded PostgreSQL did not start (${files.supervisorLog}):\n${lastLines(files.supervisorLog)}`,
          );
      });
    }
    await sleep(POLL_MS);
  }
  throw new Error(`The embedded PostgreSQL did not start in ${START_TIMEOUT_MS / 1000} seconds`);
}

async function makeDataDirectory(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await access(dataDir, constants.R_OK | constants.W_OK).catch(() => {
    throw new Error(
      `${dataDir} belongs to another account: start as that account, or remove the directory if its data may go`,
    );
  });
}

/** A session of its own, so that Ctrl-C in our terminal does not reach it. */
function spawnSupervisor(
  files: ClusterFiles,
  order: SupervisorOrder,
  onExit: (code: number | null) => void,
): void {
  const log = openSync(files.supervisorLog, 'a', 0o600);
  const args = ['--disable-warning=ExperimentalWarning', supervisorScript, JSON.stringify(order)];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const supervisor = spawn(process.execPath, args, {
    detached: true,
    cwd: files.dataDir,
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  supervisor.once('exit', onExit).unref();
}

/** Joins a cluster that runs; undefined when there is none (yet, or any more). */
function joinCluster(files: ClusterFiles): Promise<EmbeddedPostgres | undefined> {
  const address = readAddress(files);
  if (!address) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const socket = connect(address.port, '127.0.0.1', () => socket.write(`${address.secret}\n`));
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve(undefined));
    onLine(socket, (url) => {
      // The connection must not keep a finished script alive.
      socket.unref();
      let released: Promise<void> | undefined;
      resolve({ url, release: () => (released ??= release(socket)) });
    });
  });
}

function readAddress(files: ClusterFiles): SupervisorSocket | undefined {
  try {
    return JSON.parse(readFileSync(files.address, 'utf8')) as SupervisorSocket;
  } catch {
    return undefined;
  }
}

function release(socket: Socket): Promise<void> {
  if (socket.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    socket.ref().once('close', () => resolve());
    socket.write(`${RELEASE}\n`);
  });
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n');
}
