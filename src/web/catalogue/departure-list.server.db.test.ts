import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrandDirectory } from '#domain/brands';
import { uncachedReads } from '#platform/database/cached-reads';
import { readFrom } from '#platform/database/list-replica';
import { createTestDatabase, SEEDED_ON, type TestDatabase } from '#test/harness';
import { tourTypes } from '#shared/catalogue';
import { type ListPageOptions, loadDepartureList } from './departure-list.server.ts';
import type { PageRequest } from '#web/request/page-context.server';

let database: TestDatabase;
let deps: PageRequest['deps'];
const umrah: ListPageOptions = { category: 'umrah', facets: ['month', 'days', 'from', 'pay'] };

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  deps = {
    db: database.db,
    readList: readFrom(database.db),
    reads: uncachedReads,
    now: () => new Date(`${SEEDED_ON}T03:00:00Z`),
    brands: await openBrandDirectory(database.db),
  } as PageRequest['deps'];
});
afterAll(() => database.drop());

/** What a list shows for a search: only what the loader reads of a request is given. */
function list(
  search: string,
  options: ListPageOptions = umrah,
  locale: PageRequest['locale'] = 'id',
  among = deps,
) {
  return loadDepartureList(
    { deps: among, brand: deps.brands.forHost('localhost'), locale, search } as PageRequest,
    options,
  );
}

describe('a list of departures', () => {
  it('shows twelve, and on the second page the same twelve with the next ones', async () => {
    const first = await list('');
    const second = await list('?page=2');
    expect(first.cards).toHaveLength(12);
    expect(first.hasMore).toBe(true);
    expect(second.cards).toHaveLength(24);
    expect(second.cards.slice(0, 12).map((card) => card.slug)).toEqual(first.cards.map((card) => card.slug));
  });

  it('puts departures nobody can join last in every order, and the price asked for in order', async () => {
    for (const sort of ['earliest', 'cheapest', 'most_expensive']) {
      const { cards } = await list(`?sort=${sort}&page=8`);
      const last = cards.map((card) => ['sold_out', 'closed'].includes(card.availability));
      expect(last.lastIndexOf(false)).toBeLessThan(last.includes(true) ? last.indexOf(true) : Infinity);
    }
    const prices = (await list('?sort=cheapest')).cards.map((card) => card.allInPrice);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('promises with each facet exactly what choosing it shows', async () => {
    const { facets } = await list('?days=9');
    const month = facets.find((facet) => facet.name === 'month')!.options[0]!;
    expect((await list(`?days=9&month=${month.value}`)).total).toBe(month.count);
    expect(
      facets.find((facet) => facet.name === 'days')!.options.find((option) => option.value === '9'),
    ).toMatchObject({ isChosen: true });
  });

  it('leaves out what it cannot read and names it', async () => {
    const shown = await list('?month=soon&days=9&price_max=cheap&sort=random');
    expect(shown.ignored.sort()).toEqual(['month', 'price_max', 'sort']);
    expect(shown.total).toBe((await list('?days=9')).total);
    expect(shown.active).toEqual([{ name: 'days', value: '9', label: '9 hari' }]);
  });

  it('says for an empty list which filter to drop, with what that would show', async () => {
    const empty = await list('?days=9&price_max=1000');
    expect(empty.cards).toEqual([]);
    expect(empty.remedies).toEqual([
      { name: 'price_max', total: (await list('?days=9')).total, totalIsCapped: false },
    ]);
    expect((await list('?days=9')).remedies).toEqual([]);
  });

  it('keeps to the kinds a page is about, whatever the address says', async () => {
    const tours: ListPageOptions = {
      category: 'tourism',
      kinds: tourTypes['halal-tour'],
      facets: ['kind', 'to'],
    };
    const shown = await list('?kind=tour_domestic', tours);
    expect(new Set(shown.cards.map((card) => card.kind))).toEqual(new Set(['tour_international']));
    const kinds = (await list('', tours)).facets.find((facet) => facet.name === 'kind')!;
    expect(kinds.options.map((option) => option.value)).toEqual(['tour_international']);
  });

  it('offers the ways to pay whose area is open here: financing and savings', async () => {
    const { facets } = await list('');
    expect(facets.find((facet) => facet.name === 'pay')!.options.map((option) => option.value)).toEqual([
      'down_payment',
      'savings',
      'financing',
    ]);
  });

  it('offers no financing while no lawyer’s approval is in force', async () => {
    const ended = { ...deps.brands, isFinancingApproved: () => false };
    const { facets } = await list('', umrah, 'id', { ...deps, brands: ended });
    expect(facets.find((facet) => facet.name === 'pay')!.options.map((option) => option.value)).toEqual([
      'down_payment',
      'savings',
    ]);
  });

  it('marks a title that has no English as Indonesian', async () => {
    const { cards } = await list('?page=8', umrah, 'en');
    expect(new Set(cards.map((card) => card.lang))).toEqual(new Set(['en', 'id']));
  });
});
