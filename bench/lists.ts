// The list query over 100,000 departures against the same over 1,000: it must not grow by more than three times (docs/product/catalogue.md).
import { openBrandDirectory } from '#domain/brands';
import { catalogueScope, listDepartures, queryRules } from '#domain/catalogue';
import { startEmbeddedPostgres } from '#platform/database/embedded';
import type { Database } from '#platform/database/database';
import { addDays, todayInIndonesia } from '#shared/dates';
import { parseDepartureQuery } from '#shared/departure-query';
import { createManyDepartures } from './many-departures.ts';
import { type Measurement, milliseconds, quantile, type Section, times } from './report.ts';
import { withDataDir } from './server.ts';

const few = 1_000;
const many = 100_000;
const rounds = 30;
const growthAllowed = 3;
const pageSize = 24;

/** What people ask for: one month, a price, a city, words, and nothing in particular. */
function queries(today: string): string[] {
  const month = addDays(today, 70).slice(0, 7);
  return [
    '',
    'sort=cheapest',
    'page=3',
    `month=${month}`,
    `month=${month}&from=CGK&sort=cheapest`,
    'price_max=35000000&sort=most_expensive',
    'stars=5&days=9',
    'airline=SV,GA&pay=down_payment',
    `departs_from=${addDays(today, 30)}&departs_to=${addDays(today, 60)}&people=4`,
    'from=SUB&stars=4&people=2&sort=cheapest',
    'to=istanbul',
    'q=umroh+ramadhan',
    'q=turki&sort=cheapest',
    'q=isntanbul',
  ];
}

export const lists: Measurement = {
  name: 'lists',
  measure: (say) =>
    withDataDir(async (dataDir) => {
      const cluster = await startEmbeddedPostgres({ dataDir, log: () => {}, temporary: true });
      try {
        const small = await timesOf(cluster.url, few, say);
        const large = await timesOf(cluster.url, many, say);
        return [
          sectionOf(
            'List query over 100,000 departures',
            'total (capped at 1.000+), as the API answers it',
            small.plain,
            large.plain,
          ),
          sectionOf(
            'The same with facet counts',
            'total (capped at 1.000+) and counts of every facet, as a page shows it',
            small.withFacets,
            large.withFacets,
          ),
        ];
      } finally {
        await cluster.release();
      }
    }),
};

type Times = Map<string, number[]>;

async function timesOf(
  clusterUrl: string,
  count: number,
  say: (message: string) => void,
): Promise<{ plain: Times; withFacets: Times }> {
  const started = performance.now();
  const database = await createManyDepartures(clusterUrl, `departures_${count}`, count);
  say(
    `${count.toLocaleString('en-GB')} departures made in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  try {
    return {
      plain: await measure(database, { facets: false }),
      withFacets: await measure(database, { facets: true }),
    };
  } finally {
    await database.close();
  }
}

/** Asks every query in turn, again and again; answers how long each took, in milliseconds. */
async function measure({ db }: Database, options: { facets: boolean }): Promise<Times> {
  const brands = await openBrandDirectory(db);
  const scope = catalogueScope({ now: () => new Date() }, brands.forHost('localhost'));
  const found: Times = new Map();
  for (let round = -5; round < rounds; round++) {
    for (const text of queries(todayInIndonesia(new Date()))) {
      const category = text.startsWith('q=')
        ? undefined
        : text.startsWith('to=')
          ? ('tourism' as const)
          : ('umrah' as const);
      const { query } = parseDepartureQuery(
        new URLSearchParams(text),
        queryRules(scope, { category, limit: pageSize }),
      );
      const started = performance.now();
      const list = await listDepartures({ db }, scope, query, options);
      const taken = performance.now() - started;
      if (list.items.length === 0) throw new Error(`'${text}' finds nothing: its time would mean nothing`);
      // The first rounds fill caches and prepare statements.
      if (round >= 0) found.set(text, [...(found.get(text) ?? []), taken]);
    }
  }
  return found;
}

function sectionOf(title: string, what: string, small: Times, large: Times): Section {
  const row = (name: string, before: number[], after: number[]) => [
    name,
    milliseconds(quantile(before, 0.5)),
    milliseconds(quantile(before, 0.99)),
    milliseconds(quantile(after, 0.5)),
    milliseconds(quantile(after, 0.99)),
    times(quantile(after, 0.5) / quantile(before, 0.5)),
  ];
  const rows = [...small].map(([text, before]) =>
    row(text === '' ? '(no filter)' : `\`${text}\``, before, large.get(text)!),
  );
  return {
    title,
    method: `\`listDepartures\`: first page of ${pageSize} with ${what}; ${rounds} times each in turn on one connection, against the embedded PostgreSQL. It must not grow by more than ${growthAllowed} times.`,
    head: ['filters', 'p50 of 1,000', 'p99 of 1,000', 'p50 of 100,000', 'p99 of 100,000', 'growth'],
    rows: [...rows, row('**all together**', [...small.values()].flat(), [...large.values()].flat())],
  };
}
