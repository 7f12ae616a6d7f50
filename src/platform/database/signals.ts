// Signals between processes, sent with the transaction that causes them (decision 0094): PostgreSQL delivers them when
// it commits, and only then. They say where to look, never what is there: the database is read for that.
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { listen } from './listen.ts';

const channel = 'rihlah_signals';

export type Signal =
  | { kind: 'message'; conversationId: string; sequence: number }
  | { kind: 'conversation'; conversationId: string }
  | { kind: 'typing'; conversationId: string; accountId: string; side: string }
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

/** Listens until it is closed. Rejects when the first attempt fails. */
export function listenSignals({
  url,
  onSignal,
  onLost,
}: SignalListener): Promise<{ close(): Promise<void> }> {
  return listen({
    url,
    channel,
    applicationName: 'rihlah-signals',
    onPayload: (payload) => onSignal(JSON.parse(payload) as Signal),
    onBack: onLost,
  });
}
