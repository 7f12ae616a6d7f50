// Two checkouts of the project sell in turn on the same machine (docs/product/test-kit.md): an older one, whose path BENCH_OLD names and
// which is built, and this one. Only the ratios of such runs count: the machine's own speed differs by up to two times from hour to hour.
import { resolve } from 'node:path';
import {
  apart,
  figures,
  onDatabase,
  openBookingSetup,
  rush,
  shoppers,
  type Sold,
  withMarket,
} from './bookings.ts';
import { type Measurement, milliseconds, quantile, type Section, times } from './report.ts';
import { startServer, withDataDir } from './server.ts';

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
    return withShop(old, (before) =>
      withShop(resolve(import.meta.dirname, '..'), async (after) => {
        const sold: Record<'before' | 'after', Sold[]> = { before: [], after: [] };
        // The first round of each warms it up.
        for (let round = 0; round <= rounds; round += 1) {
          // Who goes first takes turns too.
          const turns = round % 2 === 0 ? (['before', 'after'] as const) : (['after', 'before'] as const);
          for (const turn of turns) {
            const one = await (turn === 'before' ? before : after)();
            say(
              `${turn}: ${one.perSecond.toFixed(1)} bookings/s, ${milliseconds(one.processor.application)} + ${milliseconds(one.processor.database)}`,
            );
            if (round > 0) sold[turn].push(one);
          }
        }
        return [section(sold.before, sold.after)];
      }),
    );
  },
};

/** A server of this checkout with a database of its own; answers what sells for a while, each another departure. */
function withShop<T>(checkout: string, use: (sell: () => Promise<Sold>) => Promise<T>): Promise<T> {
  return withDataDir(async (dataDir) => {
    // Started once for its demo.
    await (await startServer({ dataDir, checkout })).stop();
    const shop = await onDatabase(dataDir, ({ db }) => openBookingSetup(db));
    return withMarket(dataDir, { shop, checkout }, (market) => use(() => rush(market, apart(shop), seconds)));
  });
}

const median = (values: number[]) => quantile(values, 0.5);

function section(before: Sold[], after: Sold[]): Section {
  return {
    title: 'Bookings, old and new in turn',
    method: `Two built checkouts, each with a server, a simulator and a database of its own, sell in turn: ${rounds} rounds of ${seconds} s each (after one to warm up), who goes first alternating; ${shoppers} shoppers over HTTP, each of another departure, both cores, load on the same machine. Medians of the rounds.`,
    head: ['what', 'old', 'new', 'ratio'],
    rows: figures.map(([what, of, shown]) => {
      const [was, is] = [median(before.map(of)), median(after.map(of))];
      return [what, shown(was), shown(is), times(is / was)];
    }),
  };
}
