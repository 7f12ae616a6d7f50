// Two checkouts of the project sell in turn on the same machine (docs/product/test-kit.md): an older one, whose path BENCH_OLD names and
// which is built, and this one. Only the ratios of such runs count: the machine's own speed differs by up to two times from hour to hour.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { clusterFiles } from '#platform/database/embedded-files';
import { startPaymentSimulator } from '#platform/payments/simulator/simulator';
import { onDatabase, openBookingSetup, rush, shoppers, type Sold, tokenOf } from './bookings.ts';
import { type Measurement, milliseconds, quantile, type Section, times, whole } from './report.ts';
import { processorSeconds, startServer, withDataDir } from './server.ts';

const old = process.env['BENCH_OLD'] ? resolve(process.env['BENCH_OLD']) : null;
const seconds = process.env['BENCH_SECONDS'] ? Number(process.env['BENCH_SECONDS']) : 10;
const rounds = process.env['BENCH_ROUNDS'] ? Number(process.env['BENCH_ROUNDS']) : 4;

export const bookingsInTurn: Measurement = {
  name: 'bookings-in-turn',
  async measure(say) {
    if (!old) {
      say('left out: BENCH_OLD names no older checkout');
      return [];
    }
    return withMarket(old, (before) =>
      withMarket(resolve(import.meta.dirname, '..'), async (after) => {
        const sold: Record<'before' | 'after', Round[]> = { before: [], after: [] };
        // The first round of each warms it up.
        for (let round = 0; round <= rounds; round += 1) {
          // Who goes first takes turns too.
          const turns = round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
          for (const turn of turns) {
            const one = await (turn === 'before' ? before : after)();
            say(
              `${turn}: ${one.perSecond.toFixed(1)} bookings/s, ${one.processorMs.toFixed(1)} + ${one.databaseMs.toFixed(1)} ms`,
            );
            if (round > 0) sold[turn].push(one);
          }
        }
        return [section(sold.before, sold.after)];
      }),
    );
  },
};

interface Round extends Sold {
  /** Milliseconds of PostgreSQL's processor time for each booking, without the connections of the load and of the simulator. */
  databaseMs: number;
}

/** A server of this checkout with a database of its own; answers what sells for a while, all of one departure. */
function withMarket<T>(checkout: string, use: (sell: () => Promise<Round>) => Promise<T>): Promise<T> {
  return withDataDir(async (dataDir) => {
    // Started once for its demo.
    await (await startServer({ dataDir, checkout })).stop();
    const shop = await onDatabase(dataDir, ({ db }) => openBookingSetup(db));
    const server = await startServer({ dataDir, checkout });
    try {
      return await onDatabase(dataDir, async ({ db }) => {
        const simulator = await startPaymentSimulator({ db, now: () => new Date(), speed: 1 });
        try {
          const tokens = await Promise.all(
            Array.from({ length: shoppers }, (_, shopper) => tokenOf(server, shopper)),
          );
          return await use(async () => {
            const before = await databaseSeconds(db, dataDir);
            const sold = await rush({ servers: [server], shop, db, simulator, tokens }, () => 0, seconds);
            const took = (await databaseSeconds(db, dataDir)) - before;
            return { ...sold, databaseMs: (took * 1_000) / (sold.perSecond * sold.tookSeconds) };
          });
        } finally {
          await simulator.close();
        }
      });
    } finally {
      await server.stop();
    }
  });
}

/** Of every process of the cluster but those that work for the load or the simulator. */
async function databaseSeconds(db: Db, dataDir: string): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name in ('rihlah-bench', 'rihlah-payment-simulator')`.execute(
    db,
  );
  const others = new Set(rows.map(({ pid }) => pid));
  const first = Number(
    readFileSync(join(clusterFiles(join(dataDir, 'postgres')).cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    )[0],
  );
  const seconds = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => !others.has(pid) && (pid === first || parentOf(pid) === first))
    .map(processorSeconds)
    .filter((used) => !Number.isNaN(used));
  return seconds.reduce((sum, used) => sum + used, 0);
}

function parentOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return Number.NaN;
  }
}

const median = (values: number[]) => quantile(values, 0.5);

function section(before: Round[], after: Round[]): Section {
  const row = (what: string, figure: (round: Round) => number, shown: (value: number) => string) => {
    const [was, is] = [median(before.map(figure)), median(after.map(figure))];
    return [what, shown(was), shown(is), times(is / was)];
  };
  const waited = (call: keyof Sold['waits'], share: number) =>
    row(`${call}, p${share * 100}`, ({ waits }) => quantile(waits[call], share), milliseconds);
  return {
    title: 'Bookings, old and new in turn',
    method: `Two built checkouts, each with a server and a database of its own, sell in turn: ${rounds} rounds of ${seconds} s each (after one to warm up), who goes first alternating; ${shoppers} shoppers of one departure over HTTP, both cores, load on the same machine. Medians of the rounds. The simulator runs in the application's process; PostgreSQL's time is without the connections of load and simulator.`,
    head: ['what', 'old', 'new', 'ratio'],
    rows: [
      row(
        'complete bookings',
        ({ perSecond }) => perSecond,
        (value) => `${whole(value)}/s`,
      ),
      row('processor time of the application for each', ({ processorMs }) => processorMs, milliseconds),
      row('processor time of PostgreSQL for each', ({ databaseMs }) => databaseMs, milliseconds),
      row('both', (round) => round.processorMs + round.databaseMs, milliseconds),
      ...(['cart', 'do-checkout', 'payments'] as const).flatMap((call) => [
        waited(call, 0.5),
        waited(call, 0.99),
      ]),
    ],
  };
}
