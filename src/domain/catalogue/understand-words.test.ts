// What free words are understood as (docs/product/catalogue.md).
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inputs } from '#test/rounds';
import { parseDepartureQuery } from '#shared/departure-query';
import { searchVocabulary } from './search-vocabulary.ts';
import { understandWords } from './understand-words.ts';

const named = (names: Record<string, string>) =>
  new Map(Object.entries(names).map(([value, name]) => [value, { id: name }]));
const vocabulary = searchVocabulary({
  from: named({
    CGK: 'Jakarta',
    HLP: 'Jakarta',
    SUB: 'Surabaya',
    BTJ: 'Banda Aceh',
    YIA: 'Yogyakarta',
    JED: 'Jeddah',
  }),
  to: named({
    makkah: 'Makkah',
    istanbul: 'Istanbul',
    bursa: 'Bursa',
    surabaya: 'Surabaya',
    jeddah: 'Jeddah',
    'abu-dhabi': 'Abu Dhabi',
  }),
  airline: named({ GA: 'Garuda Indonesia', SV: 'Saudia', QR: 'Qatar Airways' }),
  partner: named({}),
  countries: new Map([
    ...['CGK', 'HLP', 'SUB', 'BTJ', 'YIA'].map((iata) => [`from:${iata}`, 'ID'] as const),
    ['to:istanbul', 'TR'],
    ['to:bursa', 'TR'],
    ['from:JED', 'SA'],
  ]),
});
const context = {
  vocabulary,
  isKnown: (word: string) => 'nurani safar marina hilton'.split(' ').some((known) => known.startsWith(word)),
  today: '2026-11-22',
};
const understand = (text: string, category?: 'tourism') => {
  const { corrections, ...found } = understandWords(text, { ...context, category });
  return {
    ...found,
    ...(corrections.length > 0 && { meant: corrections.map(({ typed, meant }) => `${typed}: ${meant}`) }),
  };
};

it.each([
  ['istambul', { facets: { to: ['istanbul'] }, rest: '', meant: ['istambul: istanbul'] }],
  ['jakrata', { facets: { from: ['CGK', 'HLP'] }, rest: '', meant: ['jakrata: jakarta'] }],
  ['umroh desember', { facets: { month: ['2026-12'] }, rest: 'umroh' }],
  [
    'umorh desembr',
    { facets: { month: ['2026-12'] }, rest: 'umroh', meant: ['umorh: umroh', 'desembr: desember'] },
  ],
  ['Januari', { facets: { month: ['2027-01'] }, rest: '' }],
  ['umrah march 2028', { facets: { month: ['2028-03'] }, rest: 'umrah' }],
  ['desember januari 2027', { facets: { month: ['2026-12', '2027-01'] }, rest: '' }],
  ['20 desember 2026', { facets: { month: ['2026-12'] }, departsFrom: '2026-12-20', rest: '' }],
  ['31 februari', { facets: { month: ['2027-02'] }, rest: '' }],
  ['haji 2027', { facets: {}, departsFrom: '2027-01-01', departsTo: '2027-12-31', rest: 'haji' }],
  ['5 bintang', { facets: { stars: ['5'] }, rest: '' }],
  ['hotel bintang lima', { facets: { stars: ['5'] }, rest: '' }],
  ['minimal 4 bintang', { facets: { stars: ['4', '5'] }, rest: '' }],
  ['umrah 5bintang', { facets: { stars: ['5'] }, rest: 'umrah' }],
  ['murah', { facets: {}, sort: 'cheapest', rest: '' }],
  ['umrah dari surabaya', { facets: { from: ['SUB'] }, rest: 'umrah' }],
  ['umrah sby', { facets: { from: ['SUB'] }, rest: 'umrah' }],
  ['wisata surabaya', { facets: { to: ['surabaya'] }, rest: 'wisata' }],
  ['wisata dari surabaya ke turki', { facets: { from: ['SUB'], to: ['istanbul', 'bursa'] }, rest: 'wisata' }],
  [
    'paket umroh plus turki 12 hari',
    { facets: { days: ['12'], kind: ['tour_umrah_plus'], to: ['istanbul', 'bursa'] }, rest: '' },
  ],
  ['naik garuda indonesia', { facets: { airline: ['GA'] }, rest: '' }],
  ['qatar', { facets: { airline: ['QR'] }, rest: '' }],
  ['abu dabi', { facets: { to: ['abu-dhabi'] }, rest: '', meant: ['abu dabi: abu dhabi'] }],
  ['bandaaceh', { facets: { from: ['BTJ'] }, rest: '', meant: ['bandaaceh: banda aceh'] }],
  ['umrah di bawah 30 juta', { facets: {}, priceMax: 30_000_000, rest: 'umrah' }],
  ['25-30 jt', { facets: {}, priceMin: 25_000_000, priceMax: 30_000_000, rest: '' }],
  ['rp 27.500.000', { facets: {}, priceMax: 27_500_000, rest: '' }],
  ['umrah 4 orang', { facets: {}, people: 4, rest: 'umrah' }],
  ['cicilan', { facets: { pay: ['financing'] }, rest: '' }],
  ['nurani safar', { facets: {}, rest: 'nurani safar' }],
  ['marina', { facets: {}, rest: 'marina' }],
  ['9', { facets: {}, rest: '9' }],
  ['xyzzy', { facets: {}, rest: 'xyzzy' }],
])('%s', (text, found) => {
  expect(understand(text)).toEqual(found);
});

it('takes a city that is both for where a tour goes', () => {
  expect(understand('surabaya', 'tourism').facets).toEqual({ to: ['surabaya'] });
  expect(understand('surabaya').facets).toEqual({ from: ['SUB'] });
});

const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...vocabulary.keys()),
        fc.constantFrom('5', '9', '2027', '30', '1.000.000', 'istambul', 'xyz'),
      ),
      { maxLength: 12 },
    )
    .map((some) => some.join(' ')),
);

it('answers filters an address may carry, for any words', () => {
  fc.assert(
    fc.property(words, (text) => {
      const { facets, priceMin, priceMax, departsFrom, departsTo, people, sort } = understandWords(
        text,
        context,
      );
      const asked = {
        price_min: priceMin,
        price_max: priceMax,
        departs_from: departsFrom,
        departs_to: departsTo,
        people,
        sort,
        ...facets,
      };
      const address = new URLSearchParams(
        Object.entries(asked).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, String(value)]],
        ),
      );
      expect(parseDepartureQuery(address, { limit: 24 }).faults).toEqual([]);
    }),
    inputs(),
  );
});

it('finds nothing more in the words it leaves', () => {
  fc.assert(
    fc.property(words, (text) => {
      const { rest } = understandWords(text, context);
      expect(understandWords(rest, context)).toEqual({ facets: {}, rest, corrections: [] });
    }),
    inputs(),
  );
});
