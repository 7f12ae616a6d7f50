// The direction and distance of the Kaaba (docs/product/prayer-times.md): along great circles. Pure.
import { Coordinates, Qibla } from 'adhan';
import type { Spot } from './sun.ts';

export const kaaba: Spot = { latitude: 21.4225241, longitude: 39.8261818 };
const earthRadiusKm = 6_371;

/** Degrees from true north, clockwise. */
export function qiblaBearing({ latitude, longitude }: Spot): number {
  return Qibla(new Coordinates(latitude, longitude));
}

/** On a round earth: right to half a percent. */
export function distanceKm(from: Spot, to: Spot): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
