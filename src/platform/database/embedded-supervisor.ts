// The process that owns the embedded PostgreSQL: it starts with the first app, serves every app that asks, and stops
// the cluster when the last one has disconnected, cleanly or by a kill. embedded.ts starts it.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { startCluster } from './embedded-cluster.ts';
import {
  ANOTHER_SUPERVISOR,
  clusterFiles,
  onLine,
  RELEASE,
  type SupervisorSocket,
  type SupervisorOrder,
} from './embedded-files.ts';

/** Long enough for the app that started us to connect. */
const FIRST_APP_GRACE_MS = 15_000;
/** Long enough for a restarting app to find its cluster still running. */
const LAST_APP_GRACE_MS = 400;

const order = JSON.parse(process.argv[2] ?? '{}') as SupervisorOrder;
const files = clusterFiles(order.dataDir);
const lock = takeLock();
const cluster = await startCluster(files, order.settings);
const secret = randomBytes(32).toString('hex');
const apps = new Set<Socket>();
const leaving = new Set<Socket>();
const server = await listen();
let stopTimer = setTimeout(stop, FIRST_APP_GRACE_MS);
let isStopping = false;

await publishAddress(server);
process.on('SIGTERM', stop).on('SIGINT', stop);
void cluster.ended.then(() => {
  if (!isStopping) leaveAtOnce('PostgreSQL ended by itself; see postgres.log');
});

/** A lock that the system releases however we die. Node has no file lock of its own; SQLite has one, on every system. */
function takeLock(): DatabaseSync {
  const held = new DatabaseSync(files.lock);
  try {
    held.exec('BEGIN EXCLUSIVE');
    return held;
  } catch {
    return process.exit(ANOTHER_SUPERVISOR);
  }
}

function listen(): Promise<Server> {
  return new Promise((resolve, reject) => {
    const listening = createServer(receive).once('error', reject);
    listening.listen(0, '127.0.0.1', () => resolve(listening));
  });
}

function receive(socket: Socket): void {
  socket.on('error', () => socket.destroy());
  socket.on('close', () => leave(socket));
  onLine(socket, (line) => {
    if (apps.has(socket) && line === RELEASE) return letGo(socket);
    if (isStopping || apps.has(socket) || !isSecret(line)) return void socket.destroy();
    clearTimeout(stopTimer);
    apps.add(socket);
    socket.write(`${cluster.url}\n`);
    // Apps that wait for the cluster's end can stop waiting: it continues for this app.
    for (const waiting of leaving) waiting.end();
  });
}

function isSecret(word: string): boolean {
  return word.length === secret.length && timingSafeEqual(Buffer.from(word), Buffer.from(secret));
}

/** Closing the socket is the answer: at once when other apps stay, else when the cluster has stopped. */
function letGo(socket: Socket): void {
  apps.delete(socket);
  if (apps.size > 0) return void socket.end();
  leaving.add(socket);
  stopSoon();
}

function leave(socket: Socket): void {
  leaving.delete(socket);
  if (apps.delete(socket) && apps.size === 0) stopSoon();
}

function stopSoon(): void {
  clearTimeout(stopTimer);
  stopTimer = setTimeout(stop, LAST_APP_GRACE_MS);
}

async function publishAddress(listening: Server): Promise<void> {
  const address: SupervisorSocket = { port: (listening.address() as AddressInfo).port, secret };
  const unfinished = `${files.address}.unfinished`;
  await writeFile(unfinished, JSON.stringify(address), { mode: 0o600 });
  await rename(unfinished, files.address);
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  server.close();
  await rm(files.address, { force: true });
  await cluster.stop();
  leaveAtOnce();
}

function leaveAtOnce(complaint?: string): never {
  if (complaint) process.stderr.write(`${complaint}\n`);
  rmSync(files.address, { force: true });
  lock.close();
  if (order.temporary) rmSync(files.dataDir, { recursive: true, force: true });
  if (order.temporary) rmSync(files.elsewhere, { recursive: true, force: true });
  process.exit(complaint ? 1 : 0);
}
