// Where a place stands on the map of the miqats: degrees become points, north up, true to shape at this latitude. Pure.

/** North-west corner, and points a degree of latitude takes. */
const corner = { latitude: 24.9, longitude: 37.9 };
const pointsPerDegree = 100;
const shrink = Math.cos((22.5 * Math.PI) / 180);

export const mapSize = { width: 372, height: 500 };

/** Kilometres of a degree of latitude. */
export const pointsPer100Km = (100 / 111.2) * pointsPerDegree;

export function pointOf({ latitude, longitude }: { latitude: number; longitude: number }): {
  x: number;
  y: number;
} {
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round((longitude - corner.longitude) * shrink * pointsPerDegree),
    y: round((corner.latitude - latitude) * pointsPerDegree),
  };
}

/** The coast of the Red Sea from north to south: Yanbu, Mastura, Rabigh, Thuwal, Jeddah, Shu'aiba, al-Lith. Roughly, for orientation. */
export const coast = [
  [24.9, 37.2],
  [24.09, 38.06],
  [23.57, 38.6],
  [23.12, 38.84],
  [22.8, 39.02],
  [22.28, 39.09],
  [21.55, 39.13],
  [21.0, 39.2],
  [20.68, 39.48],
  [20.4, 39.65],
  [20.14, 40.2],
  [19.8, 40.6],
].map(([latitude, longitude]) => pointOf({ latitude: latitude!, longitude: longitude! }));
