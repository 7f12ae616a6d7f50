// A process that holds the embedded PostgreSQL of a given directory and prints its URL: embedded.db.test.ts starts and
// kills it.
import { startEmbeddedPostgres } from './embedded.ts';

const postgres = await startEmbeddedPostgres({ dataDir: process.argv[2] ?? '', log: () => {} });
setInterval(() => {}, 60_000);
process.once('SIGTERM', () => void postgres.release().then(() => process.exit(0)));
process.stdout.write(`${postgres.url}\n`);
