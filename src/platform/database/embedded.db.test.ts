import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';
import { rounds } from '#test/rounds';

const APP = join(import.meta.dirname, 'embedded-app.fixture.ts');

interface App {
  process: ChildProcess;
  url: string;
}

let dataDir: string;
let apps: App[];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rihlah-embedded-'));
  apps = [];
});
afterEach(async () => {
  for (const app of apps) app.process.kill('SIGKILL');
  await vi.waitUntil(() => !isRunning(), { timeout: 60_000 });
  await rm(dataDir, { recursive: true, force: true });
});

async function startApp(): Promise<App> {
  const child = spawn(process.execPath, [APP, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [firstLine] = (await once(child.stdout, 'data')) as [Buffer];
  const app = { process: child, url: firstLine.toString().trim() };
  apps.push(app);
  return app;
}

async function end(app: App, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  const exited = once(app.process, 'exit');
  app.process.kill(signal);
  await exited;
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // the test may kill the server: the query reports it
  await client.connect();
  try {
    const { rows } = await client.query({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

const isRunning = () => existsSync(join(dataDir, 'cluster/postmaster.pid'));

test('shares one cluster between two apps that start at once', async () => {
  const [first, second] = await Promise.all([startApp(), startApp()]);
  expect(second.url).toBe(first.url);
});

test('leaves the cluster running for the other app when one is killed', async () => {
  const [first, second] = await Promise.all([startApp(), startApp()]);
  await end(first, 'SIGKILL');
  // Longer than the grace after which a cluster without apps stops. Too short a wait would hide a fault, never invent one.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await ask(second.url, 'SELECT 41 + 1')).toBe(42);
});

/** Who is reached at the address of a server, or null by a socket of the file system. */
const serverAddress = 'SELECT inet_server_addr()::text';

test('is reached by a socket that lies with its data, and by TCP by whoever knows nothing of it', async () => {
  const { url } = await startApp();
  expect(await ask(url, serverAddress)).toBe(null);
  expect(await ask(url.replace(/\?.*/, ''), serverAddress)).toBe('127.0.0.1/32');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.s.PGSQL.'))).toContain(
    `.s.PGSQL.${new URL(url).port}`,
  );
});

test('is reached by TCP alone where the path is too long for a socket', async () => {
  const far = join(dataDir, 'a'.repeat(80));
  const postgres = await startEmbeddedPostgres({ dataDir: far, log: () => {}, temporary: true });
  expect(await ask(postgres.url, serverAddress)).toBe('127.0.0.1/32');
  await postgres.release();
});

test('stops the cluster when the last app has disconnected', async () => {
  const app = await startApp();
  expect(isRunning()).toBe(true);
  await end(app, 'SIGTERM');
  expect(isRunning()).toBe(false);
});

test('stops the cluster by itself after the last app was killed', async () => {
  await end(await startApp(), 'SIGKILL');
  await expect.poll(isRunning).toBe(false);
});

test('retains data after app, supervisor and server were killed at once', async () => {
  const count = rounds({ quick: 2, prove: 20 });
  let app = await startApp();
  await ask(app.url, 'CREATE TABLE written (round int)');
  for (let round = 1; round <= count; round++) {
    await ask(app.url, `INSERT INTO written VALUES (${round})`);
    const server = Number.parseInt(await readFile(join(dataDir, 'cluster/postmaster.pid'), 'utf8'), 10);
    const supervisor = Number(await parentOf(server));
    for (const pid of [supervisor, server]) process.kill(pid, 'SIGKILL');
    await end(app, 'SIGKILL');
    app = await startApp();
    expect(await ask(app.url, 'SELECT count(*)::int FROM written')).toBe(round);
    // Nothing is left of the servers that were killed.
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.s.PGSQL.'))).toHaveLength(2);
  }
});

test('removes a temporary cluster completely', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, temporary: true });
  expect(await ask(postgres.url, 'SELECT 1')).toBe(1);
  await Promise.all([postgres.release(), postgres.release()]);
  expect(existsSync(dataDir)).toBe(false);
});

test('gives no connection URL to a process without the secret', async () => {
  await startApp();
  const { port } = JSON.parse(await readFile(join(dataDir, 'supervisor.json'), 'utf8')) as { port: number };
  const socket = connect(port, '127.0.0.1', () => socket.write('guess\n'));
  let answer = '';
  socket.on('data', (data) => (answer += data.toString())).on('error', () => {});
  await once(socket, 'close');
  expect(answer).toBe('');
});

async function parentOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.split(') ').at(-1)?.split(' ')[1];
}
