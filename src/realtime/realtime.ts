// Sockets beside the API (spec §4, §7 realtime): they carry what the database has, and take no message (decision 0095).
import type { FastifyInstance } from 'fastify';
import { createAdapter } from '@socket.io/postgres-adapter';
import { Server } from 'socket.io';
import type { Deps } from '#domain/deps';
import { recordPresence } from '#domain/conversations';
import { listActiveSessions } from '#domain/sessions';
import { openPool } from '#platform/database/database';
import { listenSignals } from '#platform/database/signals';
import { followSignal } from './follow-signals.ts';
import { welcome } from './handshake.ts';
import { answerJoins, answerProcesses } from './joins.ts';
import { limitSocket } from './limit-socket.ts';
import { openRedisAdapter } from './redis-adapter.ts';
import type { ChatServer, ChatSocket } from './chat-server.ts';

interface RealtimeOptions {
  /** Of the database, for the connections that listen. */
  url: string;
  /** Carries what processes tell each other's sockets; null or unset: the database does. */
  redisUrl?: string | null;
  /** In development another server on this port upgrades connections too. */
  isShared?: boolean;
}

/** Our choice: two joins of a few ids fit into a frame many times. */
const frameMaxBytes = 4_096;
const socketsPerAccount = 12;
const patrolMs = 30_000;

/** Opens sockets on the server of `app`, and closes them with it. */
export async function mountRealtime(
  app: FastifyInstance,
  deps: Deps,
  { url, redisUrl = null, isShared = false }: RealtimeOptions,
): Promise<void> {
  const between = openAdapter(app, { url, redisUrl, onStale: () => closeSockets() });
  const io: ChatServer = new Server(app.server, {
    // Without polling no request must come back to the process that holds the connection.
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: frameMaxBytes,
    perMessageDeflate: false,
    destroyUpgrade: !isShared,
    adapter: between.adapter,
  });
  // What was told meanwhile is lost here; clients that come back ask for it by cursor, and tell anew that they are there.
  const closeSockets = () => io.local.disconnectSockets(true);
  answerProcesses(io);
  io.use((socket, proceed) => {
    void admit(socket).then(proceed);
  });
  async function admit(socket: ChatSocket): Promise<Error | undefined> {
    try {
      const visitor = await welcome(deps, socket.handshake);
      if (typeof visitor === 'string') return new Error(visitor);
      const others = io.of('/').adapter.rooms.get(`account:${visitor.actor.accountId}`)?.size ?? 0;
      if (others >= socketsPerAccount) return new Error('too_many_requests');
      Object.assign(socket.data, visitor);
      return undefined;
    } catch (err) {
      app.log.error({ err }, 'handshake failed');
      return new Error('unavailable');
    }
  }
  io.on('connection', (socket) => {
    limitSocket(socket, app.log);
    answerJoins(io, socket, deps, app.log);
    recordPresence(deps, [socket.data.actor.accountId]).catch((err: unknown) =>
      app.log.warn({ err }, 'presence not stored'),
    );
  });
  const signals = await listenSignals({
    url,
    onSignal: (signal) =>
      followSignal(io, deps, signal).catch((err: unknown) => app.log.error({ err }, 'signal not followed')),
    onLost: closeSockets,
  });
  const patrol = setInterval(
    () => void patrolSockets(io, deps).catch((err: unknown) => app.log.warn({ err }, 'sockets not checked')),
    patrolMs,
  );
  app.addHook('preClose', async () => {
    clearInterval(patrol);
    closeSockets();
    io.engine.close();
    await signals.close();
    await io.of('/').adapter.close();
    await between.close();
  });
}

/** What carries between processes whatever is told to sockets of all of them. */
function openAdapter(
  app: FastifyInstance,
  { url, redisUrl, onStale }: { url: string; redisUrl: string | null; onStale: () => void },
) {
  if (redisUrl === null) {
    const pool = openPool({ url, applicationName: 'rihlah-sockets', poolSize: 2 });
    return {
      adapter: createAdapter(pool, { errorHandler: (err) => app.log.warn({ err }, 'socket adapter') }),
      close: () => pool.end(),
    };
  }
  return openRedisAdapter({
    url: redisUrl,
    onAway: (err) => app.log.warn({ err }, 'Redis is away: presence is told within this process alone'),
    onLost: () => app.log.warn('Redis stays away: what is told meanwhile is lost to other processes'),
    onBack: (hasLost) => {
      app.log.info({ hasLost }, 'Redis is back');
      if (hasLost) onStale();
    },
  });
}

/** Says who is connected, and closes sockets whose session is over. */
async function patrolSockets(io: ChatServer, deps: Deps): Promise<void> {
  const sockets = [...io.of('/').sockets.values()];
  if (sockets.length === 0) return;
  const active = await listActiveSessions(
    deps,
    sockets.map(({ data }) => data.actor.sessionId),
  );
  const [open, over] = [true, false].map((isActive) =>
    sockets.filter(({ data }) => active.has(data.actor.sessionId) === isActive),
  );
  for (const socket of over!) socket.disconnect(true);
  await recordPresence(deps, [...new Set(open!.map(({ data }) => data.actor.accountId))]);
}
