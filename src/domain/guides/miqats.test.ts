import { expect, test } from 'vitest';
import { bearing, distanceKm, makkah, miqats } from './miqats.ts';

const tens = (value: number) => Math.round(value / 10) * 10;

test('places the miqats as maps of the Hijaz do: kilometres from Makkah as the crow flies, and degrees', () => {
  expect(
    Object.fromEntries(
      miqats.map((place) => [place.id, [tens(distanceKm(makkah, place)), tens(bearing(makkah, place))]]),
    ),
  ).toEqual({
    'dhul-hulaifah': [330, 350],
    juhfah: [160, 330],
    'qarnul-manazil': [70, 70],
    yalamlam: [100, 180],
    'dzatu-irq': [80, 50],
  });
});

test('measures due east and due south as 90 and 180 degrees, and a degree of the equator as 111 km', () => {
  const origin = { latitude: 0, longitude: 0 };
  expect(bearing(origin, { latitude: 0, longitude: 1 })).toBeCloseTo(90);
  expect(bearing({ latitude: 1, longitude: 0 }, origin)).toBeCloseTo(180);
  expect(distanceKm(origin, { latitude: 0, longitude: 1 })).toBeCloseTo(111.19, 1);
});
