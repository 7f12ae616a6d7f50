import { expect, test } from 'vitest';
import { cdnHeaders } from './cdn-headers.server.ts';

const now = new Date('2027-03-15T01:00:00Z');
const pageFor = (seconds: number) => ({
  until: now.getTime() + seconds * 1_000,
  reading: { tables: ['promos', 'departures'], moment: 1 },
});

test('a page is stored for the seconds allowed, and shown as long again while it is fetched anew', () => {
  expect(cdnHeaders(pageFor(60), 20, now)).toEqual({
    'cdn-cache-control': 'max-age=20, stale-while-revalidate=20',
    'surrogate-key': 'departures promos',
  });
});

test.each([
  [25, 'max-age=20, stale-while-revalidate=5'],
  [20, 'max-age=20, stale-while-revalidate=0'],
  [7.9, 'max-age=7, stale-while-revalidate=0'],
])('of a page that changes by itself in %d s nothing is shown after that', (seconds, value) => {
  expect(cdnHeaders(pageFor(seconds), 20, now)['cdn-cache-control']).toBe(value);
});

test.each([
  ['there is no CDN', 60, 0],
  ['the page changes within the second', 0.9, 20],
  ['the page has just changed', -1, 20],
])('nothing is stored where %s', (_why, left, seconds) => {
  expect(cdnHeaders(pageFor(left), seconds, now)).toEqual({});
});
