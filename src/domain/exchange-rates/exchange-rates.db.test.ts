// The dollar rate is always there, with its date, and says when it is old.
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DollarRateSource } from '#platform/exchange-rate/exchange-rate';
import { rupiah } from '#shared/money';
import { createTestDatabase, type TestDatabase } from '#test/harness';
import { getDollarRate, storeDollarRate } from './exchange-rates.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const depsOn = (day: string) => ({
  db: database.db,
  now: () => new Date(`${day}T10:00:00Z`),
  fallbackDollarRate: { rupiah: rupiah(16_500), asOf: '2026-01-02', source: 'configured' as const },
});
const says = (amount: number, asOf: string): DollarRateSource => ({
  latest: async () => ({ rupiah: rupiah(amount), asOf, source: 'jisdor' }),
});

it('is the configured one, and old, until one was fetched', async () => {
  expect(await getDollarRate(depsOn('2027-03-15'))).toEqual({
    rupiah: 16_500,
    asOf: '2026-01-02',
    source: 'configured',
    isStale: true,
  });
});
it('is the newest one that was fetched, old only after more days than holidays take', async () => {
  await storeDollarRate(depsOn('2027-03-11'), says(16_400, '2027-03-11'));
  await storeDollarRate(depsOn('2027-03-12'), says(16_543, '2027-03-12'));
  expect(await getDollarRate(depsOn('2027-03-15'))).toEqual({
    rupiah: 16_543,
    asOf: '2027-03-12',
    source: 'jisdor',
    isStale: false,
  });
  expect(await getDollarRate(depsOn('2027-03-22'))).toMatchObject({ isStale: false });
  expect(await getDollarRate(depsOn('2027-03-23'))).toMatchObject({ rupiah: 16_543, isStale: true });
});
it('fetched again is kept once, and a correction is taken', async () => {
  await storeDollarRate(depsOn('2027-03-12'), says(16_500, '2027-03-12'));
  await storeDollarRate(depsOn('2027-03-12'), says(16_543, '2027-03-12'));
  expect(await database.db.selectFrom('exchange_rates').select(['as_of', 'rupiah']).execute()).toEqual([
    { as_of: '2027-03-12', rupiah: 16_543 },
  ]);
});
it('stays what it was when nobody answers', async () => {
  await storeDollarRate(depsOn('2027-03-12'), says(16_543, '2027-03-12'));
  await expect(
    storeDollarRate(depsOn('2027-03-15'), { latest: () => Promise.reject(new Error('away')) }),
  ).rejects.toThrow('away');
  expect(await getDollarRate(depsOn('2027-03-15'))).toMatchObject({ rupiah: 16_543, isStale: false });
});
