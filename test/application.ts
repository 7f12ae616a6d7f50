// The whole application for a test file: the built pages, every file, the API, and a database of its own with the
// demo in it, on a free port. The clock stands on the morning of the day the demo begins.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { readConfig } from '#app/config';
import { followBrands } from '#app/follow-brands';
import type { Deps } from '#domain/deps';
import { createHttp } from '#app/http';
import { closeWithin } from '#platform/close-within';
import { openCachedReads } from '#platform/database/cached-reads';
import { openTableChanges, type TableChanges, unheardChanges } from '#platform/database/table-changes';
import { openFiles } from '#platform/files/files';
import type { PaymentSimulator } from '#platform/payments/simulator/simulator';
import { mountRealtime } from '#realtime/realtime';
import { notificationPath } from '#shared/payment-methods';
import type { PageHostOptions } from '#web/host/page-host.server';
import { openSimulatorGateway } from './simulator-gateway.ts';
import { createTestDeps } from './deps.ts';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from './harness.ts';

const root = join(import.meta.dirname, '..');

/** The demo's brands, by the host names under which they are seeded. */
export const hosts = { rihlah: 'rihlah.localhost', amanah: 'amanah.localhost' } as const;
export type BrandHost = keyof typeof hosts;

export interface Application {
  app: FastifyInstance;
  deps: Deps;
  /** Its database as the role that owns the tables. */
  owner: TestDatabase['owner'];
  database: TestDatabase;
  /** What it hears of changes; of none without a cache. */
  changes: TableChanges;
  /** Where its money comes from; /dev/payments is its page. */
  simulator: PaymentSimulator;
  /** Scheme, host and port under which a browser finds a brand. */
  origin(brand?: BrandHost): string;
  /** Cuts every line to it, or lets them through again: no connection stays, none is taken. */
  unplug(isOff: boolean): void;
  close(): Promise<void>;
}

interface ApplicationOptions extends Pick<Partial<Deps>, 'signIn' | 'quranAudio'> {
  /** Whose protocol its simulator of payments speaks. */
  speaks?: keyof PaymentSimulator['settings'] | undefined;
  /** Answers shared pages from a cache, as `npm start` does. */
  isCached?: boolean;
  /** A database that exists already, of another application: a second process on it. */
  database?: TestDatabase;
  /** Carries the sockets of conversations, as `npm start` does. */
  hasSockets?: boolean;
  /** Environment variables beside the usual ones. */
  settings?: Record<string, string>;
  /** Takes every line of the log, at its finest; without it nothing is logged. */
  log?: string[] | undefined;
  /** What makes the router's handler of a build, in the place of ours. */
  makeHandler?: PageHostOptions['makeHandler'];
  /** Where it remembers markup, in the place of a store of its own. */
  markup?: PageHostOptions['markup'];
}

/** Starts it; `signIn` are the providers whose buttons it has, `quranAudio` a source of recitations. Refuses when the pages are not built: `npm test` builds them first. */
export async function startApplication({
  signIn = {},
  quranAudio = null,
  speaks,
  isCached = false,
  database: shared,
  hasSockets = false,
  settings = {},
  log,
  makeHandler,
  markup,
}: ApplicationOptions = {}): Promise<Application> {
  const entry = join(root, 'build/server/index.js');
  if (!existsSync(entry))
    throw new Error('The pages are not built: run `npm run build`, or everything with `npm test`');
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild;
  const database = shared ?? (await createTestDatabase({ seeded: true }));
  const changes = isCached ? await openTableChanges({ url: database.url }) : unheardChanges;
  const now = new Date(`${SEEDED_ON}T01:00:00Z`);
  const {
    payments,
    simulator,
    close: closeCashier,
  } = await openSimulatorGateway(database, () => now, speaks);
  const deps: Deps = { ...(await createTestDeps(database, now)), payments, signIn, quranAudio };
  followBrands(deps.brands, changes);
  if (isCached) Object.assign(deps, { reads: await openCachedReads(database.db, changes) });
  // A crawl asks faster than any visitor may.
  const config = readConfig({
    LOG_LEVEL: log ? 'trace' : 'silent',
    API_READS_PER_MINUTE: '0',
    PAGE_READS_PER_MINUTE: '0',
    PAGE_CACHE_MEGABYTES: isCached ? '8' : '0',
    ...settings,
  });
  Object.assign(deps, { files: openFiles(config.files) });
  const app = await createHttp({
    deps,
    config,
    simulator,
    pages: { build, mode: 'production', ...(makeHandler && { makeHandler }), ...(markup && { markup }) },
    files: join(root, 'build/client'),
    log: log && { write: (line) => void log.push(line) },
  });
  if (hasSockets) await mountRealtime(app, deps, { url: database.url });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  let isUnplugged = false;
  app.server.on('connection', (socket) => isUnplugged && socket.destroy());
  simulator.notifyAt(`http://127.0.0.1:${port}${notificationPath('simulator')}`, app.log);
  return {
    app,
    deps,
    owner: database.owner,
    database,
    changes,
    simulator,
    origin: (brand = 'rihlah') => `http://${hosts[brand]}:${port}`,
    unplug(isOff) {
      isUnplugged = isOff;
      if (isOff) app.server.closeAllConnections();
    },
    async close() {
      // A browser that is still open holds a line it has never used, and such a line no server gives up by itself.
      await closeWithin(app, 5_000);
      await closeCashier();
      await changes.close();
      if (!shared) await database.drop();
    },
  };
}
