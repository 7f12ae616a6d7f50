// Two processes that keep pages in memory, and one that keeps none, on one database: what the cache answers is compared with what is so now
// (docs/product/page-cache.md).
import { sql } from 'kysely';
import type { Db } from '#platform/database/database';
import { type Application, startApplication } from './application.ts';

export interface Processes {
  one: Application;
  two: Application;
  /** Hears of no changes, and therefore stores nothing. */
  uncached: Application;
  close(): Promise<void>;
}

export async function startProcesses(): Promise<Processes> {
  const one = await startApplication({ isCached: true });
  const { database } = one;
  const two = await startApplication({ isCached: true, database });
  const uncached = await startApplication({ database, settings: { PAGE_CACHE_MEGABYTES: '1' } });
  return {
    one,
    two,
    uncached,
    async close() {
      await Promise.all([two.close(), uncached.close()]);
      await one.close();
    },
  };
}

/** Waits until processes have heard of everything that was committed before. */
export async function heard(...all: Pick<Application, 'changes' | 'deps'>[]): Promise<void> {
  const marker = crypto.randomUUID();
  const told = all.map(({ changes }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    changes.onChange((table) => table === marker && resolve());
    return promise;
  });
  await sql`select pg_notify('rihlah_tables', ${marker})`.execute(all[0]!.deps.db);
  await Promise.all(told);
}

/** What may happen to any catalogue: the rooms of a departure cost more; all promos end, and come back. `slug` is asked when it happens. */
export function catalogueEvents(db: () => Db, slug: () => string) {
  const movePromos = (days: number) =>
    sql`update promos set valid_from = valid_from + ${days}::int, valid_until = valid_until + ${days}::int`.execute(
      db(),
    );
  return {
    'a price changes': () =>
      sql`update departure_room_prices set amount = amount + 1000
        where departure_id = (select id from departures where slug = ${slug()})`.execute(db()),
    'promos end': () => movePromos(-400),
    'promos come back': () => movePromos(400),
  };
}
