// Reads the filters of the partner's list of departures from its URL.
import { expect, it } from 'vitest';
import { readConsoleDepartureQuery } from './console-departure-query.ts';

const first = { page: 1, search: '', month: null, state: null, sort: { by: 'departs', isDown: false } };

it.each([
  ['', {}],
  ['q=hemat', { search: 'hemat' }],
  ['month=2027-10', { month: '2027-10' }],
  ['month=2027-13', {}],
  ['state=full', { state: 'full' }],
  ['state=lain', {}],
  ['sort=-quota&page=2', { sort: { by: 'quota', isDown: true }, page: 2 }],
  ['sort=name', {}],
])('"%s" asks for %j beside what is usual', (query, expected) => {
  expect(readConsoleDepartureQuery(new URLSearchParams(query))).toEqual({ ...first, ...expected });
});
