// A guest's searches and views: only their own, newest first, never more than fifty rows, deleted after ninety days.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeatureFlags } from '#domain/brands';
import { catalogueScope } from '#domain/catalogue';
import { dayMs } from '#shared/durations';
import { createDeparture, createPlaces, createProgramme, NOW } from '#test/factories/programmes';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { lastSearches, purgeGuests, recentlySeen, recordSearch, recordView } from './guests.ts';

let database: TestDatabase;
let second = 0;
// Each call happens a second after the one before.
const deps = () => ({ db: database.db, now: () => new Date(NOW.getTime() + (second += 1) * 1_000) });
const scope = () =>
  catalogueScope({ now: () => NOW }, { flags: { is_hajj: 1, is_financing: 1 } as unknown as FeatureFlags });

beforeAll(async () => {
  database = await createTestDatabase();
  await createPlaces(database.db);
  const programme = await createProgramme(database.db);
  for (let n = 0; n < 52; n += 1)
    await createDeparture(database.db, { slug: `k-${n}`, programme_id: programme.id });
});
afterAll(() => database.drop());

describe('searches of a guest', () => {
  it('come back newest first, each text once, five at most, to nobody else', async () => {
    const guest = randomUUID();
    for (const words of [
      'turki',
      'umroh ramadhan',
      '  Umroh   RAMADHAN ',
      'lombok',
      'turki',
      'mesir',
      'haji',
      'aqsa',
    ]) {
      await recordSearch(deps(), guest, words);
    }
    expect(await lastSearches(deps(), guest)).toEqual(['aqsa', 'haji', 'mesir', 'turki', 'lombok']);
    expect(await lastSearches(deps(), randomUUID())).toEqual([]);
    expect(await lastSearches(deps(), null)).toEqual([]);
  });
  it('are not stored when empty, too long or unwritable', async () => {
    const guest = randomUUID();
    for (const words of ['', '   ', 'x'.repeat(101), 'a\u0000b']) await recordSearch(deps(), guest, words);
    expect(await lastSearches(deps(), guest)).toEqual([]);
  });
});

describe('views of a guest', () => {
  it('store the last fifty and come back newest first without the current page', async () => {
    const guest = randomUUID();
    for (let n = 0; n < 52; n += 1) expect(await recordView(deps(), scope(), guest, `k-${n}`)).toBe(true);
    expect((await recentlySeen(deps(), scope(), guest, 3, 'k-51')).map((card) => card.slug)).toEqual([
      'k-50',
      'k-49',
      'k-48',
    ]);
    const { count } = await database.db
      .selectFrom('guest_views')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('guest_id', '=', guest)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(50);
  });
  it('are refused for an unknown departure', async () => {
    expect(await recordView(deps(), scope(), randomUUID(), 'tidak-ada')).toBe(false);
  });
});

it('are deleted after ninety days', async () => {
  const guest = randomUUID();
  await recordSearch(deps(), guest, 'lama');
  await recordView(deps(), scope(), guest, 'k-1');
  const later = (days: number) => ({ db: database.db, now: () => new Date(NOW.getTime() + days * dayMs) });
  await purgeGuests(later(89));
  expect(await lastSearches(deps(), guest)).toEqual(['lama']);
  expect(await purgeGuests(later(91))).toBeGreaterThan(0);
  expect(await lastSearches(deps(), guest)).toEqual([]);
  expect(await recentlySeen(deps(), scope(), guest, 5)).toEqual([]);
});
