// The five miqats of place and their positions relative to Makkah, computed on the globe (spec §2 /panduan/miqat).
// Coordinates to a hundredth of a degree, about a kilometre, of the mosque or the village that marks the place today.

interface Place {
  latitude: number;
  longitude: number;
}

export interface MiqatPlace extends Place {
  id: 'dhul-hulaifah' | 'juhfah' | 'qarnul-manazil' | 'yalamlam' | 'dzatu-irq';
}

/** The Kaaba. */
export const makkah: Place = { latitude: 21.42, longitude: 39.83 };

export const miqats: readonly MiqatPlace[] = [
  { id: 'dhul-hulaifah', latitude: 24.41, longitude: 39.54 },
  { id: 'juhfah', latitude: 22.7, longitude: 39.15 },
  { id: 'qarnul-manazil', latitude: 21.63, longitude: 40.43 },
  { id: 'yalamlam', latitude: 20.52, longitude: 39.87 },
  { id: 'dzatu-irq', latitude: 21.93, longitude: 40.43 },
];

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the great circle, in kilometres. */
export function distanceKm(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half));
}

/** Initial bearing, in degrees clockwise from north, 0 to 360. */
export function bearing(from: Place, to: Place): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const across = radians(to.longitude - from.longitude);
  const degrees =
    (Math.atan2(
      Math.sin(across) * Math.cos(b),
      Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(across),
    ) *
      180) /
    Math.PI;
  return (degrees + 360) % 360;
}
