// Finds places as people type them, the right one first.
import { expect, it } from 'vitest';
import { findPrayerPlace, findPrayerPlaces, nearestPrayerPlace, prayerPlaces } from './prayer-times.ts';

it.each([
  ['bandung', 'kota-bandung'],
  ['BNDUNG', 'kota-bandung'],
  ['kab bandung', 'kab-bandung'],
  ['kabupaten bandung barat', 'kab-bandung-barat'],
  ['jogja', 'kota-yogyakarta'],
  ['surabya', 'kota-surabaya'],
  ['mekah', 'makkah'],
  ['medina', 'madinah'],
  ['jedah', 'jeddah'],
  ['jakrta', 'kota-jakarta'],
  ['Jakarta Selatan', 'kota-jakarta'],
  ['tangerang selatan', 'kota-tangerang-selatan'],
  ['toli toli', 'kab-toli-toli'],
  ['kepulauan seribu', 'kab-kepulauan-seribu'],
])('%s is %s', (typed, slug) => {
  expect(findPrayerPlaces(typed)[0]?.slug).toBe(slug);
});

it('finds every place by its own name', () => {
  const lost = prayerPlaces.filter((place) => findPrayerPlaces(place.name.id)[0] !== place);
  expect(lost.map(({ slug }) => slug)).toEqual([]);
});

it.each(['', '   ', 'kota', '!!!', 'xyzzy', '🕋'])('finds nothing for %j', (typed) => {
  expect(findPrayerPlaces(typed)).toEqual([]);
});

it('lists the places of a province', () => {
  expect(new Set(findPrayerPlaces('gorontalo').map(({ provinceSlug }) => provinceSlug))).toEqual(
    new Set(['gorontalo']),
  );
});

it('finds the nearest place', () => {
  const { place, distanceKm } = nearestPrayerPlace({ latitude: -6.9, longitude: 107.6 });
  expect(place.slug).toBe('kota-bandung');
  expect(distanceKm).toBeLessThan(5);
});

it('finds a place by its slug, and by its province only if that is its own', () => {
  expect(findPrayerPlace('kota-bandung', 'jawa-barat')?.name).toEqual({ id: 'Kota Bandung', en: 'Bandung' });
  expect(findPrayerPlace('kota-bandung', 'bali')).toBeNull();
  expect(findPrayerPlace('atlantis')).toBeNull();
  expect(new Set(prayerPlaces.map(({ slug }) => slug)).size).toBe(511);
});
