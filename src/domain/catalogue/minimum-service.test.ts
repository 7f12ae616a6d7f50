// The rules for publishing (docs/product/catalogue.md, minimum service).
import { describe, expect, test } from 'vitest';
import { checkMinimumService, minimumOn, type ServiceMinimum, type ServiceOffer } from './minimum-service.ts';

const minimum: ServiceMinimum = {
  effectiveFrom: '2024-01-01',
  maxPerRoom: 4,
  maxMetresMakkah: 1000,
  maxMetresMadinah: 700,
  minHotelStars: 3,
  referencePriceUmrah: 23_000_000,
  referencePriceHajj: 120_000_000,
};
const makkahHotel = { destinationSlug: 'makkah', stars: 4, metresToMosque: 1000, hasShuttle: false };
const madinahHotel = { destinationSlug: 'madinah', stars: 3, metresToMosque: 700, hasShuttle: false };

const faultsOf = (change: Partial<ServiceOffer> = {}, minimums = [minimum]) =>
  checkMinimumService(
    {
      kind: 'umrah_regular',
      publishedOn: '2026-11-21',
      maxPerRoom: 4,
      hotels: [madinahHotel, makkahHotel],
      roomPrices: [23_000_000, 27_000_000],
      belowReferenceReason: null,
      ...change,
    },
    minimums,
  );

describe('minimum service', () => {
  test('an offer exactly on every limit complies', () => {
    expect(faultsOf()).toEqual([]);
  });

  test('five to a room is refused, naming the limit', () => {
    expect(faultsOf({ maxPerRoom: 5 })).toEqual([
      { code: 'too_many_per_room', field: 'max_per_room', limit: 4 },
    ]);
  });

  test('one metre too far is refused in each holy city, unless a shuttle runs', () => {
    const far = [
      { ...madinahHotel, metresToMosque: 701 },
      { ...makkahHotel, metresToMosque: 1001 },
    ];
    expect(faultsOf({ hotels: far })).toEqual([
      { code: 'hotel_too_far', field: 'hotels.0.metres_to_mosque', limit: 700 },
      { code: 'hotel_too_far', field: 'hotels.1.metres_to_mosque', limit: 1000 },
    ]);
    expect(faultsOf({ hotels: far.map((hotel) => ({ ...hotel, hasShuttle: true })) })).toEqual([]);
  });

  test('a distance left empty does not pass in Makkah and does not matter in Istanbul', () => {
    expect(faultsOf({ hotels: [{ ...makkahHotel, metresToMosque: null }] })).toEqual([
      { code: 'hotel_distance_missing', field: 'hotels.0.metres_to_mosque' },
    ]);
    expect(
      faultsOf({ hotels: [{ ...makkahHotel, destinationSlug: 'istanbul', metresToMosque: null }] }),
    ).toEqual([]);
  });

  test('a two-star hotel is refused anywhere', () => {
    expect(
      faultsOf({ kind: 'tour_domestic', hotels: [{ ...makkahHotel, destinationSlug: 'lombok', stars: 2 }] }),
    ).toEqual([{ code: 'hotel_stars_too_low', field: 'hotels.0.stars', limit: 3 }]);
  });

  test('a price under the reference needs a written reason, blanks are none', () => {
    const fault = { code: 'price_below_reference', field: 'below_reference_reason', limit: 23_000_000 };
    expect(faultsOf({ roomPrices: [22_999_999] })).toEqual([fault]);
    expect(faultsOf({ roomPrices: [22_999_999], belowReferenceReason: '  ' })).toEqual([fault]);
    expect(
      faultsOf({ roomPrices: [22_999_999], belowReferenceReason: 'Kursi rombongan yang dibatalkan.' }),
    ).toEqual([]);
  });

  test('hajj has its own reference price, umrah-plus the one of umrah, tours none', () => {
    expect(faultsOf({ kind: 'hajj_plus', roomPrices: [119_000_000] })[0]?.limit).toBe(120_000_000);
    expect(faultsOf({ kind: 'tour_umrah_plus', roomPrices: [22_000_000] })[0]?.limit).toBe(23_000_000);
    expect(faultsOf({ kind: 'tour_international', roomPrices: [9_000_000] })).toEqual([]);
  });

  test('an offer without a room price cannot be published', () => {
    expect(faultsOf({ roomPrices: [] })).toEqual([{ code: 'room_price_missing', field: 'room_prices' }]);
  });

  test('the numbers of the day of publishing count, whatever the order of the rows', () => {
    const stricter = { ...minimum, effectiveFrom: '2027-01-01', maxPerRoom: 3 };
    expect(minimumOn('2026-12-31', [stricter, minimum])).toBe(minimum);
    expect(minimumOn('2027-01-01', [stricter, minimum])).toBe(stricter);
    expect(faultsOf({ publishedOn: '2027-01-01' }, [stricter, minimum])[0]?.code).toBe('too_many_per_room');
    expect(faultsOf({ publishedOn: '2023-12-31' })).toEqual([
      { code: 'no_minimum_in_force', field: 'published_on' },
    ]);
  });
});
