// Reading a URL and writing it are inverse.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { facetNames, listSorts } from './catalogue.ts';
import {
  describeDepartureQuery,
  type DepartureQuery,
  parseDepartureQuery,
  queryNames,
} from './departure-query.ts';

const rules = { limit: 24 };
const read = (address: string) => parseDepartureQuery(new URLSearchParams(address), rules);
const write = (query: DepartureQuery) => describeDepartureQuery(query, rules).toString();

describe('reading a URL', () => {
  it('takes several values comma-separated or repeated, each once, codes in either case', () => {
    expect(read('from=cgk,SUB&from=CGK&days=9,,12').query.facets).toEqual({
      from: ['CGK', 'SUB'],
      days: ['9', '12'],
    });
  });
  it('takes empty values as not chosen: forms send them', () => {
    expect(read('q=&month=&price_min=&sort=&page=')).toEqual({
      query: {
        category: undefined,
        search: undefined,
        facets: {},
        priceMin: undefined,
        priceMax: undefined,
        departsFrom: undefined,
        departsTo: undefined,
        people: undefined,
        sort: 'earliest',
        page: 1,
        limit: 24,
      },
      faults: [],
    });
  });
  it('sorts by best match when there is a search text, unless another order is chosen', () => {
    expect(read('q=umroh').query.sort).toBe('best_match');
    expect(read('q=umroh&sort=cheapest').query.sort).toBe('cheapest');
  });
  it('drops impossible values, keeps the rest, and names the dropped ones', () => {
    const { query, faults } = read('month=2027-04,2027-13&stars=9&price_max=abc&people=2&price_min=5');
    expect(query).toMatchObject({
      facets: { month: ['2027-04'] },
      priceMin: 5,
      priceMax: undefined,
      people: 2,
    });
    expect(query.facets).not.toHaveProperty('stars');
    expect(faults.map((fault) => fault.field).sort()).toEqual(['month', 'price_max', 'stars']);
  });
  it('refuses ranges that run backwards', () => {
    expect(read('price_min=9&price_max=8').faults).toEqual([
      { field: 'price_max', message: 'error_range_reversed' },
    ]);
    expect(read('departs_from=2027-05-02&departs_to=2027-05-01').faults).toEqual([
      { field: 'departs_to', message: 'error_range_reversed' },
    ]);
    expect(read('price_min=9&price_max=9&departs_from=2027-05-01&departs_to=2027-05-01').faults).toEqual([]);
  });
  it('accepts the dates of this century only', () => {
    expect(read('departs_from=2000-01-01&departs_to=2099-12-31').faults).toEqual([]);
    expect(read('departs_from=0202-07-01&departs_to=2100-01-01').faults.map(({ field }) => field)).toEqual([
      'departs_from',
      'departs_to',
    ]);
  });
  it('accepts only the kinds and payments of the page', () => {
    const fault = (address: string) =>
      parseDepartureQuery(new URLSearchParams(address), {
        limit: 10,
        kinds: ['umrah_regular'],
        financing: false,
      }).faults;
    expect(fault('kind=umrah_regular&pay=savings')).toEqual([]);
    expect(fault('kind=hajj_plus&pay=financing').map(({ field }) => field)).toEqual(['kind', 'pay']);
  });
  it('accepts any input without throwing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...queryNames, ...facetNames),
        fc.string({ unit: 'binary' }),
        (name, value) => {
          const { query, faults } = parseDepartureQuery(new URLSearchParams([[name, value]]), rules);
          expect(JSON.stringify(query)).not.toContain('\\u0000');
          expect(faults.every((fault) => fault.field === name)).toBe(true);
        },
      ),
      inputs(),
    );
  });
});

describe('writing a URL', () => {
  it('has one form: fixed order, sorted values, defaults left out', () => {
    expect(write(read('page=1&sort=earliest&from=SUB,CGK&q=umroh&limit=24&month=2027-04').query)).toBe(
      'q=umroh&month=2027-04&from=CGK%2CSUB&sort=earliest',
    );
  });
  it('reads back as the same query', () => {
    const queries = fc.record({
      search: fc.option(fc.constantFrom('umroh ramadhan', 'turki & mesir', 'café 🕋'), { nil: undefined }),
      month: fc.uniqueArray(fc.constantFrom('2027-01', '2027-02', '2028-12')),
      from: fc.uniqueArray(fc.constantFrom('CGK', 'SUB')),
      priceMin: fc.option(fc.nat(1_000_000), { nil: undefined }),
      people: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      sort: fc.constantFrom(...listSorts),
      page: fc.integer({ min: 1, max: 1_000 }),
      limit: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(queries, ({ month, from, ...rest }) => {
        const facets = {
          ...(month.length > 0 && { month: month.sort() }),
          ...(from.length > 0 && { from: from.sort() }),
        };
        const query: DepartureQuery = {
          category: undefined,
          priceMax: undefined,
          departsFrom: undefined,
          departsTo: undefined,
          facets,
          ...rest,
        };
        expect(read(write(query))).toEqual({ query, faults: [] });
      }),
      inputs(),
    );
  });
});
