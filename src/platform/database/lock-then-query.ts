// Two statements in one message (decision 0184): one that locks, and one that decides and writes under the lock. Without a `sync` between
// them PostgreSQL runs both in one transaction of its own, which ends with the second: no begin, no commit, one round trip. The second
// has its own snapshot, taken once the first has its locks.
import pg from 'pg';

export interface Statement {
  /** Under which the connection has it prepared. */
  name: string;
  text: string;
  values: unknown[];
}

/** What `pg` writes with; its types do not say so. */
interface Wire {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: string[] }): void;
  execute(message: object): void;
}

/** What `pg` calls a query while its answers come. */
interface Listener {
  name: string;
  text: string;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
  submit(connection: Wire): Error | null;
}

const plain = pg.Query.prototype as unknown as Listener;

/** Sends both; answers the second one's result. Whichever fails, nothing of either stands. Values of the first are texts. */
export function lockThenQuery(
  client: pg.PoolClient,
  lock: Statement & { values: string[] },
  { name, text, values }: Statement,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query(
      { name, text, values },
      undefined,
      (error: Error | undefined, result: unknown) =>
        error ? reject(error) : resolve(result as pg.QueryResult),
    ) as unknown as Listener;
    let isLocked = false;
    const become = (one: { name: string; text: string }) => {
      query.name = one.name;
      query.text = one.text;
    };
    Object.assign(query, {
      submit(connection: Wire) {
        connection.stream.cork();
        try {
          if (!connection.parsedStatements[lock.name]) connection.parse({ name: lock.name, text: lock.text });
          connection.bind({ statement: lock.name, values: lock.values });
          connection.execute({});
          return plain.submit.call(query, connection);
        } finally {
          connection.stream.uncork();
          // The driver files answers under the name of the statement they are for.
          become(lock);
        }
      },
      handleDataRow(message: unknown) {
        if (isLocked) plain.handleDataRow.call(query, message);
      },
      handleCommandComplete(message: unknown, connection: Wire) {
        if (isLocked) return plain.handleCommandComplete.call(query, message, connection);
        isLocked = true;
        become({ name, text });
      },
      handleError(error: Error, connection: Wire) {
        // What was sent behind the fault was not read: it is not prepared.
        delete connection.submittedNamedStatements[name];
        plain.handleError.call(query, error, connection);
      },
    });
    client.query(query as unknown as pg.Submittable);
  });
}
