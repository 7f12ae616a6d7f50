// Starting and killing the application as a process of its own (docs/product/test-kit.md).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { MidtransSettings } from '#platform/payments/settings';

export interface AppOrders {
  url: string;
  port: number;
  /** How far its clock is ahead of the machine's. */
  clockAheadMs: number;
  gateway: MidtransSettings | null;
  /** Negative controls only. */
  locksOff?: true;
  /** Sockets of conversations too. */
  hasSockets?: true;
  /** The built pages too, for browsers. */
  hasPages?: true;
  /** How often it settles up; null: never. */
  settleEveryMs: number | null;
  /** For how long it answers on after it was told to stop. */
  drainMs?: number;
}

export interface AppProcess {
  port: number;
  /** As `kill -9`: it finishes nothing. */
  kill(): Promise<void>;
  /** As a deployment stops it; the code it ends with. */
  stop(): Promise<number | null>;
}

/** Answers when it listens. */
export async function startAppProcess(orders: AppOrders): Promise<AppProcess> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'app-process.fixture.ts'), JSON.stringify(orders)],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  const gone = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    gone.then(([code]) => Promise.reject(new Error(`The application ended with ${code} before it listened`))),
  ]);
  return {
    port: orders.port,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}

/** A port nobody listens on, to come back to after a kill. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
