// A catalogue of more than a thousand hits: counting stops, order and paging do not suffer.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeatureFlags } from '#domain/brands';
import { parseDepartureQuery } from '#shared/departure-query';
import { createPlaces, createProgramme, NOW, TODAY } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { catalogueScope, listDepartures, queryRules } from './catalogue.ts';

let database: TestDatabase;
const many = 1_300;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createPlaces(db);
  const { id } = await createProgramme(db);
  // In one transaction without the triggers: row by row it would take a minute.
  await database.owner.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into departures (programme_id, slug, departs_on, returns_on, departure_airport, airline, quota)
      select ${id}, 'k-' || n, ${TODAY}::date + 1 + (n * 37) % 600, ${TODAY}::date + 10 + (n * 37) % 600, case n % 10 when 0 then 'SUB' else 'CGK' end, 'GA', 10
      from generate_series(1, ${many}::integer) n`.execute(trx);
    await sql`insert into departure_room_prices select id, 'quad', 25000000 + (substr(slug, 3)::integer * 7919) % 10000000 from departures`.execute(
      trx,
    );
    await sql`insert into seat_claims (departure_id, seats, source) select id, 10, 'sold_elsewhere' from departures where substr(slug, 3)::integer % 5 = 0`.execute(
      trx,
    );
    await sql`select refresh_departure_cards(array_agg(id)) from departures`.execute(trx);
  });
});
afterAll(() => database.drop());

async function list(address: string) {
  const scope = catalogueScope(
    { now: () => NOW },
    { flags: { is_hajj: 1, is_financing: 1 } as unknown as FeatureFlags },
  );
  return listDepartures(
    database,
    scope,
    parseDepartureQuery(new URLSearchParams(address), queryRules(scope, { limit: 100 })).query,
  );
}

it.each([
  ['', 'departs_on, departure_id'],
  ['sort=cheapest', 'all_in_price, departure_id'],
  ['sort=most_expensive', 'all_in_price desc, departure_id'],
])(
  '%j comes in order through all its pages, those nobody can join last, nothing twice, the total capped',
  async (address, order) => {
    const pages = await Promise.all(
      Array.from({ length: 13 }, (_, index) => list(`${address}&page=${index + 1}`)),
    );
    const { rows } = await sql<{
      slug: string;
    }>`select slug from departure_cards order by is_sold_out or sale_ends_on < ${TODAY}::date, ${sql.raw(order)}`.execute(
      database.db,
    );
    expect(pages.flatMap((page) => page.items.map((card) => card.slug))).toEqual(rows.map((row) => row.slug));
    expect(pages.map(({ total, totalIsCapped, facetCounts }) => [total, totalIsCapped, facetCounts])).toEqual(
      pages.map(() => [1_000, true, null]),
    );
  },
);

it('a facet that alone keeps the list under the cap shows its chosen value, never a wrong count', async () => {
  const { total, totalIsCapped, facetCounts } = await list('from=SUB');
  expect([total, totalIsCapped]).toEqual([130, false]);
  expect(facetCounts?.from).toEqual([{ value: 'SUB', count: 130 }]);
  expect(facetCounts?.kind).toEqual([{ value: 'umrah_regular', count: 130 }]);
});

it('words find a full first page, the best match first', async () => {
  const { items, totalIsCapped } = await list('q=umroh');
  expect([items.length, totalIsCapped]).toEqual([100, true]);
});

it('a month is all of its days and none beside, alone and among several', async () => {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(departs_on, 'YYYY-MM') as month, count(*)::integer as count from departure_cards group by 1 order by 1`.execute(
    database.db,
  );
  const totals = await Promise.all(rows.map(async ({ month }) => (await list(`month=${month}`)).total));
  expect(totals).toEqual(rows.map(({ count }) => count));
  const [first, , third] = rows;
  expect((await list(`month=${first!.month},${third!.month}`)).total).toBe(first!.count + third!.count);
});
