// Comparison and trial of price tables (docs/product/umrah-prices.md).
import { describe, expect, it } from 'vitest';
import { smallTable } from '#test/factories/umrah-prices';
import { compareTables } from './compare-tables.ts';
import { tryPrices } from './trial.ts';

const { fares, hotels, transports } = smallTable;
const told = (change: object) =>
  compareTables(smallTable, { ...smallTable, ...change }).map(({ part, key, kind, fields }) => [
    `${part} ${key} ${kind}`,
    ...fields.map(({ cell, before, after }) => `${cell} ${before} → ${after}`),
  ]);

describe('what a table changes', () => {
  it('is nothing of a copy, and nothing where rows only moved', () => {
    expect(told({})).toEqual([]);
    expect(told({ hotels: hotels.toReversed() })).toEqual([]);
  });
  it('is every figure that differs, and every row that comes or goes', () => {
    expect(
      told({
        fares: [{ ...fares[0]!, high: 9_000_000 }, ...fares.slice(1)],
        transports: [transports[0]!, { ...transports[1]!, id: 'haramain' }],
        infantFareBasisPoints: 2_000,
        hotels: [{ ...hotels[0]!, name: { id: 'Makkah bintang 3', en: 'Three stars' } }, ...hotels.slice(1)],
      }),
    ).toEqual([
      ['fare CGK-JED-SV-economy changed', 'high 8000000 → 9000000'],
      ['infant_fare infant_fare changed', 'low 1000 → 2000', 'high 1000 → 2000'],
      ['hotel makkah-3 changed', 'name_en null → Three stars'],
      ['transport haramain added'],
      ['transport train removed'],
    ]);
  });
});

describe('three usual umrahs', () => {
  const on = { rupiahPerDollar: 16_000, today: '2027-03-15' };
  it('cost the same by the same prices', () => {
    const trips = tryPrices(smallTable, smallTable, on);
    expect(trips.map(({ kind, people }) => [kind, people])).toEqual([
      ['couple', 2],
      ['family', 4],
      ['group', 10],
    ]);
    for (const { before, after, rises } of trips) expect([before, rises]).toEqual([after, 0]);
  });
  it('rise by what a visa costs more, and the margin on it', () => {
    const visa = { ...smallTable.visa, high: 260 };
    const rises = tryPrices(smallTable, { ...smallTable, visa }, on).map((trip) => trip.rises);
    expect(rises).toEqual([2, 4, 10].map((people) => people * 1_760_000));
  });
  it('are chosen from what both tables sell; where they share nothing there is nothing to compare with', () => {
    const other = { ...smallTable, fares: fares.slice(1).map((fare) => ({ ...fare, airline: 'QR' })) };
    const gone = tryPrices(smallTable, other, on);
    expect(gone).toHaveLength(3);
    for (const { before, rises } of gone) expect([before, rises]).toEqual([null, null]);
    const one = tryPrices(smallTable, { ...smallTable, fares: fares.toReversed() }, on);
    for (const { rises, chosen } of one) expect([rises, chosen.fare]).toEqual([0, 'CGK-JED-GA-economy']);
    expect(tryPrices(null, smallTable, on).map(({ before }) => before)).toEqual([null, null, null]);
  });
});
