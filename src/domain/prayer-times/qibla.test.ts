// The direction of the Kaaba from places whose bearing is published, and distances on the globe.
import { expect, it } from 'vitest';
import { distanceKm, findPrayerPlace, kaaba, qiblaBearing } from './prayer-times.ts';

it.each([
  ['kota-jakarta', 295.1, 7_900],
  ['kota-banda-aceh', 292.2, 6_350],
  ['kab-merauke', 291.3, 11_000],
  ['madinah', 176.2, 340],
  ['jeddah', 101.2, 69],
])('from %s', (slug, bearing, kilometres) => {
  const place = findPrayerPlace(slug)!;
  expect(Math.abs(qiblaBearing(place) - bearing)).toBeLessThan(1.5);
  expect(Math.abs(distanceKm(place, kaaba) - kilometres)).toBeLessThan(kilometres * 0.05);
});
