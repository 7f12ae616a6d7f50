// The price calendar of a list (docs/product/catalogue.md).
import { beforeAll, expect, it } from 'vitest';
import { createDeparture, createPlaces, createProgramme } from '#test/factories/programmes';
import { useTestContext } from '#test/test-context';
import { catalogueScope, cheapestMonths } from './catalogue.ts';

const { deps, database, brand } = useTestContext();
const query = { facets: {}, sort: 'earliest', page: 1, limit: 12 } as const;

beforeAll(async () => {
  const { db } = database;
  await createPlaces(db);
  const programme = await createProgramme(db, { mandatoryExtra: 1_000_000 });
  const on = (departs_on: string, price: number, options = {}) =>
    createDeparture(db, { programme_id: programme.id, departs_on, price, ...options });
  await on('2027-05-04', 31_000_000);
  await on('2027-05-20', 29_000_000);
  await on('2027-05-22', 19_000_000, { quota: 1, sold: 1 });
  await on('2027-07-01', 33_000_000);
});

it('names for each month what the cheapest that one can still join costs, all in', async () => {
  expect(await cheapestMonths(deps, catalogueScope(deps, brand), query)).toEqual([
    { month: '2027-05', price: 30_000_000 },
    { month: '2027-07', price: 34_000_000 },
  ]);
});

it('follows the filters, but not the month that is chosen', async () => {
  const scope = catalogueScope(deps, brand);
  expect(
    await cheapestMonths(deps, scope, { ...query, priceMin: 31_000_000, facets: { month: ['2027-07'] } }),
  ).toEqual([
    { month: '2027-05', price: 32_000_000 },
    { month: '2027-07', price: 34_000_000 },
  ]);
  expect(await cheapestMonths(deps, scope, { ...query, search: 'tidakada' })).toEqual([]);
});
