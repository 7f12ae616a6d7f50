// The seeded catalogue as the database holds it (README.md): counts, cards, permission to buy, minimum service.
import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkMinimumService } from '#domain/catalogue';
import { destinations } from '#db/reference/destinations';
import { loadReferenceData } from '#db/reference/reference';
import { transaction } from '#platform/database/database';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { seedCatalogue } from './catalogue.ts';

const today = '2026-11-21';
const cities = new Map(destinations.map(({ slug, name }) => [slug, name]));

let database: TestDatabase;
let statements = 0;
const countStatements: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

beforeAll(async () => {
  database = await seededDatabase();
});
afterAll(() => database.drop());

async function seededDatabase(): Promise<TestDatabase> {
  const fresh = await createTestDatabase();
  statements = 0;
  await loadReferenceData(fresh.db);
  await transaction(fresh.db.withPlugin(countStatements), (trx) => seedCatalogue(trx, { today, cities }));
  return fresh;
}

async function one<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> {
  return (await query.execute(database.db)).rows[0]!;
}

describe('the seeded catalogue', () => {
  test('holds every Indonesian province, regency and district', async () => {
    const counted = await one(sql<{ provinces: number; regencies: number; districts: number }>`select
      (select count(*) from provinces) as provinces, (select count(*) from regencies) as regencies, (select count(*) from districts) as districts`);
    expect(counted).toEqual({ provinces: 38, regencies: 514, districts: 7285 });
  });

  test('has the partners, programmes, departures and reviews of the issue', async () => {
    const counted = await one(sql<Record<string, number>>`select
      (select count(*) from partners where kind = 'travel') as partners,
      (select count(*) from partners where state = 'suspended' and suspended_reason ->> 'id' <> '') as suspended,
      (select count(*) from partners t where kind = 'travel' and not exists (select from licences l where l.partner_id = t.id)) as unlicensed,
      (select count(*) from partners where kind = 'financial') as banks,
      (select count(*) from programmes) as programmes, (select count(*) from departures) as departures,
      (select count(*) from hotels) as hotels, (select count(*) from reviews) as reviews`);
    expect(counted).toMatchObject({ suspended: 1, unlicensed: 1, banks: 3 });
    expect(counted.partners).toBeGreaterThanOrEqual(16);
    expect(counted.programmes).toBeGreaterThanOrEqual(64);
    expect(counted.departures).toBeGreaterThanOrEqual(240);
    expect(counted.hotels).toBeGreaterThanOrEqual(45);
    expect(counted.reviews).toBeGreaterThanOrEqual(220);
  });

  test('has one card for each published departure, whole and with its price', async () => {
    const cards = await one(sql<{
      departures: number;
      cards: number;
      priced: number;
      placed: number;
      lodged: number;
    }>`
      select (select count(*) from departures where state = 'published') as departures, count(*) as cards,
        count(*) filter (where c.price_from = (select min(amount) from departure_room_prices r where r.departure_id = c.departure_id)
          and c.all_in_price >= c.price_from) as priced,
        count(*) filter (where exists (select from unnest(g.facets) f where f like 'to:%')) as placed,
        count(*) filter (where json_array_length(g.card -> 'hotels') > 0) as lodged
      from departure_cards c join departure_groups g using (group_id)`);
    expect(cards).toEqual({
      departures: cards.departures,
      cards: cards.departures,
      priced: cards.departures,
      placed: cards.departures,
      lodged: cards.departures,
    });
  });

  test('marks as sold out exactly the departures without a seat left, and none has fewer than none', async () => {
    const seats = await one(sql<{ wrong: number; sold: number; negative: number; several: number }>`
      select count(*) filter (where c.is_sold_out <> (c.quota = seats_claimed(c.departure_id, now()))) as wrong,
        count(*) filter (where c.is_sold_out and c.departs_on >= ${today}) as sold,
        count(*) filter (where seats_claimed(c.departure_id, now()) > c.quota) as negative,
        count(*) filter (where (select count(*) from seat_claims s where s.departure_id = c.departure_id) > 1) as several
      from departure_cards c`);
    expect(seats).toMatchObject({ wrong: 0, negative: 0 });
    expect(seats.sold).toBeGreaterThanOrEqual(25);
    expect(seats.several).toBeGreaterThan(200);
  });

  test('shows each reason why one may not buy, and lets one buy nearly everything else', async () => {
    const { rows } = await sql<{ block: string | null; count: number }>`
      select purchase_block(partner_state, required_licence, licence_valid_until, ${today}::date) as block, count(*) as count
      from departure_cards group by 1`.execute(database.db);
    const blocks = new Map(rows.map(({ block, count }) => [block, count]));
    expect([...blocks.keys()].toSorted()).toEqual(
      ['licence_expired', 'partner_suspended', 'partner_unlicensed', null].toSorted(),
    );
    expect(blocks.get(null)).toBeGreaterThan(300);
  });

  test('has five pieces of evidence for every departure, dated before today when confirmed', async () => {
    const evidence = await one(sql<{
      incomplete: number;
      ahead: number;
      states: number;
      unlicensed: number;
    }>`select
      (select count(*) from departures d where (select count(*) from departure_evidence e where e.departure_id = d.id) <> 5) as incomplete,
      (select count(*) from departure_evidence where dated_on >= ${today}) as ahead,
      (select count(distinct state) from departure_evidence) as states,
      (select count(*) from departure_evidence e join departure_cards c using (departure_id)
        where e.kind = 'licence' and e.state = 'confirmed' and c.required_licence is not null
          and (c.licence_valid_until is null or c.licence_valid_until < ${today})) as unlicensed`);
    expect(evidence).toEqual({ incomplete: 0, ahead: 0, states: 3, unlicensed: 0 });
  });

  test('complies with the minimum service, and one offer says why it costs less', async () => {
    const { rows } = await sql<{
      slug: string;
      kind: string;
      max_per_room: number;
      reason: string | null;
      published: string;
      prices: number[];
      hotels: { city: string; stars: number; metres: number | null; shuttle: boolean }[];
    }>`
      select d.slug, p.kind, p.max_per_room, d.below_reference_reason as reason, d.published_at::date as published,
        (select array_agg(amount) from departure_room_prices r where r.departure_id = d.id) as prices,
        (select jsonb_agg(jsonb_build_object('city', h.destination_slug, 'stars', h.stars, 'metres', h.metres_to_mosque, 'shuttle', h.has_shuttle))
          from programme_hotels ph join hotels h on h.id = ph.hotel_id where ph.programme_id = p.id) as hotels
      from departures d join programmes p on p.id = d.programme_id`.execute(database.db);
    const minimum = await database.db.selectFrom('service_minimums').selectAll().executeTakeFirstOrThrow();
    const minimums = [
      {
        effectiveFrom: minimum.effective_from,
        maxPerRoom: minimum.max_per_room,
        maxMetresMakkah: minimum.max_metres_makkah,
        maxMetresMadinah: minimum.max_metres_madinah,
        minHotelStars: minimum.min_hotel_stars,
        referencePriceUmrah: minimum.reference_price_umrah,
        referencePriceHajj: minimum.reference_price_hajj,
      },
    ];
    const faults = (row: (typeof rows)[number], belowReferenceReason: string | null) =>
      checkMinimumService(
        {
          kind: row.kind,
          publishedOn: row.published,
          maxPerRoom: row.max_per_room,
          roomPrices: row.prices,
          belowReferenceReason,
          hotels: row.hotels.map(({ city, stars, metres, shuttle }) => ({
            destinationSlug: city,
            stars,
            metresToMosque: metres,
            hasShuttle: shuttle,
          })),
        },
        minimums,
      );
    expect(rows.filter((row) => faults(row, row.reason).length > 0)).toEqual([]);
    expect(rows.some((row) => faults(row, null).some(({ code }) => code === 'price_below_reference'))).toBe(
      true,
    );
  });

  test('is found by the stem of an Indonesian word: bimbingan finds pembimbing', async () => {
    const found = await one(sql<{ count: number }>`select count(*) as count from departure_groups
      where search_vector @@ plainto_tsquery('indonesian', 'bimbingan') and search_vector @@ plainto_tsquery('simple', 'makassar')`);
    expect(found.count).toBeGreaterThan(0);
  });

  test('is written in one statement for each of its tables, which is what keeps a first start quick', () => {
    expect(statements).toBeLessThanOrEqual(15);
  });

  test('is the same in another database on the same day, ids included', async () => {
    const other = await seededDatabase();
    try {
      const print = async ({ db }: TestDatabase) =>
        (
          await sql<{ print: string }>`select md5(string_agg(row, '|' order by row)) as print from (
        select d::text as row from departures d union all select (p.id, p.content)::text from programmes p
        union all select c::text from seat_claims c union all select r::text from reviews r union all select l::text from licences l) rows`.execute(
            db,
          )
        ).rows[0]!.print;
      expect(await print(other)).toBe(await print(database));
    } finally {
      await other.drop();
    }
  });
});

test('reference data is loaded once, and again only when the edition changes', async () => {
  expect(await loadReferenceData(database.db)).toBe(false);
  await sql`update reference_data set checksum = 'older'`.execute(database.db);
  await sql`update regencies set name = 'Kota Lama' where code = '3374'`.execute(database.db);
  expect(await loadReferenceData(database.db)).toBe(true);
  expect((await one(sql<{ name: string }>`select name from regencies where code = '3374'`)).name).toBe(
    'Kota Semarang',
  );
});
