// Reads the filters of the partner's list of departures from its URL.
import { expect, it } from 'vitest';
import {
  askedDepartures,
  consoleDepartureSorts,
  isDepartureAskedFor,
  readConsoleDepartureQuery,
} from './console-departure-query.ts';

const departure = {
  title: { id: 'Umrah Hemat', en: 'Budget Umrah' },
  departsOn: '2027-10-01',
  isCancelled: false,
  quota: 10,
  soldElsewhere: 2,
  held: 1,
  sold: 3,
};
const isAsked = (query: string, change: object = {}) =>
  isDepartureAskedFor({ ...departure, ...change }, readConsoleDepartureQuery(new URLSearchParams(query)));

it.each([
  ['', true],
  ['q=hemat', true],
  ['q=budget', true],
  ['q=plus', false],
  ['month=2027-10', true],
  ['month=2027-11', false],
  ['month=2027-13', true],
  ['state=on_sale', true],
  ['state=full', false],
  ['state=cancelled', false],
  ['state=lain', true],
  ['q=hemat&month=2027-10&state=on_sale', true],
])('"%s" finds it: %s', (query, expected) => {
  expect(isAsked(query)).toBe(expected);
});

it('accepts the filters full and cancelled', () => {
  expect([
    isAsked('state=full', { sold: 7 }),
    isAsked('state=on_sale', { sold: 7 }),
    isAsked('state=cancelled', { isCancelled: true }),
    isAsked('state=full', { isCancelled: true, sold: 7 }),
  ]).toEqual([true, false, true, false]);
});

it('sorts by each column, both ways; what is equal stays the nearest first', () => {
  const some = { ...departure, orders: 4 };
  const other = {
    ...some,
    title: { id: 'Haji Plus' },
    departsOn: '2027-11-01',
    ...{ quota: 30, soldElsewhere: 5, held: 4, sold: 9, orders: 7 },
  };
  const query = (order: string) => readConsoleDepartureQuery(new URLSearchParams({ sort: order }));
  for (const by of consoleDepartureSorts) {
    const upwards = by === 'journey' ? [other, some] : [some, other];
    expect([by, askedDepartures([some, other], query(by), 'id')]).toEqual([by, upwards]);
    expect([by, askedDepartures([some, other], query(`-${by}`), 'id')]).toEqual([by, upwards.toReversed()]);
  }
  const equal = [some, { ...some, departsOn: '2027-12-01' }];
  for (const order of ['quota', '-quota', 'name'])
    expect(askedDepartures(equal, query(order), 'id')).toEqual(equal);
  expect(askedDepartures([some, other], { ...query('-quota'), search: 'haji' }, 'id')).toEqual([other]);
});
