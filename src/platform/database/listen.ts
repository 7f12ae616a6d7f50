// Listening to what a database tells its processes (NOTIFY): on a connection of its own, which comes back when it is lost.
import pg from 'pg';

interface Listener {
  url: string;
  channel: string;
  /** Shown in pg_stat_activity. */
  applicationName: string;
  onPayload(payload: string): void;
  /** The connection is lost: what is told from now on never comes. */
  onAway?(): void;
  /** It is there again. */
  onBack(): void;
}

/** Our choice: a database that restarts is back within seconds. */
const reconnectMs = 1_000;

/** Listens until it is closed; connects again when the connection is lost. Rejects when the first attempt fails. */
export async function listen({
  url,
  channel,
  applicationName,
  onPayload,
  onAway,
  onBack,
}: Listener): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) => onPayload(payload!));
    // Once for each connection, whether it ends or breaks.
    fresh.once('end', () => {
      client = null;
      if (isClosed) return;
      onAway?.();
      comeBack();
    });
    fresh.on('error', () => void fresh.end().catch(() => {}));
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    client = fresh;
  }

  function comeBack(): void {
    timer = setTimeout(() => {
      if (!isClosed) connect().then(onBack, comeBack);
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
