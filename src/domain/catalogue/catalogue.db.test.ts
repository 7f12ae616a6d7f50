// Lists, search and the product page, against a database of their own.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  createDeparture,
  createPartner,
  createPlaces,
  createProgramme,
  NOW,
  TODAY,
} from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import type { FeatureFlags } from '#domain/brands';
import { addDays } from '#shared/dates';
import { uncachedReads } from '#platform/database/cached-reads';
import { parseDepartureQuery } from '#shared/departure-query';
import {
  catalogueScope,
  compareProducts,
  countDepartures,
  findProduct,
  listByIds,
  listDepartures,
  listRecommendations,
  queryRules,
  understandQuery,
} from './catalogue.ts';

let database: TestDatabase;
let statements = 0;
const flags = {
  is_hajj: 1,
  is_hasanah: 0,
  is_promo: 0,
  is_financing: 1,
  is_savings: 1,
  is_custom_product: 0,
  link_hasanah: '',
} as FeatureFlags;
const deps = () => ({ db: database.db, reads: uncachedReads, now: () => NOW });
const scope = (override: Record<string, 0 | 1> = {}) =>
  catalogueScope(deps(), { flags: { ...flags, ...override } });

async function slugs(address: string, within = scope()) {
  const { query, faults } = parseDepartureQuery(
    new URLSearchParams(address),
    queryRules(within, { limit: 24 }),
  );
  expect(faults).toEqual([]);
  return (await listDepartures(deps(), within, query)).items.map((card) => card.slug);
}
const day = (days: number) => addDays(TODAY, days);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createPlaces(db);
  const partner = await createPartner(db, { slug: 'nurani', name: 'Nurani Safar' });
  const regular = await createProgramme(db, {
    partner_id: partner.id,
    title: { id: 'Umrah Ramadan', en: 'Ramadan umrah' },
    is_financing_available: true,
    mandatoryExtra: 2_000_000,
  });
  const plus = await createProgramme(db, {
    partner_id: partner.id,
    kind: 'tour_umrah_plus',
    title: { id: 'Umrah plus Istanbul' },
    destinations: ['makkah', 'istanbul'],
    days: 12,
  });
  const hajj = await createProgramme(db, {
    partner_id: partner.id,
    kind: 'hajj_plus',
    title: { id: 'Haji Plus' },
    days: 25,
  });
  const suspended = await createProgramme(db, {
    partner_id: (
      await createPartner(db, {
        state: 'suspended',
        suspended_on: TODAY,
        suspended_reason: JSON.stringify({ id: 'Izin dibekukan' }),
      })
    ).id,
  });
  const unlicensed = await createProgramme(db, {
    partner_id: (await createPartner(db, { licences: { pihk: '2030-01-01' } })).id,
  });
  const expired = await createProgramme(db, {
    partner_id: (await createPartner(db, { licences: { ppiu: day(-1) } })).id,
  });
  const departure = (
    slug: string,
    programme: { id: string },
    inDays: number,
    more: Parameters<typeof createDeparture>[1] = {},
  ) => createDeparture(db, { slug, programme_id: programme.id, departs_on: day(inDays), ...more });
  await departure('lalu', regular, 0);
  await departure('dekat', regular, 10, { price: 33_000_000, sale_ends_on: day(9) });
  await departure('penuh', regular, 20, { quota: 10, sold: 10 });
  await departure('jauh', regular, 100, { price: 28_000_000, departure_airport: 'SUB', airline: 'SV' });
  await departure('hampir', regular, 120, { quota: 10, sold: 8 });
  await departure('istanbul', plus, 60, { price: 45_000_000 });
  await departure('haji', hajj, 70, { price: 200_000_000 });
  await departure('draf', regular, 30, { state: 'draft' });
  await departure('dibekukan', suspended, 30);
  await departure('tanpa-izin', unlicensed, 30);
  await departure('izin-habis', expired, 30);
  database.pool.on('acquire', () => void (statements += 1));
});
afterAll(() => database.drop());

describe('lists', () => {
  it('hold only departures that can still be bought, sold out last, earliest first', async () => {
    expect(await slugs('')).toEqual(['dekat', 'istanbul', 'haji', 'jauh', 'hampir', 'penuh']);
  });
  it('sort by the all-in price, sold out still last', async () => {
    expect(await slugs('sort=cheapest&kind=umrah_regular')).toEqual(['jauh', 'hampir', 'dekat', 'penuh']);
    expect(await slugs('sort=most_expensive')).toEqual([
      'haji',
      'istanbul',
      'dekat',
      'hampir',
      'jauh',
      'penuh',
    ]);
  });
  it('combine filters: alternatives within one, all of them together', async () => {
    expect(await slugs('from=SUB,CGK&airline=SV')).toEqual(['jauh']);
    expect(await slugs('to=istanbul')).toEqual(['istanbul']);
    expect(await slugs('days=9&days=25')).toEqual(['dekat', 'haji', 'jauh', 'hampir', 'penuh']);
    expect(await slugs(`month=${day(10).slice(0, 7)}&pay=financing`)).toEqual(['dekat']);
    expect(await slugs(`departs_from=${day(60)}&departs_to=${day(70)}`)).toEqual(['istanbul', 'haji']);
    expect(await slugs('price_min=30000001&price_max=35000000')).toEqual(['dekat', 'hampir', 'penuh']);
    expect(await slugs('people=3&kind=umrah_regular')).toEqual(['dekat', 'jauh']);
  });
  it('count each facet under all other filters', async () => {
    const { query } = parseDepartureQuery(
      new URLSearchParams('from=SUB'),
      queryRules(scope(), { category: 'umrah', limit: 24 }),
    );
    const { facetCounts, total } = await listDepartures(deps(), scope(), query);
    expect(total).toBe(1);
    expect(facetCounts?.from).toEqual([
      { value: 'CGK', count: 3 },
      { value: 'SUB', count: 1 },
    ]);
    expect(facetCounts?.airline).toEqual([{ value: 'SV', count: 1 }]);
    expect(await countDepartures(deps(), scope(), query)).toEqual({ total: 1, totalIsCapped: false });
  });
  it('page through everything once', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => slugs(`limit=2&page=${page}`)));
    expect(pages.flat()).toEqual(['dekat', 'istanbul', 'haji', 'jauh', 'hampir', 'penuh']);
  });
  it('show the true number of seats, without expired claims', async () => {
    const { db } = database;
    const departure = await createDeparture(db, { slug: 'klaim', quota: 10, departs_on: day(300) });
    await db
      .insertInto('seat_claims')
      .values([
        { departure_id: departure.id, seats: 4, source: 'sold_elsewhere' },
        {
          departure_id: departure.id,
          seats: 3,
          source: 'custom_offer',
          release_at: new Date(NOW.getTime() - 1),
        },
      ])
      .execute();
    expect((await listByIds(deps(), scope(), ['klaim']))[0]).toMatchObject({
      seatsLeft: 6,
      availability: 'open',
    });
    await db.deleteFrom('seat_claims').where('departure_id', '=', departure.id).execute();
    await db.deleteFrom('departures').where('id', '=', departure.id).execute();
  });
  it('query the database once', async () => {
    statements = 0;
    await slugs('from=CGK&sort=cheapest');
    expect(statements).toBe(1);
  });
});

describe('free words', () => {
  // The tests play in March 2027.
  it.each([
    ['istambul', ['istanbul']],
    ['jakrata', ['dekat', 'istanbul', 'haji', 'hampir', 'penuh']],
    ['umroh maret', ['dekat']],
    ['umrah dari surabaya', ['jauh']],
    ['murah', ['jauh', 'hampir', 'dekat', 'penuh', 'istanbul', 'haji'].toSorted()],
    ['2027', ['dekat', 'istanbul', 'haji', 'jauh', 'hampir', 'penuh']],
    ['garuda desember', []],
    ['!!!', []],
  ])('%j find what they mean', async (words, wanted) => {
    const { query: typed } = parseDepartureQuery(
      new URLSearchParams({ q: words }),
      queryRules(scope(), { limit: 24 }),
    );
    const { query } = await understandQuery(deps(), scope(), typed);
    const found = (await listDepartures(deps(), scope(), query)).items.map((card) => card.slug);
    expect(words === 'murah' ? found.toSorted() : found).toEqual(wanted);
  });
  it('are not corrected where the catalogue contains them', async () => {
    const { query: typed } = parseDepartureQuery(new URLSearchParams({ q: 'Nurani safar umorh' }), {
      limit: 24,
    });
    const { query, corrections } = await understandQuery(deps(), scope(), typed);
    expect([query.search, corrections]).toEqual(['nurani safar umroh', [{ typed: 'umorh', meant: 'umroh' }]]);
  });
  it('leave the filters in the URL', async () => {
    const { query: typed } = parseDepartureQuery(
      new URLSearchParams('q=murah 20 juta desember&price_min=25000000&sort=earliest&month=2027-06'),
      { limit: 24 },
    );
    const { query } = await understandQuery(deps(), scope(), typed);
    expect(query).toMatchObject({
      search: undefined,
      priceMin: 25_000_000,
      priceMax: undefined,
      sort: 'earliest',
      facets: { month: ['2027-06', '2027-12'] },
    });
  });
  it('that only come near to a word of the catalogue say which one was looked for', async () => {
    const { query } = parseDepartureQuery(new URLSearchParams({ q: 'isntanbul' }), { limit: 24 });
    expect((await listDepartures(deps(), scope(), query)).corrections).toEqual([
      { typed: 'isntanbul', meant: 'istanbul' },
    ]);
  });
});

describe('search', () => {
  it.each([
    ['ramdhan', ['dekat', 'jauh', 'hampir', 'penuh']],
    ['umroh ramadhan', ['dekat', 'jauh', 'hampir', 'penuh']],
    ['turki', ['istanbul']],
    ['isntanbul', ['istanbul']],
    ['nurani safar istanbul', ['istanbul']],
    ['ramadan umrah surabaya', ['jauh']],
    ['hajj plus', ['haji']],
    ['umrah di makkah istanbul', ['istanbul']],
    ['!!! ?', []],
    ["o'clock'); drop table departures; --", []],
    ['😀 🕋', []],
    ['zzzzqqq', []],
  ])('%s', async (words, expected) => {
    expect((await slugs(`q=${encodeURIComponent(words)}`)).sort()).toEqual([...expected].sort());
  });
});

describe('brand flags', () => {
  it('hide hajj from lists, search, the product page and comparison', async () => {
    const without = scope({ is_hajj: 0 });
    expect(await slugs('', without)).not.toContain('haji');
    expect(await slugs('q=haji', without)).toEqual([]);
    expect(await findProduct(deps(), without, 'haji')).toBeNull();
    expect(await compareProducts(deps(), without, ['haji', 'dekat'])).toMatchObject([{ slug: 'dekat' }]);
    expect(
      parseDepartureQuery(new URLSearchParams('kind=hajj_plus'), queryRules(without, { limit: 24 })).faults,
    ).toEqual([{ field: 'kind', message: 'error_invalid_value' }]);
  });
  it('hide the financing label and filter', async () => {
    const without = scope({ is_financing: 0 });
    expect((await findProduct(deps(), scope(), 'dekat'))?.financing).toBe(true);
    expect((await findProduct(deps(), without, 'dekat'))?.financing).toBe(false);
    expect(
      parseDepartureQuery(new URLSearchParams('pay=financing'), queryRules(without, { limit: 24 })).faults,
    ).toHaveLength(1);
  });
});

describe('the product page', () => {
  it('finds by slug and by id, with one question', async () => {
    const bySlug = await findProduct(deps(), scope(), 'dekat');
    statements = 0;
    expect(await findProduct(deps(), scope(), bySlug!.id)).toEqual(bySlug);
    expect(statements).toBe(1);
    expect(bySlug).toMatchObject({
      priceFrom: 33_000_000,
      allInPrice: 35_000_000,
      roomType: 'quad',
      seatsLeft: 40,
      availability: 'ready',
      returnsOn: day(18),
      roomPrices: [
        { roomType: 'quad', amount: 33_000_000 },
        { roomType: 'double', amount: 37_000_000 },
      ],
      extras: [{ amount: 2_000_000, isMandatory: true }],
    });
    expect(bySlug?.otherDates.map((date) => date.slug)).toEqual(['penuh', 'jauh', 'hampir']);
  });
  it.each([
    ['lalu', { availability: 'departed', block: null }],
    ['penuh', { availability: 'sold_out', seatsLeft: 0 }],
    [
      'dibekukan',
      { block: 'partner_suspended', partnerFacts: { suspendedReason: { id: 'Izin dibekukan' } } },
    ],
    ['tanpa-izin', { block: 'partner_unlicensed' }],
    ['izin-habis', { block: 'licence_expired' }],
  ])('says of %s why it cannot be bought', async (slug, expected) => {
    expect(await findProduct(deps(), scope(), slug)).toMatchObject(expected);
  });
  it.each(['draf', 'tidak-ada', '', '../etc', 'a\u0000b', "' or 1=1"])('does not know %j', async (name) => {
    expect(await findProduct(deps(), scope(), name)).toBeNull();
  });
  it('recommends other programmes of the category with seats', async () => {
    const product = await findProduct(deps(), scope(), 'dekat');
    const other = await createProgramme(database.db, { title: { id: 'Umrah Syawal' } });
    await createDeparture(database.db, { slug: 'syawal', programme_id: other.id, departs_on: day(400) });
    await createDeparture(database.db, { slug: 'syawal-2', programme_id: other.id, departs_on: day(410) });
    onTestFinished(
      async () =>
        void (await database.db.deleteFrom('departures').where('programme_id', '=', other.id).execute()),
    );
    const list = await listRecommendations(deps(), scope(), product!, 1, 3);
    expect(list.items.map((card) => card.slug)).toEqual(['syawal']);
    expect(list.isShowMore).toBe(false);
  });
  it('compares in the order asked for, at most four, unknown ones left out', async () => {
    const products = await compareProducts(deps(), scope(), [
      'jauh',
      'nihil',
      'dekat',
      'jauh',
      'haji',
      'penuh',
      'istanbul',
    ]);
    expect(products.map((product) => product.slug)).toEqual(['jauh', 'dekat', 'haji']);
  });
});

it('the condition of lists and the reason on the page never disagree', async () => {
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::integer as wrong
    from unnest(array['active', 'suspended']) state, unnest(array['ppiu', null]) licence,
      unnest(array['2027-03-14', '2027-03-15', '2027-03-16', null]::date[]) until
    where coalesce(sellable_until(state, licence, until, '2027-03-16') >= '2027-03-15', false) <> (purchase_block(state, licence, until, '2027-03-15') is null)
      or sellable_until(state, licence, until, '2027-03-15') >= '2027-03-15'`.execute(database.db);
  expect(rows).toEqual([{ wrong: 0 }]);
});
