import { beforeEach, expect, test } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.server.ts';

let now = new Date('2027-03-15T01:00:00Z');
let isTrue = true;
let cache: PageCache;
beforeEach(() => {
  now = new Date('2027-03-15T01:00:00Z');
  isTrue = true;
  cache = createPageCache({
    maxBytes: 4_000,
    now: () => now,
    reads: {
      isTrue: () => isTrue,
      record: async () => Promise.reject(),
      value: async () => Promise.reject(),
      held: async () => Promise.reject(),
    },
  });
});
const until = new Date('2027-03-15T01:01:00Z');
const store = (key: string, length = 100) =>
  cache.store(key, {
    page: Buffer.alloc(length, key),
    headers: {},
    reading: { tables: [], moment: 1 },
    until,
  });

test('a page is found as long as what it was read from stands', () => {
  store('/a');
  expect(cache.find('/a')).not.toBeNull();
  isTrue = false;
  expect(cache.find('/a')).toBeNull();
  isTrue = true;
  expect(cache.find('/a')).toBeNull();
  expect(cache.bytes).toBe(0);
});

test('the moment at which it changes by itself ends it', () => {
  store('/a');
  now = new Date(until.getTime() - 1);
  expect(cache.find('/a')).not.toBeNull();
  now = until;
  expect(cache.find('/a')).toBeNull();
});

test('the least recently used leave first, and no more bytes stay than allowed', () => {
  store('/a', 1_000);
  store('/b', 1_000);
  store('/c', 1_000);
  cache.find('/a');
  store('/d', 1_000);
  expect(cache.find('/b')).toBeNull();
  for (const key of ['/a', '/c', '/d']) expect(cache.find(key)).not.toBeNull();
  expect(cache.bytes).toBe(3_000);
});

test('queries push out only queries', () => {
  store('/a', 1_000);
  for (let page = 0; page < 100; page += 1) store(`/a?page=${page}`, 300);
  expect(cache.find('/a')).not.toBeNull();
  expect(cache.find('/a?page=99')).not.toBeNull();
  expect(cache.find('/a?page=1')).toBeNull();
  expect(cache.bytes).toBeLessThanOrEqual(4_000);
});

test('its compressed bytes count too, and are made once', async () => {
  const page = store('/a', 2_000);
  const made = await page.body('br');
  expect(page.body('br')).toBe(made);
  expect(cache.bytes).toBe(2_000 + made.length);
});

test('one makes a page, the others wait until it is made or has failed', async () => {
  const end = cache.begin('/a');
  expect(cache.begin('/a')).toBeNull();
  let hasWaited = false;
  const waiting = cache.underWay('/a').then(() => (hasWaited = true));
  expect(hasWaited).toBe(false);
  end!();
  await waiting;
  const again = cache.begin('/a');
  store('/a');
  await cache.underWay('/a');
  again!();
  expect(cache.begin('/a')).not.toBeNull();
});
