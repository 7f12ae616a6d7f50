// Files in the data directory of the embedded PostgreSQL, and the protocol between an app and the supervisor.
import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import { join } from 'node:path';

export type ClusterFiles = ReturnType<typeof clusterFiles>;

export function clusterFiles(dataDir: string) {
  return {
    dataDir,
    /** PostgreSQL's own directory; a symbolic link to `elsewhere` when that is needed. */
    cluster: join(dataDir, 'cluster'),
    password: join(dataDir, 'password'),
    /** Held by the supervisor for as long as it lives. */
    lock: join(dataDir, 'supervisor.lock'),
    /** Written when the cluster is ready, removed before it stops. */
    address: join(dataDir, 'supervisor.json'),
    supervisorLog: join(dataDir, 'supervisor.log'),
    postgresLog: join(dataDir, 'postgres.log'),
    /** For a root without user namespaces: a place another account can reach. */
    elsewhere: `/var/lib/rihlah-postgres-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`,
  };
}

export interface SupervisorOrder {
  dataDir: string;
  settings: Record<string, string>;
  temporary: boolean;
}

/** How to reach the supervisor: a local port and the secret that proves access to this file. */
export interface SupervisorSocket {
  port: number;
  secret: string;
}

/** Exit code of a supervisor that found the directory locked by another. */
export const ANOTHER_SUPERVISOR = 3;

/** What an app sends to disconnect cleanly. */
export const RELEASE = 'release';

/** Calls `receive` for each whole line. (readline would turn a socket's error into an uncaught one.) */
export function onLine(socket: Socket, receive: (line: string) => void): void {
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_LENGTH) socket.destroy();
    for (const line of lines) receive(line);
  });
}

const MAX_LINE_LENGTH = 1_000;
