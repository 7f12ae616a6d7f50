// Signals between processes, sent with the transaction that causes them (decision 0094): PostgreSQL delivers them when
// it commits, and only then. They say where to look, never what is there: the database is read for that.
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';

const channel = 'rihlah_signals';

export type Signal =
  | { kind: 'message'; conversationId: string; sequence: number }
  | { kind: 'conversation'; conversationId: string }
  | { kind: 'typing'; conversationId: string; accountId: string }
  | { kind: 'notifications'; accountIds: readonly string[] }
  | { kind: 'sessions_ended'; accountId: string };

/** Inside a transaction: with its commit. */
export async function sendSignal(db: Db, signal: Signal): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(signal)})`.execute(db);
}

interface SignalListener {
  url: string;
  onSignal(signal: Signal): void;
  /** The connection was lost and is there again: what was signalled meanwhile never comes. */
  onLost(): void;
}

/** Our choice: a database that restarts is back within seconds. */
const reconnectMs = 1_000;

/** Listens on a connection of its own until it is closed; connects again when it is lost. Rejects when the first attempt fails. */
export async function listenSignals({
  url,
  onSignal,
  onLost,
}: SignalListener): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'rihlah-signals',
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) => onSignal(JSON.parse(payload!) as Signal));
    // Once for each connection, whether it ends or breaks.
    fresh.once('end', () => {
      client = null;
      if (!isClosed) comeBack();
    });
    fresh.on('error', () => void fresh.end().catch(() => {}));
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
  }

  function comeBack(): void {
    timer = setTimeout(() => {
      if (!isClosed) connect().then(onLost, comeBack);
    }, reconnectMs);
  }

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
