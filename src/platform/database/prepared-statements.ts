// Turns every statement into a named prepared one: PostgreSQL then parses and plans it once per connection, which doubles the
// rate of the hot queries and halves what a small write costs (decision 0036).
import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { traceStatement } from '#platform/tracing/spans';
import { lockThenQuery, type Statement } from './lock-then-query.ts';
import { noteStatement } from './recorded-statements.ts';
import { leavingUnawaited } from './unawaited.ts';

/**
 * Each connection retains the statements it has named, so their number must be limited. The first ones have names: what is asked often is among
 * them soon after a connection begins, whatever was asked of those before it.
 */
export const MAX_NAMED_STATEMENTS = 500;

/** Marks a statement that locks: outside a transaction it is sent together with the next one of its connection. Its values are texts. */
export const withNext = '/* with the next */ ';

/** A view of the pool, for Kysely, whose statements are named after a hash of their text: `most` of each connection. */
export function prepareStatements(pool: pg.Pool, most: number): PostgresPool {
  // Kysely tells connections apart by identity: one view per client, always the same.
  const views = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let view = views.get(client);
      if (!view) views.set(client, (view = viewOf(client, most)));
      return view;
    },
  };
}

function viewOf(client: pg.PoolClient, most: number): PostgresPoolClient {
  const names = new Map<string, string>();
  const query = leavingUnawaited((text, values) => {
    noteStatement(text);
    const name = nameFor(text, names, most);
    return traceStatement(text, () =>
      client.query(name ? { name, text, values: [...values] } : { text, values: [...values] }),
    );
  });
  let lock: (Statement & { values: string[] }) | null = null;
  // The pool renews `release` at every checkout: call it, never store it.
  const view = {
    async query(text: string, values: readonly unknown[]) {
      if (text.startsWith(withNext)) {
        lock = { name: lockedName(text), text, values: values as string[] };
        return { command: 'LOCK', rowCount: 0, rows: [] };
      }
      if (!lock) return query(text, values);
      const first = lock;
      lock = null;
      noteStatement(text);
      return traceStatement(text, () =>
        lockThenQuery(client, first, { name: lockedName(text), text, values: [...values] }),
      );
    },
    release(destroy?: boolean) {
      lock = null;
      client.release(destroy);
    },
  };
  // Kysely's type also requires cursors, which it uses only when it is given a cursor class.
  return view as unknown as PostgresPoolClient;
}

function nameFor(text: string, names: Map<string, string>, most: number): string | undefined {
  const known = names.get(text);
  if (known || names.size >= most || !/^(\/\*.*?\*\/)?\s*(select|with|insert|update|delete)\b/i.test(text))
    return known;
  const name = nameOf(text);
  names.set(text, name);
  return name;
}

/** Of the few statements that are sent with their locks, which need a name: the digest of a long one is not taken at each sale. */
const lockedNames = new Map<string, string>();

function lockedName(text: string): string {
  const known = lockedNames.get(text);
  if (known) return known;
  const name = nameOf(text);
  if (lockedNames.size < MAX_NAMED_STATEMENTS) lockedNames.set(text, name);
  return name;
}

const nameOf = (text: string) => `q_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
