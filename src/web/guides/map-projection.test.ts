import { expect, test } from 'vitest';
import { distanceKm, makkah, miqats } from '#domain/guides';
import { coast, mapSize, pointOf, pointsPer100Km } from './map-projection.ts';

test('distances on the map are those on the globe, to three per cent', () => {
  const centre = pointOf(makkah);
  for (const place of miqats) {
    const { x, y } = pointOf(place);
    const drawn = (Math.hypot(x - centre.x, y - centre.y) / pointsPer100Km) * 100;
    expect(drawn / distanceKm(makkah, place)).toBeCloseTo(1, 1.2);
  }
});

test('all five lie on the sheet, on the land side of the coast', () => {
  for (const place of miqats) {
    const { x, y } = pointOf(place);
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
    const shore = coast.findLast((point) => point.y <= y)!;
    expect(x).toBeGreaterThan(shore.x);
  }
});
