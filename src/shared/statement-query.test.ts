// A statement's period in its URL: invalid values are dropped, a range that is too long is cut.
import { expect, it } from 'vitest';
import { readStatementQuery, writeStatementQuery } from './statement-query.ts';

const today = '2027-03-15';

it.each([
  ['', { from: '2027-03-01', to: today, page: 1 }],
  ['from=2027-01-10&to=2027-02-20&page=3', { from: '2027-01-10', to: '2027-02-20', page: 3 }],
  ['to=2027-02-20', { from: '2027-02-01', to: '2027-02-20', page: 1 }],
  ['from=2027-01-10', { from: '2027-01-10', to: today, page: 1 }],
  ['from=2027-04-01', { from: '2027-04-01', to: '2027-04-01', page: 1 }],
  ['from=2027-02-20&to=2027-01-10', { from: '2027-01-01', to: '2027-01-10', page: 1 }],
  ['from=2020-01-01&to=2027-01-10', { from: '2020-01-01', to: '2020-12-31', page: 1 }],
  ['from=kemarin&to=2027-13-40&page=-2', { from: '2027-03-01', to: today, page: 1 }],
])('reads %j', (search, query) => {
  expect(readStatementQuery(new URLSearchParams(search), today)).toEqual(query);
});

it('reads what it writes', () => {
  for (const page of [1, 4]) {
    const query = { from: '2027-01-10', to: '2027-02-20', page };
    expect(readStatementQuery(new URLSearchParams(writeStatementQuery(query)), today)).toEqual(query);
  }
});
