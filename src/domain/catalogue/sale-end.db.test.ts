// The end of a departure's sale (decision 0057): the defaults, the season of hajj, and how lists and pages
// show a sale that ended.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeatureFlags } from '#domain/brands';
import { addDays, dayAfterInIndonesia } from '#shared/dates';
import { parseDepartureQuery } from '#shared/departure-query';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  NOW,
  TODAY,
} from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import {
  catalogueScope,
  findProduct,
  listBestHotels,
  listDepartureDates,
  listDepartures,
  listKinds,
  listRecommendations,
  queryRules,
} from './catalogue.ts';

let database: TestDatabase;
const scopeAt = (now: Date) =>
  catalogueScope({ now: () => now }, { flags: { is_hajj: 1, is_financing: 1 } as unknown as FeatureFlags });
const scope = scopeAt(NOW);
const slugs = async (address: string, at = scope) => {
  const { query } = parseDepartureQuery(
    new URLSearchParams(address),
    queryRules(at, { category: 'umrah', limit: 12 }),
  );
  return (await listDepartures(database, at, query)).items.map(({ slug }) => slug);
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createPlaces(db);
  const programme_id = (await createProgramme(db)).id;
  await createDeparture(db, {
    programme_id,
    slug: 'besok',
    departs_on: addDays(TODAY, 13),
    price: 20_000_000,
  });
  await createDeparture(db, {
    programme_id,
    slug: 'hari-ini',
    departs_on: addDays(TODAY, 14),
    price: 25_000_000,
  });
  await createDeparture(db, {
    programme_id,
    slug: 'lama',
    departs_on: addDays(TODAY, 90),
    sale_ends_on: addDays(TODAY, -1),
    price: 22_000_000,
  });
  await createDeparture(db, {
    programme_id,
    slug: 'penuh',
    departs_on: addDays(TODAY, 40),
    quota: 2,
    sold: 2,
    price: 21_000_000,
  });
  await createDeparture(db, {
    programme_id,
    slug: 'jauh',
    departs_on: addDays(TODAY, 60),
    price: 30_000_000,
  });
  await createDeparture(db, {
    programme_id: (await createProgramme(db)).id,
    slug: 'lain',
    departs_on: addDays(TODAY, 5),
  });
});
afterAll(() => database.drop());

describe('the last day of sale', () => {
  const endOf = async (kind: string, departsOn: string, own: string | null = null) => {
    const { rows } = await sql<{
      day: string;
    }>`select sale_ends_on(${kind}, ${departsOn}::date, ${own}::date) as day`.execute(database.db);
    return rows[0]!.day;
  };

  it.each([
    ['umrah_regular', '2027-06-15', '2027-06-01'],
    ['tour_international', '2027-06-15', '2027-06-01'],
    ['tour_umrah_plus', '2027-06-15', '2027-05-25'],
    ['tour_domestic', '2027-06-15', '2027-06-13'],
    // Visas of hajj 1449 end on 1 Shawwal, 26 February 2028; out of the season a month is left at least.
    ['hajj_plus', '2028-04-20', '2028-02-25'],
    ['hajj_furoda', '2028-04-28', '2028-02-25'],
    ['hajj_plus', '2027-06-15', '2027-05-16'],
    ['hajj_plus', '2060-06-15', '2060-05-16'],
  ])('of %s leaving on %s is %s', async (kind, departsOn, expected) => {
    expect(await endOf(kind, departsOn)).toBe(expected);
  });

  it("is the partner's own where it has named one, before the day of departure", async () => {
    expect(await endOf('umrah_regular', '2027-06-15', '2027-05-01')).toBe('2027-05-01');
    await expect(
      createDeparture(database.db, { departs_on: '2027-06-15', sale_ends_on: '2027-06-15' }),
    ).rejects.toThrow(/check/);
  });

  it('of hajj follows the Umm al-Qura calendar, as it can be computed again', async () => {
    const seasons = await database.db.selectFrom('hajj_seasons').selectAll().orderBy('arafah_on').execute();
    const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'numeric',
    });
    const dayOf = (date: string) => calendar.format(new Date(`${date}T00:00:00Z`)).replace(/ .*/, '');
    expect(seasons.length).toBeGreaterThan(20);
    expect(
      seasons.filter(
        ({ arafah_on, visas_end_on }) => dayOf(arafah_on) !== '12/9' || dayOf(visas_end_on) !== '10/1',
      ),
    ).toEqual([]);
  });
});

describe('a departure whose sale has ended', () => {
  it('stands last in every order, like one that is sold out', async () => {
    expect(await slugs('')).toEqual(['hari-ini', 'jauh', 'lain', 'besok', 'penuh', 'lama']);
    expect(await slugs('sort=cheapest')).toEqual(['hari-ini', 'jauh', 'besok', 'penuh', 'lama', 'lain']);
    expect(await slugs('days=9&sort=most_expensive')).toEqual([
      'jauh',
      'hari-ini',
      'lain',
      'lama',
      'penuh',
      'besok',
    ]);
  });

  it('offers no places', async () => {
    expect(await slugs('people=1')).toEqual(['hari-ini', 'jauh']);
    expect((await listBestHotels(database, scope, 9)).map(({ slug }) => slug)).not.toContain('besok');
    expect((await listDepartureDates(database, scope, 'umrah', 9)).map(({ date }) => date)).toEqual(
      [14, 40, 60].map((days) => addDays(TODAY, days)),
    );
    expect(await listKinds(database, scope)).toMatchObject([{ kind: 'umrah_regular', total: 3 }]);
  });

  it('is not recommended, and its page offers the dates still on sale', async () => {
    const [lain, besok] = [
      await findProduct(database, scope, 'lain'),
      await findProduct(database, scope, 'besok'),
    ];
    expect(lain).toMatchObject({ availability: 'closed', saleEndsOn: addDays(TODAY, -9), seatsLeft: 40 });
    expect((await listRecommendations(database, scope, lain!, 1, 9)).items.map(({ slug }) => slug)).toEqual([
      'hari-ini',
    ]);
    expect(besok!.otherDates.map(({ slug }) => slug)).toEqual(['hari-ini', 'penuh', 'jauh']);
  });
});

it('a sale ends at midnight in Jakarta, to the millisecond', async () => {
  const end = dayAfterInIndonesia(TODAY);
  expect(end.toISOString()).toBe('2027-03-15T17:00:00.000Z');
  const before = scopeAt(new Date(end.getTime() - 1));
  expect((await findProduct(database, before, 'hari-ini'))!.availability).toBe('ready');
  expect(await slugs('people=1', before)).toEqual(['hari-ini', 'jauh']);
  expect((await findProduct(database, scopeAt(end), 'hari-ini'))!.availability).toBe('closed');
  expect(await slugs('people=1', scopeAt(end))).toEqual(['jauh']);
});

it('a closed departure of a partner who may not sell stays out of lists', async () => {
  const partner = await createPartner(database.db, { licences: {} });
  await createDeparture(database.db, {
    programme_id: (await createProgramme(database.db, { partner_id: partner.id })).id,
    slug: 'tanpa-izin',
    departs_on: addDays(TODAY, 5),
  });
  expect(await slugs('')).not.toContain('tanpa-izin');
});
