// Access to PostgreSQL: one pool, one Kysely on top of it, one way to run a transaction (README.md;
// docs/product/seats-and-money.md).
import { Kysely } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { LiteralStatesDialect } from './literal-states.ts';
import { MAX_NAMED_STATEMENTS, prepareStatements } from './prepared-statements.ts';
import type { DB } from './types.ts';

export type Db = Kysely<DB>;

export interface Database {
  readonly db: Db;
  /** For what Kysely cannot express; prefer `db`. */
  readonly pool: pg.Pool;
  /** Waits for running queries, then closes every connection. Safe to call twice. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  poolSize: number;
  /** The server cancels a statement that runs longer; 0 = never. */
  statementTimeoutMs: number;
  /** Shown in pg_stat_activity, so that an operator sees whose connection it is. */
  applicationName: string;
  /** How long a query waits for a free connection before it fails. Default 10 s. */
  connectTimeoutMs?: number;
  /** How many statements each connection prepares. Default 500. */
  namedStatements?: number;
  /** Called when the server drops an idle connection; the pool replaces it by itself. */
  onConnectionLost?: (error: Error) => void;
}

/** Our choice: nothing is asked of the network within a transaction, so that no honest one idles as long. */
const longestIdleMs = 60_000;

/** Our choice: what was asked often too late for one connection to prepare it is prepared by the next one. */
const longestLifeSeconds = 3_600;

/** Opens a pool. Connects at the first query, not before. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    maxLifetimeSeconds: longestLifeSeconds,
    statement_timeout: options.statementTimeoutMs,
    // A process that hangs within a transaction gives its locks back.
    idle_in_transaction_session_timeout: longestIdleMs,
    // A network that drops connections silently is noticed, not waited for.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: options.applicationName,
    // One generic plan for all values of a statement: planning again takes longer than most of them run. Where the best
    // plan depends on the values, the statement chooses it itself (#domain/programmes, list-hits.ts).
    options: '-c plan_cache_mode=force_generic_plan',
    // Unawaited statements are pipelined behind running ones (unawaited.ts).
    pipeline: true,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 10_000,
    types: columnTypes,
  });
  // Without a listener a lost connection would end the process: an idle one (the pool emits it), and a busy one, whose
  // query fails by itself and which the pool replaces.
  pool.on('error', (error) => options.onConnectionLost?.(error));
  pool.on('connect', (client) => client.on('error', () => {}));

  const prepared = prepareStatements(pool, options.namedStatements ?? MAX_NAMED_STATEMENTS);
  const db = new Kysely<DB>({ dialect: new LiteralStatesDialect({ pool: prepared }) });
  let closing: Promise<void> | undefined;
  return { db, pool, close: () => (closing ??= pool.end()) };
}

/** A bare pool, for libraries that bring their own statements. */
export function openPool({
  url,
  poolSize,
  applicationName,
}: Pick<DatabaseOptions, 'url' | 'poolSize' | 'applicationName'>): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, application_name: applicationName });
  pool.on('error', () => {});
  return pool;
}

/**
 * Runs `work` in one transaction: it commits whole, or not at all. Inside a transaction it joins that one, so a domain
 * function works alone or as a part of another; an error must then propagate to the outermost.
 */
export function transaction<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
