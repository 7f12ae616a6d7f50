// The application as `npm start` runs it, in a process of its own, with a data directory of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programArguments, programSettings } from '#scripts/ensure-built.mjs';
import { canPin, leaveMeasuredCore, moveToMeasuredCore } from './cores.ts';
import type { HeldMemory } from './memory-probe.ts';

const root = join(import.meta.dirname, '..');

export interface Server {
  url: string;
  /** Milliseconds from spawning to listening. */
  startMs: number;
  /** Resident memory of the server process, in bytes (PostgreSQL is other processes). */
  memory(): number;
  /** What it holds after everything that can be was collected; only of a server that is probed. */
  heldMemory(): Promise<HeldMemory>;
  /** Seconds of processor time the server process has used. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

export interface ServerOptions {
  dataDir: string;
  /** Gives the server a core to itself; PostgreSQL and the load share the others. */
  ownCore?: boolean;
  /** Lets `heldMemory` collect first. */
  isProbed?: boolean;
  /** Another built checkout of the project; by default this one. */
  checkout?: string;
  /** Environment variables on top of ours. */
  settings?: Record<string, string>;
}

/** Starts the built application and waits until it answers. */
export async function startServer({
  dataDir,
  ownCore = false,
  isProbed = false,
  checkout = root,
  settings = {},
}: ServerOptions): Promise<Server> {
  const pinned = ownCore && canPin();
  const started = performance.now();
  const probe = ['--expose-gc', `--import=${import.meta.resolve('./memory-probe.ts')}`];
  const command = [process.execPath, ...(isProbed ? probe : []), ...programArguments];
  // Born on the others' cores, so that PostgreSQL, its child, stays there.
  if (pinned) command.unshift(...leaveMeasuredCore());
  const child = spawn(command[0]!, command.slice(1), {
    cwd: checkout,
    env: { ...environment(dataDir, checkout), ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const port = await readyPort(child);
  const startMs = performance.now() - started;
  const pid = child.pid!;
  if (pinned) moveToMeasuredCore(pid);
  return {
    url: `http://127.0.0.1:${port}`,
    startMs,
    memory: () => residentBytes(pid),
    heldMemory: () => heldMemory(child),
    processorSeconds: () => processorSeconds(pid),
    stop: () => stop(child),
  };
}

/** Runs `use` with a data directory that is removed afterwards. */
export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'rihlah-bench-'));
  try {
    return await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Runs `use` with a freshly seeded server on a core of its own. */
export function withServer<T>(
  use: (server: Server) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  return withDataDir(async (dataDir) => {
    const server = await startServer({ dataDir, ownCore: true, settings });
    try {
      return await use(server);
    } finally {
      await server.stop();
    }
  });
}

/** As an operator would run it, but without the limit on requests and without a log line for each. */
function environment(dataDir: string, checkout: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...inherited } = process.env;
  return {
    ...inherited,
    ...programSettings,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    API_READS_PER_MINUTE: '0',
    PAGE_READS_PER_MINUTE: '0',
    NODE_COMPILE_CACHE: join(checkout, 'build/compile-cache'),
  };
}

function readyPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: { ready: number }) => resolve(message.ready));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The server ended with ${signal ?? code} before it was ready`)),
    );
  });
}

function heldMemory(child: ChildProcess): Promise<HeldMemory> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('The server ended before it said what it holds'));
    child.once('exit', ended);
    child.once('message', (message: { memory: HeldMemory }) => {
      child.off('exit', ended);
      resolve(message.memory);
    });
    child.send('memory');
  });
}

function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

function residentBytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(procFile(pid, 'status'));
  return line ? Number(line[1]) * 1024 : Number.NaN;
}

const ticksPerSecond = 100;

/** Of one process; NaN where it is no more. */
export const processorSeconds = (pid: number) => secondsIn(pid, 11);

/** Of its children that have ended; NaN where it is no more. */
export const endedChildrenSeconds = (pid: number) => secondsIn(pid, 13);

/** NaN where there is no such process. */
export const parentOf = (pid: number) => Number(statOf(pid)[1]);

/** User and system time stand side by side. */
function secondsIn(pid: number, field: number): number {
  const fields = statOf(pid);
  return (Number(fields[field]) + Number(fields[field + 1])) / ticksPerSecond;
}

/** What follows the name in brackets, which may hold spaces. */
const statOf = (pid: number) => procFile(pid, 'stat').split(') ')[1]?.split(' ') ?? [];

/** Elsewhere than on Linux these figures are left out (NaN). */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
