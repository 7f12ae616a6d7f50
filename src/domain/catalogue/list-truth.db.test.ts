// Every query plan of a list returns the same: any query against a plain scan of the whole catalogue.
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FeatureFlags } from '#domain/brands';
import { type FacetName, facetNames } from '#shared/catalogue';
import { addDays } from '#shared/dates';
import { type DepartureQuery, parseDepartureQuery } from '#shared/departure-query';
import { countCap, facetCountCap } from '#shared/limits';
import { createPartner, createPlaces, createProgramme, NOW, TODAY } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { catalogueScope, listDepartures, queryRules } from './catalogue.ts';

/** More than are collected to be sorted by price, all of one length: no way of reading is left out. */
const many = 9_000;
const limit = 24;
const scope = catalogueScope(
  { now: () => NOW },
  { flags: { is_hajj: 1, is_financing: 1 } as unknown as FeatureFlags },
);

interface Departure {
  id: string;
  category: string;
  departs_on: string;
  all_in_price: number;
  quota: number;
  /** Sold out, or no longer sold. */
  is_last: boolean;
  claimed: number;
  facets: string[];
  title: string;
}

let database: TestDatabase;
let catalogue: Departure[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createPlaces(db);
  const partner = await createPartner(db, { slug: 'nurani' });
  const suspended = await createPartner(db, {
    slug: 'beku',
    state: 'suspended',
    suspended_on: TODAY,
    suspended_reason: JSON.stringify({ id: 'Izin dibekukan' }),
  });
  const programmes = [
    await createProgramme(db, {
      partner_id: partner.id,
      title: { id: 'Umrah Ramadan' },
      is_financing_available: true,
    }),
    await createProgramme(db, {
      partner_id: partner.id,
      title: { id: 'Umrah Syawal' },
      is_savings_available: true,
      mandatoryExtra: 1_500_000,
    }),
    await createProgramme(db, {
      partner_id: partner.id,
      kind: 'tour_umrah_plus',
      title: { id: 'Ramadan di Istanbul' },
      destinations: ['makkah', 'istanbul'],
    }),
    await createProgramme(db, {
      partner_id: partner.id,
      kind: 'hajj_plus',
      title: { id: 'Haji Plus' },
      days: 25,
    }),
    await createProgramme(db, { partner_id: suspended.id, title: { id: 'Umrah Ramadan' } }),
  ].map(({ id }) => id);
  // In one transaction without the triggers: row by row it would take minutes. Most are of the first two programmes.
  await database.owner.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into departures (programme_id, slug, departs_on, returns_on, departure_airport, airline, quota, down_payment_amount, settlement_due_days, sale_ends_on)
      select (${programmes}::uuid[])[case n % 20 when 0 then 3 when 1 then 4 when 2 then 5 else n % 2 + 1 end], 'k-' || n, day, day + 9,
        case when n % 9 = 0 then 'SUB' else 'CGK' end, case n % 7 when 0 then null when 1 then 'SV' else 'GA' end, 5 + n % 30,
        case when n % 4 = 0 then 5000000 end, case when n % 4 = 0 then 30 end, case when n % 11 = 0 then day - 120 end
      from (select n, ${TODAY}::date - 20 + (n * 7919) % 500 as day from generate_series(1, ${many}::integer) n) each`.execute(
      trx,
    );
    await sql`insert into departure_room_prices select id, 'quad', 20000000 + (substr(slug, 3)::integer * 7919) % 997 * 20000 from departures`.execute(
      trx,
    );
    // Sold for good, held until later, and held once.
    await sql`insert into seat_claims (departure_id, seats, source, release_at)
      select d.id, 1 + (n * 31) % 20, 'custom_offer', (array[null, ${NOW}::timestamptz + interval '1 hour', ${NOW}::timestamptz - interval '1 hour'])[1 + n % 3]
      from departures d, lateral (select substr(d.slug, 3)::integer as n) each where n % 5 < 3`.execute(trx);
    await sql`select refresh_departure_cards(array_agg(id)) from departures`.execute(trx);
  });
  await sql`analyze departure_cards, departure_groups`.execute(db);
  const { rows } = await sql<Departure>`
    select c.departure_id as id, c.category, c.departs_on, c.all_in_price, c.quota,
      c.is_sold_out or c.sale_ends_on < ${TODAY}::date as is_last,
      (select coalesce(sum(s.seats), 0)::integer from seat_claims s
        where s.departure_id = c.departure_id and (s.release_at is null or s.release_at > ${NOW})) as claimed,
      g.facets || ('month:' || to_char(c.departs_on, 'YYYY-MM')) as facets, p.title ->> 'id' as title
    from departure_cards c join departure_groups g using (group_id) join programmes p on p.id = c.programme_id
    where purchase_block(c.partner_state, c.required_licence, c.licence_valid_until, ${TODAY}::date) is null and c.departs_on > ${TODAY}::date`.execute(
    db,
  );
  catalogue = rows;
}, 60_000);
afterAll(() => database.drop());

const orders: Record<string, (a: Departure, b: Departure) => number> = {
  earliest: (a, b) => compare(a.departs_on, b.departs_on),
  cheapest: (a, b) => a.all_in_price - b.all_in_price,
  most_expensive: (a, b) => b.all_in_price - a.all_in_price,
};
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function truth(query: DepartureQuery) {
  const asked = (except?: FacetName) =>
    catalogue.filter(
      (one) =>
        (!query.category || one.category === query.category) &&
        facetNames.every(
          (name) =>
            name === except ||
            !query.facets[name] ||
            query.facets[name].some((value) => one.facets.includes(`${name}:${value}`)),
        ) &&
        (!query.search || one.title.toLowerCase().includes(query.search)) &&
        one.all_in_price >= (query.priceMin ?? 0) &&
        one.all_in_price <= (query.priceMax ?? Infinity) &&
        one.departs_on >= (query.departsFrom ?? '') &&
        one.departs_on <= (query.departsTo ?? '9') &&
        (!query.people || (!one.is_last && one.quota - one.claimed >= query.people)),
    );
  const hits = asked().sort(
    (a, b) => Number(a.is_last) - Number(b.is_last) || orders[query.sort]!(a, b) || compare(a.id, b.id),
  );
  return {
    ids: hits.slice((query.page - 1) * limit, query.page * limit).map(({ id }) => id),
    total: Math.min(hits.length, countCap),
    totalIsCapped: hits.length > countCap,
    counts:
      hits.length > facetCountCap
        ? null
        : Object.fromEntries(
            facetNames.map((name) => {
              const others = query.facets[name] ? asked(name) : hits;
              return [name, countsOf(others.length > facetCountCap ? hits : others, name)];
            }),
          ),
  };
}

function countsOf(departures: Departure[], name: FacetName): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of departures
    .flatMap((one) => one.facets)
    .filter((facet) => facet.startsWith(`${name}:`))) {
    counts[value.slice(name.length + 1)] = (counts[value.slice(name.length + 1)] ?? 0) + 1;
  }
  return counts;
}

const day = fc.integer({ min: -5, max: 480 }).map((days) => addDays(TODAY, days));
const queries = fc.record(
  {
    category: fc.constantFrom('umrah', 'umrah', 'hajj', 'tourism', undefined),
    sort: fc.constantFrom('earliest', 'cheapest', 'most_expensive'),
    q: fc.option(fc.constantFrom('ramadan', 'umrah', 'istanbul'), { freq: 4 }),
    month: fc.option(fc.constantFrom('2027-04', '2027-04,2027-06', '2028-02'), { freq: 3 }),
    days: fc.option(fc.constantFrom('9', '25', '9,25'), { freq: 3 }),
    from: fc.option(fc.constantFrom('SUB', 'CGK', 'SUB,CGK')),
    airline: fc.option(fc.constantFrom('SV', 'GA,SV'), { freq: 3 }),
    pay: fc.option(fc.constantFrom('financing', 'savings', 'down_payment,financing'), { freq: 3 }),
    to: fc.option(fc.constantFrom('istanbul', 'makkah'), { freq: 3 }),
    price_min: fc.option(fc.integer({ min: 20_000_000, max: 38_000_000 }), { freq: 4 }),
    price_max: fc.option(fc.integer({ min: 20_000_000, max: 40_000_000 }), { freq: 3 }),
    departs_from: fc.option(day, { freq: 3 }),
    departs_to: fc.option(day, { freq: 3 }),
    people: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 3 }),
    page: fc.constantFrom(1, 1, 2, 5, 45),
  },
  { requiredKeys: ['category', 'sort', 'page'] },
);

it('any query returns what a scan of the whole catalogue returns: page, order, total and counts', async () => {
  expect(catalogue.length).toBeGreaterThan(7_500);
  await fc.assert(
    fc.asyncProperty(queries, async ({ category, ...names }) => {
      const address = new URLSearchParams(
        Object.entries(names).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
      );
      const { query } = parseDepartureQuery(address, queryRules(scope, { category, limit }));
      const list = await listDepartures(database, scope, query);
      expect({
        ids: list.items.map(({ id }) => id),
        total: list.total,
        totalIsCapped: list.totalIsCapped,
        counts:
          list.facetCounts &&
          Object.fromEntries(
            facetNames.map((name) => [
              name,
              Object.fromEntries(list.facetCounts![name].map(({ value, count }) => [value, count])),
            ]),
          ),
      }).toEqual(truth(query));
    }),
    { numRuns: 150, seed: 1_004 },
  );
}, 60_000);
