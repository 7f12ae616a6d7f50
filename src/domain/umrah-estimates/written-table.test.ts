// What a price table that is written must be (docs/product/umrah-prices.md): each fault is named by the path of its field.
import { describe, expect, it } from 'vitest';
import { nestedFormFaults } from '#shared/form-faults';
import { smallTable } from '#test/factories/umrah-prices';
import { priceTable, writtenPriceTable } from './price-table.ts';

const { fares, hotels, transports, addons } = smallTable;
const faultsOf = (change: object) =>
  nestedFormFaults(writtenPriceTable, { ...smallTable, ...change }).map(({ field, message }) => [
    field,
    message,
  ]);

describe('a price table that is written', () => {
  it('is stored as it is when it is right', () => {
    expect(writtenPriceTable.parse(smallTable)).toEqual(smallTable);
  });

  it.each([
    [
      'a fare twice',
      { fares: [...fares, { ...fares[0]!, low: 1 }] },
      'fares.4.airline',
      'umrah_prices_error_fare_twice',
    ],
    [
      'a flight that stays',
      { fares: [{ ...fares[0]!, holy: 'CGK' }] },
      'fares.0.holy',
      'umrah_prices_error_same_airport',
    ],
    ['a hotel twice', { hotels: [...hotels, hotels[1]!] }, 'hotels.3.id', 'umrah_prices_error_id_twice'],
    [
      'a vehicle twice',
      { transports: [...transports, transports[0]!] },
      'transports.2.id',
      'umrah_prices_error_id_twice',
    ],
    ['a service twice', { addons: [...addons, addons[1]!] }, 'addons.2.id', 'umrah_prices_error_id_twice'],
    ['a city without a hotel', { hotels: hotels.slice(0, 2) }, 'hotels', 'umrah_prices_error_no_madinah'],
    [
      'a fare for nothing',
      { fares: [{ ...fares[0]!, low: 0 }] },
      'fares.0.low',
      'umrah_prices_error_nothing',
    ],
    [
      'an infant dearer than a child',
      { infantFareBasisPoints: 7_501 },
      'infantFareBasisPoints',
      'umrah_prices_error_infant',
    ],
    [
      'a child dearer than an adult',
      { childFareBasisPoints: 10_001 },
      'childFareBasisPoints',
      'error_number_range',
    ],
    [
      'a most below its least',
      { visa: { ...smallTable.visa, high: 1 } },
      'visa.high',
      'umrah_prices_error_range',
    ],
    [
      'a code in small letters',
      { fares: [{ ...fares[0]!, home: 'cgk' }] },
      'fares.0.home',
      'umrah_prices_error_code',
    ],
    ['no fare at all', { fares: [] }, 'fares', 'umrah_prices_error_rows_few'],
    [
      'a name that nobody sees',
      { addons: [{ ...addons[0]!, name: { id: ' ' } }] },
      'addons.0.name.id',
      'error_field_empty',
    ],
    [
      'half a rupiah',
      { insurance: { ...smallTable.insurance, low: 0.5 } },
      'insurance.low',
      'error_number_range',
    ],
  ])('refuses %s', (_what, change, field, message) => {
    expect(faultsOf(change)).toEqual([[field, message]]);
  });

  it('names every fault at once', () => {
    expect(
      faultsOf({ hotels: [hotels[0]!, hotels[0]!], infantFareBasisPoints: 9_000 }).map(([field]) => field),
    ).toEqual(['hotels.1.id', 'hotels', 'infantFareBasisPoints']);
  });

  it('is not asked of what was stored before: its estimates are computed again', () => {
    expect(priceTable.safeParse({ ...smallTable, hotels: hotels.slice(0, 2) }).success).toBe(true);
  });
});
